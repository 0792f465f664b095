"""The baked art is what its source says, and the layouts have room for it."""

from itertools import pairwise

import pytest

from tierce.ui import layout
from tools.art import bake, fonts, icons

TABLES = [(panel, count) for panel in layout.PANELS for count in layout.COUNTS]
ROWS = [(panel, small) for panel in layout.PANELS for small in (False, True)]
ARRANGEMENTS = [layout.Layout(*table) for table in TABLES] + [layout.Row(*row) for row in ROWS]


def test_every_baked_file_is_up_to_date():
    made = bake.modules()
    assert set(made) == {path.name for path in bake.FOLDER.glob("*.py")}
    for name, text in made.items():
        assert (bake.FOLDER / name).read_text() == text, f"{name}: run `make art`"


@pytest.mark.parametrize(("panel", "count"), TABLES)
def test_cards_fit_between_the_bar_and_the_line(panel, count):
    one = layout.Layout(panel, count)
    width, height = panel
    bar, line = layout.PANELS[panel]
    assert one.rows * one.columns == one.count
    boxes = [(one.x(slot), one.y(slot)) for slot in range(count)]
    assert len(set(boxes)) == count
    for x, y in boxes:
        # A frame is two pixels outside its card.
        assert x >= 2
        assert x + one.card_width <= width - 2
        assert y >= bar
        assert y + one.card_height <= height - line
    for (x, y), (other_x, other_y) in pairwise(boxes):
        assert other_x - x >= one.card_width + layout.GAP or other_y - y >= one.card_height


@pytest.mark.parametrize(("panel", "small"), ROWS)
def test_a_row_is_in_the_middle_or_where_it_is_put(panel, small):
    one = layout.Row(panel, small)
    assert one.x(0) >= 2
    assert abs(one.x(0) - (panel[0] - one.x(2) - one.card_width)) <= 1
    assert one.x(1) - one.x(0) >= one.card_width + layout.GAP
    put = layout.Row(panel, small, x=9, y=31)
    assert (put.x(0), put.y(0), put.y(2)) == (9, 31, 31)


@pytest.mark.parametrize("one", ARRANGEMENTS)
def test_a_ring_leaves_the_symbols_alone(one):
    for number in (1, 2, 3):
        length = number * one.step - one.between
        across, down = one.symbol_width, one.symbol_height
        across, down = (across, length) if one.lying else (length, down)
        left, top = one.first_x(number), one.first_y(number)
        assert min(left, top) >= one.ring
        assert left + across <= one.card_width - one.ring
        assert top + down <= one.card_height - one.ring


@pytest.mark.parametrize("bad", [((100, 100), 12), ((320, 240), 11)])
def test_an_unknown_layout_says_what_there_is(bad):
    with pytest.raises(ValueError, match="there are"):
        layout.Layout(*bad)


def test_a_row_for_an_unknown_panel_says_what_there_is():
    with pytest.raises(ValueError, match="there are"):
        layout.Row((100, 100))


@pytest.mark.parametrize("name", fonts.FONTS)
def test_the_fonts_have_what_three_languages_need(name):
    for text in ("Où ça ? L’été, naïf, cœur, maïs, août, Noël", "perché così più là È"):
        assert set(text) <= set(fonts.characters(name))


def test_texts_can_name_every_button():
    for name in ("small", "body"):
        assert set(icons.ICONS) <= set(fonts.characters(name))


def test_no_two_icons_are_alike():
    for size in (8, 9):
        assert len({icons.coverage(one, size).tobytes() for one in icons.ICONS}) == len(
            icons.ICONS
        )
