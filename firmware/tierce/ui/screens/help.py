"""Help: what a set is, the buttons, and the rules of every game."""

from tierce.games import GAMES
from tierce.ui.menu import Menu


class Help(Menu):
    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = self.words.HELP
        self._topics = ("set", "buttons") + GAMES

    def count(self):
        return len(self._topics)

    def row(self, index):
        if index < 2:
            return self.words.TOPICS[index], None
        return self.words.GAMES[index - 2], None

    def chosen(self, index):
        self.app.push("rules", self._topics[index])


SCREEN = Help
