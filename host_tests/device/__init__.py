"""Scripts that run on every Python: under pytest, in WebAssembly, on the emulated Pico."""

from pathlib import Path

# Each by its name, to be laid beside the firmware.
SOURCES = {
    path.name: path.read_text()
    for path in Path(__file__).parent.glob("*.py")
    if path.name != "__init__.py"
}
