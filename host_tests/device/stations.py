"""The whole interface and a game on the heap: what each station of a tour takes, on MicroPython.

Runs in WebAssembly and on the Pico. The device is as small as can be and there before the first
look, so that what is counted is the firmware's. A station a turn: garbage is collected between.
"""

# pyright: reportOptionalMemberAccess=false

import gc

_used = getattr(gc, "mem_alloc", int)


class Device:
    """Only what the screens need; nothing of it is counted but the canvas."""

    def __init__(self, board, canvas):
        self.board = board
        self.canvas = canvas
        self.files = {}
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
        return self.files.get(name)

    def write(self, name, data):
        return True

    def ignore(self, *_):
        return True

    append = remove = palette = turn = light = play = ignore


class Tour:
    def __init__(self):
        self._before = 0
        self._now = 0
        self._runner = None
        self._stations = (
            self.everything,
            self.home,
            self.settings,
            self.setup,
            self.race,
            self.claim,
            self.verdict,
            self.pause,
            self.rules,
            self.finish,
            self.solitaire,
            self.code,
            self.home,
        )
        self._at = 0
        self.used = []  # (station, bytes)

    def turn(self):
        """Count the station before, go to the next; return whether there is one."""
        if self._at == 0:
            gc.collect()
            self._before = _used()
            self._start()
        else:
            name = self._stations[self._at - 1].__name__
            self.used.append((name, _used() - self._before))
        if self._at == len(self._stations):
            return False
        self._stations[self._at]()
        self._at += 1
        self._pass()
        gc.collect()
        return True

    def _start(self):
        from tierce.ui.canvas import Canvas
        from tierce.ui.runner import Runner

        board = __import__("tierce.boards.duo", None, None, ("",))
        self._runner = Runner(Device(board, Canvas(*board.PANEL)))
        self._pass()

    def _pass(self):
        """Two seconds, so that everything is painted and nothing moves."""
        for _ in range(120):
            self._now += 16
            while self._runner.step(self._now):
                pass
        if self._runner.app is None:
            raise AssertionError("it crashed")

    @property
    def app(self):
        return self._runner.app

    # The stations, in the order of the tour

    def everything(self):
        """Every screen once: what is interned by then stays on the heap for good."""
        from tierce.ui.cardart import CardArt
        from tierce.ui.layout import COUNTS, Layout

        app = self.app
        for count in COUNTS:
            CardArt(app.canvas, Layout((app.canvas.width, app.canvas.height), count))
        for name in ("code", "statistics", "help", "about", "selftest", "saved", "settings"):
            app.push(name)
            self._pass()
            app.pop()
        app.push("rules", "set")
        app.push("figures", 2, app.stats())
        app.push("confirm", "?", None)
        app.push("opening", 2)
        self._pass()
        for game in ("beginner", "solitaire", "race"):
            app.home("setup", game)
            app.screen.start()
            self._pass()
            app.screen.aside("pause")
            self._pass()

    def home(self):
        self.app.home()

    def settings(self):
        self.app.push("settings")

    def setup(self):
        self.app.home()
        self.app.push("games")
        self.app.push("setup", "race")

    def race(self):
        self.app.screen.start()

    def claim(self):
        self._press(0, 6)
        self._pass()
        if self.app.screen.game.claimant != 0:
            raise AssertionError("no claim")

    def verdict(self):
        """Pick three that are no set: the first that break the rule."""
        from tierce import cards

        table = self.app.screen.game.table
        third = 2
        while not cards.broken(table[0], table[1], table[third]):
            third += 1
        for slot in (0, 1, third):
            self.app.screen.cursor = slot
            self._press(0, 6)
        if type(self.app.screen).__name__ != "Verdict":
            raise AssertionError("no verdict")

    def pause(self):
        self._press(0, 6)
        self._pass()
        self.app.screen.aside("pause")

    def rules(self):
        self.app.push("rules", "race")

    def finish(self):
        self.app.pop()
        self.app.screen.back()
        self.app.screen.game.over = True

    def solitaire(self):
        self.app.home("setup", "solitaire")
        self.app.screen.start()

    def code(self):
        self.app.home()
        self.app.push("code")

    def _press(self, player, role):
        self.app.screen.press(player, role, self._now, False)


TOUR = Tour()
turn = TOUR.turn


def report():
    for name, used in TOUR.used:
        print("heap", name, used)
