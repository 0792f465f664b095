"""Where cards lie: a grid for each panel and number of cards, and how large their symbols are.

Pure arithmetic. Above the cards is a bar for claim, clock and scores, below them a line that says
what the buttons do. Symbols stand side by side, or lie in a pile where that makes them larger.
"""

GAP = 4  # between cards: room for the frames of two neighbours

# Panel: (height of the bar, height of the line).
PANELS = {(320, 240): (20, 15), (240, 240): (20, 15), (240, 135): (15, 13)}

# Tables have three rows, filled column by column: when three cards are added, they stand at the
# right end and all others keep their places. 24 are two hands of nine at the two edges with a
# table of six between them (R12): slots 0 to 8, 15 to 23, and 9 to 14.
COUNTS = (9, 12, 15, 18, 21, 24)
_HIGH = 3
_HANDS = 24
# For those: (first slot, columns, column of the first one).
_GROUPS = ((0, 3, 0), (9, 2, 3), (15, 3, 5))
_APART = 4  # between a hand and the table, more than between cards

# Three cards by themselves: the size of one, and of one in a small row. Most of these take symbols
# of a size that a table has too.
_ROWS = {
    (320, 240): ((80, 86), (40, 50)),
    (240, 240): ((74, 74), (40, 50)),
    (240, 135): ((47, 46), (30, 38)),
}
_ROW_GAP = 6

# A symbol is at most so much longer than it is broad, at least so much, and at most so broad.
_LONGEST, _SHORTEST, _BROADEST = 2.3, 1.4, 22
# From this width and height on, a card has wider margins and a thicker ring.
_LARGE = 44
_LEAST = 13  # a symbol less broad takes a pixel more from each margin


def room_for(cards):
    """Return the smallest count of a layout that has room for so many cards."""
    return max(COUNTS[0], -(-cards // _HIGH) * _HIGH)


class Cards:
    """What every arrangement has: `x(slot)`, `y(slot)`, and the size of cards and symbols."""

    def __init__(self, count, columns, card_width, card_height):
        self.count = count
        self.columns = columns
        self.rows = -(-count // columns)
        self.card_width = card_width
        self.card_height = card_height
        # How thick the ring of a picked card is, inside its edge.
        self.ring = 2 if self._small() else 3
        self._measure_symbols()
        self._xs, self._ys = [], []

    def x(self, slot):
        return self._xs[slot]

    def y(self, slot):
        return self._ys[slot]

    def first_x(self, number):
        """Return where, in a card, the first of so many symbols is; `first_y` likewise."""
        length = self.symbol_width if self.lying else number * self.step - self.between
        return (self.card_width - length) // 2

    def first_y(self, number):
        length = number * self.step - self.between if self.lying else self.symbol_height
        return (self.card_height - length) // 2

    def _small(self):
        return self.card_width < _LARGE or self.card_height < _LARGE

    def _measure_symbols(self):
        """Choose the largest symbol that fits three times into a card, standing or lying.

        The margins hold the ring, with a pixel between ring and symbol; small ones have none.
        """
        margin, self.between = (3, 2) if self._small() else (4, 3)
        broad, long = self._largest(margin)
        if broad < _LEAST:
            broad, long = self._largest(margin - 1)
        self.symbol_width, self.symbol_height = (long, broad) if self.lying else (broad, long)
        self.step = broad + self.between  # from one symbol to the next

    def _largest(self, margin):
        """Return the larger one of a standing and a lying symbol, and note which it is."""
        across = self.card_width - 2 * margin
        down = self.card_height - 2 * margin
        standing = _fit((across - 2 * self.between) // 3, down)
        pile = _fit((down - 2 * self.between) // 3, across)
        self.lying = pile[0] * pile[1] > standing[0] * standing[1]
        return pile if self.lying else standing


class Layout(Cards):
    """The grid of a table, between the bar and the line."""

    def __init__(self, panel, count):
        if count not in COUNTS:
            raise ValueError("no layout for %r cards; there are: %s" % (count, COUNTS))
        _check(panel)
        columns = count // _HIGH
        rows = _HIGH
        width, height = panel
        bar, line = PANELS[panel]
        apart = _APART if count == _HANDS else 0
        card_width = (width - GAP - 2 * apart) // columns - GAP
        card_height = (height - bar - line + GAP) // rows - GAP
        super().__init__(count, columns, card_width, card_height)
        # What the division leaves over goes to both sides.
        left = (width - columns * (card_width + GAP) + GAP - 2 * apart) // 2
        top = bar + (height - bar - line - rows * (card_height + GAP) + GAP) // 2
        for slot in range(count):
            group, column, row = self._place(slot)
            self._xs.append(left + group * apart + column * (card_width + GAP))
            self._ys.append(top + row * (card_height + GAP))

    def _place(self, slot):
        """Return the group of a slot (hand, table, hand), its column and its row."""
        if self.count != _HANDS:
            return 0, slot // _HIGH, slot % _HIGH
        group = 0 if slot < 9 else 1 if slot < 15 else 2
        first, columns, column = _GROUPS[group]
        return group, column + (slot - first) % columns, (slot - first) // columns


class Row(Cards):
    """Three cards side by side: a claim that is explained, or an example among words."""

    def __init__(self, panel, small=False, x=None, y=6):
        _check(panel)
        card_width, card_height = _ROWS[panel][1 if small else 0]
        super().__init__(3, 3, card_width, card_height)
        if x is None:
            x = (panel[0] - 3 * card_width - 2 * _ROW_GAP) // 2
        for slot in range(3):
            self._xs.append(x + slot * (card_width + _ROW_GAP))
            self._ys.append(y)


def _check(panel):
    if panel not in PANELS:
        raise ValueError("no panel %r; there are: %s" % (panel, sorted(PANELS)))


def _fit(broad, long):
    """Return the size of a symbol in such a box, neither squat nor stretched."""
    broad = min(broad, _BROADEST, int(long / _SHORTEST))
    return broad, min(long, int(broad * _LONGEST))
