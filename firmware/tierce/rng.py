"""Chance from a seed: the same on every Python, and no int ever above 30 bits.

Two multiply-with-carry generators of 15 bits each (Marsaglia), xored. Each multiplier `a` makes
`a * 2**15 - 1` a safe prime, so their periods are `a * 2**14 - 1` and the pair's about 2**58.
"""

from micropython import const

SEEDS = 1 << 30
_LOW = const(0x7FFF)
_A = const(32730)
_B = const(31926)
_KEYS = (0x1F35, 0x6A09, 0x3C6E, 0x54F5, 0x2B67, 0x71C3)


class Rng:
    def __init__(self, seed):
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise ValueError("a seed is a whole number from 0 to %d" % (SEEDS - 1))
        # Seeds that are alike must not start alike: multiplying with carry spreads slowly, so the
        # two halves are scrambled first, by Feistel rounds, which never make two seeds one.
        low, high = seed & _LOW, seed >> 15
        for key in _KEYS:
            mixed = (low + key) & _LOW
            low, high = high ^ ((mixed * mixed >> 9) + mixed * 0x4D1) & _LOW, low
        # Neither generator may start at 0, which it never leaves.
        self._a = low + 1
        self._b = high + 1
        for _ in range(8):
            self.next()

    def next(self):
        """Return 15 random bits."""
        self._a = a = _A * (self._a & _LOW) + (self._a >> 15)
        self._b = b = _B * (self._b & _LOW) + (self._b >> 15)
        return (a ^ b) & _LOW

    def below(self, n):
        """Return a number from 0 to n - 1, each as likely as the others; n is 1 to 32768."""
        limit = 32768 - 32768 % n
        while True:
            bits = self.next()
            if bits < limit:
                return bits % n

    def shuffle(self, cards):
        """Shuffle in place, every order as likely as the others (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
