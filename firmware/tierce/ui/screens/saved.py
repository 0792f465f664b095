"""Games to go on with: one of each kind, as it was left."""

from tierce.ui.menu import Menu


class Saved(Menu):
    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = self.words.CONTINUE
        self._kinds = app.saves.kinds()

    def count(self):
        return len(self._kinds)

    def row(self, index):
        return self.words.GAMES[self._kinds[index]], None

    def chosen(self, index):
        self.app.push("opening", self._kinds[index])


SCREEN = Saved
