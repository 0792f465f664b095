"""R2.2, the magic rule in words: what three cards make of each feature, and what it costs."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.ring1.table_play import a_set, claim, no_set, pick
from tierce import cards, lang
from tierce.games import new
from tierce.games.codes import CLAIM, GIVE_UP, LATE, NOBODY, RIGHT, WRONG
from tierce.lang import LANGUAGES
from tierce.ui import magic
from tierce.ui.clock import minutes, seconds

WHY = lang.load("en", "verdict")
FEATURES = range(4)
VALUES = (1, 2, 3)
deck = st.sampled_from(list(cards.deck()))


def with_values(index, values):
    """Three cards with these values in one feature, alike in the others."""
    return bytes(
        cards.pack(*(value if feature == index else 2 for feature in FEATURES)) for value in values
    )


def expected(why, index, values):
    for value in VALUES:
        if values.count(value) == 3:
            return why.ALIKE[index][value - 1]
        if values.count(value) == 2:
            return why.PAIR[index][value - 1]
    return why.ALL_DIFFERENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index", FEATURES)
def test_r2_2_each_feature_is_all_alike_all_different_or_two_and_one(index, language):
    why = lang.load(language, "verdict")
    for values in product(VALUES, repeat=3):
        shown = with_values(index, values)
        assert magic.sentence(why, shown, index) == expected(why, index, values)
        for other in FEATURES:
            if other != index:
                assert magic.sentence(why, shown, other) == why.ALIKE[other][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_r2_2_every_sentence_says_something_else(language):
    why = lang.load(language, "verdict")
    said = [one for table in (why.ALIKE, why.PAIR) for row in table for one in row]
    assert len({*said, why.ALL_DIFFERENT}) == 25


def test_r2_2_the_sentence_names_the_value_of_the_two():
    shown = with_values(1, (1, 2, 1))
    assert magic.sentence(WHY, shown, 1) == "two are red, one not"
    assert magic.sentence(WHY, with_values(2, (3, 2, 2)), 2) == "two squiggles, one not"
    assert magic.sentence(WHY, with_values(3, (3, 3, 3)), 3) == "all empty"


@given(deck, deck, deck)
def test_r2_2_the_odd_card_is_marked_and_no_other_one(a, b, c):
    shown = bytes((a, b, c))
    broken = cards.broken(a, b, c)
    marks = [magic.odd(shown, slot) for slot in range(3)]
    assert marks[0] | marks[1] | marks[2] == broken
    assert not marks[0] & marks[1] | marks[0] & marks[2] | marks[1] & marks[2]
    for index in FEATURES:
        values = [card >> 6 - 2 * index & 3 for card in shown]
        for slot in range(3):
            alone = values.count(values[slot]) == 1 and len(set(values)) == 2
            assert bool(marks[slot] & 8 >> index) == alone
        assert (magic.sentence(WHY, shown, index) in WHY.PAIR[index]) == bool(broken & 8 >> index)


def test_r3_4_a_point_less():
    game = new("race", 3, 2, penalty="point")
    assert claim(game, 1, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 1) == WHY.MINUS_ONE


def test_r3_4_locked_out_and_r3_5_all_in_again():
    game = new("race", 3, 2, penalty="lockout")
    assert claim(game, 0, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 0) == WHY.LOCKED
    assert claim(game, 1, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 1) == WHY.ALL_IN


def test_r3_4_a_set_given_back_or_owed():
    game = new("race", 3, 2, penalty="give back")
    assert claim(game, 0, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 0) == WHY.OWED
    assert claim(game, 1, a_set(game)) == RIGHT
    assert claim(game, 1, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 1) == WHY.GIVEN_BACK
    assert claim(game, 1, no_set(game)) == WRONG
    assert magic.penalty(WHY, game, 1) == WHY.OWED


def test_r3_4_too_late_costs_the_same():
    game = new("beginner", 3, 2, penalty="point")
    assert game.apply(0, CLAIM, 0, 0)
    assert game.apply(0, GIVE_UP, 0, 9000) == LATE
    assert game.claimant == NOBODY
    assert magic.penalty(WHY, game, 0) == WHY.MINUS_ONE


def test_r5_1_alone_a_wrong_pick_costs_a_point_in_schmidts_only():
    for style, cost in (
        ("schmidt", WHY.MINUS_ONE),
        ("patience", WHY.NO_PENALTY),
        ("italian", WHY.NO_PENALTY),
    ):
        # A deal where Schmidt's solitaire is not over at once.
        game = new("solitaire", 3, style=style)
        before = game.scores[0]
        assert pick(game, 0, no_set(game)) == WRONG
        assert magic.penalty(WHY, game, 0) == cost
        assert (game.scores[0] < before) == (cost == WHY.MINUS_ONE)


def test_times_as_people_read_them():
    assert [minutes(ms) for ms in (0, 999, 61_000, 187_999, 3_600_000)] == [
        "0:00",
        "0:00",
        "1:01",
        "3:07",
        "60:00",
    ]
    assert [seconds(ms) for ms in (0, 49, 50, 4200, 9999, 59_960)] == [
        "0.0",
        "0.0",
        "0.1",
        "4.2",
        "10.0",
        "60.0",
    ]
