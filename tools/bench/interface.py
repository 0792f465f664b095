"""What a step of the interface takes, and the heap it lives on: a tour over the screens.

Laid beside the firmware on MicroPython, like workload.py; the device does nothing but take it.
"""

# pyright: reportOptionalMemberAccess=false

import gc
import time

_FRAME = 16
_PICK, _DOWN = 6, 5


def _microseconds():
    ticks = getattr(time, "ticks_us", None)
    return ticks() if ticks else time.perf_counter_ns() // 1000


class Device:
    def __init__(self, board, canvas):
        self.board = board
        self.canvas = canvas
        self._rectangle = [0] * 4

    def show(self):
        while self.canvas.next_dirty(self._rectangle):
            pass

    def chance(self):
        return 5

    def next_edge(self, edge):
        return False

    def battery(self):
        return -1

    def read(self, name):
        return None

    def ignore(self, *_):
        return True

    write = append = remove = palette = turn = light = play = ignore


class Tour:
    """Steps through screens and keeps the longest step of each sort."""

    def __init__(self):
        from tierce.ui.canvas import Canvas
        from tierce.ui.runner import Runner

        board = __import__("tierce.boards.duo", None, None, ("",))
        self._runner = Runner(Device(board, Canvas(*board.PANEL)))
        self._now = 1000
        self.worst = {}  # sort: microseconds
        self.where = {}
        start = _microseconds()
        self._runner.step(self._now)
        self.boot = _microseconds() - start
        self.settle(20)

    @property
    def app(self):
        return self._runner.app

    def step(self):
        """One step, timed; return whether there is more to paint."""
        before = self.app.screen
        start = _microseconds()
        more = self._runner.step(self._now)
        took = _microseconds() - start
        after = self.app.screen
        sort = "paint" if more else "rest"
        if after is not before:
            sort = "change"
        if took > self.worst.get(sort, 0):
            self.worst[sort] = took
            self.where[sort] = type(after).__name__
        return more

    def settle(self, frames):
        for _ in range(frames):
            self._now += _FRAME
            while self.step():
                pass

    def change(self, what, *args):
        """Do something that shows another screen, timed, and paint it."""
        start = _microseconds()
        what(*args)
        took = _microseconds() - start
        if took > self.worst.get("change", 0):
            self.worst["change"] = took
            self.where["change"] = type(self.app.screen).__name__
        self.settle(4)

    def press(self, role):
        """Press, timed with all that it paints; return the microseconds."""
        total = 0
        start = _microseconds()
        self.app.screen.press(0, role, self._now, False)
        total += _microseconds() - start
        self._now += 1
        while True:
            start = _microseconds()
            more = self._runner.step(self._now)
            total += _microseconds() - start
            if not more:
                return total


def measure(report):
    """Tour the screens; `report(kind, name, way, number)` takes each figure."""
    gc.collect()
    tour = Tour()
    report("time", "app: made, the first screen not yet painted", "ours", tour.boot)
    tour.change(tour.app.push, "settings")
    tour.change(tour.app.home)
    tour.change(tour.app.push, "setup", "race")
    tour.change(tour.app.screen.start)
    tour.settle(60)  # the cards turn up
    tour.app.screen.press(0, _PICK, tour._now, False)
    tour.settle(10)
    screen = tour.app.screen
    assert screen.game.claimant == 0
    moved = min(tour.press(_DOWN) for _ in range(4))
    screen.open()
    start = _microseconds()
    while tour._runner.step(tour._now):
        pass
    whole = _microseconds() - start
    name = "a cursor's move, pressed and painted, duo"
    report("time", name, "whole screen again", whole)
    report("time", name, "ours", moved)
    _show_set(tour)
    tour.settle(50)  # cards fly, new ones turn up
    tour.change(tour.app.screen.aside, "pause")
    tour.change(tour.app.push, "rules", "race")
    gc.collect()
    report("time", "app.step: the longest that paints", "ours", tour.worst["paint"])
    report("time", "app.step: the longest that does not", "ours", tour.worst["rest"])
    report("time", "app.step: the longest that shows another screen", "ours", tour.worst["change"])
    return tour


def _show_set(tour):
    from tierce import search

    first = bytearray(3)
    screen = tour.app.screen
    search.find(screen.game.table, first)
    for slot in first:
        screen.point(slot)
        tour.press(_PICK)
