"""Shows that a search allocates nothing: it runs with the heap locked, where any allocation fails.

What it searches and where it writes is made before; nothing is printed while the heap is locked.
"""

import micropython

from tierce import cards, search
from tierce.rng import Rng


def prepare():
    rng = Rng(9)
    tables = []
    for size in (0, 3, 9, 12, 15, 18, 20, 21, 81):
        order = cards.deck()
        rng.shuffle(order)
        tables.append(order[:size])
    return tables


def search_all(tables, out, results):
    at = 0
    for table in tables:
        results[at] = search.find(table, out) & 255
        results[at + 1] = search.count(table) & 255
        results[at + 2] = search.has_set(table)
        # Masks of more than 30 slots are heap ints; the tables people play on end at 21.
        if len(table) < 30:
            results[at + 3] = search.best_disjoint(table, out)
        at += 4


def check():
    """Return whether the heap really was locked, and all results."""
    tables = prepare()
    out = bytearray(3300)
    results = bytearray(4 * len(tables))
    locked = False
    micropython.heap_lock()
    try:
        search_all(tables, out, results)
        try:
            bytearray(1000)
        except MemoryError:
            locked = True
    finally:
        micropython.heap_unlock()
    return locked, bytes(results)
