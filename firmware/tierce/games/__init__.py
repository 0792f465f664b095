"""The games of the rule sheets, by name. A game's module is imported when it is played."""

from tierce import journal
from tierce.games.codes import REFUSED
from tierce.games.game import Game

# A game's place is its number in saved games: add at the end only.
GAMES = ("race", "beginner", "solitaire")

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
    log = journal.Reader(data)
    if not log.sound or log.game >= len(GAMES):
        return None
    of = kind(GAMES[log.game])
    options = {}
    # A log of an older version may have fewer options: the others keep their defaults.
    for place, (name, allowed) in zip(log.options, of.OPTIONS):
        if place >= len(allowed):
            return None
        options[name] = allowed[place]
    if len(log.options) > len(of.OPTIONS):
        return None
    try:
        game = of(log.seed, log.players, options)
    except ValueError:
        return None
    for player, action, arg, at in log:
        if game.apply(player, action, arg, at) == REFUSED:
            break
    return game
