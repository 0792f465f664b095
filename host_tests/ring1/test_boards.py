"""Boards are data: a mistake in one is found here, not by a maker with a soldering iron."""

import pytest

from host_tests.ring1.fake_device import ALL_BOARDS, board_name
from tierce.ui import roles
from tierce.ui.layout import PANELS
from tierce.ui.text import Font

# A stock Pico's pins; 23 to 25 and 29 are its own, but boards without a Pico use them.
PINS = range(29)
each_board = pytest.mark.parametrize("board", ALL_BOARDS, ids=board_name)


def ways(board):
    return (board.ALONE, board.FIRST, board.SECOND)


@each_board
def test_a_board_says_what_it_is_and_its_panel_has_layouts(board):
    assert isinstance(board.NAME, str)
    assert board.NAME
    assert board.PANEL in PANELS
    public = {name for name in vars(board) if not name.startswith("_")}
    wiring = {"SPI", "SCK", "MOSI", "CS", "DC", "RESET", "LIGHT", "CLOCK", "MADCTL", "OFFSET"}
    wiring |= {"INVERT", "BGR", "PIEZO", "BATTERY", "VBUS"}
    assert public == {"NAME", "PANEL", "BUTTONS", "ALONE", "FIRST", "SECOND"} | wiring


def test_every_name_is_another_one():
    assert len({board.NAME for board in ALL_BOARDS}) == len(ALL_BOARDS)


@each_board
def test_every_pin_is_one_of_the_chips_and_used_once(board):
    pins = [pin for _, pin in board.BUTTONS]
    assert all(pin in PINS for pin in pins)
    assert len(set(pins)) == len(pins)


@each_board
def test_every_button_has_a_role_that_is_known(board):
    for way in ways(board):
        assert len(way) == len(board.BUTTONS)
        assert set(way) <= set(roles.NAMES)


@each_board
def test_everybody_can_move_and_pick(board):
    for way in ways(board):
        assert "pick" in way
        assert "step" in way or "right" in way
        assert len([role for role in way if role]) >= 2


@each_board
def test_alone_every_button_is_good_for_something(board):
    assert all(board.ALONE)


@each_board
def test_no_button_belongs_to_both_players_and_none_to_nobody(board):
    for first, second in zip(board.FIRST, board.SECOND, strict=True):
        assert bool(first) != bool(second)


@each_board
def test_a_players_own_buttons_are_each_something_else(board):
    for way in (board.FIRST, board.SECOND):
        own = [role for role in way if role]
        assert len(set(own)) == len(own)


@each_board
def test_labels_are_drawable_and_differ_within_a_players_reach(board):
    font = Font("small")
    for label, _ in board.BUTTONS:
        assert label
        assert all(character in font._characters for character in label)
    for way in (board.FIRST, board.SECOND):
        own = [label for (label, _), role in zip(board.BUTTONS, way, strict=True) if role]
        assert len(set(own)) == len(own)


@each_board
def test_clusters_know_owner_role_and_label(board):
    alone, two = roles.clusters(board)
    assert (alone.players, two.players) == (1, 2)
    for button, (label, _) in enumerate(board.BUTTONS):
        assert alone.owner(button) == 0
        assert roles.NAMES[alone.role(0, button)] == board.ALONE[button]
        player = two.owner(button)
        role = two.role(player, button)
        assert roles.NAMES[role] == (board.FIRST, board.SECOND)[player][button]
        assert two.has(player, role)
        assert two.label(player, role) == label
        assert not two.role(1 - player, button)


@each_board
def test_what_moves_the_cursor_and_two_together_have_labels(board):
    for clusters in roles.clusters(board):
        for player in range(clusters.players):
            assert clusters.label(player, roles.MOVE).strip()
            both = clusters.label(player, roles.BOTH)
            assert both.startswith(clusters.label(player, roles.PICK) + "+")
            assert not both.endswith("+")
            assert clusters.label(player, 99) == ""
