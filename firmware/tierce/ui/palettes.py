"""Palettes as data: what is given of each, and the shades mixed from it."""

# Table, card; red, green, purple; text, first player, second player; hundredths of the text's
# colour in QUIET and in SHADE, over the table.
_GIVEN = {
    "classic": (
        (0x181C26, 0xF7F7F2),
        (0xDD333C, 0x16965A, 0x7036B4),
        (0xF0F0EA, 0xFFAE1A, 0x3AA8F0),
        (55, 27),
    ),
    # For eyes that miss a colour: vermilion, a green near black and a violet stay apart by how
    # light they are, and a red is still called red. Found by simulation, the tests repeat it.
    "clear": (
        (0x14161C, 0xF7F7F2),
        (0xC8440A, 0x00331E, 0x983AF2),
        (0xF5F5F0, 0xFFC03A, 0x4A9CF5),
        (57, 27),
    ),
    "night": (
        (0x08090C, 0x1E2129),
        (0xF0626A, 0x3FB57C, 0xA988F0),
        (0xBDB9AE, 0xD08A1E, 0x3C8CC8),
        (65, 27),
    ),
    # Dark letters: their half shade must be darker than a pale one for the same legibility.
    "paper": (
        (0xDED7C6, 0xFFFFFF),
        (0xD42A36, 0x128150, 0x6B30B0),
        (0x1C1E24, 0x8F4400, 0x1A56A0),
        (74, 27),
    ),
}


def _over(ink, paper, part):
    """Mix two colours, channel by channel; `part` of the ink in hundredths."""
    mixed = 0
    for shift in (16, 8, 0):
        a, b = ink >> shift & 255, paper >> shift & 255
        mixed |= (a * part + b * (100 - part) + 50) // 100 << shift
    return mixed


def colours(name):
    """Return 16 colours as 0xRRGGBB; those of the first palette for a name that there is not."""
    given = _GIVEN.get(name, _GIVEN["classic"])
    (table, card), inks, (text, first, second), (quiet, shade) = given
    mixed = [table, card]
    for ink in inks:
        mixed += [ink, _over(ink, card, 62), _over(ink, card, 28)]
    mixed += [text, _over(text, table, quiet), first, second, _over(text, table, shade)]
    return tuple(mixed)
