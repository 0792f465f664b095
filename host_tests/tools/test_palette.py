"""Colours that can be told apart and read, measured, for every palette and every kind of eye."""

from itertools import combinations

import numpy as np
import pytest

from tierce.ui import palette

# How a colour looks to eyes without one kind of cone, in linear RGB.
# Machado, Oliveira, Fernandes 2009, severity 1.0.
EYES = {
    "all": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
XYZ = np.array(
    [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
)  # from linear sRGB


def linear(colour):
    channels = np.array([colour >> 16 & 255, colour >> 8 & 255, colour & 255]) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def contrast(one, other):
    """WCAG's: 1 for none, 21 for black on white."""
    dark, bright = sorted(float(XYZ[1] @ linear(colour)) + 0.05 for colour in (one, other))
    return bright / dark


def lab(colour, eye):
    seen = np.clip(EYES[eye] @ linear(colour), 0, 1)
    part = (XYZ @ seen) / XYZ.sum(axis=1)
    x, y, z = np.where(part > 0.008856, np.cbrt(part), 7.787 * part + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(one, other, eye="all"):
    """CIE76: 2.3 is just seen, 100 is black to white."""
    return float(np.linalg.norm(lab(one, eye) - lab(other, eye)))


def inks(colours):
    return [colours[place] for place in palette.INKS[1:]]


@pytest.fixture(params=palette.NAMES)
def colours(request):
    return palette.colours(request.param)


def test_a_palette_has_sixteen_colours(colours):
    assert len(colours) == 16
    assert all(0 <= colour <= 0xFFFFFF for colour in colours)


def test_an_unknown_palette_is_the_first():
    assert palette.colours("no such") == palette.colours(palette.NAMES[0])
    assert len({palette.colours(name) for name in palette.NAMES}) == len(palette.NAMES)


def test_letters_can_be_read(colours):
    table, shade, text = (colours[at] for at in (palette.TABLE, palette.SHADE, palette.TEXT))
    assert contrast(text, table) >= 7
    assert contrast(text, shade) >= 4.5
    assert contrast(colours[palette.QUIET], table) >= 4.5


def test_half_shades_are_between_ink_and_paper(colours):
    """TEXT, QUIET, SHADE, TABLE: each is a step darker, or lighter, than the one before."""
    places = (palette.TEXT, palette.QUIET, palette.SHADE, palette.TABLE)
    lightness = [lab(colours[place], "all")[0] for place in places]
    steps = np.diff(lightness)
    assert np.all(steps > 10) or np.all(steps < -10)


@pytest.mark.parametrize("name", palette.NAMES)
def test_inks_can_be_seen_on_their_card(name):
    colours = palette.colours(name)
    # The first palette is the colours people know from the cards; the others are for legibility.
    least = 3 if name == palette.NAMES[0] else 4.5
    for ink in inks(colours):
        assert contrast(ink, colours[palette.CARD]) >= least


def test_inks_are_told_apart(colours):
    assert min(distance(*pair) for pair in combinations(inks(colours), 2)) >= 60


@pytest.mark.parametrize("eye", EYES)
def test_clear_inks_are_told_apart_by_every_eye(eye):
    clear = inks(palette.colours("clear"))
    assert min(distance(*pair, eye) for pair in combinations(clear, 2)) >= 40


@pytest.mark.parametrize("eye", EYES)
def test_players_are_told_apart_by_every_eye(colours, eye):
    first, second = colours[palette.FIRST], colours[palette.SECOND]
    assert distance(first, second, eye) >= 60
    for player in (first, second):
        assert contrast(player, colours[palette.TABLE]) >= 4.5
        # A ring lies at the card's edge, a frame around it.
        assert distance(player, colours[palette.CARD], eye) >= 30


def test_rgb565_is_what_the_panel_takes():
    assert palette.rgb565(0xFFFFFF) == 0xFFFF
    assert palette.rgb565(0xFF0000) == 0xF800
    assert palette.rgb565(0x00FF00) == 0x07E0
    assert palette.rgb565(0x0000FF) == 0x001F
