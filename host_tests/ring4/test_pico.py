"""Ring 4: an emulated Pico with a stock UF2. Skipped, with the reason, where none can be had."""

import pytest

from host_tests.device import SOURCES, driver, locked, vectors
from tools import pico

GAMES = 6
TABLES = 30
pytestmark = pytest.mark.xdist_group("pico")


@pytest.fixture(scope="module")
def printed():
    """One boot for all: booting takes longer than most of what is asked."""
    try:
        pico.board()
    except pico.NoImage as reason:
        pytest.skip(str(reason))
    script = f"""
import sys, driver, locked, vectors
print("digests", vectors.rng_digest(), vectors.search_digest({TABLES}))
was, results = locked.check()
print("locked", int(was), *results)
for seed in range({GAMES}):
    print("game", *driver.record(seed))
print("platform", sys.platform)
"""
    lines = [line.split() for line in pico.run(script, SOURCES).splitlines()]
    by_name: dict[str, list[list[str]]] = {}
    for name, *values in lines:
        by_name.setdefault(name, []).append(values)
    return by_name


def test_it_is_the_pico(printed):
    assert printed["platform"] == [["rp2"]]


def test_the_digests_are_equal_with_viper(printed):
    rng, search = map(int, printed["digests"][0])
    assert rng == vectors.rng_digest()
    assert search == vectors.search_digest(TABLES)


def test_a_viper_search_allocates_nothing(printed):
    was_locked, *results = map(int, printed["locked"][0])
    assert was_locked
    tables = locked.prepare()
    expected = bytearray(4 * len(tables))
    locked.search_all(tables, bytearray(3300), expected)
    assert results == list(expected)


def test_games_and_their_replays_are_equal_byte_for_byte(printed):
    records = [tuple(map(int, line)) for line in printed["game"]]
    assert records == [driver.record(seed) for seed in range(GAMES)]
