"""Where cards lie: in their places whatever is added, apart from each other, on the panel."""

from itertools import combinations, pairwise

import pytest

from tierce.ui.layout import COUNTS, GAP, PANELS, Layout, Row, room_for

TABLES = (9, 12, 15, 18, 21)
each_panel = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: "%dx%d" % panel)


def place(layout, slot):
    """A slot's column and row, from where it really is."""
    count = range(layout.count)
    columns = sorted({layout.x(one) for one in count})
    rows = sorted({layout.y(one) for one in count})
    return columns.index(layout.x(slot)), rows.index(layout.y(slot))


@each_panel
def test_r3_6_three_cards_more_leave_the_others_in_their_rows_and_columns(panel):
    places = {count: Layout(panel, count) for count in TABLES}
    for fewer, more in pairwise(TABLES):
        for slot in range(fewer):
            assert place(places[fewer], slot) == place(places[more], slot) == (slot // 3, slot % 3)
        assert {place(places[more], slot) for slot in range(fewer, more)} == {
            (fewer // 3, row) for row in range(3)
        }


@each_panel
@pytest.mark.parametrize("count", COUNTS)
def test_cards_lie_between_bar_and_line_and_never_on_each_other(panel, count):
    layout = Layout(panel, count)
    width, height = panel
    bar, line = PANELS[panel]
    for slot in range(count):
        assert layout.x(slot) >= 0
        assert layout.x(slot) + layout.card_width <= width
        assert bar <= layout.y(slot)
        assert layout.y(slot) + layout.card_height <= height - line
    for one, two in combinations(range(count), 2):
        across = abs(layout.x(one) - layout.x(two)) >= layout.card_width + GAP
        down = abs(layout.y(one) - layout.y(two)) >= layout.card_height + GAP
        assert across or down


@each_panel
@pytest.mark.parametrize("small", [False, True])
def test_three_cards_by_themselves_stand_in_the_middle(panel, small):
    row = Row(panel, small, None, 7)
    left = row.x(0)
    right = panel[0] - row.x(2) - row.card_width
    assert left >= 0
    assert abs(left - right) <= 1
    assert {row.y(slot) for slot in range(3)} == {7}
    assert row.x(1) - row.x(0) == row.x(2) - row.x(1) > row.card_width


@each_panel
@pytest.mark.parametrize("count", COUNTS)
def test_three_symbols_fit_into_a_card(panel, count):
    layout = Layout(panel, count)
    for number in (1, 2, 3):
        x, y = layout.first_x(number), layout.first_y(number)
        length = (number - 1) * layout.step
        wide = layout.symbol_width + (0 if layout.lying else length)
        high = layout.symbol_height + (length if layout.lying else 0)
        assert x >= 1
        assert y >= 1
        assert x + wide < layout.card_width
        assert y + high < layout.card_height


def test_room_for_is_the_smallest_layout_that_has_room():
    for cards in range(25):
        assert room_for(cards) == min(count for count in COUNTS if count >= cards)


def test_there_is_no_layout_for_other_panels_or_counts():
    with pytest.raises(ValueError, match="no layout for 10"):
        Layout((320, 240), 10)
    for make in (lambda: Layout((64, 48), 12), lambda: Row((64, 48))):
        with pytest.raises(ValueError, match="no panel"):
            make()
