"""What is stored beside the games reads as it was written; damaged or foreign, it is no record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.ring1.fake_device import Store
from host_tests.ring1.table_play import a_set, pick
from tierce import records, settings, stats
from tierce.games import GAMES, new
from tierce.games.codes import RIGHT
from tierce.records import seal, unseal
from tierce.settings import SETTINGS, Settings
from tierce.stats import Stats
from tierce.tally import Tally

byte = st.integers(0, 255)


@given(byte, byte, st.binary(max_size=300))
def test_what_is_sealed_is_unsealed(kind, version, payload):
    assert unseal(kind, version, seal(kind, version, payload)) == payload


@given(byte, byte, byte, byte, st.binary(max_size=20))
def test_another_kind_or_version_is_no_record(kind, version, other, newer, payload):
    if (kind, version) != (other, newer):
        assert unseal(other, newer, seal(kind, version, payload)) is None


@given(st.binary(max_size=40), st.data())
def test_one_bit_flipped_or_one_byte_missing_is_no_record(payload, data):
    sealed = seal(1, 1, payload)
    for cut in range(len(sealed)):
        assert unseal(1, 1, sealed[:cut]) is None
    flipped = bytearray(sealed)
    flipped[data.draw(st.integers(0, len(sealed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert unseal(1, 1, bytes(flipped)) is None
    assert unseal(1, 1, sealed + b"\0") is None


@given(st.binary(max_size=60))
def test_bytes_of_no_record_are_none(noise):
    assert unseal(1, 1, noise) is None
    assert unseal(1, 1, b"TR\1\1" + noise) is None
    assert unseal(1, 1, None) is None


def test_the_kinds_of_records_differ():
    assert len({records.SETTINGS, records.STATS, records.OPTIONS}) == 3


# Settings

DEFAULTS = {name: allowed[default] for name, allowed, default in SETTINGS}


def all_settings(one):
    return {name: one[name] for name, _, _ in SETTINGS}


def test_with_nothing_stored_settings_are_the_defaults():
    assert all_settings(Settings(Store())) == DEFAULTS


@given(st.data())
def test_settings_are_kept(data):
    store = Store()
    one = Settings(store)
    chosen = {name: data.draw(st.sampled_from(allowed)) for name, allowed, _ in SETTINGS}
    for name, value in chosen.items():
        one[name] = value
    assert all_settings(one) == chosen
    assert all_settings(Settings(store)) == DEFAULTS, "kept only when saved"
    assert one.save()
    assert all_settings(Settings(store)) == chosen


@given(st.binary(max_size=40), st.booleans())
def test_whatever_is_stored_settings_are_allowed_values(noise, sealed):
    data = seal(records.SETTINGS, 1, noise) if sealed else noise
    one = Settings(Store({settings.FILE: data}))
    for at, (name, allowed, default) in enumerate(SETTINGS):
        assert one[name] in allowed
        sound = sealed and at < len(noise) and noise[at] < len(allowed)
        assert one[name] == allowed[noise[at] if sound else default]


def test_settings_of_another_version_are_the_defaults():
    data = seal(records.SETTINGS, 2, bytes([1] * len(SETTINGS)))
    assert all_settings(Settings(Store({settings.FILE: data}))) == DEFAULTS


def test_a_makers_mistake_is_named():
    one = Settings(Store())
    with pytest.raises(KeyError, match="colour"):
        one["colour"]
    with pytest.raises(ValueError):
        one["sound"] = 99


def test_on_a_full_disk_settings_hold_until_the_end_and_the_old_ones_stay():
    store = Store()
    one = Settings(store)
    one["sound"] = 3
    assert one.save()
    store.full = True
    one["sound"] = 0
    assert not one.save()
    assert one["sound"] == 0
    assert Settings(store)["sound"] == 3


# Statistics

ROW = range(stats.BEST + 1)


def all_numbers(one):
    return [[one.get(game, number) for number in ROW] for game in range(len(GAMES))]


def played(seed=3, took=2500):
    """A solitaire with one set found, and its tally."""
    game, tally = new("solitaire", seed), Tally(1)
    assert pick(game, 0, a_set(game), took) == RIGHT
    tally.note(game, 0, RIGHT)
    return game, tally


def test_statistics_add_up_and_are_kept():
    store = Store()
    one = Stats(store)
    assert one.add(*played(took=2500))
    assert one.add(*played(took=900))
    assert one.add(*played(took=4000))
    again = Stats(store)
    assert all_numbers(again) == all_numbers(one)
    assert all_numbers(again)[2] == [3, 0, 3, 0, 7400, 900, 0]
    assert all_numbers(again)[:2] == [[0] * len(ROW)] * 2
    assert again.clear()
    assert all_numbers(Stats(store)) == [[0] * len(ROW)] * len(GAMES)


@given(st.binary(max_size=120), st.booleans())
def test_whatever_is_stored_statistics_are_numbers_below_30_bits(noise, sealed):
    data = seal(records.STATS, 1, noise) if sealed else noise
    one = Stats(Store({stats.FILE: data}))
    assert all(0 <= number < 1 << 30 for row in all_numbers(one) for number in row)
    assert one.add(*played())
    assert all(0 <= number < 1 << 30 for row in all_numbers(one) for number in row)


def test_statistics_of_fewer_games_are_the_first_ones():
    row = b"".join(number.to_bytes(4, "big") for number in range(1, 8))
    one = Stats(Store({stats.FILE: seal(records.STATS, 1, row)}))
    assert all_numbers(one) == [list(range(1, 8))] + [[0] * len(ROW)] * (len(GAMES) - 1)


def test_a_damaged_or_newer_record_of_statistics_begins_at_nothing():
    store = Store()
    Stats(store).add(*played())
    sound = store.files[stats.FILE]
    for bad in (sound[:-1], sound[:30], b"", seal(records.STATS, 2, sound[4:-4]), b"\xff" * 99):
        store.files[stats.FILE] = bad
        assert all_numbers(Stats(store)) == [[0] * len(ROW)] * len(GAMES)


def test_on_a_full_disk_the_statistics_before_stay():
    store = Store()
    one = Stats(store)
    one.add(*played())
    store.full = True
    assert not one.add(*played())
    assert Stats(store).get(2, stats.PLAYED) == 1
    store.full = False
    assert one.add(*played())
    assert Stats(store).get(2, stats.PLAYED) == 3
