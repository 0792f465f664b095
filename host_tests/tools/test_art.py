"""The baked art is what its source says, and the layouts have room for it."""

from itertools import pairwise

import pytest

from tierce.ui import layout, palette
from tools.art import bake, fonts


def test_every_baked_file_is_up_to_date():
    made = bake.modules()
    assert set(made) == {path.name for path in bake.FOLDER.glob("*.py")}
    for name, text in made.items():
        assert (bake.FOLDER / name).read_text() == text, f"{name}: run `make art`"


@pytest.mark.parametrize("panel", layout.PANELS)
@pytest.mark.parametrize("count", layout.COUNTS)
def test_cards_fit_between_the_bar_and_the_line(panel, count):
    one = layout.Layout(panel, count)
    width, height = panel
    bar, line = layout.PANELS[panel]
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
    symbols, room = 3 * one.symbol_width, one.card_width
    if one.lying:
        symbols, room = 3 * one.symbol_height, one.card_height
    assert symbols + 4 <= room - 2


@pytest.mark.parametrize("bad", [((100, 100), 12), ((320, 240), 11)])
def test_an_unknown_layout_says_what_there_is(bad):
    with pytest.raises(ValueError, match="there are"):
        layout.Layout(*bad)


def test_the_fonts_have_what_three_languages_need():
    for text in ("Où ça ? L’été, naïf, cœur, maïs, août, Noël", "perché così più là È"):
        assert set(text) <= set(fonts.CHARACTERS)


def test_a_palette_has_sixteen_colours():
    for colours in palette.PALETTES.values():
        assert len(colours) == 16
        assert all(0 <= colour <= 0xFFFFFF for colour in colours)


def test_rgb565_is_what_the_panel_takes():
    assert palette.rgb565(0xFFFFFF) == 0xFFFF
    assert palette.rgb565(0xFF0000) == 0xF800
    assert palette.rgb565(0x00FF00) == 0x07E0
    assert palette.rgb565(0x0000FF) == 0x001F
