"""A screen on its way: its modules are loaded one a step, so that no step is long.

Loading a module takes a Pico tens of milliseconds. The picture before stays, with a line at the
lower edge that grows.
"""

from tierce.loader import load
from tierce.ui import palette
from tierce.ui.screens import NEEDS


class Coming:
    def __init__(self, name, args):
        self._name = name
        self._args = args
        self._loaded = 0
        self._module = None

    def step(self, app):
        """Load the next module; return the screen when all are there, else None."""
        if self._module:
            return self._module.SCREEN(app, *self._args)
        needs = NEEDS.get(self._name, ())
        if self._loaded < len(needs):
            __import__("tierce." + needs[self._loaded])
            self._loaded += 1
        else:
            self._module = load("tierce.ui.screens", self._name)
        canvas = app.canvas
        length = canvas.width * (self._loaded + 1) // (len(needs) + 2)
        canvas.bar(0, canvas.height - 2, length, 2, palette.QUIET)
        return None
