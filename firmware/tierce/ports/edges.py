"""Buttons, timed where they happen: a hard interrupt notes pin, level and microsecond in a ring.

Debouncing and roles come later, outside the interrupt. Two pins served in one go get one stamp:
the chip serves the lower pin first, and that is no reason to win a race.
"""

# pyright: reportAttributeAccessIssue=false

from array import array
from time import ticks_diff, ticks_us

from machine import Pin
from micropython import const

_MOST = const(64)  # edges that can wait
_FIELDS = const(2)  # button and level, microseconds
_TOGETHER = const(40)  # microseconds: as long as the chip takes to serve one pin after the other
_CLOCK = const((1 << 30) - 1)


class Edges:
    def __init__(self, buttons):
        self._ring = array("I", [0] * (_MOST * _FIELDS))
        self._in = 0
        self._out = 0
        self._last = 0
        self.lost = 0  # edges that found no room
        self._keys = [_Key(self, number, buttons[number][1]) for number in range(len(buttons))]

    def note(self, what, us):
        """Called in an interrupt: allocates nothing."""
        place = self._in
        after = (place + 1) % _MOST
        if after == self._out:
            self.lost += 1
            return
        if ticks_diff(us, self._last) < _TOGETHER:
            us = self._last
        self._last = us
        self._ring[place * _FIELDS] = what
        self._ring[place * _FIELDS + 1] = us
        self._in = after

    def next(self, edge, now, now_us):
        """Move the oldest edge into a list: button, level, milliseconds, microseconds beyond.

        `now` and `now_us` are the same moment on the two clocks.
        """
        place = self._out
        if place == self._in:
            return False
        what = self._ring[place * _FIELDS]
        us = self._ring[place * _FIELDS + 1]
        self._out = (place + 1) % _MOST
        ago = ticks_diff(now_us, us)
        edge[0] = what >> 1
        edge[1] = what & 1
        # Rounded towards the past, with what is beyond: equal only for the same microsecond.
        edge[2] = (now - (ago + 999) // 1000) & _CLOCK
        edge[3] = -ago % 1000
        return True


class _Key:
    """One button's pin. Active low, with the chip's own pull-up."""

    def __init__(self, edges, number, pin):
        self._edges = edges
        self._what = number << 1
        self._pin = Pin(pin, Pin.IN, Pin.PULL_UP)
        self._pin.irq(self._changed, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def _changed(self, pin):
        us = ticks_us()
        self._edges.note(self._what | (0 if pin.value() else 1), us)
