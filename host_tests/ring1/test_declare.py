"""R3.2: any button of a player's declares, at the time it was pressed; two together say "none"."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.ui import roles
from tierce.ui.declare import CLAIM, MENU, NONE, TOGETHER, WAIT, Declaration

HELD = 600
ANY = (roles.STEP, roles.RIGHT, roles.LEFT, roles.UP, roles.DOWN, roles.PICK, roles.BACK)
OTHERS = [role for role in ANY if role != roles.PICK]


def declared(role=roles.PICK, at=1000, player=0):
    one = Declaration()
    assert one.press(player, role, at) == WAIT
    return one


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("role", ANY)
def test_r3_2_any_button_declares_at_the_time_it_was_pressed(role, player):
    one = declared(role, 1000, player)
    assert one.open
    for at in range(1000, 1000 + TOGETHER + 1):
        assert one.tick(at, 1) == WAIT
    assert one.tick(1000 + TOGETHER + 1, 1) == CLAIM
    assert one.end() == (player, 1000)
    assert not one.open


@given(st.sampled_from(ANY), st.integers(0, 1 << 29), st.integers(TOGETHER + 1, 5000))
def test_r3_2_however_late_the_host_looks_the_claim_has_its_press_s_time(role, at, later):
    one = declared(role, at)
    assert one.tick(at + later, 0) == CLAIM
    assert one.end() == (0, at)


def test_r3_2_a_tap_that_is_over_already_is_a_claim_all_the_same():
    one = declared()
    assert one.tick(1010, 0) == WAIT
    assert one.tick(1081, 0) == CLAIM


@pytest.mark.parametrize("apart", [0, 1, 40, TOGETHER])
@pytest.mark.parametrize("other", OTHERS)
def test_r3_6_pick_and_another_together_say_none_when_one_is_let_go(other, apart):
    for first, second in permutations((roles.PICK, other)):
        one = declared(first)
        assert one.press(0, second, 1000 + apart) == WAIT
        for at in range(1000 + apart, 1000 + HELD + 1, 20):
            assert one.tick(at, 2) == WAIT
        assert one.tick(1000 + HELD, 1) == NONE
        assert one.end() == (0, 1000)


def test_r3_6_two_together_let_go_at_once_are_still_heard():
    one = declared()
    assert one.press(0, roles.RIGHT, 1010) == WAIT
    assert one.tick(1011, 0) == NONE


def test_two_together_held_open_the_menu():
    one = declared(roles.RIGHT)
    assert one.press(0, roles.PICK, 1030) == WAIT
    assert one.tick(1000 + HELD, 2) == WAIT
    assert one.tick(1000 + HELD + 1, 2) == MENU
    assert one.end() == (0, 1000)


def test_a_third_button_changes_nothing():
    one = declared()
    one.press(0, roles.RIGHT, 1030)
    assert one.press(0, roles.DOWN, 1060) == WAIT
    assert one.tick(1200, 3) == WAIT
    assert one.tick(1210, 1) == NONE


def test_r3_2_two_directions_are_a_claim_and_not_none():
    for first, second in permutations(OTHERS, 2):
        one = declared(first)
        assert one.press(0, second, 1010) == CLAIM
        assert one.end() == (0, 1000)


@pytest.mark.parametrize("role", ANY)
def test_r3_2_the_same_button_twice_is_a_claim(role):
    one = declared(role)
    assert one.press(0, role, 1030) == CLAIM


@pytest.mark.parametrize("other", OTHERS)
def test_r3_2_a_second_press_that_comes_later_is_of_the_claim_already(other):
    for first, second in permutations((roles.PICK, other)):
        one = declared(first)
        assert one.press(0, second, 1000 + TOGETHER + 1) == CLAIM
        assert one.end() == (0, 1000)


def test_r3_2_whose_it_is_stays_known_until_it_has_come_to_something():
    """So the table can keep the other player's press, and declare it afterwards in its time."""
    one = declared(roles.RIGHT, 1000, 1)
    assert (one.player, one.open) == (1, True)
    one.tick(1050, 1)
    assert one.player == 1
    assert one.end() == (1, 1000)
    assert one.press(0, roles.PICK, 1010) == WAIT
    assert one.tick(1095, 1) == CLAIM
    assert one.end() == (0, 1010)


def test_nothing_declared_is_nothing_to_wait_for():
    one = Declaration()
    assert not one.open
    assert one.tick(99999, 2) == WAIT
    one.press(0, roles.PICK, 5)
    one.press(0, roles.RIGHT, 6)
    one.end()
    assert one.tick(99999, 2) == WAIT
    assert one.press(0, roles.PICK, 7) == WAIT
    assert one.tick(8, 2) == WAIT, "what was together before is not now"
