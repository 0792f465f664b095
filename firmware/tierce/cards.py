"""A card is a byte: two bits a feature, each 1 to 3, never 0; the byte 0 is "no card".

Bits 7-6 number, 5-4 colour, 3-2 shape, 1-0 fill. Two cards then give the third of their set by
bit work alone (R2.3). Rules know no clock, no screen, no pin: nothing here imports anything.
"""

# A feature's value where it stands in the byte: a card is one of each, `TWO | RED | OVAL | SOLID`,
# and one alone is what `deck(hold)` holds.
ONE, TWO, THREE = 0x40, 0x80, 0xC0
RED, GREEN, PURPLE = 0x10, 0x20, 0x30
OVAL, SQUIGGLE, DIAMOND = 0x04, 0x08, 0x0C
SOLID, STRIPED, EMPTY = 0x01, 0x02, 0x03

# The bits of `broken`.
NUMBER, COLOUR, SHAPE, FILL = 8, 4, 2, 1

HOLDS = (ONE, TWO, THREE, RED, GREEN, PURPLE, OVAL, SQUIGGLE, DIAMOND, SOLID, STRIPED, EMPTY)


def pack(number, colour, shape, fill):
    """Return the card with these four feature values, each 1 to 3."""
    for value in (number, colour, shape, fill):
        if type(value) is not int or not 1 <= value <= 3:
            raise ValueError("a feature's value is 1, 2 or 3, not %r" % (value,))
    return number << 6 | colour << 4 | shape << 2 | fill


def third(a, b):
    """Return the one card that completes a set with two different cards."""
    differ = a ^ b
    mask = ((differ | differ >> 1) & 0x55) * 3
    # Alike: the same value again. Different: the two values' xor is the one they leave out.
    return differ | a & ~mask


def is_set(a, b, c):
    return a != b and b != c and a != c and third(a, b) == c


def broken(a, b, c):
    """Return the features that break the rule (R2.1), as NUMBER | COLOUR | SHAPE | FILL."""
    ab, bc, ac = a ^ b, b ^ c, a ^ c
    ab, bc, ac = ab | ab >> 1, bc | bc >> 1, ac | ac >> 1
    # Two alike and one not (R2.2): some pair differs, but not each pair.
    bits = (ab | bc | ac) & ~(ab & bc & ac) & 0x55
    return bits >> 3 & 8 | bits >> 2 & 4 | bits >> 1 & 2 | bits & 1


def differing(a, b):
    """Return in how many features two cards differ: 1 to 4 for a set they belong to."""
    differ = a ^ b
    bits = (differ | differ >> 1) & 0x55
    return (bits >> 6) + (bits >> 4 & 1) + (bits >> 2 & 1) + (bits & 1)


def deck(hold=0):
    """Return the 81 cards in the order of their bytes, or the 27 with one feature held (R4.1)."""
    if type(hold) is not int or (hold and hold not in HOLDS):
        raise ValueError("hold is 0 or one feature's value: %s" % (HOLDS,))
    cards = bytearray()
    mask = 0
    for field in (0xC0, 0x30, 0x0C, 0x03):
        if hold & field:
            mask = field
    for card in range(0x55, 0x100):
        if card & 0xC0 and card & 0x30 and card & 0x0C and card & 0x03 and card & mask == hold:
            cards.append(card)
    return cards
