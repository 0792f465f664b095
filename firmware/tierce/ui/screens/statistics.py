"""Statistics: how often each game was played; a game's figures one level down."""

from tierce.games import GAMES
from tierce.stats import PLAYED
from tierce.ui.menu import Menu


class Statistics(Menu):
    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = self.words.STATISTICS
        self._stats = app.stats()

    def count(self):
        return len(GAMES) + 1

    def row(self, index):
        if index == len(GAMES):
            return self.more.CLEAR_STATISTICS, None
        return self.words.GAMES[index], "%d" % self._stats.get(index, PLAYED)

    def changed(self, index, by):
        """The numbers are for reading."""

    def chosen(self, index):
        if index < len(GAMES):
            self.app.push("figures", index, self._stats)
        else:
            self.app.push("confirm", self.more.CLEAR_STATISTICS_SURE, self._clear)

    def _clear(self):
        self._stats.clear()
        self.app.pop()


SCREEN = Statistics
