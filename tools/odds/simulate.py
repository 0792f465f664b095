"""The odds by simulation, through the firmware's own search and games, on all cores.

Every piece of work has a seed of its own, so the same call gives the same numbers anywhere.
"""

import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from scipy.stats import binomtest

from tools import firmware

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce import search
from tierce.deck import Stock
from tierce.games import codes, new
from tierce.rng import Rng

MOST = 21  # so many always hold a set (R3.7)


@dataclass(frozen=True)
class Share:
    """So many of so many, and how far off that may be."""

    without: int
    total: int

    @property
    def part(self) -> float:
        return self.without / self.total if self.total else float("nan")

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        test = binomtest(self.without, self.total)
        low, high = test.proportion_ci(confidence, method="exact")
        return float(low), float(high)

    def holds(self, probability: float, confidence: float = 0.95) -> bool:
        low, high = self.interval(confidence)
        return low <= probability <= high


Tally = Counter[tuple[int, bool]]  # (cards on the table, holds a set): how often


def fresh_deals(seed: int, deals: int) -> Tally:
    """Turn up cards of a shuffled deck one by one until there is a set."""
    rng = Rng(seed)
    tally: Tally = Counter()
    for _ in range(deals):
        stock = Stock(rng)
        table = bytearray(stock.draw() for _ in range(3))
        while not search.has_set(table):
            tally[len(table), False] += 1
            table.append(stock.draw())
        # From here on every larger table holds one too.
        for size in range(len(table), MOST + 1):
            tally[size, True] += 1
    return tally


def layouts_in_play(seed: int, games: int) -> Tally:
    """Play solitaires to the end, a random set each time, and look at every full layout."""
    rng = Rng(seed)
    tally: Tally = Counter()
    sets = bytearray(3 * 70)
    for _ in range(games):
        game = new("solitaire", rng.next() << 15 | rng.next())
        while not game.over:
            found = search.find(game.table, sets)
            if all(game.table):
                tally[len(game.table), found > 0] += 1
            if not found:
                game.apply(0, codes.NONE)
                continue
            chosen = 3 * rng.below(found)
            for slot in sets[chosen : chosen + 3]:
                game.apply(0, codes.PICK, slot)
    return tally


def _piece(task: tuple[Callable[[int, int], Tally], int, int]) -> tuple[int, Tally]:
    work, seed, times = task
    return times, work(seed, times)


def spread(
    work: Callable[[int, int], Tally], times: int, seed: int = 1, piece: int = 2000
) -> Iterator[tuple[int, Tally]]:
    """Do the work on all cores; yield how much is done by each piece, and its tally."""
    tasks = [
        (work, seed + number, min(piece, times - start))
        for number, start in enumerate(range(0, times, piece))
    ]
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        yield from pool.imap_unordered(_piece, tasks)


def shares(tally: Tally) -> dict[int, Share]:
    sizes = {size for size, _ in tally}
    return {
        size: Share(tally[size, False], tally[size, False] + tally[size, True])
        for size in sorted(sizes)
    }
