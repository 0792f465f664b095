"""R3, rule by rule, and R4 where it changes the race."""

import pytest

from host_tests.ring1.table_play import a_set, claim, no_set, pick
from tierce import cards, search
from tierce.cards import broken
from tierce.games import new
from tierce.games.codes import (
    ADDED,
    AGREED,
    CLAIM,
    CLAIMED,
    DEAL,
    DEALT,
    GAME_OVER,
    GIVE_UP,
    LATE,
    NONE,
    PICK,
    PICKED,
    REFUSED,
    RIGHT,
    ROUND_OVER,
    SET_THERE,
    UNPICKED,
    WRONG,
)


def dealt(has_set, players=2, **options):
    """Return the first race that starts with a set on the table, or without one."""
    for seed in range(10_000):
        game = new("race", seed, players, **options)
        if search.has_set(game.table) == has_set:
            return game
    raise AssertionError


def play_out(game, player=0):
    """Let one player take every set, with everybody agreeing where there is none."""
    while not (game.over or game.between):
        if search.has_set(game.table):
            assert claim(game, player, a_set(game)) == RIGHT
        else:
            for other in range(game.players):
                game.apply(other, NONE)


def empty_the_stock(game):
    """On trust: add cards, whatever lies there, until none is left to add."""
    while len(game.stock):
        if len(game.table) < 21:
            game.apply(0, NONE)
            game.apply(1, NONE)
        else:
            claim(game, 0, a_set(game))


def test_r3_1_twelve_cards_face_up():
    game = new("race", 1, 2)
    assert len(game.table) == 12
    assert all(game.table)
    assert len(game.stock) == 69


def test_r3_2_nobody_else_may_take_while_a_claim_is_open():
    game = dealt(True, 3)
    assert game.apply(1, CLAIM) == CLAIMED
    assert game.legal(0) == game.legal(2) == []
    for action in (CLAIM, PICK, NONE, GIVE_UP, DEAL):
        assert game.apply(0, action) == REFUSED
    assert game.apply(1, CLAIM) == REFUSED
    assert game.claimant == 1


def test_r3_2_nobody_takes_without_declaring():
    game = dealt(True)
    assert game.apply(0, PICK, a_set(game)[0]) == REFUSED


def test_r3_3_a_right_claim_takes_three_and_three_take_their_places():
    game = dealt(True)
    slots, before = a_set(game), bytes(game.table)
    assert claim(game, 0, slots) == RIGHT
    assert sorted(game.won[0]) == sorted(before[slot] for slot in slots)
    assert len(game.stock) == 66
    for slot in range(12):
        assert (game.table[slot] == before[slot]) == (slot not in slots)
    assert game.scores == [1, 0]
    assert game.broken == 0


def test_a_pick_can_be_taken_back():
    game = dealt(True)
    slots, other = a_set(game), no_set(game)
    game.apply(0, CLAIM)
    wrong = next(slot for slot in other if slot not in slots)
    assert game.apply(0, PICK, wrong) == PICKED
    assert game.apply(0, PICK, wrong) == UNPICKED
    assert pick(game, 0, slots) == RIGHT


def test_r2_2_a_wrong_claim_says_what_breaks_the_rule():
    game = dealt(True)
    slots, before = no_set(game), bytes(game.table)
    assert claim(game, 1, slots) == WRONG
    assert bytes(game.table) == before
    assert game.shown == bytes(before[slot] for slot in slots)
    assert game.broken == broken(*game.shown) != 0
    assert game.view(0)["broken"] == game.broken
    assert game.claimant == -1


def test_r3_4_point_a_wrong_claim_costs_one_and_may_go_below_zero():
    game = dealt(True, penalty="point")
    assert claim(game, 1, no_set(game)) == WRONG
    assert game.scores == [0, -1]


@pytest.mark.parametrize("clock", [3, 8, 15])
def test_r3_4_the_claim_clock_runs_on_event_times(clock):
    game = dealt(True, clock=clock)
    slots = a_set(game)
    game.apply(0, CLAIM, 0, 1000)
    assert game.view(1)["deadline"] == 1000 + clock * 1000
    assert game.apply(0, PICK, slots[0], 1000 + clock * 1000) == PICKED
    assert game.apply(0, PICK, slots[1], 1001 + clock * 1000) == LATE
    assert game.scores == [-1, 0]
    assert game.claimant == -1
    assert game.picks == []


def test_r3_4_anybody_may_end_a_claim_whose_time_is_up():
    game = dealt(True, 3, clock=5)
    game.apply(1, CLAIM, 0, 1000)
    assert game.apply(0, GIVE_UP, 0, 6000) == REFUSED
    assert game.apply(0, CLAIM, 0, 6001) == REFUSED
    assert game.apply(0, GIVE_UP, 0, 6001) == LATE
    assert game.scores == [0, -1, 0]
    assert game.apply(0, CLAIM, 0, 6001) == CLAIMED


def test_r3_4_giving_up_is_as_wrong_as_running_out_of_time():
    game = dealt(True)
    game.apply(0, CLAIM, 0, 5)
    assert game.apply(0, GIVE_UP, 0, 6) == LATE
    assert game.scores == [-1, 0]


def test_r3_4_lockout_until_another_player_is_right():
    game = dealt(True, 3, penalty="lockout")
    assert claim(game, 0, no_set(game)) == WRONG
    assert game.scores == [0, 0, 0]
    assert game.legal(0) == [(NONE, 0)]
    assert game.apply(0, CLAIM) == REFUSED
    assert claim(game, 1, no_set(game)) == WRONG
    assert game.apply(0, CLAIM) == game.apply(1, CLAIM) == REFUSED
    assert claim(game, 2, a_set(game)) == RIGHT
    assert game.apply(0, CLAIM) == CLAIMED


def test_r3_5_when_all_are_locked_out_all_are_let_in():
    game = dealt(True, 2, penalty="lockout")
    claim(game, 0, no_set(game))
    claim(game, 1, no_set(game))
    assert game.locked == 0
    assert game.apply(0, CLAIM) == CLAIMED


def test_r3_4_give_back_sets_a_won_set_aside():
    game = dealt(True, penalty="give back")
    claim(game, 0, a_set(game))
    won = bytes(game.won[0])
    while not search.has_set(game.table):
        game.apply(0, NONE)
        game.apply(1, NONE)
    claim(game, 0, no_set(game))
    assert game.scores == [0, 0]
    assert bytes(game.aside) == won
    assert len(game.census()) == 81


def test_r3_4_give_back_with_none_won_owes_the_first():
    game = dealt(True, penalty="give back")
    claim(game, 0, no_set(game))
    claim(game, 0, no_set(game))
    assert game.owed == [2, 0]
    for owed in (1, 0):
        while not search.has_set(game.table):
            game.apply(0, NONE)
            game.apply(1, NONE)
        claim(game, 0, a_set(game))
        assert game.owed == [owed, 0]
        assert game.scores == [0, 0]
    assert len(game.aside) == 6


def test_r3_6_none_needs_everybody():
    game = dealt(False, 3)
    assert game.apply(0, NONE) == AGREED
    assert game.apply(0, NONE) == REFUSED
    assert game.apply(1, NONE) == AGREED
    assert len(game.table) == 12
    assert game.apply(2, NONE) == ADDED
    assert len(game.table) == 15
    assert game.agreed == 0


def test_r3_6_a_player_locked_out_may_not_claim_but_has_a_say():
    game = dealt(False, 3, penalty="lockout")
    assert game.apply(0, NONE) == AGREED
    assert game.apply(2, NONE) == AGREED
    claim(game, 1, no_set(game))
    assert game.legal(1) == [(NONE, 0)]
    assert game.apply(1, NONE) == ADDED


def test_r3_6_agreeing_ends_when_the_table_changes():
    game = dealt(True)
    assert game.apply(0, NONE) == AGREED
    claim(game, 1, a_set(game))
    assert game.agreed == 0
    assert game.apply(1, NONE) == AGREED


def test_r3_6_nobody_ends_a_trusting_game_alone():
    game = dealt(True, none="trust", penalty="lockout")
    claim(game, 1, no_set(game))
    assert game.apply(0, NONE) == AGREED
    assert not game.over


def test_r3_6_hint_none_is_refused_when_a_set_is_there():
    game = dealt(True, none="hint")
    assert game.apply(0, NONE) == AGREED
    assert game.apply(1, NONE) == SET_THERE
    assert len(game.table) == 12


def test_r3_6_trust_three_cards_are_added_anyway():
    game = dealt(True, none="trust")
    for length in (15, 18, 21):
        game.apply(0, NONE)
        assert game.apply(1, NONE) == ADDED
        assert len(game.table) == length
    game.apply(0, NONE)
    assert game.apply(1, NONE) == SET_THERE  # R3.7: one must be there


def test_r3_6_auto_there_always_is_one():
    for seed in range(200):
        game = new("race", seed, 2, none="auto")
        assert (NONE, 0) not in game.legal(0)
        assert game.apply(0, NONE) == REFUSED
        while not game.over:
            assert search.has_set(game.table)
            claim(game, 0, a_set(game))


def test_r3_6_fifteen_goes_back_to_twelve_and_cards_keep_their_places():
    game = dealt(False)
    game.apply(0, NONE)
    game.apply(1, NONE)
    before, slots, left = bytes(game.table), a_set(game), len(game.stock)
    assert claim(game, 0, slots) == RIGHT
    assert len(game.table) == 12
    assert len(game.stock) == left
    assert all(game.table)
    for slot in range(12):
        if slot not in slots:
            assert game.table[slot] == before[slot]


def test_r3_8_the_end_is_an_empty_stock_and_no_set():
    for seed in range(100):
        game = new("race", seed, 2)
        play_out(game)
        assert game.over
        assert len(game.stock) == 0
        assert not search.has_set(game.table)
        assert game.legal(0) == game.legal(1) == []
        assert game.apply(0, CLAIM) == REFUSED


def test_r3_8_on_trust_an_empty_stock_and_none_is_the_end():
    game = dealt(True, none="trust")
    empty_the_stock(game)
    assert search.has_set(game.table)
    game.apply(0, NONE)
    assert game.apply(1, NONE) == GAME_OVER
    assert game.over


@pytest.mark.parametrize(("score", "worth"), [("sets", 1), ("cards", 3)])
def test_r3_9_score(score, worth):
    game = dealt(True, score=score)
    claim(game, 1, a_set(game))
    assert game.scores == [0, worth]


def test_r3_9_rounds_add_up_and_all_cards_are_shuffled_again():
    game = new("race", 4, 3, rounds=3)
    totals = [0, 0, 0]
    for number in range(3):
        assert game.round == number
        assert game.dealer == number
        play_out(game, player=number)
        totals[number] += len(game.won[number]) // 3
        assert game.scores == totals
        if number < 2:
            assert game.between
            assert not game.over
            table = bytes(game.table)
            assert game.legal(2) == [(DEAL, 0)]
            assert game.apply(0, CLAIM) == REFUSED
            assert game.apply(2, DEAL) == DEALT
            assert bytes(game.table) != table
            assert len(game.census()) == 81
    assert game.over


def test_r3_9_a_trusted_none_ends_a_round_too():
    game = dealt(True, none="trust", rounds=2)
    empty_the_stock(game)
    game.apply(0, NONE)
    assert game.apply(1, NONE) == ROUND_OVER
    assert game.between


def test_r3_9_ties_are_ties():
    game = dealt(True, 3)
    assert game.winners == [0, 1, 2]
    claim(game, 1, a_set(game))
    assert game.winners == [1]


def test_debts_stay_owed_in_the_next_round():
    game = new("race", 4, 2, rounds=2, penalty="give back")
    claim(game, 1, no_set(game))
    play_out(game, player=0)
    game.apply(0, DEAL)
    assert game.owed == [0, 1]


def test_the_view_hides_the_order_of_the_stock_only():
    game = new("race", 1, 2)
    seen = game.view(0)
    assert seen["stock"] == 69
    order = game.stock.rest()
    assert not any(bytes(order) == value for value in seen.values())
    game.stock._cards[:69] = order[::-1]
    assert game.view(0) == seen


@pytest.mark.parametrize("hold", cards.HOLDS)
def test_r4_the_beginners_game_plays_nine_of_27_cards(hold):
    for name in ("beginner", "race"):
        game = new(name, 6, 2, hold=hold)
        assert len(game.table) == 9
        assert game.census() == cards.deck(hold)
        play_out(game)
        assert game.over
        assert game.census() == cards.deck(hold)


def test_r4_2_twelve_of_27_always_hold_a_set():
    game = new("beginner", 6, 2, none="trust")
    game.apply(0, NONE)
    assert game.apply(1, NONE) == ADDED
    game.apply(0, NONE)
    assert game.apply(1, NONE) == SET_THERE
    assert len(game.table) == 12


def test_r4_1_red_is_held_unless_chosen():
    assert new("beginner", 6, 2).census() == cards.deck(cards.RED)


def test_r4_2_twelve_of_27_go_back_to_nine():
    for seed in range(2000):
        game = new("beginner", seed, 2)
        if not search.has_set(game.table):
            break
    else:
        raise AssertionError
    game.apply(0, NONE)
    assert game.apply(1, NONE) == ADDED
    assert len(game.table) == 12
    assert search.has_set(game.table)
    claim(game, 0, a_set(game))
    assert len(game.table) == 9
