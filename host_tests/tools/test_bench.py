"""The ways that are measured side by side do the same."""

import pytest

from tierce import cards, search
from tierce.rng import Rng
from tools.bench import __main__ as bench
from tools.bench import workload


def test_the_plain_ways_find_what_ours_finds():
    rng = Rng(3)
    for size in (3, 12, 15, 21):
        order = cards.deck()
        rng.shuffle(order)
        found = []
        for way in (workload.triples, workload.pairs, search.find):
            out = bytearray(210)
            found.append((way(order[:size], out), bytes(out)))
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("size", [12, 15, 20])
def test_the_worst_case_holds_no_set(size):
    table = workload.cap(size)
    assert len(set(table)) == size
    assert set(table) <= set(cards.deck())
    assert workload.triples(table, bytearray(210)) == 0


def test_the_random_race_is_a_whole_game():
    game = workload.play(3)
    assert game.over
    assert game.census() == cards.deck()


def test_cells_show_cycles_and_how_many_times_ours():
    assert bench.cell("time", 8.0, 4.0, "µs") == "8.0 (2.0×)"
    assert bench.cell("time", 8.0, 8.0, "cycles") == "1,000"
    assert bench.cell("time", 80.0, 8.0, "cycles") == "10,000 (10×)"
    assert bench.cell("bytes", None, None, "µs") == "–"
