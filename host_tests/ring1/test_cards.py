"""R1 and R2: the deck, the third card, sets and what breaks them."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.ring1 import vectors
from tierce import cards
from tierce.cards import COLOUR, FILL, NUMBER, SHAPE, broken, deck, differing, is_set, pack, third

FEATURES = {"number": NUMBER, "colour": COLOUR, "shape": SHAPE, "fill": FILL}
DECK = list(deck())
card = st.sampled_from(DECK)


def values(card):
    return card >> 6, card >> 4 & 3, card >> 2 & 3, card & 3


def rule(*three):
    """R2.1, word for word: for each feature, is it the same on all three or different on all?"""
    return [len(set(feature)) != 2 for feature in zip(*map(values, three), strict=True)]


def test_r1_1_the_deck_has_81_different_cards_in_order():
    assert len(DECK) == 81
    assert sorted(set(DECK)) == DECK
    assert {values(card) for card in DECK} == {
        (n, c, s, f) for n in (1, 2, 3) for c in (1, 2, 3) for s in (1, 2, 3) for f in (1, 2, 3)
    }


def test_r1_2_a_card_is_a_byte_with_two_bits_a_feature():
    assert pack(3, 2, 1, 2) == 0b11_10_01_10
    assert pack(1, 1, 1, 1) == cards.ONE | cards.RED | cards.OVAL | cards.SOLID
    assert pack(3, 3, 3, 3) == cards.THREE | cards.PURPLE | cards.DIAMOND | cards.EMPTY
    assert 0 not in DECK


@pytest.mark.parametrize("bad", [0, 4, -1, 1.5, None, "1", 256])
@pytest.mark.parametrize("place", range(4))
def test_pack_says_which_values_are_allowed(bad, place):
    features = [1, 1, 1, 1]
    features[place] = bad
    with pytest.raises(ValueError, match="1, 2 or 3"):
        pack(*features)


@pytest.mark.parametrize("hold", cards.HOLDS)
def test_r4_1_a_held_feature_gives_27_cards(hold):
    held = deck(hold)
    mask = next(field for field in (0xC0, 0x30, 0x0C, 0x03) if hold & field)
    assert list(held) == [card for card in DECK if card & mask == hold]
    assert len(held) == 27


@pytest.mark.parametrize("hold", [0x11, 0x50, 256, -1, 0xFF, "red"])
def test_a_hold_of_more_than_one_feature_is_refused(hold):
    with pytest.raises(ValueError, match="hold is 0 or one"):
        deck(hold)


@given(card, card, card)
def test_r2_1_a_set_is_same_or_different_in_each_feature(a, b, c):
    kept = rule(a, b, c)
    distinct = len({a, b, c}) == 3
    assert is_set(a, b, c) == (distinct and all(kept))
    assert [bool(broken(a, b, c) & bit) for bit in (NUMBER, COLOUR, SHAPE, FILL)] == [
        not ok for ok in kept
    ]


def test_r2_3_any_two_cards_have_exactly_one_third():
    for a, b in combinations(DECK, 2):
        c = third(a, b)
        assert c in DECK
        assert c not in (a, b)
        assert third(b, a) == c
        assert third(a, c) == b
        assert all(rule(a, b, c))


def test_no_card_is_in_no_set():
    a, b = DECK[0], DECK[7]
    for three in ((0, 0, 0), (0, a, a), (a, 0, a), (a, a, 0), (0, a, b), (a, a, a), (a, b, 0)):
        assert not is_set(*three)


def test_1080_sets_by_number_of_differing_features():
    sets = [three for three in combinations(DECK, 3) if is_set(*three)]
    by_differing = [0] * 5
    for a, b, c in sets:
        assert differing(a, b) == differing(b, c) == differing(a, c)
        by_differing[differing(a, b)] += 1
    assert by_differing == [0, 108, 324, 432, 216]
    assert len(sets) == 1080
    for card in DECK:
        assert sum(card in three for three in sets) == 40


@pytest.mark.parametrize("name", vectors.SETS)
def test_r2_4_the_sheets_sets(name):
    assert is_set(*vectors.SETS[name])
    assert broken(*vectors.SETS[name]) == 0


@pytest.mark.parametrize("name", vectors.NO_SETS)
def test_r2_4_the_sheets_wrong_ones(name):
    three, features = vectors.NO_SETS[name]
    assert not is_set(*three)
    assert broken(*three) == sum(FEATURES[feature] for feature in features)


def test_r2_5_the_back_of_the_box():
    assert is_set(vectors.A1, vectors.A2, vectors.A3)
    assert is_set(vectors.A1, vectors.B1, vectors.C1)
    assert differing(vectors.A1, vectors.B1) == 4
    assert broken(vectors.D3, vectors.B1, vectors.C1) == COLOUR


@pytest.mark.slow
def test_no_set_choices_of_three_and_four_cards():
    three = sum(1 for chosen in combinations(DECK, 3) if not is_set(*chosen))
    assert three == comb(81, 3) - 1080 == 84_240
    four = sum(
        1
        for chosen in combinations(DECK, 4)
        if not any(is_set(*trio) for trio in combinations(chosen, 3))
    )
    assert four == 1_579_500
