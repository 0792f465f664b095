"""Real MicroPython on the host: the WebAssembly port, through Node. No viper, no `machine`."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools import firmware
from tools.node import HERE, NODE

HEAP = 64 << 20


class ScriptError(Exception):
    """The script raised; the message is MicroPython's traceback."""


def run(script: str, extra: Mapping[str, str] | None = None, heap: int = HEAP) -> str:
    """Run a script with the firmware importable; return what it printed.

    `extra` are further files to import from, by name.
    """
    task = {"files": {**firmware.plain(), **(extra or {})}, "script": script, "heap": heap}
    command: list[str | Path] = [NODE, HERE / "wasm.mjs"]
    done = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True)
    if done.returncode:
        raise ScriptError(done.stderr + done.stdout[-300:])
    return done.stdout
