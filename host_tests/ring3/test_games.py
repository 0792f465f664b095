"""Games by mouse and by touch, with two buttons a player, on a phone, and face to face."""

import pytest

from host_tests.ring3.conftest import phone
from host_tests.ring3.hands import GAME, Hands
from tierce.games import codes
from tierce.ui.layout import Layout

PHONE = phone(375, 667)
TRANSFORM = "getComputedStyle(document.getElementById('screen')).transform"
UPRIGHT, TURNED = "none", "matrix(-1, 0, 0, -1, 0, 0)"


def start(player, by="key", **setup):
    """Sit down to a race by keys, and go on by mouse or by touch."""
    hands = Hands(player)
    hands.race(**setup)
    hands.by = by
    return hands


@pytest.mark.parametrize("who", [0, 1])
def test_two_buttons_a_player_claim_and_pick_by_mouse(visit, who):
    hands = start(visit("pico_display_2"), "click")
    hands.claim(who)
    hands.pick(hands.a_set(), who)
    assert hands.game("scores") == [1 - who, who]
    assert hands.game("claimant") == codes.NOBODY


@pytest.mark.parametrize("board", ["duo", "waveshare_lcd_1_3", "pico_display_2", "picosystem"])
def test_fingers_on_a_phone_claim_and_pick(visit, board):
    hands = start(visit(board, options=PHONE), "tap")
    hands.claim(1)
    hands.pick(hands.a_set(), 1)
    assert hands.game("scores") == [0, 1]


def test_r3_6_pick_and_step_together_are_none(visit):
    hands = start(visit("pico_display_2", options=PHONE), "tap")
    pairs = [[hands.button(role, who) for role in ("pick", "step")] for who in (0, 1)]
    hands.player.tap(*pairs[0])
    hands.player.until(lambda: hands.game("agreed") == 0b01)
    hands.player.tap(*pairs[1])
    hands.player.until(lambda: hands.see("said") == "There is a set. Look again!")
    assert hands.game("agreed") == 0
    assert hands.game("claimant") == codes.NOBODY
    assert hands.game("scores") == [0, 0]


def test_r3_6_both_players_say_so_with_four_fingers_at_once(visit):
    hands = start(visit("pico_display_2", options=PHONE), "tap")
    events = f"len({GAME}.journal.data)"
    for _ in range(4):
        before = hands.player.look(events)
        hands.player.tap(0, 1, 2, 3)
        hands.player.until(lambda since=before: hands.player.look(events) > since)
        hands.player.until(lambda: hands.game("agreed") == 0)
        assert hands.game("claimant") == codes.NOBODY


@pytest.mark.parametrize("who", [0, 1])
def test_pick_and_step_held_together_are_the_menu(visit, who):
    hands = start(visit("pico_display_2", options=PHONE), "tap")
    with hands.player.fingers(hands.button("pick", who), hands.button("step", who)):
        hands.arrive("Pause")
    hands.player.frames()
    assert hands.where() == "Pause"
    hands.choose("Go on")
    assert hands.where() == "RaceTable"
    assert hands.game("agreed") == 0
    assert hands.game("claimant") == codes.NOBODY


def transform(hands):
    return hands.player.page.evaluate(TRANSFORM)


def test_face_to_face_the_picture_turns_to_the_second_player_for_a_claim(visit):
    hands = start(visit("duo"), seats="face to face")
    assert transform(hands) == UPRIGHT
    hands.claim(0)
    assert transform(hands) == UPRIGHT
    hands.pick(hands.a_set(), 0)
    hands.claim(1)
    assert transform(hands) == TURNED
    hands.pick(hands.a_set(), 1)
    assert transform(hands) == UPRIGHT
    assert hands.game("scores") == [1, 1]


def test_face_to_face_who_was_wrong_reads_why(visit):
    hands = start(visit("duo"), seats="face to face")
    hands.claim(1)
    hands.pick(hands.no_set(), 1)
    hands.arrive("Verdict")
    assert transform(hands) == TURNED
    hands.dismiss(1)
    hands.arrive("RaceTable")
    assert transform(hands) == UPRIGHT


@pytest.mark.parametrize("who", [0, 1])
@pytest.mark.parametrize("seats", ["side by side", "face to face"])
def test_every_arrow_moves_the_cursor_where_it_points(visit, who, seats):
    hands = start(visit("duo"), seats=seats)
    hands.claim(who)
    turned = -1 if transform(hands) == TURNED else 1
    layout = Layout(hands.board.PANEL, 12)
    hands.point(4, who)  # in the middle
    for role, way in (("right", (1, 0)), ("down", (0, 1)), ("left", (-1, 0)), ("up", (0, -1))):
        before = hands.see("cursor")
        hands.press(role, who)
        after = hands.see("cursor")
        right = turned * (layout.x(after) - layout.x(before))
        down = turned * (layout.y(after) - layout.y(before))
        assert (sign(right), sign(down)) == way, "as the page shows it"


def sign(number):
    return (number > 0) - (number < 0)
