"""Board files, checked on the host: what is wrong, in a sentence, with the line to change.

`make flash` and `make uf2` refuse a bad one, `make boards` looks at all of them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from tools import firmware, payload
from tools.boardfile import BoardFile, Problem

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.boards import BOARDS
from tierce.ui import roles
from tierce.ui.layout import PANELS

# The RP2040's GPIO; 23 to 25 and 29 are inside a plain Pico, but boards without one use them.
_PINS = range(30)
_ANALOGUE = range(26, 30)
# Which pins each SPI bus can have: table 2 of the RP2040's datasheet.
_SCK = {0: (2, 6, 18, 22), 1: (10, 14, 26)}
_MOSI = {0: (3, 7, 19, 23), 1: (11, 15, 27)}
# An ST7789's memory, and the bit of MADCTL that turns it on its side.
_MEMORY = (240, 320)
_TURNED = 0x20
_LABEL = 2  # characters of a label that a line of help has room for

_NEEDED = (
    *("NAME", "PANEL", "BUTTONS", "ALONE", "FIRST", "SECOND", "SPI", "SCK", "MOSI", "CS", "DC"),
    *("RESET", "LIGHT", "CLOCK", "MADCTL", "OFFSET", "INVERT", "BGR", "PIEZO", "BATTERY", "VBUS"),
)
_MAY_BE_ABSENT = ("RESET", "LIGHT", "PIEZO", "VBUS")  # -1: none
_WAYS = ("ALONE", "FIRST", "SECOND")


class BadBoard(Exception):  # noqa: N818
    """A board file is refused; the message has every problem with its line."""


def check(path: Path) -> list[Problem]:
    """Return all that is wrong with a board file, by line."""
    board = BoardFile(path)
    if board.problems:
        return board.problems
    missing = [name for name in _NEEDED if name not in board.values]
    if missing:
        return [Problem(board.last, f"{name} is missing.") for name in missing]
    found = [*_what(board), *_pins(board), *_bus(board), *_panel(board), *_buttons(board)]
    return sorted(set(found))


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _what(board: BoardFile) -> Iterator[Problem]:
    """Names, and values that are yes or no."""
    for name in board.values:
        if not name.startswith("_") and name not in _NEEDED:
            yield board.problem(name, f"{name} is nothing a board file has.")
    if not isinstance(board.NAME, str) or not board.NAME:
        yield board.problem("NAME", "NAME is not a text.")
    for name in ("INVERT", "BGR"):
        if not isinstance(board.values[name], bool):
            yield board.problem(name, f"{name} is {board.values[name]!r}, not True or False.")


def _pins(board: BoardFile) -> Iterator[Problem]:
    """Every pin exists and is used once."""
    used: dict[int, str] = {}
    for what, line, pin, absent in _all_pins(board):
        if absent and pin == -1:
            continue
        if not _is_int(pin):
            yield Problem(line, f"the pin of {what} is {pin!r}, not a number.")
        elif pin not in _PINS:
            yield Problem(line, f"{what} is on GPIO {pin}; the RP2040 has 0 to {_PINS[-1]}.")
        elif pin in used:
            yield Problem(line, f"{what} is on GPIO {pin}, where {used[pin]} is already.")
        else:
            used[pin] = what


def _all_pins(board: BoardFile) -> Iterator[tuple[str, int, Any, bool]]:
    """Yield what, line, pin, and whether there may be none."""
    for name in ("SCK", "MOSI", "CS", "DC", *_MAY_BE_ABSENT):
        yield name, board.line(name), board.values[name], name in _MAY_BE_ABSENT
    if isinstance(board.BATTERY, tuple) and board.BATTERY:
        yield "BATTERY", board.line("BATTERY"), board.BATTERY[0], False
    for place, button in enumerate(_sequence(board.BUTTONS)):
        if isinstance(button, tuple) and len(button) == 2:
            yield f"button {button[0]}", board.line("BUTTONS", place), button[1], False


def _sequence(value: object) -> tuple:
    return value if isinstance(value, tuple) else ()


def _bus(board: BoardFile) -> Iterator[Problem]:
    """The SPI bus has those pins, and the ADC the battery's."""
    if board.SPI not in _SCK or not _is_int(board.SPI):
        yield board.problem("SPI", f"SPI is {board.SPI!r}; the RP2040 has 0 and 1.")
    else:
        for name, allowed in (("SCK", _SCK[board.SPI]), ("MOSI", _MOSI[board.SPI])):
            if board.values[name] not in allowed:
                pins = ", ".join(map(str, allowed))
                said = f"{name} is {board.values[name]}; of SPI {board.SPI} it can be {pins}."
                yield board.problem(name, said)
    if not _is_int(board.CLOCK) or board.CLOCK <= 0:
        yield board.problem("CLOCK", f"CLOCK is {board.CLOCK!r}, not a number of hertz.")
    battery = board.BATTERY
    if battery is None:
        return
    if not isinstance(battery, tuple) or len(battery) != 4:
        said = "BATTERY is neither None nor (pin, factor, millivolts when empty, when full)."
        yield board.problem("BATTERY", said)
        return
    pin, factor, empty, full = battery
    if _is_int(pin) and pin in _PINS and pin not in _ANALOGUE:
        said = f"BATTERY is on GPIO {pin}; only 26 to 29 can measure."
        yield board.problem("BATTERY", said)
    numbers = all(isinstance(one, (int, float)) for one in (factor, empty, full))
    if not numbers or factor <= 0 or not 0 < empty < full:
        said = "BATTERY needs a factor above 0, and fewer millivolts when empty than when full."
        yield board.problem("BATTERY", said)


def _panel(board: BoardFile) -> Iterator[Problem]:
    """The picture lies within the panel's memory."""
    if board.PANEL not in PANELS:
        sizes = ", ".join(map(str, sorted(PANELS)))
        yield board.problem("PANEL", f"no layout for PANEL {board.PANEL!r}; there are {sizes}.")
        return
    if not _is_int(board.MADCTL) or not 0 <= board.MADCTL <= 0xFF:
        yield board.problem("MADCTL", f"MADCTL is {board.MADCTL!r}, not a byte (0 to 0xFF).")
        return
    offset = board.OFFSET
    if (
        not isinstance(offset, tuple)
        or len(offset) != 2
        or not all(_is_int(one) and one >= 0 for one in offset)
    ):
        yield board.problem("OFFSET", f"OFFSET is {offset!r}, not (column, row) from 0 on.")
        return
    memory = _MEMORY[::-1] if board.MADCTL & _TURNED else _MEMORY
    sides = zip(("columns", "rows"), board.PANEL, offset, memory, strict=True)
    for what, size, start, room in sides:
        if start + size > room:
            said = (
                f"the picture needs {what} {start} to {start + size - 1}, and with"
                f" MADCTL 0x{board.MADCTL:02x} the panel has {room}: change OFFSET or MADCTL."
            )
            yield board.problem("OFFSET", said)


def _buttons(board: BoardFile) -> Iterator[Problem]:
    """Every button has a label and known roles, and everybody can move and pick."""
    if not isinstance(board.BUTTONS, tuple) or not board.BUTTONS:
        yield board.problem("BUTTONS", "BUTTONS is not a tuple of (label, pin).")
        return
    for place, button in enumerate(board.BUTTONS):
        line = board.line("BUTTONS", place)
        if not isinstance(button, tuple) or len(button) != 2:
            yield Problem(line, f"button {place} is {button!r}, not (label, pin).")
        elif not isinstance(button[0], str) or not 1 <= len(button[0]) <= _LABEL:
            yield Problem(line, f"label {button[0]!r} is not 1 to {_LABEL} characters.")
    sound = True
    for way in _WAYS:
        has = board.values[way]
        if not isinstance(has, tuple) or len(has) != len(board.BUTTONS):
            sound = False
            many = len(has) if isinstance(has, tuple) else "no"
            said = f"{way} has {many} roles for {len(board.BUTTONS)} buttons."
            yield board.problem(way, said)
            continue
        for role in has:
            if role not in roles.NAMES:
                known = ", ".join(name for name in roles.NAMES if name)
                said = f"{way} has the role {role!r}; there are {known}."
                yield board.problem(way, said)
        if "pick" not in has:
            yield board.problem(way, f"{way} has no pick: nobody could take a card.")
        if "step" not in has and "right" not in has:
            yield board.problem(way, f"{way} has neither step nor right: the cursor would stay.")
    if sound:
        for place, (first, second) in enumerate(zip(board.FIRST, board.SECOND, strict=True)):
            if first and second:
                label = board.BUTTONS[place][0]
                said = f"button {label} belongs to both players: {first} and {second}."
                yield board.problem("SECOND", said)


def refuse_bad(board: str) -> None:
    """Raise BadBoard if that board's file has a problem, UnknownBoard if there is none."""
    path = payload.board_file(board)
    problems = check(path)
    if problems:
        name = firmware.name(path)
        lines = [f"firmware/{name}:{one.line}: {one.sentence}" for one in problems]
        raise BadBoard("\n".join(["The board file is not right:", *lines]))


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
def main(paths: tuple[Path, ...]) -> None:
    """Check board files: all that there are, or those given."""
    console = Console(soft_wrap=True)
    wrong = 0
    for path in paths or [payload.board_file(name) for name in BOARDS]:
        problems = check(path)
        wrong += len(problems)
        console.print(f"{escape(path.stem)}: {'OK' if not problems else ''}")
        for one in problems:
            console.print(f"  line {one.line}: {escape(one.sentence)}", highlight=False)
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
