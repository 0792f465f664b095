"""The application: a stack of screens, one step at a time. The host owns the loop.

`step(now)` takes the buttons, lets time pass on the top screen and paints at most one piece of it:
a card, a line of text, or one beat of an animation. It never waits and never sleeps.
"""

# pyright: reportOptionalMemberAccess=false

import gc

from micropython import const

from tierce import lang
from tierce.loader import forget, known, load
from tierce.saves import Saves
from tierce.settings import Settings
from tierce.ui import cardart, legend, palette, roles  # noqa: F401  what most screens need
from tierce.ui.coming import Coming
from tierce.ui.controls import Controls
from tierce.ui.text import Font

_CLOCK = const((1 << 30) - 1)
_LATER = const(1 << 29)
_LONGEST = const(250)  # a host that was away so long, or longer, was asleep: no clock ran
_MINUTE = const(60_000)
_DIM = const(1)
_LOOK = const(20_000)  # milliseconds between two looks at the battery
_LOW = const(12)  # percent


class App:
    def __init__(self, device):
        self.device = device
        self.canvas = device.canvas
        self.settings = Settings(device)
        self.saves = Saves(device)
        self.small = Font("small")
        self._body = self._title = self._more = None
        self.controls = Controls(device, self._pressed)
        self.now = -1
        self.passed = 0
        self._idle = 0
        self._looked = 0  # milliseconds since the battery was looked at
        self._dark = 0  # 0 awake, 1 dimmed, 2 asleep
        self._stack = []
        self.words = lang.load(self.settings["language"])
        self.apply_settings()
        # Modules that came later than these go when a table, or another first screen, is shown.
        self._core, self._menus = known(), None
        self._coming = None
        self.push("home")

    # Settings

    def apply_settings(self):
        settings = self.settings
        self.words = lang.load(settings["language"])
        self._more = None
        self.device.palette(palette.colours(settings["palette"]))
        self.device.light(settings["light"])
        over = settings["handed"] == "left"
        self.controls.turn(over)
        self.turn(over)

    def turn(self, over):
        """Show the picture upside down, or not."""
        self.device.turn(over)
        self.canvas.touch(0, 0, self.canvas.width, self.canvas.height)

    @property
    def upside_down(self):
        return self.settings["handed"] == "left"

    def sound(self, tune):
        volume = self.settings["sound"]
        if volume:
            self.device.play(tune, volume)

    def stats(self):
        """Return the statistics, read anew: they are not needed often."""
        return load("tierce", "stats").Stats(self.device)

    # Letters and words: the larger fonts and the rarer words are in the heap while no table is

    @property
    def body(self):
        if not self._body:
            self._body = Font("body")
        return self._body

    @property
    def title(self):
        if not self._title:
            self._title = Font("title")
        return self._title

    @property
    def more(self):
        if not self._more:
            self._more = lang.load(self.settings["language"], "more")
        return self._more

    # Screens

    @property
    def screen(self):
        """The screen on top; one that is on its way is waited for."""
        self._wait()
        return self._stack[-1]

    def push(self, name, *args):
        """Show a screen of tierce.ui.screens on top of the one shown now, in a few steps."""
        self._wait()
        self._coming = Coming(name, args)

    def _wait(self):
        while self._coming:
            self._fetch()

    def _fetch(self):
        """Do the next piece of work for the screen on its way."""
        screen = self._coming.step(self)
        if screen:
            self._coming = None
            self._stack.append(screen)
            self._show()

    def replace(self, name, *args):
        """Show a screen instead of the one shown now."""
        self._wait()
        self._drop()
        self.push(name, *args)

    def pop(self):
        """Leave the screen shown now for the one below; below the last one is the first."""
        self._wait()
        self._drop()
        if self._stack:
            self._show()
        else:
            self.push("home")

    def home(self, name="home", *args):
        """Leave all screens and show the first one, or another one in its place."""
        self._wait()
        while self._stack:
            self._drop()
        self.push(name, *args)

    def _drop(self):
        self._stack.pop().close()

    def _show(self):
        screen = self._stack[-1]
        self.controls.play(screen.TWO)
        if screen.LEAN:
            self._body = self._title = self._more = None
        if not self._menus:
            self._menus = known()  # of the very first screen
        elif len(self._stack) == 1:
            forget(self._core if screen.LEAN else self._menus)
        # What the screen before left behind goes now, not in the middle of a claim.
        gc.collect()
        screen.open()

    def on_table(self):
        """Return the number of the game on the table, or -1."""
        game = getattr(self._stack[-1], "game", None) if self._stack else None
        return -1 if game is None else game.ID

    def can_go_back(self):
        """Whether some button goes back; where none does, lists have a row for it."""
        clusters = self.controls.clusters
        return clusters.has(0, roles.BACK) or clusters.has(0, roles.NONE)

    # Time

    def step(self, now):
        """Do a bounded piece of work; return whether there is more to paint at once."""
        passed = 0
        if self.now >= 0:
            passed = min((now - self.now) & _CLOCK, _LONGEST)
        self.now = now
        self.passed = passed  # in this step; screens count it after the presses
        self.controls.step(now)
        self._doze(passed)
        self._watch_battery(passed)
        if not self._coming:
            self._stack[-1].tick(passed)
        if self._coming:
            self._fetch()
            return True
        return self._stack[-1].paint()

    def ago(self, ms):
        """Return how many milliseconds ago a press was; as `step` counts, never too many."""
        passed = (self.now - ms) & _CLOCK
        # A press may be younger than the time this step was given: that is now.
        return min(passed, _LONGEST) if passed < _LATER else 0

    def _pressed(self, player, role, ms, again):
        self._idle = 0
        if self._dark:
            asleep = self._dark == 2
            self._dark = 0
            self.device.light(self.settings["light"])
            if asleep:
                return  # this press only woke it
        # What is pressed while a screen is on its way was meant for the one before.
        if not self._coming:
            self._stack[-1].press(player, role, ms, again)

    def _watch_battery(self, passed):
        """Now and then look how full it is; say so at the table before it matters."""
        self._looked += passed
        if self._looked < _LOOK:
            return
        self._looked = 0
        percent = self.device.battery()
        if 0 <= percent <= _LOW and self._stack and self._stack[-1].LEAN:
            self._stack[-1].say(self.words.BATTERY % percent)

    def _doze(self, passed):
        """Dim the light, then put it out, when nobody has pressed anything for a while."""
        minutes = int(self.settings["sleep"])
        if not minutes or self._dark == 2:
            return
        self._idle += passed
        if self._idle >= minutes * _MINUTE:
            self._dark = 2
            self.device.light(0)
        elif not self._dark and self._idle >= minutes * _MINUTE * 3 // 4:
            self._dark = 1
            self.device.light(_DIM)
