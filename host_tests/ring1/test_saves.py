"""Games that are not over: all of a game is stored, or what was there before; never in a claim."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.device import driver
from host_tests.ring1.fake_device import Store
from host_tests.ring1.table_play import a_set, claim
from tierce.games import GAMES, new, replay
from tierce.games.codes import CLAIM, CLAIMED, GIVE_UP, LATE, NOBODY, PICK, REFUSED, RIGHT
from tierce.saves import Saves


def stored(store, game):
    """The journal as it is stored."""
    return store.files[GAMES[game.ID] + ".game"]


def is_in_claim(game):
    return getattr(game, "claimant", NOBODY) != NOBODY


@pytest.mark.parametrize("seed", range(40))
def test_a_game_is_stored_after_every_event_but_those_of_an_open_claim(seed):
    game, rng = driver.random_game(seed)
    store = Store()
    saves = Saves(store)
    saves.start(game)
    assert saves.kinds() == [game.ID]
    for *_, outcome, _ in driver.steps(game, rng, 400):
        if outcome == REFUSED:
            continue
        writes = store.writes
        done = saves.keep(game)
        assert done != is_in_claim(game)
        assert store.writes == writes + done
        if done:
            assert stored(store, game) == bytes(game.journal.data)
    assert not saves.failed


def test_r3_2_nothing_is_written_while_a_claim_is_open():
    game, store = new("race", 1, 2), Store()
    saves = Saves(store)
    saves.start(game)
    before = stored(store, game)
    assert game.apply(0, CLAIM, 0, 10) == CLAIMED
    for slot in (0, 1):
        assert not saves.keep(game)
        assert game.apply(0, PICK, slot, 20)
    saves.resume(game)
    assert (stored(store, game), store.writes) == (before, 1)
    assert game.apply(0, GIVE_UP, 0, 30) == LATE
    assert saves.keep(game)
    assert stored(store, game) == bytes(game.journal.data)


def test_nothing_new_is_nothing_to_write():
    game, store = new("solitaire", 1), Store()
    saves = Saves(store)
    saves.start(game)
    for _ in range(3):
        assert saves.keep(game)
    assert store.writes == 1


def test_a_game_of_each_kind_is_kept_and_a_new_one_takes_its_place():
    store = Store()
    saves = Saves(store)
    games = [new("race", 1, 2), new("beginner", 2, 2), new("solitaire", 3)]
    for game in games:
        saves.start(game)
    assert Saves(store).kinds() == [0, 1, 2]
    for game in games:
        assert saves.data(game.ID) == bytes(game.journal.data)
    other = new("beginner", 99, 2)
    saves.start(other)
    assert saves.data(1) == bytes(other.journal.data)
    saves.end(0)
    assert saves.kinds() == [1, 2]
    assert saves.data(0) is None
    saves.end(0)


@settings(max_examples=60)
@given(st.integers(0, 200), st.data())
def test_a_full_disk_stops_no_game_loses_nothing_and_is_made_up_for(seed, data):
    game, rng = driver.random_game(seed)
    store = Store()
    saves = Saves(store)
    saves.start(game)
    safe = stored(store, game)
    for *_, outcome, _ in driver.steps(game, rng, 120):
        if outcome == REFUSED:
            continue
        store.full = data.draw(st.booleans())
        done = saves.keep(game)
        if is_in_claim(game):
            assert not done
        else:
            assert done != store.full
            assert saves.failed == store.full
        if done:
            safe = bytes(game.journal.data)
            assert stored(store, game) == safe
        else:
            # Perhaps half of what was to be appended is there: it reads as what was sound.
            assert stored(store, game).startswith(safe)
            again = replay(stored(store, game))
            assert again is not None
            assert bytes(again.journal.data).startswith(safe)


def test_the_next_keep_after_a_full_disk_writes_all_of_it():
    game, store = new("race", 1, 2), Store()
    saves = Saves(store)
    saves.start(game)
    assert claim(game, 0, a_set(game)) == RIGHT
    store.full = True
    assert not saves.keep(game)
    assert not saves.keep(game), "it is still not stored"
    assert saves.failed
    assert claim(game, 1, a_set(game)) == RIGHT
    store.full = False
    assert saves.keep(game)
    assert not saves.failed
    assert stored(store, game) == bytes(game.journal.data)


def test_a_new_game_that_cannot_be_stored_goes_on_and_is_stored_later():
    game, store = new("solitaire", 1), Store()
    store.full = True
    saves = Saves(store)
    saves.start(game)
    assert saves.failed
    assert saves.kinds() == []
    store.full = False
    assert saves.keep(game)
    assert not saves.failed
    assert stored(store, game) == bytes(game.journal.data)


@given(st.binary(max_size=200))
def test_whatever_is_stored_never_raises(noise):
    saves = Saves(Store({"race.game": noise}))
    assert saves.kinds() == ([0] if noise else [])
    assert saves.data(0) == noise
    game = new("race", 5, 2)
    saves.resume(game)
    assert saves.data(0) == bytes(game.journal.data)
