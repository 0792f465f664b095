"""Speed and memory on CPython, on MicroPython in WebAssembly and on an emulated Pico, in one run."""
