"""A question before something is lost: no, or yes."""

from tierce.ui import palette
from tierce.ui.menu import Menu
from tierce.ui.text import wrap


class Confirm(Menu):
    def __init__(self, app, question, yes):
        Menu.__init__(self, app)
        self._lines = wrap(app.body, question, app.canvas.width - 28)
        self._yes = yes

    def count(self):
        return 2

    def row(self, index):
        return self.more.NO_YES[index], None

    def head(self):
        return 10 + len(self._lines) * (self.app.body.height + 2) + 8

    def draw_head(self):
        y = 10
        for line in self._lines:
            self.app.body.draw(
                self.canvas, line, 14, y, palette.TEXT, palette.QUIET, palette.TABLE
            )
            y += self.app.body.height + 2

    def chosen(self, index):
        if index:
            self._yes()
        else:
            self.app.pop()


SCREEN = Confirm
