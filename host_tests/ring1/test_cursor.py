"""Where the cursor goes: every card can be reached with one button, and back with its opposite."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.ui import cursor, roles
from tierce.ui.cursor import MENU, move
from tierce.ui.layout import COUNTS, PANELS, Layout

LAYOUTS = {(panel, count): Layout(panel, count) for panel in PANELS for count in COUNTS}
FORWARD = (roles.STEP, roles.RIGHT, roles.DOWN)
BACK_AGAIN = {roles.RIGHT: roles.LEFT, roles.DOWN: roles.UP}


@st.composite
def tables(draw):
    """A layout, and a table with holes that lies in it; at least one card."""
    layout = LAYOUTS[draw(st.sampled_from(sorted(LAYOUTS)))]
    length = draw(st.integers(1, layout.count))
    table = bytearray(draw(st.lists(st.sampled_from((0, 0x55)), min_size=length, max_size=length)))
    table[draw(st.integers(0, length - 1))] = 0x55
    return layout, table


def cards(table):
    return {slot for slot in range(len(table)) if table[slot]}


@given(tables(), st.sampled_from((*FORWARD, roles.LEFT, roles.UP)), st.booleans())
def test_one_button_alone_reaches_every_card_and_comes_round(case, role, menu):
    layout, table = case
    places = cards(table) | ({MENU} if menu else set())
    start = min(cards(table))
    slot, seen = start, []
    for _ in range(len(places)):
        slot = move(layout, table, slot, role, menu)
        seen.append(slot)
    assert set(seen) == places
    assert slot == start


@given(tables(), st.sampled_from(sorted(BACK_AGAIN)), st.booleans())
def test_left_undoes_right_and_up_undoes_down(case, role, menu):
    layout, table = case
    for slot in cards(table) | ({MENU} if menu else set()):
        there = move(layout, table, slot, role, menu)
        assert move(layout, table, there, BACK_AGAIN[role], menu) == slot
        back = move(layout, table, slot, BACK_AGAIN[role], menu)
        assert move(layout, table, back, role, menu) == slot


@given(tables())
def test_right_reads_row_by_row_and_down_column_by_column(case):
    layout, table = case
    for role, key in (
        (roles.RIGHT, lambda slot: (layout.y(slot), layout.x(slot))),
        (roles.STEP, lambda slot: (layout.y(slot), layout.x(slot))),
        (roles.DOWN, lambda slot: (layout.x(slot), layout.y(slot))),
    ):
        order = sorted(cards(table), key=key)
        for slot, after in zip(order, [*order[1:], order[0]], strict=True):
            assert move(layout, table, slot, role) == after


@given(tables(), st.sampled_from(FORWARD))
def test_the_menu_is_between_the_last_card_and_the_first(case, role):
    layout, table = case
    down = role == roles.DOWN
    order = sorted(cards(table), key=lambda slot: cursor._key(layout, slot, down))
    assert move(layout, table, order[-1], role, True) == MENU
    assert move(layout, table, MENU, role, True) == order[0]
    back = roles.UP if down else roles.LEFT
    assert move(layout, table, order[0], back, True) == MENU
    assert move(layout, table, MENU, back, True) == order[-1]


@given(tables(), st.sampled_from((*FORWARD, roles.LEFT, roles.UP)))
def test_from_a_hole_it_goes_to_a_card(case, role):
    layout, table = case
    for slot in range(layout.count):
        assert move(layout, table, slot, role) in cards(table)


@pytest.mark.parametrize("role", [0, roles.PICK, roles.BACK, roles.NONE, roles.HINT, roles.MENU])
def test_a_button_that_does_not_move_moves_nothing(role):
    layout = LAYOUTS[(240, 240), 12]
    for slot in (MENU, 0, 5, 11):
        assert move(layout, bytearray([0x55] * 12), slot, role, True) == slot


def test_on_an_empty_table_it_stays():
    layout = LAYOUTS[(240, 240), 12]
    for role in (*FORWARD, roles.LEFT, roles.UP):
        assert move(layout, bytearray(12), 4, role) == 4
        assert move(layout, bytearray(12), 4, role, True) == MENU
        assert move(layout, bytearray(), MENU, role, True) == MENU
