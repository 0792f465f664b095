"""Ring 4: an emulated Pico with a stock UF2. Skipped, with the reason, where none can be had."""

import pytest

from host_tests.device import SOURCES, driver, locked, vectors
from tools import pico

GAMES = 6
TABLES = 30
SCRIPT = f"""
import sys, driver, locked, vectors
print("platform", sys.platform)
print("digests", vectors.rng_digest(), vectors.search_digest({TABLES}))
was, results = locked.check()
print("locked", int(was), *results)
for seed in range({GAMES}):
    print("game", *driver.record(seed))
"""


def test_the_pico_agrees_with_cpython(subtests):
    """One boot for all of it: booting takes longer than most of what is asked."""
    try:
        pico.board()
    except pico.NoImage as reason:
        pytest.skip(str(reason))
    printed: dict[str, list[list[str]]] = {}
    for line in pico.run(SCRIPT, SOURCES).splitlines():
        name, *values = line.split()
        printed.setdefault(name, []).append(values)

    with subtests.test("it is the Pico"):
        assert printed["platform"] == [["rp2"]]
    with subtests.test("the digests are equal, with viper"):
        chance, search = map(int, printed["digests"][0])
        assert chance == vectors.rng_digest()
        assert search == vectors.search_digest(TABLES)
    with subtests.test("a viper search allocates nothing"):
        was_locked, *results = map(int, printed["locked"][0])
        assert was_locked
        tables = locked.prepare()
        expected = bytearray(4 * len(tables))
        locked.search_all(tables, bytearray(3300), expected)
        assert results == list(expected)
    with subtests.test("games and their replays are equal, byte for byte"):
        records = [tuple(map(int, line)) for line in printed["game"]]
        assert records == [driver.record(seed) for seed in range(GAMES)]
