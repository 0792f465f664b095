"""Letters on a canvas, from a baked font. A letter is prepared when it is first drawn."""

from array import array

import framebuf

from tierce.ui import baked


class Font:
    def __init__(self, name):
        font = baked.load("font_" + name)
        self.height = font.HEIGHT
        self.baseline = font.BASELINE
        self._characters = font.CHARACTERS
        self._widths = font.WIDTHS
        self._data = bytearray(font.DATA)
        # Where a character's rows begin, in bytes of one row: four pixels each.
        self._rows = array("H", [0] * len(self._widths))
        row = 0
        for at in range(len(self._widths)):
            self._rows[at] = row
            row += (self._widths[at] + 3) // 4
        self._glyphs = {}  # character: (frame, width)

    def _glyph(self, character):
        """Return a character's picture and width; one the font has not is a question mark."""
        glyph = self._glyphs.get(character)
        if glyph is None:
            at = self._characters.find(character)
            if at < 0:
                at = self._characters.find("?")
            width = self._widths[at]
            start = self._rows[at] * self.height
            part = memoryview(self._data)[start : start + (width + 3) // 4 * self.height]
            frame = framebuf.FrameBuffer(part, width, self.height, framebuf.GS2_HMSB)
            self._glyphs[character] = glyph = (frame, width)
        return glyph

    def width(self, text):
        """Return how many pixels a text is wide."""
        total = 0
        for character in text:
            total += self._glyph(character)[1]
        return total

    def draw(self, canvas, text, x, y, ink, half, paper):
        """Draw a text with its top left corner there; return where it ends."""
        canvas.set_shades(paper, half, half, ink)
        left = x
        for character in text:
            frame, width = self._glyph(character)
            canvas.frame.blit(frame, x, y, -1, canvas.shades)
            x += width
        canvas.touch(left, y, x - left, self.height)
        return x
