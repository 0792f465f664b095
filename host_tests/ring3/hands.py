"""Hands at the device: through its menus and games by buttons alone, whatever presses them.

What lies there is looked at; nothing is changed but by a press. `who` is None where one plays with
all the buttons, else the player whose own they are.
"""

import json
from collections import deque
from collections.abc import Iterable
from importlib import import_module

from host_tests.ring3.player import Player
from tierce import search, seedcode
from tierce.ui import cursor, roles
from tierce.ui.layout import Layout

# The deal that is the fastest to type. As long as the first set is taken there is one four times.
FOUR = "2222-222"
SCREEN = "web.runner.app.screen"
GAME = f"{SCREEN}.game"
LABELS = f"'|'.join([{SCREEN}.row(at)[0] for at in range({SCREEN}.count())])"
MOVES = (roles.STEP, roles.RIGHT, roles.LEFT, roles.UP, roles.DOWN)
VERDICT = 700  # milliseconds it stays, whatever is pressed


class Hands:
    def __init__(self, player: Player, by: str = "key"):
        self.player = player
        self.by = by  # "key", "click" or "tap"
        self.face = False  # the second player sits opposite, and sees every arrow turned
        self.board = import_module(f"tierce.boards.{player.page.evaluate('tierce.board')}")
        keys = player.keys()
        self._codes = [codes[0] for codes in keys]

    # Looking

    def where(self) -> str:
        """Return the class of the screen shown, by name."""
        return self.player.look(f"type({SCREEN}).__name__")

    def see(self, what: str):
        """Return something of the screen shown."""
        return self.player.look(f"{SCREEN}.{what}")

    def game(self, what: str):
        """Return something of the game on the table; numbers in lists as a list."""
        found = self.player.look(f"repr({GAME}.{what})")
        return json.loads(found.lower()) if found[0] in "[-0123456789TF" else found

    def table(self) -> bytes:
        return bytes.fromhex(self.player.look(f"bytes({GAME}.table).hex()"))

    def a_set(self) -> list[int]:
        """Return the slots of the first set on the table; none of them where there is none."""
        found = bytearray(3)
        return list(found) if search.find(self.table(), found) else []

    def no_set(self) -> list[int]:
        """Return two slots of a set and one that does not belong to it."""
        *two, third = self.a_set()
        table = self.table()
        return [
            *two,
            next(at for at in range(len(table)) if table[at] and at not in (*two, third)),
        ]

    def state(self) -> tuple:
        """Return what a reload must leave as it is."""
        return self.table(), self.game("scores"), self.game("picks"), self.game("at")

    def arrive(self, screen: str) -> None:
        """Wait for a screen."""
        self.player.until(lambda: self.where() == screen)

    # Pressing

    def button(self, role: str, who: int | None = None) -> int:
        board = self.board
        return (board.ALONE if who is None else (board.FIRST, board.SECOND)[who]).index(role)

    def press(self, role: str, who: int | None = None) -> None:
        """Press a button, and let the firmware see it."""
        number = self.button(role, who)
        if self.by == "key":
            self.player.page.keyboard.press(self._codes[number])
            self.player.frames()
        else:
            getattr(self.player, self.by)(number)

    # Menus

    def labels(self) -> list[str]:
        return self.player.look(LABELS).split("|")

    def select(self, label: str) -> int:
        """Go to a row of a list; return its place."""
        place = self.labels().index(label)
        while self.see("selected") != place:
            self.press("down")
        return place

    def choose(self, *labels: str) -> None:
        """Choose a row, and then one of each list that comes up."""
        for label in labels:
            self.select(label)
            self.press("pick")

    def race(self, deal: str = FOUR, clock: str = "15 s", seats: str = "side by side") -> None:
        """Go from the first menu to the table of a race."""
        self.choose("Play", "Race")
        self.change("Claim clock", clock)
        self.change("Seats", seats)
        self.face = seats == "face to face"
        self.deal(deal)
        self.choose("Start")
        self.arrive("RaceTable")

    def change(self, label: str, value: str) -> None:
        """Give a row another value."""
        place = self.select(label)
        while self.see(f"row({place})[1]") != value:
            self.press("right")

    def deal(self, code: str) -> None:
        """Type a deal's code, where all letters are still the first."""
        self.choose("Deal")
        for letter in code.replace("-", ""):
            steps = seedcode.ALPHABET.index(letter)
            up = len(seedcode.ALPHABET) - steps
            for _ in range(min(steps, up)):
                self.press("down" if steps <= up else "up")
            self.press("pick")
        self.press("pick")

    # The table

    def point(self, slot: int, who: int | None = None) -> None:
        """Move the cursor to a slot, the shortest way these buttons know."""
        for _ in range(40):
            here = self.see("cursor")
            if here == slot:
                return
            way = self._way(here, slot, who)
            if self.face and who == 1:
                way = roles.turned(way)
            self.press(roles.NAMES[way], who)
        raise AssertionError(f"slot {slot} is out of reach")

    def _way(self, here: int, slot: int, who: int | None) -> int:
        """Return the first button of the shortest way."""
        table = self.table()
        layout = Layout(self.board.PANEL, self.see("layout.count"))
        mine = self.board.ALONE if who is None else (self.board.FIRST, self.board.SECOND)[who]
        moves = [role for role in MOVES if roles.NAMES[role] in mine]
        seen = {here}
        ways = deque([(here, 0)])
        while ways:
            place, first = ways.popleft()
            if place == slot:
                return first
            for move in moves:
                after = cursor.move(layout, table, place, move)
                if after not in seen:
                    seen.add(after)
                    ways.append((after, first or move))
        raise AssertionError(f"no way to slot {slot}")

    def pick(self, slots: Iterable[int], who: int | None = None) -> None:
        for slot in slots:
            self.point(slot, who)
            self.press("pick", who)

    def claim(self, who: int) -> None:
        """Declare, and have the claim."""
        self.press("pick", who)
        self.player.until(lambda: self.game("claimant") == who)

    def dismiss(self, who: int | None = None) -> None:
        """Press a verdict away, once it can be."""
        self.player.until(lambda: self.see("_shown_for") >= VERDICT)
        self.press("pick", who)
