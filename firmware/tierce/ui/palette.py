"""Sixteen colours: names for the places in a palette. What they look like is in `palettes`.

Each card colour has three shades for antialiasing: full, two thirds and one third over the card.
Letters (ink, half, paper) are TEXT, QUIET on TABLE, or QUIET, SHADE on TABLE, or TEXT, QUIET on
SHADE; other pairs cannot be read. The players' colours are for bars, dots and frames, no letters.
"""

from tierce.loader import load

TABLE, CARD = 0, 1
RED, GREEN, PURPLE = 2, 5, 8  # the full shade; + 1 and + 2 are the lighter ones
TEXT, QUIET = 11, 12
FIRST, SECOND = 13, 14  # the two players at the two sides
SHADE = 15  # the ground of panels and chosen rows, empty slots, lines

# A card's colour value, 1 to 3, to its place.
INKS = (0, RED, GREEN, PURPLE)

# In the order of a menu: a dict has none on MicroPython.
NAMES = ("classic", "clear", "night", "paper")


def colours(name):
    """Return 16 colours as 0xRRGGBB; those of the first palette for a name that there is not."""
    return load("tierce.ui", "palettes").colours(name)


def rgb565(colour):
    """Return a colour as the panel takes it, the high byte first."""
    return colour >> 8 & 0xF800 | colour >> 5 & 0x07E0 | colour >> 3 & 0x001F
