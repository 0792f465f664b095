"""Short tunes on a piezo by PWM, without waiting: `step` goes on when a note is over."""

# pyright: reportAttributeAccessIssue=false

from time import ticks_add, ticks_diff, ticks_ms

from machine import PWM, Pin

_DUTY = (0, 900, 5000, 32768)  # by volume: a piezo is loudest at half


class Piezo:
    def __init__(self, pin):
        self._pwm = PWM(Pin(pin), freq=1000, duty_u16=0)
        self._tune = b""
        self._at = 0
        self._due = 0
        self._duty = 0

    def play(self, tune, volume):
        """Begin a tune: two bytes a note, MIDI number (0 for a rest), hundredths of a second."""
        self._tune = tune
        self._at = 0
        self._duty = _DUTY[volume]
        self._due = ticks_ms()
        self.step()

    def step(self):
        """Go on, if it is time."""
        if not self._tune or ticks_diff(ticks_ms(), self._due) < 0:
            return
        if self._at >= len(self._tune):
            self._tune = b""
            self._pwm.duty_u16(0)
            return
        note = self._tune[self._at]
        self._due = ticks_add(self._due, 10 * self._tune[self._at + 1])
        self._at += 2
        if note:
            self._pwm.freq(int(440 * 2 ** ((note - 69) / 12)))
        self._pwm.duty_u16(self._duty if note else 0)
