"""Buttons: mouse, fingers, keys and focus reach the firmware, once each, in their own time."""

import pytest

from host_tests.ring3.conftest import phone
from tierce.boards import SIMULATED


def pressed(*buttons):
    """The moves of buttons pressed one after the other."""
    return [(button, level) for button in buttons for level in (1, 0)]


@pytest.mark.parametrize("board", SIMULATED)
def test_every_button_by_mouse(visit, board):
    player = visit(board)
    numbers = range(len(player.keys()))
    for number in numbers:
        player.click(number)
    assert player.moves() == pressed(*numbers)


@pytest.mark.parametrize("board", SIMULATED)
def test_every_button_by_each_of_its_keys(visit, board):
    player = visit(board)
    keys = player.keys()
    seen = [code for codes in keys for code in codes]
    assert len(seen) == len(set(seen)), "a key is one button"
    for number, codes in enumerate(keys):
        for which in range(len(codes)):
            player.key(number, which)
    assert player.moves() == pressed(*(n for n, codes in enumerate(keys) for _ in codes))


@pytest.mark.parametrize("board", SIMULATED)
def test_two_fingers_at_once_have_the_same_stamp(visit, board):
    player = visit(board, options=phone(390, 660))
    last = len(player.keys()) - 1
    player.tap(0, last)
    edges = player.edges()
    assert sorted(player.moves()[:2]) == [(0, 1), (last, 1)]
    assert sorted(player.moves()[2:]) == [(0, 0), (last, 0)]
    assert edges[0][2:] == edges[1][2:], "a true tie"
    assert edges[2][2:] == edges[3][2:]
    assert edges[0][2:] < edges[2][2:]


def test_an_edge_has_the_time_of_its_event_on_the_steps_clock(visit):
    player = visit("duo")
    before = player.page.evaluate("performance.now()")
    player.key(0)
    after = player.page.evaluate("performance.now()")
    for _, _, ms, us in player.edges():
        assert before - 1 <= ms + us / 1000 <= after
        assert 0 <= us < 1000


def test_a_key_held_down_is_one_press(visit):
    player = visit("duo")
    for _ in range(5):
        player.page.keyboard.down("KeyD")
    player.frames()
    assert player.moves() == [(3, 1)]
    player.page.keyboard.up("KeyD")
    player.frames()
    assert player.moves() == pressed(3)


def test_a_button_held_twice_is_let_go_once(visit):
    player = visit("duo")
    player.page.keyboard.down("KeyF")
    player.page.keyboard.down("Space")
    player.page.keyboard.up("KeyF")
    player.frames()
    assert player.moves() == [(4, 1)]
    player.page.keyboard.up("Space")
    player.frames()
    assert player.moves() == pressed(4)


def test_both_players_keys_at_once(visit):
    player = visit("duo")
    for code in ("KeyW", "ArrowUp"):
        player.page.keyboard.down(code)
    for code in ("KeyW", "ArrowUp"):
        player.page.keyboard.up(code)
    player.frames()
    assert player.moves() == [(0, 1), (6, 1), (0, 0), (6, 0)]


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_the_browsers_own_keys_are_the_browsers(visit, modifier):
    player = visit("duo")
    player.page.keyboard.press(f"{modifier}+KeyF")
    player.frames()
    assert player.moves() == []


@pytest.mark.parametrize("what", ["new Event('blur')", "new Event('visibilitychange')"])
def test_who_leaves_lets_go(visit, what):
    player = visit("duo")
    with player.mouse_down(8):
        player.page.keyboard.down("KeyD")
        player.frames()
        if "blur" in what:
            player.page.evaluate(f"window.dispatchEvent({what})")
        else:
            player.page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
            player.page.evaluate(f"document.dispatchEvent({what})")
        player.frames()
        assert player.moves()[:2] == [(8, 1), (3, 1)]
        assert sorted(player.moves()[2:]) == [(3, 0), (8, 0)]


def test_sliding_off_lets_go(visit):
    player = visit("duo")
    with player.mouse_down(0):
        player.page.mouse.move(*player.middle(3))
        player.frames()
        assert player.moves() == pressed(0)
    player.frames()
    assert player.moves() == pressed(0)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_focused_button_takes_enter_and_space_once(visit, key):
    player = visit("duo")
    player.button(2).focus()
    player.page.keyboard.press(key)
    player.page.wait_for_timeout(150)
    assert player.moves() == pressed(2)


def test_a_mouse_takes_no_focus_along(visit):
    player = visit("duo")
    player.click(2)
    player.page.keyboard.press("Enter")
    player.frames()
    assert player.moves() == pressed(2, 10)


def test_a_click_without_a_pointer_is_a_press(visit):
    player = visit("duo")
    player.page.evaluate("document.querySelectorAll('.device button')[4].click()")
    player.until(lambda: player.moves() == pressed(4))


def test_the_list_of_boards_keeps_its_keys(visit):
    player = visit("duo")
    player.page.focus("#board")
    player.page.keyboard.press("KeyQ")
    player.frames()
    assert player.moves() == []
