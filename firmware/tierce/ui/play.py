"""Starting and continuing games: which screen shows which game."""

from tierce.games import GAMES, new
from tierce.games.codes import DEAL
from tierce.tally import Tally

# By the game's number.
TABLES = ("race", "race", "solitaire")


def show(app, game, *how):
    """Put a game on the table, in place of all screens; `how` is the rest of a table's ticket."""
    app.home(TABLES[game.ID], game, *how)


def start(app, name, seed, players, options):
    """Deal a new game and put it on the table."""
    game = new(name, seed, players, **options)
    app.saves.start(game)
    show(app, game, Tally(players))


def next_round(app, game, tally, clock):
    """Deal the next round of a game and put it on the table."""
    tally.note(game, 0, game.apply(0, DEAL, 0, clock))
    app.saves.keep(game)
    show(app, game, tally, clock)


def again(app, game):
    """Deal the same game once more, with other cards."""
    start(app, GAMES[game.ID], app.device.chance(), game.players, game.options)
