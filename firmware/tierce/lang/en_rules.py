"""The rules in English: by topic, pages of text, each perhaps with three cards above it."""

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

TOPICS = {
    "set": (
        (
            "Each card has a number, a colour, a shape and a fill. Three cards are a set when each"
            " of these, taken alone, is the same on all three or different on all three.",
            None,
        ),
        (
            "A set: same number, same colour, same shape, three fills.",
            (
                TWO | RED | OVAL | SOLID,
                TWO | RED | OVAL | STRIPED,
                TWO | RED | OVAL | EMPTY,
            ),
        ),
        (
            "A set: everything is different.",
            (
                ONE | RED | DIAMOND | SOLID,
                TWO | GREEN | OVAL | STRIPED,
                THREE | PURPLE | SQUIGGLE | EMPTY,
            ),
        ),
        (
            "No set: two are red, one is not.",
            (
                TWO | RED | SQUIGGLE | SOLID,
                TWO | RED | SQUIGGLE | STRIPED,
                TWO | GREEN | SQUIGGLE | EMPTY,
            ),
        ),
        (
            "The magic rule: if two are … and the third is not, it is no set.",
            None,
        ),
    ),
    "buttons": (
        (
            "The line at the lower edge says what the buttons do now.\n\nAlone: move the cursor,"
            " pick three cards. Pick one again to put it back.",
            None,
        ),
        (
            "Two players: any button of yours claims. Then you alone may pick, until the clock at"
            " the upper edge has run out.\n\nNo set? Press × where you have it; else pick and"
            " another button together. Held together, they open the menu.",
            None,
        ),
    ),
    "race": (
        (
            "Twelve cards lie there and everybody looks at once. See a set? Claim, then show it."
            " Right: it is yours, and three new cards come.",
            None,
        ),
        (
            "Wrong, or too late: you pay. A point less, or out until somebody finds a set, or a"
            " set given back, as you choose before.",
            None,
        ),
        (
            "No set seen: when all say so, three more cards are added. The game ends when the"
            " stock is empty and no set is left. Most sets win.",
            None,
        ),
    ),
    "beginner": (
        (
            "The race with 27 cards: one feature is always the same, so only three count. Nine"
            " cards lie there. A good way to learn.",
            None,
        ),
    ),
    "solitaire": (
        (
            "Patience: find sets until the stock is empty and none is left. Say «no set» to get"
            " three more cards. Each hint costs a point.",
            None,
        ),
        (
            "To the first gap: it ends when the twelve cards hold no set. A wrong pick costs a"
            " point.",
            None,
        ),
        (
            "With bonus: after a set, a second one among the nine left earns a point; three more"
            " cards cost one. You win with 0 or more when all cards are turned.",
            None,
        ),
    ),
}
