"""The games of the rule sheets, by name. A game's module is imported when it is played."""

from tierce.games.game import Game

# A game's place is its number in saved games: add at the end only.
GAMES = ("race", "beginner", "solitaire")

_MANY = 1000  # events at a time

__all__ = ("GAMES", "Game", "kind", "new", "replay")


def kind(name):
    """Return the class of a game. A bad name: ValueError that says what is allowed."""
    if name not in GAMES:
        raise ValueError("no game %r; there are: %s" % (name, ", ".join(GAMES)))
    return __import__("tierce.games." + name, None, None, ("KIND",)).KIND


def new(name, seed, players=1, **options):
    """Return a game, dealt. A bad name, number or option: ValueError that says what is allowed."""
    return kind(name)(seed, players, options)


def replay(data):
    """Return the game that a journal tells of, as far as the journal is sound; None if not at all.

    Never raises, whatever the bytes are. An event the rules refuse ends it too.
    """
    from tierce.games.resume import Playback

    playback = Playback(data)
    while playback.step(_MANY):
        pass
    return playback.game
