"""One digest of all the mathematics, the same on every Python."""

from binascii import crc32

from tierce import cards, search, seedcode
from tierce.rng import SEEDS, Rng


def _sum(so_far, *values):
    for value in values:
        so_far = crc32(b"%d," % value, so_far)
    return so_far


def cards_digest():
    deck = cards.deck()
    total = _sum(0, *deck)
    for hold in cards.HOLDS:
        total = _sum(total, *cards.deck(hold))
    for a in deck:
        for b in deck:
            c = deck[(a * 7 + b) % 81]
            total = _sum(total, cards.third(a, b), cards.broken(a, b, c), cards.differing(a, b))
    return total


def rng_digest():
    total = 0
    for seed in (0, 1, 0x7FFF, 0x8000, 123456789, SEEDS - 1):
        rng = Rng(seed)
        order = cards.deck()
        rng.shuffle(order)
        total = _sum(total, *order)
        total = _sum(total, *[rng.below(n) for n in range(1, 200)])
        total = crc32(seedcode.encode(seed).encode(), total)
        total = _sum(total, seedcode.decode(seedcode.encode(seed)))
    return total


def search_digest(tables=300):
    """Tables of every size, with empty slots, into buffers of every size."""
    total = 0
    rng = Rng(42)
    for number in range(tables):
        order = cards.deck()
        rng.shuffle(order)
        size = number % 25
        table = bytearray(size)
        for slot in range(size):
            table[slot] = order[slot] if rng.below(5) else 0
        out = bytearray(rng.below(60))
        total = _sum(total, search.find(table, out), search.count(table), search.has_set(table))
        total = _sum(total, *out)
        best = bytearray(24)
        total = _sum(total, search.best_disjoint(table, best), *best)
    return _sum(total, search.count(cards.deck()))


def digests():
    return cards_digest(), rng_digest(), search_digest()
