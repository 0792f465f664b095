"""Letters on a canvas, from a baked font. A letter is prepared when it is first drawn."""

import framebuf


class Font:
    def __init__(self, name):
        module = "tierce.ui.art.font_" + name
        baked = __import__(module, None, None, ("DATA",))
        del __import__("sys").modules[module]
        self.height = baked.HEIGHT
        self.baseline = baked.BASELINE
        self._characters = baked.CHARACTERS
        self._widths = baked.WIDTHS
        self._data = bytearray(baked.DATA)
        self._glyphs = {}  # character: (frame, width)

    def _glyph(self, character):
        """Return a character's picture and width; one the font has not is a question mark."""
        glyph = self._glyphs.get(character)
        if glyph is None:
            at = self._characters.find(character)
            if at < 0:
                at = self._characters.find("?")
            start = 0
            for before in range(at):
                start += (self._widths[before] + 3) // 4 * self.height
            width = self._widths[at]
            size = (width + 3) // 4 * self.height
            part = memoryview(self._data)[start : start + size]
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
        for character in text:
            frame, width = self._glyph(character)
            canvas.sprite(frame, x, y, width, self.height, paper, half, half, ink)
            x += width
        return x
