"""Where cards lie: a grid for each panel and number of cards, and how large their symbols are.

Pure arithmetic. Above the cards is a bar for claim, clock and scores, below them a line that says
what the buttons do. Symbols stand side by side, or lie in a pile where that makes them larger.
"""

GAP = 4  # between cards: room for the frames of two neighbours

# Panel: (height of the bar, height of the line).
PANELS = {(320, 240): (20, 15), (240, 240): (20, 15), (240, 135): (13, 11)}

# Columns for so many cards, by panel; rows follow. 24 are two hands of nine at the two edges with
# a table of six between them (R12): slots 0 to 8, 15 to 23, and 9 to 14.
_COLUMNS = {
    (320, 240): {9: 3, 12: 4, 15: 5, 18: 6, 21: 7, 24: 8},
    (240, 240): {9: 3, 12: 3, 15: 5, 18: 6, 21: 7, 24: 8},
    (240, 135): {9: 3, 12: 4, 15: 5, 18: 6, 21: 7, 24: 8},
}
COUNTS = (9, 12, 15, 18, 21, 24)
_HANDS = 24
# For those: (first slot, columns, column of the first one).
_GROUPS = ((0, 3, 0), (9, 2, 3), (15, 3, 5))
_APART = 4  # between a hand and the table, more than between cards

# A symbol is at most so much longer than it is broad, at least so much, and at most so broad.
_LONGEST, _SHORTEST, _BROADEST = 2.3, 1.4, 22


class Layout:
    """The grid of a table: `x(slot)`, `y(slot)`, and the size of cards and symbols."""

    def __init__(self, panel, count):
        if panel not in PANELS:
            raise ValueError("no panel %r; there are: %s" % (panel, sorted(PANELS)))
        if count not in COUNTS:
            raise ValueError("no layout for %r cards; there are: %s" % (count, COUNTS))
        width, height = panel
        bar, line = PANELS[panel]
        self.count = count
        self.columns = _COLUMNS[panel][count]
        rows = -(-count // self.columns)
        self._apart = _APART if count == _HANDS else 0
        self.card_width = (width - GAP - 2 * self._apart) // self.columns - GAP
        self.card_height = (height - bar - line + GAP) // rows - GAP
        # What the division leaves over goes to both sides.
        across = self.columns * (self.card_width + GAP) - GAP + 2 * self._apart
        self._left = (width - across) // 2
        over = height - bar - line - rows * (self.card_height + GAP) + GAP
        self._top = bar + over // 2
        self._measure_symbols()
        self._xs, self._ys = [], []
        for slot in range(count):
            group, column, row = self._place(slot)
            self._xs.append(self._left + group * self._apart + column * (self.card_width + GAP))
            self._ys.append(self._top + row * (self.card_height + GAP))

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

    def _measure_symbols(self):
        """Choose the largest symbol that fits three times into a card, standing or lying."""
        small = self.card_width < 44 or self.card_height < 44
        margin, self.between = (2, 2) if small else (4, 3)
        across = self.card_width - 2 * margin
        down = self.card_height - 2 * margin
        standing = _fit((across - 2 * self.between) // 3, down)
        pile = _fit((down - 2 * self.between) // 3, across)
        self.lying = pile[0] * pile[1] > standing[0] * standing[1]
        broad, long = pile if self.lying else standing
        self.symbol_width, self.symbol_height = (long, broad) if self.lying else (broad, long)
        self.step = broad + self.between  # from one symbol to the next

    def _place(self, slot):
        """Return the group of a slot (hand, table, hand), its column and its row."""
        if self.count != _HANDS:
            return 0, slot % self.columns, slot // self.columns
        group = 0 if slot < 9 else 1 if slot < 15 else 2
        first, columns, column = _GROUPS[group]
        return group, column + (slot - first) % columns, (slot - first) // columns


def _fit(broad, long):
    """Return the size of a symbol in such a box, neither squat nor stretched."""
    broad = min(broad, _BROADEST, int(long / _SHORTEST))
    return broad, min(long, int(broad * _LONGEST))
