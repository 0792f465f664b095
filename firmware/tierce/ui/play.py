"""Starting and continuing games: which screen shows which game."""

from tierce.games import GAMES, new
from tierce.tally import Tally

# By the game's number.
TABLES = ("race", "race", "solitaire")


def show(app, game, tally):
    """Put a game on the table, in place of all screens."""
    app.home(TABLES[game.ID], game, tally)


def start(app, name, seed, players, options):
    """Deal a new game and put it on the table."""
    game = new(name, seed, players, **options)
    app.saves.start(game)
    show(app, game, Tally(players))


def again(app, game):
    """Deal the same game once more, with other cards."""
    start(app, GAMES[game.ID], app.device.chance(), game.players, game.options)
