"""The game rests: its cards are hidden and its clock stands still."""

from tierce import seedcode
from tierce.games import codes
from tierce.ui import play
from tierce.ui.menu import Menu


class Pause(Menu):
    def __init__(self, app, ticket):
        Menu.__init__(self, app)
        self.title = self.words.PAUSED
        self._ticket = ticket
        game = self._game = ticket[0]
        words = self.words
        # What a row does: an event of the game, or a method of ours.
        self._entries: list = [(words.RESUME, self.back)]
        if game.players == 1:
            legal = game.legal(0)
            for action, label in (
                (codes.FILL, words.ASK_FILL),
                (codes.NONE, words.ASK_NONE),
                (codes.HINT, words.ASK_HINT),
            ):
                if (action, 0) in legal:
                    self._entries.append((label, action))
        self._entries += [(words.RULES, self._rules), (words.LEAVE, self._leave)]

    def count(self):
        return len(self._entries) + 1

    def row(self, index):
        if index < len(self._entries):
            return self._entries[index][0], None
        return self.words.DEAL, seedcode.encode(self._game.seed)

    def chosen(self, index):
        if index == len(self._entries):
            return
        what = self._entries[index][1]
        if isinstance(what, int):
            play.show(self.app, *self._ticket, what)
        else:
            what()

    def back(self):
        play.show(self.app, *self._ticket)

    def changed(self, index, by):
        """The deal is for reading only."""

    def _rules(self):
        self.app.push("rules", self._game.NAME)

    def _leave(self):
        """The game stays saved."""
        self.app.saves.keep(self._game)
        self.app.home()


SCREEN = Pause
