"""The beginners' game (R4): the race with 27 cards, one feature held, nine on the table."""

from tierce import cards
from tierce.games.race import Race


class Beginner(Race):
    NAME = "beginner"
    ID = 1
    # As the race's, but something is always held: red, unless chosen otherwise.
    OPTIONS = Race.OPTIONS[:-1] + (
        ("hold", (cards.RED,) + tuple(hold for hold in cards.HOLDS if hold != cards.RED)),
    )


KIND = Beginner
