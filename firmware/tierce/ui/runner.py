"""Runs the App and catches what it should never throw: then the device says so and starts anew."""

# pyright: reportOptionalMemberAccess=false

import gc
import io
import sys

from micropython import const

from tierce import lang
from tierce.ui import crash
from tierce.ui.app import App

_CLOCK = const((1 << 30) - 1)
_AT_LEAST = const(600)  # milliseconds a crash is shown, whatever is pressed


class Runner:
    def __init__(self, device):
        self._device = device
        self._edge = [0, 0, 0, 0]
        self._crashed_at = -1
        self.app = None
        self._game = -1  # the one to go on with
        self._resumed = -1  # the one that was gone on with after a crash

    def step(self, now):
        """One step of the App, its picture sent; return whether there is more to paint at once."""
        more = False
        try:
            if self._crashed_at >= 0:
                self._wait(now)
            else:
                if self.app is None:
                    self._start()
                more = self.app.step(now)
        except Exception as error:
            self._crash(error, now)
        self._device.show()
        return more

    def _start(self):
        """Begin, or begin again: with the game that was on the table, unless that crashed too."""
        self.app = App(self._device)
        game, self._game = self._game, -1
        if game in self.app.saves.kinds():
            self.app.home("opening", game)

    def _crash(self, error, now):
        """Show the end of the traceback; all of it goes to the console and into a file."""
        game = self.app.on_table() if self.app else -1
        self._game = -1 if game == self._resumed else game
        self._resumed = game
        words = self.app.words if self.app else lang.load(lang.LANGUAGES[0])
        self.app = None
        gc.collect()
        text = io.StringIO()
        sys.print_exception(error, text)  # pyright: ignore[reportAttributeAccessIssue]
        trace = text.getvalue()
        sys.stdout.write(trace)
        self._crashed_at = now
        self._device.write("crash.txt", trace.encode())
        crash.draw(self._device, words, trace)

    def _wait(self, now):
        """Any button starts anew."""
        while self._device.next_edge(self._edge):
            if self._edge[1] and (now - self._crashed_at) & _CLOCK >= _AT_LEAST:
                self._crashed_at = -1
                return
