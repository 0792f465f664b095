"""One game's figures: played, won, sets, times."""

from tierce.games import GAMES
from tierce.stats import BEST, FASTEST, PLAYED, SETS, SPENT, WON, WRONG
from tierce.ui.clock import minutes, seconds
from tierce.ui.menu import Menu


class Figures(Menu):
    def __init__(self, app, game, stats):
        Menu.__init__(self, app)
        self.title = self.words.GAMES[game]
        sets = stats.get(game, SETS)
        mean = seconds(stats.get(game, SPENT) // sets) if sets else "–"
        fastest, best = stats.get(game, FASTEST), stats.get(game, BEST)
        values = (
            "%d" % stats.get(game, PLAYED),
            "%d" % stats.get(game, WON),
            "%d" % sets,
            "%d" % stats.get(game, WRONG),
            mean,
            seconds(fastest) if fastest else "–",
            minutes(best) if best else "–",
        )
        self._rows = list(zip(self.more.FIGURES, values))
        if GAMES[game] != "solitaire":
            del self._rows[WON]  # somebody always wins a race

    def count(self):
        return len(self._rows)

    def row(self, index):
        return self._rows[index]

    def changed(self, index, by):
        """The numbers are for reading."""


SCREEN = Figures
