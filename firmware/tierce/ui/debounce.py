"""Contacts bounce: makes one press of many edges, stamped at the first. Allocates nothing.

The first edge counts at once; for a while after it that button's edges only say where it came to
rest. So no press waits, none is lost and none is counted twice.
"""

from micropython import const

REST = const(8)  # milliseconds; contacts bounce for 5 at most
_CLOCK = const((1 << 30) - 1)  # the clock's milliseconds start again at 0 after twelve days
_LATER = const(1 << 29)  # so far on or further is not later but earlier


class Debouncer:
    """`edge` takes what the pins did, `settle` is called now and then; both tell `changed`.

    An edge may have happened after the time that `settle` is given: its pin did not wait for the
    host, which had looked at the clock before it took the edges.
    """

    def __init__(self, count, changed):
        self._changed = changed  # called with (button, level, milliseconds)
        self._down = bytearray(count)  # as reported
        self._raw = bytearray(count)  # as last seen
        self._since = [0] * count  # when it was reported last
        self._moving = 0  # buttons that may not have come to rest since

    def down(self, button):
        return self._down[button]

    def edge(self, button, level, ms):
        self._rest(button, ms)
        self._raw[button] = level
        if not self._moving >> button & 1 and level != self._down[button]:
            self._report(button, level, ms)

    def settle(self, ms):
        """Report what came to rest other than its first edge said."""
        if self._moving:
            for button in range(len(self._down)):
                self._rest(button, ms)

    def _rest(self, button, ms):
        # Twice when what is reported has come to rest by now, too.
        while self._moving >> button & 1:
            if not REST <= (ms - self._since[button]) & _CLOCK < _LATER:
                return
            self._moving &= ~(1 << button)
            if self._raw[button] != self._down[button]:
                self._report(button, self._raw[button], (self._since[button] + REST) & _CLOCK)

    def _report(self, button, level, ms):
        self._down[button] = level
        self._since[button] = ms
        self._moving |= 1 << button
        self._changed(button, level, ms)
