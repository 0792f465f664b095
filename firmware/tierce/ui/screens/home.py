"""The first screen: the name, three cards that form a set, and the menu."""

from tierce import cards
from tierce.ui import palette
from tierce.ui.cardart import CardArt
from tierce.ui.layout import Row
from tierce.ui.menu import Menu

_SET = (
    cards.ONE | cards.RED | cards.OVAL | cards.SOLID,
    cards.TWO | cards.GREEN | cards.SQUIGGLE | cards.STRIPED,
    cards.THREE | cards.PURPLE | cards.DIAMOND | cards.EMPTY,
)


class Home(Menu):
    backwards = False

    def __init__(self, app):
        Menu.__init__(self, app)
        self._entries = []
        self._small = app.canvas.height < 200
        if not self._small:
            row = Row((app.canvas.width, app.canvas.height), True, None, 28)
            self.art, self.shown = CardArt(app.canvas, row), bytes(_SET)

    def open(self):
        """What there is to do depends on what is saved."""
        words = self.app.words
        self.words = words
        entries = [
            (words.PLAY, "games"),
            (words.DEAL_CODE, "code"),
            (words.STATISTICS, "statistics"),
            (words.SETTINGS, "settings"),
            (words.HELP, "help"),
            (words.ABOUT, "about"),
        ]
        if self.app.saves.kinds():
            entries.insert(0, (words.CONTINUE, "saved"))
        self._entries = entries
        Menu.open(self)

    def count(self):
        return len(self._entries)

    def row(self, index):
        return self._entries[index][0], None

    def chosen(self, index):
        self.app.push(self._entries[index][1])

    def head(self):
        return 26 if self._small else 82

    def draw_head(self):
        canvas, font = self.canvas, self.app.title
        y = 2 if self._small else 3
        x = 14 if self._small else (canvas.width - font.width(self.words.NAME)) // 2
        font.draw(canvas, self.words.NAME, x, y, palette.TEXT, palette.QUIET, palette.TABLE)
        if self._small:
            # Three bars in the cards' colours: there is no room for cards.
            for index in range(3):
                left = canvas.width - 20 - index * 10
                canvas.rounded(left, 6, 7, 15, palette.INKS[3 - index])
            canvas.touch(left, 6, 27, 15)


SCREEN = Home
