"""The picture: one 4-bit buffer, drawn with framebuf, and the rectangles that have changed.

Draw on `frame` as you like, then `touch` the whole of it once: a touch costs as much as a sprite.
Nothing here is allocated after `__init__`. A port takes the dirty rectangles with `next_dirty` and
sends just those; when there are too many, near ones are joined.
"""

import framebuf
from micropython import const

_MOST = const(4)  # rectangles kept apart
_FIELDS = const(4)  # left, top, right, bottom


class Canvas:
    def __init__(self, width, height):
        if width % 2:
            raise ValueError("a canvas is an even number of pixels wide: two share a byte")
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 2)
        self.frame = framebuf.FrameBuffer(self.buffer, width, height, framebuf.GS4_HMSB)
        self._dirty = [0] * (_MOST * _FIELDS)
        self._count = 0
        self._shades = bytearray(2)
        # A list in place of a FrameBuffer: framebuf reads bytes where they are, without a copy.
        self._sprite = [b"", 0, 0, framebuf.GS2_HMSB]
        self._inks = framebuf.FrameBuffer(self._shades, 4, 1, framebuf.GS4_HMSB)

    def set_shades(self, paper, light, middle, full):
        """Say what the four levels of a sprite become."""
        self._shades[0] = paper << 4 | light
        self._shades[1] = middle << 4 | full

    def stamp(self, levels, width, height, x, y):
        """Draw baked levels, two bits each, in the shades that were set; they are not touched."""
        sprite = self._sprite
        sprite[0] = levels
        sprite[1] = width
        sprite[2] = height
        # The stubs do not know of lists.
        self.frame.blit(sprite, x, y, -1, self._inks)  # pyright: ignore[reportArgumentType]

    def clear(self, colour):
        """Fill all of it."""
        self.frame.fill(colour)
        self.touch(0, 0, self.width, self.height)

    def bar(self, x, y, width, height, colour):
        """Fill a rectangle, and touch it."""
        self.frame.fill_rect(x, y, width, height, colour)
        self.touch(x, y, width, height)

    def rounded(self, x, y, width, height, colour):
        """Fill a rectangle whose corners are cut by two pixels; it is not touched."""
        self.frame.fill_rect(x + 2, y, width - 4, height, colour)
        self.frame.fill_rect(x + 1, y + 1, width - 2, height - 2, colour)
        self.frame.fill_rect(x, y + 2, width, height - 4, colour)

    def touch(self, x, y, width, height):
        """Note that this rectangle has changed."""
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, self.width), min(y + height, self.height)
        if left >= right or top >= bottom:
            return
        # Grow the rectangle that costs the fewest pixels more, if none or if there is no room.
        best = -1
        least = 0
        for at in range(0, self._count * _FIELDS, _FIELDS):
            more = self._more(at, left, top, right, bottom)
            if best < 0 or more < least:
                best, least = at, more
        if best >= 0 and (least <= 0 or self._count == _MOST):
            self._grow(best, left, top, right, bottom)
            return
        at = self._count * _FIELDS
        # One by one, here and below: four at once would make a tuple.
        dirty = self._dirty
        dirty[at] = left
        dirty[at + 1] = top
        dirty[at + 2] = right
        dirty[at + 3] = bottom
        self._count += 1

    def _more(self, at, left, top, right, bottom):
        """Return how many pixels are sent for nothing when two rectangles become one."""
        dirty = self._dirty
        a = dirty[at]
        b = dirty[at + 1]
        c = dirty[at + 2]
        d = dirty[at + 3]
        both = (max(c, right) - min(a, left)) * (max(d, bottom) - min(b, top))
        return both - (c - a) * (d - b) - (right - left) * (bottom - top)

    def _grow(self, at, left, top, right, bottom):
        dirty = self._dirty
        dirty[at] = min(dirty[at], left)
        dirty[at + 1] = min(dirty[at + 1], top)
        dirty[at + 2] = max(dirty[at + 2], right)
        dirty[at + 3] = max(dirty[at + 3], bottom)

    def next_dirty(self, rectangle):
        """Move a changed rectangle (left, top, right, bottom) into a list; False if none is left.

        Left and right are even, since two pixels share a byte.
        """
        if not self._count:
            return False
        self._count -= 1
        at = self._count * _FIELDS
        dirty = self._dirty
        rectangle[0], rectangle[1] = dirty[at] & ~1, dirty[at + 1]
        rectangle[2], rectangle[3] = (dirty[at + 2] + 1) & ~1, dirty[at + 3]
        return True
