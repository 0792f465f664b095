"""A Chromium for the tests: `TIERCE_CHROMIUM`, else the machine's own, else the one from npm.

`python -m tools.chromium` prints which one it is.
"""

import os
import platform
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from tools.node import HERE, NODE

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Goes away with node_modules, so that it is never another version's.
UNPACKED = HERE / "node_modules" / ".chromium"

# The package's own list of folders is another machine's.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir></fontconfig>
"""


class NoChromium(Exception):  # noqa: N818
    """No Chromium can be had here; the message says why."""


@dataclass
class Chromium:
    """What starts it: the file, what to tell it, what it needs to find."""

    path: str
    arguments: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)


def find() -> Chromium:
    # A test machine is often a container whose only user is root, where no sandbox can be made.
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    given = os.environ.get("TIERCE_CHROMIUM")
    if given:
        if not Path(given).is_file():
            raise NoChromium(f"TIERCE_CHROMIUM names no file: {given}")
        return Chromium(given, arguments)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Chromium(path, arguments)
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise NoChromium("no Chromium here: install one, or set TIERCE_CHROMIUM to one")
    folder = unpack()
    libraries = [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return Chromium(
        str(folder / "chromium"),
        ["--no-sandbox", "--disable-gpu"],  # the package brings neither a sandbox nor a driver
        {
            "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
            "FONTCONFIG_PATH": str(folder / "fonts"),
        },
    )


def unpack() -> Path:
    """Return the folder with npm's Chromium; several may ask at once, and one of them wins."""
    if UNPACKED.is_dir():
        return UNPACKED
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as name:
        folder = Path(name) / "chromium"
        folder.mkdir()
        command: list[str | Path] = [NODE, HERE / "chromium.mjs"]
        environment = {**os.environ, "TMPDIR": str(folder)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise NoChromium(f"the Chromium from npm does not unpack: {done.stderr.strip()}")
        (folder / "fonts" / "fonts.conf").write_text(FONTS)
        try:
            folder.rename(UNPACKED)
        except OSError:
            if not UNPACKED.is_dir():
                raise
    return UNPACKED


if __name__ == "__main__":
    print(find())
