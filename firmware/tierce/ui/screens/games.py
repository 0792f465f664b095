"""All games there are, to play one: perhaps a deal that somebody has named."""

from tierce.games import GAMES
from tierce.ui.menu import Menu


class Games(Menu):
    def __init__(self, app, seed=-1):
        Menu.__init__(self, app)
        self.title = self.words.PLAY
        self._seed = seed

    def count(self):
        return len(GAMES)

    def row(self, index):
        return self.words.GAMES[index], None

    def chosen(self, index):
        self.app.push("setup", GAMES[index], self._seed)


SCREEN = Games
