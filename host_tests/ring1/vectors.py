"""The sheets' worked examples, as cards (R2.4, R2.5, R4.3)."""

from tierce.cards import (
    DIAMOND,
    EMPTY,
    GREEN,
    ONE,
    OVAL,
    PURPLE,
    RED,
    SOLID,
    SQUIGGLE,
    STRIPED,
    THREE,
    TWO,
)

SETS = {
    "red, oval, two; three fills": (
        TWO | RED | OVAL | SOLID,
        TWO | RED | OVAL | STRIPED,
        TWO | RED | OVAL | EMPTY,
    ),
    "colours, shapes, numbers all different, fill the same": (
        ONE | RED | DIAMOND | STRIPED,
        TWO | PURPLE | OVAL | STRIPED,
        THREE | GREEN | SQUIGGLE | STRIPED,
    ),
    "all four different": (
        ONE | RED | OVAL | SOLID,
        TWO | GREEN | SQUIGGLE | STRIPED,
        THREE | PURPLE | DIAMOND | EMPTY,
    ),
}

# (cards, the features that break the rule)
NO_SETS = {
    "colours all different, all ovals, all one, but two empty and one not": (
        (ONE | RED | OVAL | EMPTY, ONE | GREEN | OVAL | EMPTY, ONE | PURPLE | OVAL | SOLID),
        {"fill"},
    ),
    "all squiggles, fills all different, all two, but two red and one green": (
        (
            TWO | RED | SQUIGGLE | SOLID,
            TWO | RED | SQUIGGLE | STRIPED,
            TWO | GREEN | SQUIGGLE | EMPTY,
        ),
        {"colour"},
    ),
    "two alike in colour, two in shape, two in fill, two in number": (
        (ONE | RED | OVAL | SOLID, ONE | RED | DIAMOND | EMPTY, TWO | GREEN | DIAMOND | SOLID),
        {"number", "colour", "shape", "fill"},
    ),
}

# Box's back cover, what its text tells of it (R2.5): its rectangle is our diamond, its dots are
# our stripes. A1 to A3 and B1, C1 and D3 follow from the text up to a choice that it leaves open.
A1 = ONE | PURPLE | DIAMOND | STRIPED
A2 = ONE | PURPLE | SQUIGGLE | SOLID
A3 = ONE | PURPLE | OVAL | EMPTY
B1 = TWO | GREEN | OVAL | SOLID
C1 = THREE | RED | SQUIGGLE | EMPTY
D3 = ONE | GREEN | DIAMOND | STRIPED

# A whole cover with those six cards where the text puts them, and exactly six sets in all.
COVER = bytes.fromhex("7e 79 77 a5 e6 57 db 9f 9a f7 a9 6e")

# As Schmidt's practice puzzle (R4.3), whose picture is lost: nine solid cards, exactly four sets.
PRACTICE = bytes.fromhex("b9 d5 d9 ed 69 7d f9 a9 dd")
