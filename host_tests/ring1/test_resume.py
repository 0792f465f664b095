"""A saved game played back in slices is the game itself; so is what the tally was told."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.device import driver
from host_tests.ring1.table_play import a_set, claim, no_set
from tierce.games import new, replay
from tierce.games.codes import ADDED, DEALT, FILLED, REFUSED, RIGHT
from tierce.games.resume import Playback
from tierce.reader import Reader
from tierce.tally import Tally


@cache
def played(seed):
    """A random game's log, what its tally saw live, and every set's time as counted by hand."""
    game, rng = driver.random_game(seed)
    tally, since, times = Tally(game.players), 0, []
    for player, *_, outcome, _ in driver.steps(game, rng, 900):
        if outcome == REFUSED:
            continue
        tally.note(game, player, outcome)
        if outcome == RIGHT:
            times.append((player, game.at - since, bytes(game.shown)))
        if outcome in (RIGHT, ADDED, FILLED, DEALT):
            since = game.at
    return bytes(game.journal.data), game, tally, times


@settings(max_examples=150)
@given(st.integers(0, 60), st.integers(1, 50))
def test_in_slices_of_any_size_it_is_the_game_itself(seed, slices):
    data, game, tally, _ = played(seed)
    told = Tally(game.players)
    playback = Playback(data, told.note)
    parts = [playback.part(160)]
    while playback.step(slices):
        parts.append(playback.part(160))
    assert playback.done
    assert parts == sorted(parts)
    assert playback.part(160) == 160
    assert playback.game is not None
    again = replay(data)
    assert again is not None
    assert driver.fingerprint(playback.game) == driver.fingerprint(again)
    assert driver.fingerprint(again) == driver.fingerprint(game)
    assert vars(told) == vars(tally)
    assert not playback.step(5)


@pytest.mark.parametrize("seed", range(0, 60, 7))
def test_a_slice_plays_no_more_events_than_it_is_allowed(seed):
    data = played(seed)[0]
    whole = list(Reader(data))
    seen = []
    playback = Playback(data, lambda *_: seen.append(1))
    for number in range(1, len(whole) + 1):
        playback.step(1)
        assert len(seen) == number
    assert not playback.step(1)


@settings(max_examples=400)
@given(st.integers(0, 60), st.data())
def test_damaged_data_never_raise_and_give_a_beginning_of_the_game(seed, source):
    data = played(seed)[0]
    damaged = bytearray(data)
    start = source.draw(st.integers(0, len(data)))
    way = source.draw(st.sampled_from(("cut", "flip", "noise")))
    if way == "cut":
        del damaged[start:]
    elif way == "flip" and start < len(data):
        damaged[start] ^= 1 << source.draw(st.integers(0, 7))
    else:
        damaged[start : start + 9] = source.draw(st.binary(max_size=9))
    tally = Tally(4)
    playback = Playback(bytes(damaged), tally.note)
    while playback.step(7):
        assert 0 <= playback.part(100) <= 100
    if playback.game is not None:
        assert data.startswith(bytes(playback.game.journal.data))
        assert playback.game.census() == replay(data).census()  # type: ignore[union-attr]


@given(st.binary(max_size=60))
def test_noise_is_no_game_and_done_at_once(noise):
    for data in (noise, b"TRC\1" + noise):
        playback = Playback(data)
        assert playback.done
        assert playback.game is None
        assert not playback.step(10)
        assert playback.part(100) == 0


# The tally


@settings(max_examples=60)
@given(st.integers(0, 60))
def test_the_tally_knows_how_many_sets_how_long_and_each_players_fastest(seed):
    _, game, tally, times = played(seed)
    assert tally.sets == len(times)
    assert tally.spent == sum(took for _, took, _ in times)
    for player in range(game.players):
        own = [(took, shown) for one, took, shown in times if one == player]
        least = min((took for took, _ in own), default=-1)
        assert tally.fastest[player] == least
        if own:
            assert tally.cards[player] == next(shown for took, shown in own if took == least)
    best = tally.best()
    if times:
        assert tally.fastest[best] == min(took for _, took, _ in times)
    else:
        assert best == -1


def test_a_sets_time_runs_from_when_its_cards_came_to_lie_there():
    game, tally = new("race", 3, 2), Tally(2)
    assert tally.best() == -1
    for player, slots, at in ((0, a_set, 5000), (1, no_set, 7000), (1, a_set, 8000)):
        outcome = claim(game, player, slots(game), at)
        tally.note(game, player, outcome)
    assert tally.fastest == [5000, 3000]
    assert (tally.sets, tally.spent, tally.best()) == (2, 8000, 1)
    assert tally.cards[1] == game.shown


def test_the_first_of_two_equally_fast_is_the_best():
    game, tally = new("race", 3, 2), Tally(4)
    for player, at in ((1, 2000), (0, 4000)):
        tally.note(game, player, claim(game, player, a_set(game), at))
    assert tally.fastest == [2000, 2000, -1, -1]
    assert tally.best() == 0
