"""A seed as seven characters people can read aloud and type: `K7FQ-3WM`.

Thirty bits are six letters of 32 (no 0, O, 1, I); the seventh is a check over the field of 32
elements. It catches every single slip and every two letters swapped, wherever they stand.
"""

from micropython import const

from tierce.rng import SEEDS

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_LETTERS = const(6)


def _times_x(value):
    """Multiply by x in GF(32), where x**5 = x**2 + 1; x has order 31, so weights never repeat."""
    value <<= 1
    return value ^ 0x25 if value & 0x20 else value


def _check(letters):
    total = 0
    for letter in letters:
        total = _times_x(total ^ letter)
    return total


def encode(seed):
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise ValueError("a seed is a whole number from 0 to %d" % (SEEDS - 1))
    letters = [seed >> 5 * place & 31 for place in range(_LETTERS - 1, -1, -1)]
    letters.append(_check(letters))
    text = "".join(ALPHABET[letter] for letter in letters)
    return text[:4] + "-" + text[4:]


def decode(code):
    """Return the seed; small letters, spaces and dashes are as good. A slip: ValueError."""
    if not isinstance(code, str):
        raise ValueError("a deal code is text such as %s" % encode(0))
    letters = []
    for character in code:
        if character in " -":
            continue
        # `upper` alone would make SS of ß on one Python and not on another.
        letter = ALPHABET.find(character.upper() if "a" <= character <= "z" else character)
        if letter < 0:
            raise ValueError("%r is not in a deal code; it uses %s" % (character, ALPHABET))
        letters.append(letter)
    if len(letters) != _LETTERS + 1:
        raise ValueError("a deal code has %d letters, not %d" % (_LETTERS + 1, len(letters)))
    if _check(letters[:_LETTERS]) != letters[_LETTERS]:
        raise ValueError("a letter of this deal code is wrong: look at it once more")
    seed = 0
    for letter in letters[:_LETTERS]:
        seed = seed << 5 | letter
    return seed
