"""Scripts on an emulated Pico: a stock MicroPython UF2, with our compiled firmware on its flash.

The UF2 is `TIERCE_UF2`, else the emulator's cache, else its own download where there is a network.
"""

import asyncio
from collections.abc import Mapping

from tools import firmware
from tools.emulator.chip import HERTZ, Chip, NoImage, ScriptError
from tools.emulator.chip import spec as board

__all__ = ("HERTZ", "NoImage", "ScriptError", "board", "run")


def run(script: str, extra: Mapping[str, str] | None = None, timeout: float = 600) -> str:
    """Boot, run a script with the firmware importable, return what it printed.

    `extra` are further files to import from, by name.
    """
    files = firmware.compiled() | {name: text.encode() for name, text in (extra or {}).items()}
    files.pop("main.py", None)
    return asyncio.run(Chip(files).aexec(script, timeout))
