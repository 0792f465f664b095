"""Letters on a canvas, from a baked font; and texts measured and wrapped, on any Python.

A letter is drawn from the font's own bytes and leaves a slice of them as garbage, 16 bytes; a kept
frame would take 100 a letter for good. So a screen draws words when they change, not every frame.
"""

from array import array

from tierce.loader import load


class Font:
    def __init__(self, name):
        font = load("tierce.ui.art", "font_" + name)
        self.height = font.HEIGHT
        self.baseline = font.BASELINE
        self._characters = font.CHARACTERS
        self._widths = font.WIDTHS
        self._tops = font.TOPS
        self._ends = font.ENDS
        self._data = memoryview(font.DATA)
        # Where a character's picture begins: a row is whole bytes, of four pixels each.
        self._starts = array("H", [0] * len(self._widths))
        start = 0
        for at in range(len(self._widths)):
            self._starts[at] = start
            start += (self._widths[at] + 3) // 4 * (self._ends[at] - self._tops[at])

    def _find(self, character):
        """Return the place of a character; one the font has not is a question mark."""
        at = self._characters.find(character)
        return at if at >= 0 else self._characters.find("?")

    def width(self, text):
        """Return how many pixels a text is wide."""
        total = 0
        for character in text:
            total += self._widths[self._find(character)]
        return total

    def fit(self, text, width):
        """Return how many characters of a text, from its beginning, fit into so many pixels."""
        count = 0
        for character in text:
            width -= self._widths[self._find(character)]
            if width < 0:
                break
            count += 1
        return count

    def draw(self, canvas, text, x, y, ink, half, paper):
        """Draw a text with its top left corner there; return where it ends."""
        canvas.bar(x, y, self.width(text), self.height, paper)
        canvas.set_shades(paper, half, half, ink)
        for character in text:
            at = self._find(character)
            width, top = self._widths[at], self._tops[at]
            rows = self._ends[at] - top
            canvas.stamp(self._data[self._starts[at] :], width, rows, x, y + top)
            x += width
        return x


def wrap(font, text, width):
    """Return a text as lines of at most so many pixels, broken at spaces and where it says so.

    A no-break space, as before a French question mark, stays within its line.
    """
    lines = []
    for paragraph in text.split("\n"):
        rest = paragraph.rstrip(" ")
        while True:
            # At least one character, however narrow the line is.
            count = max(font.fit(rest, width), 1)
            if count >= len(rest):
                lines.append(rest)
                break
            # A space that would be the line's next character is a place to break as well.
            space = rest.rfind(" ", 0, count + 1)
            if space > 0:
                lines.append(rest[:space].rstrip(" "))
                rest = rest[space + 1 :].lstrip(" ")
            else:
                lines.append(rest[:count])
                rest = rest[count:]
    return lines
