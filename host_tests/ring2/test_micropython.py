"""Ring 2: the same vectors and replays on real MicroPython (WebAssembly), with equal results."""

import pytest

from host_tests.device import SOURCES, driver, locked, vectors
from tools import wasm

CHUNK = 250
GAMES = 3000


def test_the_digests_are_equal():
    printed = wasm.run("import vectors; print(*vectors.digests())", SOURCES)
    assert tuple(map(int, printed.split())) == vectors.digests()


def test_a_search_allocates_nothing():
    script = "import locked; was, results = locked.check(); print(int(was), *results)"
    was_locked, *results = map(int, wasm.run(script, SOURCES).split())
    assert was_locked
    tables = locked.prepare()
    expected = bytearray(4 * len(tables))
    locked.search_all(tables, bytearray(3300), expected)
    assert results == list(expected)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, GAMES, CHUNK))
def test_games_and_their_replays_are_equal_byte_for_byte(start):
    script = (
        f"import driver\nfor seed in range({start}, {start + CHUNK}):\n"
        "    print(*driver.record(seed))\n"
    )
    printed = wasm.run(script, SOURCES)
    records = [tuple(map(int, line.split())) for line in printed.splitlines()]
    assert records == [driver.record(seed) for seed in range(start, start + CHUNK)]
    assert all(played == replayed for *_, played, replayed in records)


def test_an_exception_on_micropython_fails_here():
    with pytest.raises(wasm.ScriptError, match="ValueError"):
        wasm.run("from tierce.games import new\nnew('poker', 1)")
