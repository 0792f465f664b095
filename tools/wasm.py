"""Real MicroPython on the host: the WebAssembly port, through Node. No viper, no `machine`."""

import json
import subprocess
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

from tools import firmware
from tools.node import HERE, NODE

HEAP = 64 << 20


class ScriptError(Exception):
    """The script raised; the message is MicroPython's traceback."""


def run(
    script: str,
    extra: Mapping[str, str] | None = None,
    heap: int = HEAP,
    turns: bool = False,
    compiled: bool = False,
) -> str:
    """Run a script with the firmware importable; return what it printed.

    `extra` are further files to import from, by name. With `turns`, the script's `turn()` is
    called for as long as it returns True: between two of these calls garbage is really collected.
    `compiled` is the firmware as the device has it, in .mpy files.
    """
    files = {} if compiled else firmware.plain()
    binary = {}
    if compiled:
        binary = {name: b64encode(code).decode() for name, code in firmware.bytecode().items()}
    task = {
        "files": {**files, **(extra or {})},
        "binary": binary,
        "script": script,
        "heap": heap,
        "turns": turns,
    }
    command: list[str | Path] = [NODE, HERE / "wasm.mjs"]
    done = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True)
    if done.returncode:
        raise ScriptError(done.stderr + done.stdout[-300:])
    return done.stdout
