"""Why a claim was wrong: the three cards, the magic rule (R2.2) a feature a line, the price."""

# pyright: reportOptionalMemberAccess=false

from micropython import const

from tierce import cards, lang
from tierce.games import codes
from tierce.ui import legend, magic, palette, play, roles
from tierce.ui.cardart import CardArt
from tierce.ui.layout import PANELS, Row
from tierce.ui.screen import Screen

_AT_LEAST = const(700)  # milliseconds, so that nobody presses it away unseen
_COLOURS = (palette.FIRST, palette.SECOND)
_FEATURES = (cards.NUMBER, cards.COLOUR, cards.SHAPE, cards.FILL)

_HEAD = const(1)
_LINE = const(2)
_CARDS = const(3)  # three pieces
_RULES = const(6)  # four pieces


class Verdict(Screen):
    def __init__(self, app, ticket, player, outcome):
        Screen.__init__(self, app)
        self._ticket = ticket
        game = ticket[0]
        self.TWO = game.players > 1
        self._game = game
        self._player = player
        self._late = outcome == codes.LATE
        self._shown_for = 0
        self._why = lang.load(app.settings["language"], "verdict")
        small = app.canvas.height < 200
        self._row = Row((app.canvas.width, app.canvas.height), small, None, 5 if small else 8)
        self._art = None if self._late else CardArt(app.canvas, self._row)

    def open(self):
        """Who was wrong reads why: face to face, the picture is turned for the second player."""
        over = self._player == 1 and self.app.settings["seats"] == "face"
        self.app.turn(over != self.app.upside_down)
        Screen.open(self)

    def close(self):
        self.app.turn(self.app.upside_down)

    def pieces(self):
        return 2 if self._late else _RULES + 3

    def draw(self, piece):
        if piece == _HEAD:
            self._draw_head()
        elif piece == _LINE:
            items = [(roles.PICK, self.words.GO_ON)]
            if self._game.players == 1:
                legend.draw(self.app, items)
            else:
                legend.draw(self.app, items, items)
        elif piece < _RULES:
            slot = piece - _CARDS
            self._art.draw(slot, self._game.shown[slot])
            if self._odd(slot):
                self._art.frame(slot, _COLOURS[self._player])
        else:
            self._draw_rule(piece - _RULES)

    def _odd(self, slot):
        """Whether this card is the one that is not as the other two, in some feature."""
        return magic.odd(self._game.shown, slot) != 0

    def _draw_head(self):
        """What it was, and what it costs; a stripe in the player's colour."""
        canvas, why = self.canvas, self._why
        canvas.bar(0, 0, canvas.width, 3, _COLOURS[self._player])
        text = why.TIME_UP if self._late else why.NOT_A_SET
        penalty = magic.penalty(why, self._game, self._player)
        font = self.app.title
        if self._late:
            y = canvas.height // 2 - font.height - 4
        else:
            y = self._row.y(0) + self._row.card_height + (0 if canvas.height < 200 else 5)
        small = self.app.small
        if self._late:
            x = (canvas.width - font.width(text)) // 2
            font.draw(canvas, text, x, y, palette.TEXT, palette.QUIET, palette.TABLE)
            x = (canvas.width - small.width(penalty)) // 2
            y += font.height + 8
        else:
            # Both in one row: the verdict, and beside it what it costs.
            width = font.width(text) + 10 + small.width(penalty)
            x = (canvas.width - width) // 2
            x = 10 + font.draw(canvas, text, x, y, palette.TEXT, palette.QUIET, palette.TABLE)
            y += self.app.title.baseline - small.baseline
        small.draw(canvas, penalty, x, y, palette.QUIET, palette.SHADE, palette.TABLE)

    def _draw_rule(self, index):
        """One feature: its name, what the cards make of it, and which one is the odd one."""
        canvas, app = self.canvas, self.app
        font = app.small
        line = PANELS[canvas.width, canvas.height][1]
        top = self._row.y(0) + self._row.card_height + app.title.height
        top += 0 if canvas.height < 200 else 12
        high = min((canvas.height - line - top) // 4, font.height + 7)
        y = top + index * high
        left, width = 8, canvas.width - 16
        paper, ink, half = palette.TABLE, palette.QUIET, palette.SHADE
        if self._game.broken & _FEATURES[index]:
            paper, ink, half = palette.SHADE, palette.TEXT, palette.QUIET
            canvas.rounded(left, y, width, high - 1, paper)
            canvas.frame.fill_rect(left, y + 2, 3, high - 5, _COLOURS[self._player])
            self._draw_marks(index, left + width - 25, y + high // 2 - 5)
        name = self._why.FEATURES[index]
        text = magic.sentence(self._why, self._game.shown, index)
        middle = left + 7 + max(font.width(one) for one in self._why.FEATURES)
        y += (high - 1 - font.height) // 2
        font.draw(canvas, name, middle - font.width(name), y, ink, half, paper)
        font.draw(canvas, text, middle + 8, y, ink, half, paper)
        canvas.touch(left, top + index * high, width, high)

    def _draw_marks(self, index, x, y):
        """Three little cards: two alike, and the one that is not, in the player's colour."""
        for slot in range(3):
            odd = magic.odd(self._game.shown, slot) & _FEATURES[index]
            colour = _COLOURS[self._player] if odd else palette.TEXT
            self.canvas.frame.fill_rect(x, y, 5, 8, colour)
            x += 8

    def press(self, player, role, ms, again):
        if self._shown_for >= _AT_LEAST and not again:
            play.show(self.app, *self._ticket)

    def tick(self, passed):
        self._shown_for += passed


SCREEN = Verdict
