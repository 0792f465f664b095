"""R5: the three solitaires, and hints."""

import pytest

from host_tests.ring1.table_play import a_set, no_set, pick
from tierce import cards, search
from tierce.games import new
from tierce.games.codes import (
    ADDED,
    CLAIM,
    FILL,
    FILLED,
    GAME_OVER,
    HINT,
    HINTED,
    NO_SET,
    NONE,
    PICK,
    REFUSED,
    RIGHT,
    SET_THERE,
    WRONG,
)


def dealt(has_set, **options):
    for seed in range(10_000):
        game = new("solitaire", seed, **options)
        if search.has_set(game.table) == has_set:
            return game
    raise AssertionError


def test_r5_1_schmidt_stops_when_no_set_is_among_the_twelve():
    stopped = 0
    for seed in range(60):
        game = new("solitaire", seed, style="schmidt")
        while not game.over:
            assert len(game.table) == 12
            assert (NONE, 0) not in game.legal(0)
            pick(game, 0, a_set(game))
        assert not search.has_set(game.table)
        stopped += len(game.stock) > 0
        assert game.scores == [len(game.won) // 3]
    assert 0 < stopped < 60


def test_r5_1_in_schmidts_a_wrong_pick_costs_a_point():
    game = dealt(True, style="schmidt")
    assert pick(game, 0, no_set(game)) == WRONG
    assert game.scores == [-1]


def test_r5_2_patience_goes_on_until_the_deck_is_used_up():
    for seed in range(60):
        game = new("solitaire", seed)
        while not game.over:
            if search.has_set(game.table):
                assert game.apply(0, NONE) == SET_THERE
                pick(game, 0, a_set(game))
            else:
                assert game.apply(0, NONE) == ADDED
        assert len(game.stock) == 0
        assert not search.has_set(game.table)
        assert game.solved == (not any(game.table))


def test_r5_2_patience_fifteen_goes_back_to_twelve():
    game = dealt(False)
    game.apply(0, NONE)
    assert len(game.table) == 15
    pick(game, 0, a_set(game))
    assert len(game.table) == 12


def test_r5_2_wrong_picks_are_counted_and_cost_nothing():
    game = dealt(True)
    assert pick(game, 0, no_set(game)) == WRONG
    assert game.wrong == 1
    assert game.scores == [0]


def test_r5_3_italian_three_more_cards_cost_a_point():
    game = dealt(True, style="italian")
    assert game.apply(0, NONE) == ADDED  # the player's word is taken
    assert game.scores == [-1]
    assert len(game.table) == 15


def italian_with_second():
    """An Italian solitaire whose first set leaves another among the nine."""
    for seed in range(1000):
        game = new("solitaire", seed, style="italian")
        if search.has_set(game.table):
            pick(game, 0, a_set(game))
            if search.has_set(game.table):
                return game
    raise AssertionError


def test_r5_3_italian_a_second_set_among_the_nine_is_worth_one():
    game = italian_with_second()
    assert game.second
    assert sum(1 for card in game.table if card) == 9
    assert (NONE, 0) not in game.legal(0)
    assert pick(game, 0, a_set(game)) == RIGHT
    assert game.scores == [1]
    assert not game.second
    assert all(game.table)
    assert len(game.stock) == 63


def test_r5_3_italian_the_second_set_need_not_be_looked_for():
    game = italian_with_second()
    assert game.apply(0, FILL) == FILLED
    assert game.scores == [0]
    assert all(game.table)
    assert len(game.stock) == 66
    assert game.apply(0, FILL) == REFUSED


def test_r5_3_italian_auto_looks_for_no_second_set_that_is_not_there():
    for seed in range(200):
        game = new("solitaire", seed, style="italian", none="auto")
        pick(game, 0, a_set(game))
        if game.second:
            assert search.has_set(game.table)
        else:
            assert all(game.table)


def test_r5_3_italian_the_last_twelve_may_earn_a_point_too():
    for seed in range(2000):
        game = new("solitaire", seed, style="italian", none="auto")
        while len(game.stock) and not game.over:
            pick(game, 0, a_set(game))
            if game.second and len(game.stock):
                game.apply(0, FILL)
        if sum(1 for card in game.table if card) == 12 and not game.second and not game.over:
            before = game.scores[0]
            pick(game, 0, a_set(game))
            if game.second:
                assert pick(game, 0, a_set(game)) == RIGHT
                assert game.scores == [before + 1]
                return
    raise AssertionError


def test_r5_3_italian_no_second_set_from_fifteen():
    game = dealt(False, style="italian")
    game.apply(0, NONE)
    pick(game, 0, a_set(game))
    assert not game.second
    assert len(game.table) == 12


@pytest.mark.parametrize("none", ["as printed", "auto"])
def test_r5_3_italian_is_won_with_zero_or_more_when_all_cards_are_turned(none):
    results = set()
    for seed in range(60):
        game = new("solitaire", seed, style="italian", none=none)
        while not game.over:
            if search.has_set(game.table):
                pick(game, 0, a_set(game))
            else:
                game.apply(0, *((FILL, 0) if game.second else (NONE, 0)))
        assert len(game.stock) == 0
        assert game.solved == (game.scores[0] >= 0)
        results.add(game.solved)
    assert True in results


def test_r5_3_italian_on_trust_giving_up_at_the_end_ends_it():
    game = new("solitaire", 3, style="italian")
    while len(game.stock):
        if game.second:
            game.apply(0, FILL)
        elif len(game.table) < 21:
            game.apply(0, NONE)
        else:
            pick(game, 0, a_set(game))
    assert search.has_set(game.table)
    assert game.apply(0, NONE) == GAME_OVER
    assert game.over


@pytest.mark.parametrize("style", ["patience", "schmidt", "italian"])
def test_hints_show_one_card_then_two_then_the_set_and_cost_points(style):
    game = dealt(True, style=style)
    slots = a_set(game)
    for shown in (1, 2, 3):
        assert game.apply(0, HINT) == HINTED
        assert list(game.hint) == slots[:shown]
        assert game.scores == [-shown]
    assert game.apply(0, HINT) == REFUSED
    pick(game, 0, slots)
    assert list(game.hint) == []
    assert game.hints == 3


def test_a_hint_says_when_there_is_nothing_to_hint_at():
    game = dealt(False)
    assert game.apply(0, HINT) == NO_SET
    assert game.apply(0, HINT) == REFUSED
    assert game.hints == 1


@pytest.mark.parametrize("style", ["patience", "schmidt", "italian"])
def test_r4_2_the_beginners_deck_is_for_solitaires_too(style):
    game = new("solitaire", 1, style=style, hold=cards.SOLID)
    assert len(game.table) == 9
    assert game.census() == cards.deck(cards.SOLID)


def test_alone_nobody_declares():
    game = dealt(True)
    assert game.apply(0, CLAIM) == REFUSED
    assert game.apply(0, PICK, 99) == REFUSED
