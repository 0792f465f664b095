"""The magic rule in words (R2.2): what three cards make of a feature; what a mistake costs."""

_SHIFTS = (6, 4, 2, 0)  # number, colour, shape, fill in a card's byte


def _values(shown, index):
    shift = _SHIFTS[index]
    return shown[0] >> shift & 3, shown[1] >> shift & 3, shown[2] >> shift & 3


def sentence(why, shown, index):
    """Return what three cards are in one feature: all alike, all different, or two and one."""
    a, b, c = _values(shown, index)
    alike, pair = why.ALIKE[index], why.PAIR[index]
    if a == b == c:
        return alike[a - 1]
    if a != b and b != c and a != c:
        return why.ALL_DIFFERENT
    return pair[(b if b == c else a) - 1]


def odd(shown, slot):
    """Return the features, as bits from number to fill, in which this card alone differs."""
    bits = 0
    for index in range(4):
        values = _values(shown, index)
        one, two = values[(slot + 1) % 3], values[(slot + 2) % 3]
        if one == two != values[slot]:
            bits |= 8 >> index
    return bits


def penalty(why, game, player):
    """Return what this wrong claim has cost the player."""
    if game.players == 1:
        return why.MINUS_ONE if game.style == "schmidt" else why.NO_PENALTY
    way = game.options["penalty"]
    if way == "point":
        return why.MINUS_ONE
    if way == "lockout":
        return why.LOCKED if game.locked >> player & 1 else why.ALL_IN
    return why.OWED if game.owed[player] else why.GIVEN_BACK
