"""The bar of a race: scores at the players' sides, the stock between, the claim's clock on top."""

from tierce.games.codes import NOBODY
from tierce.ui import palette
from tierce.ui.layout import PANELS

_COLOURS = (palette.FIRST, palette.SECOND)


class RaceBar:
    def __init__(self, app, game):
        self._app = app
        self._game = game
        self._length = -1  # of the clock's bar, as painted
        panel = PANELS[app.canvas.width, app.canvas.height]
        self._high = panel[0] - 2
        self._thick = 2 if panel[0] < 20 else 3

    def left(self, clock):
        """Return the milliseconds the claim still has."""
        game = self._game
        return game.claimed_at + game.options["clock"] * 1000 - clock

    def draw(self, declared, clock):
        """Draw all of it; `declared` is the player whose press waits to be a claim, or -1."""
        app, game = self._app, self._game
        canvas, font, words = app.canvas, app.small, app.words
        canvas.bar(0, 0, canvas.width, self._high, palette.TABLE)
        y = self._high - font.height + 1
        claimant = game.claimant if game.claimant != NOBODY else declared
        self._side(0, claimant, y)
        self._side(1, claimant, y)
        if claimant == NOBODY:
            text, ink, half = words.STOCK % len(game.stock), palette.QUIET, palette.SHADE
        else:
            text, ink, half = words.CLAIMS % words.SIDES[claimant], palette.TEXT, palette.QUIET
        x = (canvas.width - font.width(text)) // 2
        font.draw(canvas, text, x, y, ink, half, palette.TABLE)
        self._length = -1
        if game.claimant != NOBODY:
            self.run_down(clock)
        elif declared >= 0:
            canvas.bar(0, 0, canvas.width, self._thick, _COLOURS[declared])

    def _side(self, player, claimant, y):
        """A player's mark, score, and what holds them back."""
        app, game = self._app, self._game
        canvas, font, words = app.canvas, app.small, app.words
        note = ""
        if claimant != NOBODY:
            pass  # the room is for the claim
        elif game.locked >> player & 1:
            note = words.OUT
        elif game.agreed >> player & 1:
            note = words.SAYS_NONE
        elif game.owed[player]:
            note = words.OWES % game.owed[player]
        score = "%d" % game.scores[player]
        room = 14 + font.width(score) + 5 + font.width(note)
        x = 6 if player == 0 else canvas.width - 6 - room
        size = 9
        top = y + (font.height - size) // 2 + 1
        colour = _COLOURS[player]
        canvas.rounded(x, top, size, size, colour)
        if game.locked >> player & 1:
            canvas.frame.fill_rect(x + 2, top + 2, size - 4, size - 4, palette.TABLE)
        x = font.draw(canvas, score, x + 14, y, palette.TEXT, palette.QUIET, palette.TABLE)
        font.draw(canvas, note, x + 5, y, palette.QUIET, palette.SHADE, palette.TABLE)

    def run_down(self, clock):
        """Paint the clock's bar, or what it has lost since."""
        game, canvas = self._game, self._app.canvas
        whole = game.options["clock"] * 1000
        length = max(0, min(canvas.width, canvas.width * self.left(clock) // whole))
        if length == self._length:
            return
        if self._length < 0:
            canvas.bar(0, 0, canvas.width, self._thick, palette.SHADE)
            canvas.bar(0, 0, length, self._thick, _COLOURS[game.claimant])
        elif length < self._length:
            canvas.bar(length, 0, self._length - length, self._thick, palette.SHADE)
        self._length = length
