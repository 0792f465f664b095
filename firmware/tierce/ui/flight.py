"""Three small blank cards on their way to the winner. Cheap: what they cover is kept and put back.

Every buffer is made once; a beat copies and fills a few hundred pixels and allocates nothing.
"""

import framebuf
from micropython import const

from tierce.ui import palette

_WIDE = const(16)
_HIGH = const(20)
_BEATS = const(12)
_CARDS = const(3)


class Flight:
    def __init__(self, canvas):
        self._canvas = canvas
        self._under = [
            framebuf.FrameBuffer(bytearray(_WIDE * _HIGH // 2), _WIDE, _HIGH, framebuf.GS4_HMSB)
            for _ in range(_CARDS)
        ]
        self._from = [0] * (2 * _CARDS)
        self._at = [0] * (2 * _CARDS)
        self._to_x = self._to_y = 0
        self._beat = -1

    @property
    def flying(self):
        return self._beat >= 0

    def start(self, layout, slots, x, y):
        """Send a card from each of three slots to a point; their slots are empty by now."""
        self.end()
        for card in range(_CARDS):
            slot = slots[card]
            self._from[2 * card] = layout.x(slot) + (layout.card_width - _WIDE) // 2
            self._from[2 * card + 1] = layout.y(slot) + (layout.card_height - _HIGH) // 2
        self._to_x, self._to_y = x - _WIDE // 2, y - _HIGH // 2
        self._beat = 0
        self._put()

    def beat(self):
        """Fly on; the last beat takes the cards off the picture."""
        if self._beat < 0:
            return
        self._lift()
        self._beat += 1
        if self._beat > _BEATS:
            self._beat = -1
        else:
            self._put()

    def end(self):
        """Take them off the picture now."""
        if self._beat >= 0:
            self._lift()
            self._beat = -1

    def _put(self):
        frame, canvas = self._canvas.frame, self._canvas
        part, whole = self._beat * self._beat, _BEATS * _BEATS  # slowly at first
        for card in range(_CARDS):
            x, y = self._from[2 * card], self._from[2 * card + 1]
            x += (self._to_x - x) * part // whole
            y += (self._to_y - y) * part // whole
            x = max(0, min(x, canvas.width - _WIDE))
            y = max(0, min(y, canvas.height - _HIGH))
            self._at[2 * card] = x
            self._at[2 * card + 1] = y
            self._under[card].blit(frame, -x, -y)
            canvas.rounded(x, y, _WIDE, _HIGH, palette.QUIET)
            canvas.rounded(x + 1, y + 1, _WIDE - 2, _HIGH - 2, palette.CARD)
            canvas.touch(x, y, _WIDE, _HIGH)

    def _lift(self):
        """Put back what they cover, the last one first."""
        for card in range(_CARDS - 1, -1, -1):
            x, y = self._at[2 * card], self._at[2 * card + 1]
            self._canvas.frame.blit(self._under[card], x, y)
            self._canvas.touch(x, y, _WIDE, _HIGH)
