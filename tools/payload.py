"""What a device gets: the compiled firmware without the browser's port, and its board's name.

Every way to install hands over these same files.
"""

import sys
from pathlib import Path

from tools import firmware

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.boards import BOARDS

# Only the page can import this one.
_LEFT_OUT = ("tierce/ports/web.mpy",)


class UnknownBoard(Exception):  # noqa: N818
    """There is no board of that name; the message says which there are."""


def board_file(board: str) -> Path:
    """Return a board's file."""
    if board not in BOARDS:
        said = f"There is no board {board!r}." if board else "Say which board it is for."
        raise UnknownBoard(f"{said} BOARD is one of: {', '.join(BOARDS)}.")
    return firmware.FIRMWARE / "tierce" / "boards" / f"{board}.py"


def files(board: str) -> dict[str, bytes]:
    """Return every file by its name on the device.

    `main.py` is the last one: whoever copies them in this order starts nothing half copied.
    """
    board_file(board)
    found = {name: code for name, code in firmware.compiled().items() if name not in _LEFT_OUT}
    found["board.py"] = f'NAME = "{board}"\n'.encode()
    if "main.py" in found:
        found["main.py"] = found.pop("main.py")
    return found
