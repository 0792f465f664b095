"""A screen: pieces that are painted one a step, what presses do, and what time does.

A piece is a card or a line of text or less, so a step is never longer than that. Piece 0 is the
empty canvas. What is not stale is not painted: an idle screen does nothing and allocates nothing.
"""

from tierce.ui import palette


class Screen:
    TWO = False  # each player has buttons of their own here
    LEAN = False  # the small letters are enough here; the heap is for other things

    def __init__(self, app):
        self.app = app
        self.canvas = app.canvas
        self.words = app.words
        self._stale = 0

    @property
    def more(self):
        """The words that few screens need."""
        return self.app.more

    def pieces(self):
        """Return how many pieces there are behind the empty canvas."""
        return 0

    def open(self):
        """The screen is shown, or shown again: paint all of it."""
        self._stale = (2 << self.pieces()) - 1

    def close(self):
        """The screen is left for good."""

    def spoil(self, piece):
        """This piece has to be painted again."""
        self._stale |= 1 << piece

    def paint(self):
        """Paint the next stale piece; return whether there was one."""
        stale = self._stale
        if not stale:
            return False
        piece = 0
        while not stale & 1:
            stale >>= 1
            piece += 1
        self._stale &= ~(1 << piece)
        if piece:
            self.draw(piece)
        else:
            self.canvas.clear(palette.TABLE)
        return True

    def draw(self, piece):
        """Paint a piece, 1 or more."""

    def press(self, player, role, ms, again):
        """A button was pressed at `ms`, or is still held down (`again`)."""

    def tick(self, passed):
        """So many milliseconds have passed."""
