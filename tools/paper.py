"""A device of paper: a canvas, buttons pressed by a script, files in a dict. Runs on MicroPython.

For pictures, the monkey and the tests; laid beside the firmware, imports nothing else of ours.
"""

# pyright: reportOptionalMemberAccess=false

from tierce.rng import Rng
from tierce.ui import roles
from tierce.ui.canvas import Canvas
from tierce.ui.runner import Runner

FRAME = 16  # milliseconds
_RELEASE = 48


class Board:
    """A board that exists on paper only: `panel`, and the roles of one player's buttons."""

    NAME = "paper"

    def __init__(self, panel, alone, first, second):
        self.PANEL = panel
        self.BUTTONS = tuple((chr(65 + at), at) for at in range(len(alone)))
        self.ALONE, self.FIRST, self.SECOND = alone, first, second


def board(name):
    return __import__("tierce.boards." + name, None, None, ("",))


class Device:
    def __init__(self, board, seed=1, files=None):
        self.board = board
        self.canvas = Canvas(*board.PANEL)
        self.files = {} if files is None else files
        self.colours = ()
        self.over = False
        self.level = 0
        self.tunes = 0
        self.full = False  # the disk
        self.sent = 0  # pixels
        self._edges = []
        self._rng = Rng(seed)
        self._rectangle = [0] * 4

    def show(self):
        box = self._rectangle
        while self.canvas.next_dirty(box):
            self.sent += (box[2] - box[0]) * (box[3] - box[1])

    def palette(self, colours):
        self.colours = colours

    def turn(self, over):
        self.over = over

    def light(self, level):
        self.level = level

    def play(self, tune, volume):
        self.tunes += 1

    def edge(self, button, level, ms, us=0):
        self._edges.append((button, level, ms, us))

    def next_edge(self, edge):
        if not self._edges:
            return False
        edge[0], edge[1], edge[2], edge[3] = self._edges.pop(0)
        return True

    def chance(self):
        return self._rng.next() << 15 | self._rng.next()

    def battery(self):
        return -1

    def read(self, name):
        return self.files.get(name)

    def write(self, name, data):
        if not self.full:
            self.files[name] = bytes(data)
        return not self.full

    def append(self, name, data):
        if not self.full:
            self.files[name] = self.files.get(name, b"") + bytes(data)
        return not self.full

    def remove(self, name):
        self.files.pop(name, None)


class Hands:
    """Somebody who holds the device: presses buttons and lets time pass."""

    def __init__(self, board, seed=1, files=None):
        self.device = Device(board, seed, files)
        self.runner = Runner(self.device)
        self.now = 1000
        self.frame()
        self.settle()

    @property
    def app(self):
        return self.runner.app

    @property
    def screen(self):
        return self.app.screen

    def where(self):
        """Return the class of the screen on top, by name."""
        return type(self.screen).__name__

    def frame(self, most=200):
        """One frame: all there is to paint, as a browser does it."""
        self.now += FRAME
        while most and self.runner.step(self.now):
            most -= 1

    def wait(self, ms):
        for _ in range(-(-ms // FRAME)):
            self.frame()

    def settle(self):
        """Wait until nothing moves any more."""
        self.wait(1200)

    def find(self, player, role):
        """Return the number of a player's button of that role (see tierce.ui.roles), or -1."""
        clusters = self.app.controls.clusters
        for button in range(len(self.device.board.BUTTONS)):
            if clusters.owner(button) == player and clusters.role(player, button) == role:
                return button
        return -1

    def push(self, button, hold=_RELEASE):
        self.device.edge(button, 1, self.now)
        self.wait(hold)
        self.device.edge(button, 0, self.now)
        self.frame()

    def press(self, role, player=0, hold=_RELEASE):
        button = self.find(player, role)
        if button < 0:
            raise ValueError("no %s on %s" % (roles.NAMES[role], self.device.board.NAME))
        self.push(button, hold)

    def select(self, index):
        """Go to a row of a list and choose it."""
        mover = roles.DOWN if self.find(0, roles.DOWN) >= 0 else roles.STEP
        while self.screen.selected != index:
            self.press(mover)
        self.press(roles.PICK)

    def point(self, slot, player=0):
        """Move the cursor to a slot, by whatever this cluster has."""
        mover = roles.RIGHT if self.find(player, roles.RIGHT) >= 0 else roles.STEP
        for _ in range(30):
            if self.screen.cursor == slot:
                return
            self.press(mover, player)
        raise ValueError("slot %d is out of reach" % slot)

    def pick(self, slots, player=0):
        for slot in slots:
            self.point(slot, player)
            self.press(roles.PICK, player)
