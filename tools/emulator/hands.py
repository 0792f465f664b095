"""Hands on a board's buttons: every edge at its own nanosecond of the emulated time.

A pressed button is a wire to ground; a released one leaves the pin to its pull-up, if it has one.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

# What the signs on a board are called in a script.
WORDS = {"↑": "up", "↓": "down", "←": "left", "→": "right", "●": "centre", "×": "cross"}


class NoButtonError(Exception):
    """The board has no such button; the message says which it has."""


def names(board: ModuleType) -> dict[str, int]:
    """Return every name of a button and its number. Where two wear the same sign, they are up1 and
    up2, and up alone is the first."""
    signs: list[str] = [label for label, _ in board.BUTTONS]
    labels = [WORDS.get(sign, sign) for sign in signs]
    found: dict[str, int] = {}
    for number, label in enumerate(labels):
        if labels.count(label) > 1:
            found[f"{label}{labels[:number].count(label) + 1}"] = number
    for number, label in enumerate(labels):
        found.setdefault(label, number)
    return found


def number(board: ModuleType, button: str | int) -> int:
    """Return a button's number, by name (in any case), sign or number."""
    if isinstance(button, int):
        if 0 <= button < len(board.BUTTONS):
            return button
    else:
        known = {name.lower(): place for name, place in names(board).items()}
        word = WORDS.get(button, button).lower()
        if word in known:
            return known[word]
    raise NoButtonError(f"{board.NAME} has no button {button}; it has {', '.join(names(board))}")


class Hands:
    """All the buttons of a board."""

    def __init__(self, board: ModuleType) -> None:
        self.board = board
        self.down: set[int] = set()
        self.edges: list[tuple[float, int, bool]] = []  # nanoseconds, button, pressed

    def attach(self, rp2040: "RP2040") -> None:
        self._chip = rp2040

    def _edge(self, button: int, pressed: bool) -> None:
        pin = self._chip.gpio[self.board.BUTTONS[button][1]]
        if pressed:
            pin.set_input_value(False)
            self.down.add(button)
        else:
            pin.release_input()
            self.down.discard(button)
        self.edges.append((self._chip.clock.nanos, button, pressed))

    def plan(self, button: str | int, at: float, edges: Iterable[tuple[float, bool]]) -> None:
        """Plan edges: (nanoseconds after `at`, pressed). `at` is not before now."""
        place = number(self.board, button)
        clock = self._chip.clock
        for after, pressed in edges:

            def edge(pressed: bool = pressed) -> None:
                self._edge(place, pressed)

            clock.create_alarm(edge).schedule(max(0.0, at + after - clock.nanos))

    def press(self, button: str | int, at: float, length: float | None) -> None:
        """Plan a press, and its release after `length` nanoseconds; None: it stays down."""
        self.plan(button, at, [(0, True)] if length is None else [(0, True), (length, False)])
