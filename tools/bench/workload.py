"""What is measured, the same on every Python. Prints lines: kind, name, way, number.

Imports the firmware and nothing else of ours: it is laid beside it on the Pico.
"""

import gc
import sys
import time

gc.collect()
# MicroPython's alone: bytes of heap in use and free, and a clock of microseconds.
_in_use = getattr(gc, "mem_alloc", None)
_free = getattr(gc, "mem_free", None)
_ticks_us = getattr(time, "ticks_us", None)
_BEFORE = _in_use() if _in_use else 0

from tierce import cards, search  # noqa: E402
from tierce.games import codes, new, replay  # noqa: E402
from tierce.reader import Reader  # noqa: E402
from tierce.rng import Rng  # noqa: E402

_SMALL = sys.platform == "rp2"  # a second there is half a minute here


def ticks():
    """Return microseconds."""
    if _ticks_us:
        return _ticks_us()
    return time.perf_counter_ns() / 1000


def triples(table, out):
    """The plain way: every three slots."""
    found = 0
    n = len(table)
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                if cards.is_set(table[i], table[j], table[k]):
                    out[3 * found], out[3 * found + 1], out[3 * found + 2] = i, j, k
                    found += 1
    return found


def pairs(table, out):
    """The better plain way: every pair, its third looked up."""
    found = 0
    n = len(table)
    where = {table[slot]: slot for slot in range(n)}
    for i in range(n):
        for j in range(i + 1, n):
            k = where.get(cards.third(table[i], table[j]), -1)
            if k > j:
                out[3 * found], out[3 * found + 1], out[3 * found + 2] = i, j, k
                found += 1
    return found


def any_triple(table, out):
    return triples(table, out) > 0


def any_pair(table, out):
    return pairs(table, out) > 0


# MicroPython looks after USB at each turn of a loop, and more after a call. So ten calls stand in
# a row, and what two readings of the clock take is left out.


def _two(f, a, b):
    start = ticks()
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    f(a, b)
    return ticks() - start


def _one(f, a, _):
    start = ticks()
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    f(a)
    return ticks() - start


def _once(f, a, b):
    start = ticks()
    f(a, b)
    return ticks() - start


def _clock():
    start = ticks()
    return ticks() - start


def _many(row, f, a, b):
    """A clock as coarse as a browser's needs a long go: rows of ten until it is long enough."""
    rows = 1
    while True:
        start = ticks()
        for _ in range(rows):
            row(f, a, b)
        passed = ticks() - start
        if passed > 40_000:
            return passed / rows
        rows *= 2


def per_call(row, function, table, slow=False):
    """Return the microseconds of a call, the best of several goes; a `slow` one is timed alone."""
    out = bytearray(3 * 70)
    if not _SMALL:
        return min(_many(row, function, table, out) for _ in range(3)) / 10
    if slow:
        return _once(function, table, out)
    clock = min(_clock() for _ in range(5))
    return (min(row(function, table, out) for _ in range(9)) - clock) / 10


def a_table(size, sets, seed=1):
    """Return the first table of that size with exactly so many sets."""
    rng = Rng(seed)
    while True:
        order = cards.deck()
        rng.shuffle(order)
        if search.count(order[:size]) == sets:
            return order[:size]


def cap(size):
    """Return cards without a set, from a cap of twenty: opposite points about the middle card."""
    middle = cards.pack(2, 2, 2, 2)
    table = bytearray()
    for code in _CAP:
        table.append(code)
        table.append(cards.third(middle, code))
    return table[:size]


# One of each pair of opposite points; tests check that the twenty hold no set.
_CAP = bytes.fromhex("5556595a65666b6f7b96")


def report(kind, name, way, number):
    print("%s|%s|%s|%.3f" % (kind, name, way, number))


def measure_search():
    for size, sets in ((12, 3), (15, 5), (21, 14)):
        table = a_table(size, sets)
        name = "all sets among %d cards (%d there)" % (size, sets)
        report("time", name, "triples", per_call(_two, triples, table, True))
        report("time", name, "pairs", per_call(_two, pairs, table, True))
        report("time", name, "ours", per_call(_two, search.find, table))
    rng = Rng(5)
    total = 0
    tables = 24
    if not _SMALL:
        tables = 8
    for _ in range(tables):
        order = cards.deck()
        rng.shuffle(order)
        total += per_call(_two, search.find, order[:12])
    report("time", "all sets among 12 cards, mean of random tables", "ours", total / tables)
    for size in (12, 15, 20):
        table = cap(size)
        name = "is there a set among %d cards? (none)" % size
        report("time", name, "triples", per_call(_two, any_triple, table, True))
        report("time", name, "pairs", per_call(_two, any_pair, table, True))
        report("time", name, "ours", per_call(_one, search.has_set, table))
    name = "a largest choice of disjoint sets among 12 (R11)"
    report("time", name, "ours", per_call(_two, search.best_disjoint, a_table(12, 6)))


def play(seed, _=None):
    """A whole random race of two, with right and wrong claims."""
    game = new("race", seed, 2)
    rng = Rng(seed)
    first = bytearray(3)
    at = 0
    while not game.over:
        at += 1000
        player = rng.below(2)
        if not search.find(game.table, first):
            game.apply(0, codes.NONE, 0, at)
            game.apply(1, codes.NONE, 0, at)
            continue
        game.apply(player, codes.CLAIM, 0, at)
        slots = list(first)
        if rng.below(8) == 0:
            slots = list(range(len(game.table)))
            slots = [slot for slot in slots if game.table[slot]][:3]
        for slot in slots:
            game.apply(player, codes.PICK, slot, at + 500)
    return game


def deal(seed, _):
    return new("race", seed, 2)


def replay_all(data, _):
    return replay(data)


def measure_games():
    game = play(3)
    data = bytes(game.journal.data)
    again = replay(data)
    assert again is not None and again.scores == game.scores
    dealt = per_call(_two, deal, 3, True)
    replayed = per_call(_two, replay_all, data, True)
    whole = per_call(_two, play, 3, True)
    events = sum(1 for _ in Reader(data))
    report("time", "deal a race", "ours", dealt)
    report("time", "apply, a mean event of a race", "ours", (replayed - dealt) / events)
    report("time", "a whole random race (%d events)" % events, "ours", whole)
    report("bytes", "its journal", "ours", len(data))


def measure_screen():
    """MicroPython alone has framebuf."""
    if not _in_use:
        return
    from tierce.ui.canvas import Canvas
    from tierce.ui.cardart import CardArt
    from tierce.ui.layout import Layout
    from tierce.ui.text import Font

    panel = (320, 240)
    gc.collect()
    before = _in_use()
    canvas = Canvas(*panel)
    art = CardArt(canvas, Layout(panel, 12))
    font = Font("body")
    gc.collect()
    report(
        "bytes", "heap: canvas of 320 x 240, art for 12 cards, a font", "ours", _in_use() - before
    )
    order = cards.deck()
    Rng(12).shuffle(order)

    def table(_a, _b):
        for slot in range(12):
            art.draw(slot, order[slot])

    def cursor(_a, _b):
        art.frame(3, 0)
        art.frame(4, 15)

    def line(text, _b):
        font.draw(canvas, text, 4, 2, 11, 12, 0)

    text = "Two are red, one is not."
    line(text, None)
    report("time", "draw a table of 12 cards, 320 x 240", "ours", per_call(_two, table, 0, True))
    report("time", "draw a cursor's move", "ours", per_call(_two, cursor, 0, True))
    report("time", "draw a line of 24 letters", "ours", per_call(_two, line, text, True))


def measure_heap():
    if not _in_use:
        return
    gc.collect()
    before = _in_use()
    game = new("race", 3, 2)
    gc.collect()
    report("bytes", "heap: a race dealt", "ours", _in_use() - before)
    assert not game.over


def main():
    # Imported so far: the mathematics, the journal, the games' common part.
    if _in_use:
        __import__("tierce.games.race")
        gc.collect()
        report("bytes", "heap: the modules of a race", "ours", _in_use() - _BEFORE)
        if _SMALL and _free:
            report("bytes", "heap: free beside them", "ours", _free())
    measure_heap()
    measure_search()
    measure_games()
    measure_screen()
    if _in_use:
        __import__("interface").measure(report)
