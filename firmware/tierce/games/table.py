"""Games with cards face up on a table: dealing, picking three, judging, taking, filling up.

Cards keep their places. A hole is a 0; it is filled from the stock or stays. Beyond the base of
12 (9 in the beginners' game) nothing is filled: the cards at the end move into the holes (R3.6).
"""

from tierce import cards, search
from tierce.deck import Stock
from tierce.games.codes import PICKED, REFUSED, RIGHT, UNPICKED, WRONG
from tierce.games.game import Game

HOLD = ("hold", (0,) + cards.HOLDS)


class TableGame(Game):
    def _lay_out(self):
        """Shuffle all the cards and turn up the first ones."""
        hold = self.options["hold"]
        self.base = 9 if hold else 12
        self.most = 12 if hold else 21  # so many always hold a set (R3.7)
        self.stock = Stock(self.rng, hold)
        self.table = bytearray(self.base)
        self.picks = []
        self.broken = 0  # what broke the last wrong claim
        self.shown = bytes(3)  # the cards of the last claim that was judged
        self._fill()

    def _fill(self):
        """Turn cards from the stock into the holes."""
        for slot in range(len(self.table)):
            if not self.table[slot]:
                self.table[slot] = self.stock.draw()

    def _add(self):
        """Lay three more cards behind the others."""
        for _ in range(3):
            self.table.append(self.stock.draw())

    def _can_add(self):
        return len(self.stock) > 0 and len(self.table) < self.most

    def _finished(self):
        """The stock is empty and no set is left (R3.8)."""
        return not len(self.stock) and not search.has_set(self.table)

    def _pick(self, slot):
        """Pick a card, or put it back; the third one is judged: RIGHT or WRONG."""
        if slot >= len(self.table) or not self.table[slot]:
            return REFUSED
        if slot in self.picks:
            self.picks.remove(slot)
            return UNPICKED
        self.picks.append(slot)
        if len(self.picks) < 3:
            return PICKED
        self.shown = bytes(self.table[pick] for pick in self.picks)
        self.broken = cards.broken(*self.shown)
        return WRONG if self.broken else RIGHT

    def _take(self):
        """Take the picked cards off the table and return them; holes stay."""
        for pick in self.picks:
            self.table[pick] = 0
        self.picks = []
        return self.shown

    def _close(self):
        """Close the three holes of a table beyond its base, with the cards at its end."""
        length = len(self.table) - 3
        holes = [slot for slot in range(length) if not self.table[slot]]
        for last in range(length, len(self.table)):
            if self.table[last]:
                self.table[holes.pop(0)] = self.table[last]
        self.table = self.table[:length]

    def _open_slots(self):
        return [slot for slot in range(len(self.table)) if self.table[slot]]
