"""The search against the plain way, on every kind of table."""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.ring1 import vectors
from tierce import cards, search

DECK = list(cards.deck())


def triples(table):
    """All sets, the plain way: every three slots."""
    return [
        slots
        for slots in combinations(range(len(table)), 3)
        if all(table[slot] for slot in slots) and cards.is_set(*(table[slot] for slot in slots))
    ]


def found(table, room=None):
    out = bytearray(3 * 1080 if room is None else room)
    total = search.find(table, out)
    written = out[: min(3 * total, len(out) // 3 * 3)]
    return total, [tuple(written[i : i + 3]) for i in range(0, len(written), 3)]


@st.composite
def tables(draw, most=30):
    """A choice of cards in any order, with some slots empty."""
    chosen = draw(st.lists(st.sampled_from(DECK), unique=True, max_size=most))
    holes = draw(st.lists(st.booleans(), min_size=len(chosen), max_size=len(chosen)))
    sparse = draw(st.booleans())
    return bytes(0 if hole and sparse else card for card, hole in zip(chosen, holes, strict=True))


@settings(max_examples=400)
@given(tables())
def test_find_count_and_has_set_agree_with_every_triple(table):
    sets = triples(table)
    assert found(table) == (len(sets), sets)
    assert search.count(table) == len(sets)
    assert search.has_set(table) is bool(sets)


@given(tables(most=21), st.integers(0, 40))
def test_a_short_buffer_gets_the_first_sets_and_the_true_count(table, room):
    sets = triples(table)
    total, written = found(table, room)
    assert total == len(sets)
    assert written == sets[: room // 3]


def test_r2_5_a_cover_with_six_sets():
    v = vectors
    assert [v.COVER[slot] for slot in (0, 1, 2, 3, 6, 11)] == [v.A1, v.A2, v.A3, v.B1, v.C1, v.D3]
    total, sets = found(v.COVER)
    assert total == 6
    assert (0, 1, 2) in sets
    assert (0, 3, 6) in sets
    assert (3, 6, 11) not in sets


def test_r4_3_the_practice_puzzle_has_four_sets():
    assert set(vectors.PRACTICE) <= set(cards.deck(cards.SOLID))
    assert search.count(vectors.PRACTICE) == 4


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_any_bytes_will_do_for_a_table(kind):
    table = bytes(DECK[:20])
    assert search.count(kind(table)) == len(triples(table))


def test_a_table_counts_up_to_the_size_of_the_deck():
    assert search.count(bytes(DECK) + bytes(40)) == 1080
    assert search.count(bytes(40) + bytes(DECK)) == search.count(bytes(DECK[:41]))


def test_a_search_that_fails_leaves_no_trace():
    table = bytes(DECK[:12])
    with pytest.raises(TypeError):
        search.find(table, bytes(60))  # type: ignore[arg-type]
    assert search.count(bytes(DECK[40:52])) == len(triples(DECK[40:52]))
    assert search.count(table) == len(triples(table))


def test_1080_sets_and_40_through_each_card():
    total, sets = found(bytes(DECK))
    assert total == len(sets) == 1080
    for slot in range(81):
        assert sum(slot in three for three in sets) == 40


@settings(max_examples=300)
@given(st.sets(st.sampled_from(DECK)))
def test_a_choice_and_the_rest_hold_what_the_formula_says(chosen):
    n = len(chosen)
    rest = [card for card in DECK if card not in chosen]
    total = search.count(bytes(chosen)) + search.count(bytes(rest))
    assert total == 1080 - n * (81 - n) // 2


@cache
def no_set_choices(deck):
    """Count the choices of n cards without a set, n = 0, 1, …: the plain recursion."""
    totals = [0] * 12

    def extend(chosen, start):
        totals[len(chosen)] += 1
        for index in range(start, len(deck)):
            card = deck[index]
            chosen.append(card)
            if not search.has_set(bytes(chosen)):
                extend(chosen, index + 1)
            chosen.pop()

    extend([], 0)
    return totals


@pytest.mark.slow
def test_no_set_choices_of_the_27_card_deck():
    totals = no_set_choices(bytes(cards.deck(cards.RED)))
    assert totals == [1, 27, 351, 2808, 14742, 50544, 107406, 126360, 63180, 2106, 0, 0]


def cap_of_20():
    """A table of 20 cards without a set: Pellegrino's cap is an elliptic quadric and its centre.

    Ten pairs of opposite points about a centre that is not among them, found by depth first search
    over the 40 lines through the centre: from each line both other points, or none.
    """
    centre = DECK[40]
    lines = {frozenset((card, cards.third(centre, card))) for card in DECK if card != centre}
    lines = sorted(tuple(sorted(line)) for line in lines)

    def extend(table, start):
        if len(table) == 20:
            return table
        for index in range(start, len(lines)):
            longer = table + bytes(lines[index])
            if not search.has_set(longer) and (whole := extend(longer, index + 1)):
                return whole
        return None

    return extend(b"", 0)


def test_r3_7_twenty_cards_need_not_hold_a_set():
    table = cap_of_20()
    assert table is not None
    assert len(set(table)) == 20
    assert triples(table) == []
    assert not search.has_set(table)
    assert search.count(table) == 0


def test_r3_7_a_21st_card_always_makes_one():
    table = cap_of_20()
    assert table is not None
    for card in set(DECK) - set(table):
        assert search.has_set(table + bytes((card,)))


@settings(max_examples=500)
@given(st.permutations(DECK))
def test_r3_7_21_cards_always_hold_a_set(order):
    assert search.has_set(bytes(order[:21]))


def best_plain(sets):
    """The largest choice of disjoint sets, by trying each subset of the sets."""
    best = 0
    for size in range(1, 8):
        for chosen in combinations(sets, size):
            if len({slot for three in chosen for slot in three}) == 3 * size:
                best = size
                break
        else:
            break
    return best


@settings(max_examples=150)
@given(tables(most=16))
def test_r11_best_disjoint_is_a_largest_choice(table):
    out = bytearray(3 * 27)
    total = search.best_disjoint(table, out)
    sets = triples(table)
    chosen = [tuple(out[i : i + 3]) for i in range(0, 3 * total, 3)]
    assert all(three in sets for three in chosen)
    assert len({slot for three in chosen for slot in three}) == 3 * total
    assert total == best_plain(sets)


def test_r11_best_disjoint_of_the_whole_deck():
    assert search.best_disjoint(bytes(DECK), bytearray(81)) == 27


def test_r11_best_disjoint_writes_what_fits():
    out = bytearray(7)
    assert search.best_disjoint(bytes(DECK[:9]), out) == 3
    assert cards.is_set(*(DECK[slot] for slot in out[:3]))
    assert cards.is_set(*(DECK[slot] for slot in out[3:6]))
    assert out[6] == 0
