"""Sets on a table: found by pairs, three cards in a word, without allocating.

A table is bytes of cards, one a slot, 0 for an empty slot; its first 81 slots count. The kernel
is viper on the device and the same source, plain, everywhere else. On the emulated Pico, call
included: all sets of twelve cards in 5,500 cycles (three there), that there is none in 3,800.
"""

from array import array

import micropython
from micropython import const

from tierce.casts import ptr8, ptr32

_DECK = const(81)

# One array is the kernel's whole memory. `seen[card]` is the card's slot + 1, 0 if it is not on
# the table. A valid byte starts at 0x55 = 85, so the 85 entries below are free, and the packed
# words live there: 27 words in three turns, three zeros between the halves and one at the bottom
# are exactly 85. The last entry is the top of those words.
_TOP = const(256)
_SEEN = array("I", [0] * (_TOP + 1))


# What each thing wins, measured one at a time on twelve cards, as (none there, three there). The
# whole: (4,200, 5,500); plain viper pairs, a card at a time: (11,900, 12,100). Without the halves
# +900, +2,000; with global names in `find` +440, +410; with the builtin's own name too +2,500,
# +2,500; with a card's index on the stack while it is packed +50, +40. A set found costs 200 to
# 1,100: four on the table take 5,900, seven 8,700. Four cards a word were not built: they need
# ints of 32 bits, heap objects wherever there is no viper.
@micropython.viper
def _scan(seen: ptr32, d: int, table, out, room: int) -> int:  # pyright: ignore[reportInvalidTypeForm]
    """Write the sets of `table`, `d` slots long, into `out` in order; return how many there are.

    `room` is the length of `out`, which gets the first sets; all are counted. -1: one is enough.
    Viper keeps just the first two arguments in registers: `seen` and `d`, the inner loop's word.
    """
    n = d
    t = ptr8(table)
    o = t
    if room > 0:
        o = ptr8(out)
    lows = 0x555555

    # Forget the table before this one: done first, so that a search cut short leaves no trace.
    top = seen[_TOP]
    while top:
        d = seen[top]
        if d:
            seen[d & 255] = 0
            seen[d >> 8 & 255] = 0
            seen[d >> 16] = 0
        top -= 3

    # Pack three slots a word, with its two turns beside it, and note where each card lies.
    if n > _DECK:
        n = _DECK
    fence = (n * 43 >> 8) * 3  # n // 6 * 3: about half of the slots, in whole words
    i = (n * 86 >> 8) * 3  # n // 3 * 3
    d = 0
    while n > i:
        b = t[n - 1]
        seen[b] = n
        d = d << 8 | b
        n -= 1
    if d:
        top = 3
        seen[1] = d
        b = d & 255
        d = d >> 8 | b << 16
        seen[2] = d
        b = d & 255
        seen[3] = d >> 8 | b << 16
    while i:
        i -= 3
        top += 3
        d = i + 2  # an index in `d` saves a spill
        d = t[d]
        seen[d] = i + 3
        b = d << 8
        d = i + 1
        d = t[d]
        seen[d] = i + 2
        b = (b | d) << 8
        d = i
        d = t[d]
        seen[d] = i + 1
        b |= d
        seen[top - 2] = b
        d <<= 16
        d |= b >> 8
        seen[top - 1] = d
        b = (d & 255) << 16
        d = d >> 8 | b
        seen[top] = d
        if not d:
            top -= 3  # three empty slots: no word, for a zero is where a half ends
        if i == fence:
            top += 3
            seen[top - 2] = 0
            seen[top] = 0
    seen[0] = 0
    seen[_TOP] = top

    # Of three cards two lie in the same half, so pairs across the fence need no look: 30 pairs of
    # twelve cards instead of 66. Each word meets one turn of itself and every turn of the words
    # below it, down to the zero. An empty slot's "third" is the other card itself, never a set.
    found = 0
    end = 0
    last = 0
    while top:
        word = seen[top - 1]
        v = top - 2
        d = seen[v]
        while d:
            d ^= word
            d = ((d >> 1 | d) & lows) * 3 & word ^ word | d  # `cards.third`, three times at once
            if seen[d & 255] or seen[d >> 8 & 255] or seen[d >> 16]:
                lane = 0
                while d:
                    k = seen[d & 255]
                    if k:
                        i = seen[word >> lane & 255]
                        j = seen[seen[v] >> lane & 255]
                        if i > j:
                            n = i
                            i = j
                            j = n
                        # A set inside one half turns up at each of its pairs and counts at the
                        # one below its last card; one across the fence turns up just once.
                        if k > j:
                            n = (i << 8 | j) << 8 | k
                        elif k <= fence and fence < i:
                            n = (k << 8 | i) << 8 | j
                        else:
                            n = 0
                        if n:
                            if room > 2:
                                room -= 3
                                i = end
                                end += 3
                                # Sets turn up nearly in order; the few that do not move up.
                                if n < last:
                                    while i:
                                        k = (o[i - 3] << 8 | o[i - 2]) << 8 | o[i - 1]
                                        if k + 0x010101 < n:
                                            break
                                        o[i + 2] = k & 255
                                        o[i + 1] = k >> 8 & 255
                                        o[i] = k >> 16
                                        i -= 3
                                else:
                                    last = n
                                n -= 0x010101
                                o[i + 2] = n & 255
                                o[i + 1] = n >> 8 & 255
                                o[i] = n >> 16
                            elif n < last:
                                # Full: drop the last set and look at this lane again.
                                room += 3
                                end -= 3
                                last = 0
                                if end:
                                    last = (o[end - 3] << 8 | o[end - 2]) << 8 | o[end - 1]
                                    last += 0x010101
                                continue
                            elif room < 0:
                                top = 3
                                v = 1
                            found += 1
                    lane += 8
                    d >>= 8
            d = v - 1
            v = d
            d = seen[d]
        top -= 3
    return found


def _bind(scan, seen, length):
    """Return the public functions. What they use is closed over, faster than global names; three
    cells with two arguments still fit on the C stack, so a call allocates nothing."""

    @micropython.viper
    def find(table, out):
        return scan(seen, length(table), table, out, length(out))

    @micropython.viper
    def count(table):
        return scan(seen, length(table), table, table, 0)

    @micropython.viper
    def has_set(table) -> bool:
        if scan(seen, length(table), table, table, -1):  # noqa: SIM103 (`bool` costs 170 cycles)
            return True
        return False

    return find, count, has_set


find, count, has_set = _bind(_scan, _SEEN, len)

# Twenty-one cards hold at most 70 sets: a pair is in one set at most, and a set has three pairs.
_SETS = bytearray(3 * 70)
_PATH = array("H", [0] * 27)


def best_disjoint(table, out):
    """Write a largest choice of sets that share no card (R11), in order; return how many.

    Every way is tried, so it is meant for tables people play on, up to 21 slots.
    """
    sets = _SETS
    total = find(table, sets)
    if 3 * total > len(sets):
        sets = bytearray(3 * total)
        find(table, sets)
    slots = len(table)
    best = depth = used = at = 0
    while True:
        base = 3 * at
        # What is still ahead bounds what can come: so many sets, on so many slots.
        if at < total and depth + min(total - at, (slots - sets[base]) // 3) > best:
            mask = 1 << sets[base] | 1 << sets[base + 1] | 1 << sets[base + 2]
            if not used & mask:
                used |= mask
                _PATH[depth] = at
                depth += 1
                if depth > best:
                    best = depth
                    for step in range(min(depth, len(out) // 3)):
                        for corner in range(3):
                            out[3 * step + corner] = sets[3 * _PATH[step] + corner]
        elif depth:
            # Back to the last set taken, and on without it.
            depth -= 1
            at = _PATH[depth]
            base = 3 * at
            used ^= 1 << sets[base] | 1 << sets[base + 1] | 1 << sets[base + 2]
        else:
            return best
        at += 1
