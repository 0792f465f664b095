"""An emulated Pico: a stock MicroPython UF2 in rp2040py, with our compiled firmware on its flash.

The UF2 is `TIERCE_UF2`, else the emulator's cache, else its own download where there is a network.
"""

import asyncio
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from littlefs import LittleFS
from rp2040py.boards import resolve_board_spec
from rp2040py.device import MicroPythonDevice
from rp2040py.utils.firmware_retrieve import MICROPYTHON

from tools import firmware

MICROPYTHON_VERSION = "1.28.0"
HERTZ = 125_000_000


class NoImage(Exception):  # noqa: N818
    """No UF2 can be had here; the message says why."""


class ScriptError(Exception):
    """The script raised; the message is MicroPython's traceback."""


def board():
    """Return the Pico to build, with the UF2 it boots."""
    given = os.environ.get("TIERCE_UF2")
    if given and not Path(given).is_file():
        raise NoImage(f"TIERCE_UF2 names no file: {given}")
    try:
        return resolve_board_spec("pico", MICROPYTHON, given or MICROPYTHON_VERSION)
    except Exception as error:
        raise NoImage(
            "no MicroPython UF2: set TIERCE_UF2 to one, or let this machine reach the network"
        ) from error


def littlefs(files: Mapping[str, bytes], blocks: int, block_size: int) -> bytes:
    """Return a file system image as the Pico's flash holds it."""
    disk = LittleFS(block_size=block_size, block_count=blocks, prog_size=256, read_size=256)
    for name, content in files.items():
        folder = Path(name).parent
        if folder != Path("."):
            disk.makedirs(folder.as_posix(), exist_ok=True)
        with disk.open(name, "wb") as file:
            file.write(content)
    return bytes(disk.context.buffer)


def run(script: str, extra: Mapping[str, str] | None = None, timeout: float = 600) -> str:
    """Boot, run a script with the firmware importable, return what it printed.

    `extra` are further files to import from, by name.
    """
    spec = board()
    assert spec.layout is not None
    files = firmware.compiled() | {name: text.encode() for name, text in (extra or {}).items()}
    image = littlefs(files, spec.layout.fs_blockcount, spec.layout.fs_blocksize)

    async def session(path: Path) -> tuple[bytes, bytes]:
        async with MicroPythonDevice(board=spec, filesystem=path) as device:
            return await device.aexec(script, timeout)

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "littlefs.img"
        path.write_bytes(image)
        printed, raised = asyncio.run(session(path))
    if raised:
        raise ScriptError(raised.decode(errors="replace"))
    return printed.decode().replace("\r\n", "\n")
