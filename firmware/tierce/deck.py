"""The stock: a shuffled deck, face down, that cards are drawn from."""

from tierce import cards


class Stock:
    """Every card of a deck, in an order that `rng` decides; cards are drawn, never put back."""

    def __init__(self, rng, hold=0):
        self._cards = cards.deck(hold)
        rng.shuffle(self._cards)
        self._left = len(self._cards)

    def __len__(self):
        return self._left

    def draw(self):
        """Return the next card, or 0 when there is none."""
        if not self._left:
            return 0
        self._left -= 1
        return self._cards[self._left]

    def rest(self):
        """Return the cards not drawn yet, for the census only."""
        return self._cards[: self._left]
