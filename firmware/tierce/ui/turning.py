"""Cards that turn up one after the other: a few cheap steps each, then the card itself."""

from micropython import const

_TURN = const(5)  # steps a card takes
_APART = const(2)  # steps between one card and the next


class Turning:
    """Allocates nothing but its memory of each slot."""

    def __init__(self, slots):
        self._left = bytearray(slots)  # steps until a card is all there
        self._wait = 0
        self.busy = False

    def waits(self, slot):
        """Whether a slot's card is not there yet."""
        return self._left[slot] > 0

    def forget(self):
        """Every card is there at once; what comes now begins at once."""
        for slot in range(len(self._left)):
            self._left[slot] = 0
        self._wait = 0
        self.busy = False

    def add(self, slot):
        """A new card is to turn up in a slot, behind those that wait already."""
        if not self.busy:
            self._wait = 0
        self._left[slot] = _TURN + self._wait
        self._wait += _APART
        self.busy = True

    def beat(self, art, there):
        """One step for all; `there(slot)` is told of each card that is all there now."""
        self.busy = False
        for slot in range(len(self._left)):
            left = self._left[slot]
            if left:
                self.busy = True
                self._left[slot] = left - 1
                if left == 1:
                    there(slot)
                elif left <= _TURN:
                    art.part(slot, _TURN - left + 1, _TURN)
