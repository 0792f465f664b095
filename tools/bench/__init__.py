"""Speed and memory on CPython, MicroPython in WebAssembly and an emulated Pico, in one run."""
