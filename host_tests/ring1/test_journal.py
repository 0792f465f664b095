"""The log: compact, versioned, checked; damaged anywhere it reads as its longest sound prefix."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.device import driver
from tierce.games import GAMES, new, replay
from tierce.games.codes import CLAIM
from tierce.journal import VERSION, Journal
from tierce.reader import Reader


@cache
def played(seed):
    """A finished game's log, and where each of its records ends."""
    game, rng = driver.random_game(seed)
    head = len(game.journal.data)
    ends = [head]
    for *_, outcome, _ in driver.steps(game, rng):
        if outcome:
            ends.append(len(game.journal.data))
    return bytes(game.journal.data), ends


def events(data):
    log = Reader(data)
    return list(log), log


def test_an_event_takes_few_bytes():
    data, ends = played(5)
    assert len(data) / len(ends) < 9


def test_the_head_tells_the_game():
    game = new("solitaire", 0x2A5A5A5A, style="italian", hold=0x20)
    log = Reader(game.journal.data)
    assert log.sound
    assert (GAMES[log.game], log.players, log.seed) == ("solitaire", 1, 0x2A5A5A5A)
    assert list(log.options) == [2, 0, 5]


@given(
    st.lists(
        st.tuples(
            st.integers(0, 3), st.integers(1, 31), st.integers(0, 1 << 29), st.integers(0, 1 << 20)
        ),
        max_size=20,
    )
)
def test_what_is_written_is_read(some):
    log = Journal(0, 4, 12345, b"\1\2")
    at = 0
    expected = []
    for player, action, arg, passed in some:
        at += passed
        log.add(player, action, arg, at)
        expected.append((player, action, arg, at))
    assert events(log.data)[0] == expected


@pytest.mark.parametrize("seed", range(6))
def test_a_log_cut_anywhere_is_its_longest_sound_prefix(seed):
    data, ends = played(seed)
    whole = events(data)[0]
    for cut in range(len(data)):
        got, log = events(data[:cut])
        sound = sum(end <= cut for end in ends)
        assert got == whole[: max(sound - 1, 0)]
        assert log.end == (ends[sound - 1] if sound else 0)


@settings(max_examples=1500)
@given(st.data())
def test_a_damaged_log_is_its_longest_sound_prefix(data_source):
    draw = data_source.draw
    data, ends = played(draw(st.integers(0, 20)))
    whole = events(data)[0]
    start = draw(st.integers(0, len(data) - 1))
    length = draw(st.integers(1, 8))
    way = draw(st.sampled_from(("flip", "replace", "insert", "delete")))
    damaged = bytearray(data)
    if way == "flip":
        damaged[start] ^= 1 << draw(st.integers(0, 7))
    elif way == "replace":
        noise = draw(st.binary(min_size=length, max_size=length))
        damaged[start : start + length] = noise
    elif way == "insert":
        damaged[start:start] = draw(st.binary(min_size=1, max_size=8))
    else:
        del damaged[start : start + length]
    # The first byte that really differs (noise may repeat what was there).
    differs = next(
        (at for at, (a, b) in enumerate(zip(damaged, data, strict=False)) if a != b),
        min(len(damaged), len(data)),
    )
    got, log = events(bytes(damaged))
    sound = sum(end <= differs for end in ends)
    assert got == whole[: max(sound - 1, 0)]
    assert log.end == (ends[sound - 1] if sound else 0)


@given(st.integers(0, 20), st.data())
def test_records_swapped_or_left_out_are_damage_too(seed, data_source):
    data, ends = played(seed)
    first = data_source.draw(st.integers(0, len(ends) - 3))
    one, two = data[ends[first] : ends[first + 1]], data[ends[first + 1] : ends[first + 2]]
    whole = events(data)[0]
    rest = data[ends[first + 2] :]
    for damaged in (two + one + rest, one + one + two + rest, two + rest):
        if damaged != one + two + rest:
            got = events(data[: ends[first]] + damaged)[0]
            assert got == whole[: len(got)]
            assert len(got) <= first + 1


@given(st.binary(max_size=60))
def test_bytes_of_no_log_are_no_game(noise):
    assert replay(noise) is None
    assert replay(b"TRC" + bytes((VERSION,)) + noise) is None


def resealed(game, players, seed, options):
    """A log whose checks are right and whose head is not one of ours."""
    return bytes(Journal(game, players, seed, bytes(options)).data)


@pytest.mark.parametrize(
    "head",
    [
        (99, 2, 1, [0] * 6),
        (0, 9, 1, [0] * 6),
        (0, 2, 1 << 31, [0] * 6),
        (0, 2, 1, [77] + [0] * 5),
        (0, 2, 1, [0] * 7),
    ],
)
def test_a_head_from_another_world_is_no_game(head):
    assert replay(resealed(*head)) is None


def test_numbers_beyond_30_bits_are_damage():
    whole = Journal(0, 2, 1, b"")
    head = len(whole.data)
    whole.add(0, CLAIM, (1 << 30) - 1, 5)
    assert len(events(whole.data)[0]) == 1
    for arg, at in ((1 << 30, 5), (0, 1 << 30), (1 << 34, 5)):
        log = Journal(0, 2, 1, b"")
        log.add(0, CLAIM, arg, at)
        got, read = events(log.data)
        assert got == []
        assert read.end == head
    log = Journal(0, 2, 1, b"")
    log.add(0, CLAIM, 0, (1 << 30) - 1)
    log.add(0, CLAIM, 0, 1 << 30)
    assert len(events(log.data)[0]) == 1


def test_a_log_may_grow_while_it_is_read():
    game = new("race", 1, 2)
    log = Reader(game.journal.data)
    assert game.apply(0, CLAIM)
    assert list(log) == []


def test_a_log_of_another_version_is_left_alone():
    data = bytearray(played(1)[0])
    data[3] = VERSION + 1
    assert not Reader(data).sound
    assert replay(data) is None


def test_an_older_log_with_fewer_options_keeps_the_defaults():
    game = replay(resealed(0, 2, 1, [1]))
    assert game is not None
    assert game.options["penalty"] == "lockout"
    assert game.options["clock"] == 8


def test_an_event_the_rules_refuse_ends_the_replay():
    game = new("race", 1, 2)
    game.apply(0, CLAIM, 0, 10)
    sound = bytes(game.journal.data)
    game.journal.add(1, CLAIM, 0, 20)
    game.journal.add(0, 3, 0, 30)
    again = replay(game.journal.data)
    assert again is not None
    assert bytes(again.journal.data) == sound
    assert again.claimant == 0
