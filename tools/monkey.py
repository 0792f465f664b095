"""A monkey that presses random buttons over all screens. Runs on MicroPython, beside paper.py.

Most presses are blind. Now and then it knows what it does, so that games come to their ends: it
shows a set that is there, or a wrong one. At times it has to find its way back to the first
screen, by what the screen says alone; there the heap must be what it was before.
"""

# pyright: reportOptionalMemberAccess=false

import gc

import paper

from tierce import search
from tierce.games import GAMES
from tierce.games.codes import LATE, NOBODY
from tierce.rng import Rng
from tierce.ui import roles
from tierce.ui.cardart import CardArt
from tierce.ui.layout import COUNTS, Layout, Row

_WAY = 400  # presses between two ways back
_LONGEST = 80  # presses a way back may take

# The smallest board there can be: two buttons a player, on the smallest panel.
TINY = paper.Board(
    (240, 135), ("pick", "step", "", ""), ("pick", "step", "", ""), ("", "", "pick", "step")
)


class LostError(Exception):
    """No way back from a screen."""


class Monkey:
    def __init__(self, board, seed):
        self.hands = paper.Hands(board, seed)
        self.rng = Rng(seed)
        self.seen = {}  # screens, and how often they were met
        self.presses = 0
        self._see_all()
        self.heap = []  # bytes in use at each return
        self._next_way = _WAY

    def _see_all(self):
        """Show every screen once: what is interned then stays for good, and is no growth."""
        app = self.hands.app
        for name in ("settings", "code", "statistics", "help", "about", "selftest", "saved"):
            app.push(name)
            self.hands.frame()
            app.pop()
        app.push("rules", "set")
        app.push("figures", 2, app.stats())
        app.push("confirm", "?", None)
        for game in GAMES:
            app.home("setup", game)
            app.screen.start()
            self._pass(2)
            app.screen.aside("verdict", 0, LATE)
            self._pass(2)
            app.home("opening", GAMES.index(game))
            self._pass(40)
            ticket = app.screen.ticket()
            app.screen.aside("pause")
            self._pass(2)
            app.home("finish", ticket)
            self._pass(2)
        canvas = self.hands.device.canvas
        panel = canvas.width, canvas.height
        rows = [Row(panel), Row(panel, True)]
        for layout in rows + [Layout(panel, count) for count in COUNTS]:
            CardArt(canvas, layout)
        app.home()
        self._pass(2)

    def turn(self):
        """Press once or a few times, or find the way back."""
        name = self.hands.where()
        self.seen[name] = self.seen.get(name, 0) + 1
        if self._next_way <= 0:
            # The garbage was collected between this turn and the one before. Files are on the heap
            # here, and are not counted.
            files = sum(len(data) for data in self.hands.device.files.values())
            self.heap.append(gc.mem_alloc() - files)  # pyright: ignore[reportAttributeAccessIssue]
            self._next_way = self.presses + _WAY
        elif self.presses >= self._next_way:
            self._next_way = 0
            self.go_home()
            gc.collect()
        elif name in ("RaceTable", "SolitaireTable") and self.rng.below(3) == 0:
            self._play()
        else:
            self._mash()
        if self.hands.app is None:
            raise LostError("crashed on " + name)

    def _mash(self):
        """Press one button or two, shortly or long."""
        hands, rng = self.hands, self.rng
        count = len(hands.device.board.BUTTONS)
        button = rng.below(count)
        also = rng.below(count) if rng.below(8) == 0 else -1
        hands.device.edge(button, 1, hands.now)
        if also >= 0:
            hands.device.edge(also, 1, hands.now + rng.below(2))
        self._pass(1 + rng.below(3) if rng.below(30) else 40)
        hands.device.edge(button, 0, hands.now)
        if also >= 0:
            hands.device.edge(also, 0, hands.now)
            self.presses += 1
        self._pass(1 + rng.below(2) if rng.below(60) else 300)
        self.presses += 1

    def _pass(self, frames):
        """Let frames of 30 ms pass."""
        for _ in range(frames):
            self.hands.now += 14
            self.hands.frame()

    def _play(self):
        """Show a set, or any three cards; where there is none, say so."""
        hands, game = self.hands, self.hands.screen.game
        player = self.rng.below(game.players)
        if game.players > 1 and game.claimant == NOBODY:
            self._press(roles.PICK, player)
            self._pass(4)
            if hands.where() != "RaceTable" or game.claimant == NOBODY:
                return
        if game.players > 1:
            player = game.claimant
        first = bytearray(3)
        if not search.find(game.table, first) or self.rng.below(10) == 0:
            first = bytes(self.rng.below(len(game.table)) for _ in range(3))
        for slot in first:
            if not self._point(slot, player):
                return
            self._press(roles.PICK, player)

    def _point(self, slot, player):
        """Move the cursor there, for as long as there is a cursor to move."""
        hands = self.hands
        mover = roles.RIGHT if hands.find(player, roles.RIGHT) >= 0 else roles.STEP
        for _ in range(24):
            if hands.where() not in ("RaceTable", "SolitaireTable"):
                return False
            if hands.screen.cursor == slot:
                return True
            self._press(mover, player)
        return False

    def _press(self, role, player=0):
        button = self.hands.find(player, role)
        if button < 0:
            return False
        self.hands.device.edge(button, 1, self.hands.now)
        self._pass(1)
        self.hands.device.edge(button, 0, self.hands.now)
        self._pass(1)
        self.presses += 1
        return True

    # The way back

    def go_home(self):
        """Get to the first screen from wherever it is, by the buttons alone."""
        start = self.presses
        while self.hands.where() != "Home":
            name = self.hands.where()
            if self.presses - start > _LONGEST:
                raise LostError("no way back from %s" % name)
            self._pass(25)  # until what has to be seen has been seen
            if self.hands.where() == name:
                self._leave(name)

    def _leave(self, name):
        hands = self.hands
        if name == "RaceTable":
            self._menu_of_two()
        elif name == "SolitaireTable":
            if not self._press(roles.BACK) and not self._press(roles.MENU):
                self._point(-1, 0)  # the menu behind the last card
                self._press(roles.PICK)
        elif name == "Pause" or (name == "Finish" and not hands.screen.backwards):
            self._choose(hands.app.words.LEAVE)
        elif name == "SelfTest":
            hands.push(0, 1400)
            self.presses += 1
        elif name == "Code" and not hands.app.can_go_back():
            self._press(roles.PICK)
            if hands.where() == "Code":
                self._press(roles.STEP)
        elif name in ("Opening", "Verdict"):
            self._press(roles.PICK)
        elif not self._press(roles.BACK) and not self._press(roles.NONE):
            if hasattr(hands.screen, "selected"):
                self._choose(hands.app.words.BACK)
            else:
                self._press(roles.PICK)

    def _menu_of_two(self):
        """Both buttons of the first player, held."""
        hands = self.hands
        if hands.screen.game.claimant != NOBODY:
            self._pass(40)
            return
        one, other = hands.find(0, roles.PICK), -1
        for role in (roles.STEP, roles.RIGHT, roles.DOWN):
            if other < 0:
                other = hands.find(0, role)
        for level in (1, 0):
            hands.device.edge(one, level, hands.now)
            hands.device.edge(other, level, hands.now)
            self._pass(30)
        self.presses += 2

    def _choose(self, label):
        """Move to the row with this label and pick it."""
        hands = self.hands
        screen = hands.screen
        mover = roles.DOWN if hands.find(0, roles.DOWN) >= 0 else roles.STEP
        for _ in range(_LONGEST):
            at = screen.selected
            text = hands.app.words.BACK if at == screen.count() else screen.row(at)[0]
            if text == label:
                self._press(roles.PICK)
                return
            self._press(mover)


def start(board, seed):
    return Monkey(TINY if board == "tiny" else paper.board(board), seed)


def report(monkey):
    """Print the presses, the heap at each return, the screens."""
    print("presses", monkey.presses)
    print("heap", *monkey.heap)
    print("seen", *["%s=%d" % (name, monkey.seen[name]) for name in sorted(monkey.seen)])
