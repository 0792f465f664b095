"""Sixteen colours: names for the places in a palette, and palettes as data.

Each card colour has three shades for antialiasing: full, two thirds and one third over the card's
white. Letters have two, over the table. Themes and colour-blind palettes are more of the same.
"""

TABLE, CARD = 0, 1
RED, GREEN, PURPLE = 2, 5, 8  # the full shade; + 1 and + 2 are the lighter ones
TEXT, QUIET = 11, 12  # QUIET is also the half shade of TEXT
FIRST, SECOND = 13, 14  # the two players at the two sides
MARK = 15  # the cursor, lines, what is neither player's

# A card's colour value, 1 to 3, to its place.
INKS = (0, RED, GREEN, PURPLE)


def _over(ink, paper, part):
    """Mix two colours, channel by channel; `part` of the ink in hundredths."""
    mixed = 0
    for shift in (16, 8, 0):
        a, b = ink >> shift & 255, paper >> shift & 255
        mixed |= (a * part + b * (100 - part) + 50) // 100 << shift
    return mixed


def _palette(table, card, inks, text, first, second, mark):
    """Return 16 colours as 0xRRGGBB: what is given, and the shades between."""
    colours = [table, card]
    for ink in inks:
        colours += [ink, _over(ink, card, 62), _over(ink, card, 28)]
    return tuple(colours + [text, _over(text, table, 55), first, second, mark])


PALETTES = {
    "classic": _palette(
        0x181C26, 0xF7F7F2, (0xDD333C, 0x16965A, 0x7036B4), 0xF0F0EA, 0xFFAE1A, 0x3AA8F0, 0x8A93A6
    ),
}


def rgb565(colour):
    """Return a colour as the panel takes it, the high byte first."""
    return colour >> 8 & 0xF800 | colour >> 5 & 0x07E0 | colour >> 3 & 0x001F
