"""The browser as a device: the page's own screen, buttons, sound and storage.

The page (tools/web) registers the module `tierce_host` and calls boot, edge and step. Bytes never
cross over: the page reads the canvas where it lies in memory, everything else goes as hex.
"""

from array import array
from binascii import hexlify, unhexlify

import tierce_host  # pyright: ignore[reportMissingImports]
import uctypes
from micropython import const

from tierce.ui.canvas import Canvas

_MOST = const(64)  # edges that can wait: far more than twelve buttons make in one frame
_FIELDS = const(4)  # button, level, milliseconds, microseconds


class Device:
    def __init__(self, board):
        self.board = board
        self.canvas = Canvas(*board.PANEL)
        self._rectangle = [0] * 4
        self._edges = array("i", [0] * (_MOST * _FIELDS))
        self._oldest = 0
        self._waiting = 0
        # Looked up once: a name of the page's makes a new proxy each time.
        self._paint = tierce_host.paint
        tierce_host.screen(uctypes.addressof(self.canvas.buffer))

    def show(self):
        rectangle = self._rectangle
        while self.canvas.next_dirty(rectangle):
            self._paint(rectangle[0], rectangle[1], rectangle[2], rectangle[3])

    def palette(self, colours):
        tierce_host.palette("".join(["%06x" % colour for colour in colours]))

    def turn(self, over):
        tierce_host.turn(bool(over))

    def light(self, level):
        tierce_host.light(level)

    def play(self, tune, volume):
        tierce_host.play(hexlify(tune).decode(), volume)

    def add_edge(self, button, level, ms, us):
        """Keep an edge until it is asked for; what comes when there is no room is lost."""
        if self._waiting == _MOST:
            return
        at = (self._oldest + self._waiting) % _MOST * _FIELDS
        edges = self._edges
        edges[at] = button
        edges[at + 1] = level
        edges[at + 2] = ms
        edges[at + 3] = us
        self._waiting += 1

    def next_edge(self, edge):
        if not self._waiting:
            return False
        at = self._oldest * _FIELDS
        edges = self._edges
        edge[0] = edges[at]
        edge[1] = edges[at + 1]
        edge[2] = edges[at + 2]
        edge[3] = edges[at + 3]
        self._oldest = (self._oldest + 1) % _MOST
        self._waiting -= 1
        return True

    def chance(self):
        return tierce_host.chance()

    def battery(self):
        return -1

    def read(self, name):
        text = tierce_host.read(name)
        return None if text is None else unhexlify(text)

    def write(self, name, data):
        return tierce_host.write(name, hexlify(data).decode())

    def append(self, name, data):
        return tierce_host.append(name, hexlify(data).decode())

    def remove(self, name):
        tierce_host.remove(name)


def boot(board_name):
    """Start the firmware as on that board; the page calls this once."""
    global device, runner
    from tierce.ui.runner import Runner

    board = __import__("tierce.boards." + board_name, None, None, ("NAME",))
    device = Device(board)
    runner = Runner(device)


def edge(button, level, ms, us):
    """A button of the page was pressed (level 1) or let go, at that time on the page's clock."""
    device.add_edge(button, level, ms, us)


def step(now):
    """Do a piece of work; True when there is more to do at once."""
    return runner.step(now)
