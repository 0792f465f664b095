"""A saved game is played back, a few events a step, with a bar that says how far it is."""

from tierce.games.resume import Playback
from tierce.tally import Tally
from tierce.ui import palette, play
from tierce.ui.screen import Screen

_EVENTS = 2  # a step: about as long as painting a card


class Opening(Screen):
    def __init__(self, app, game_id):
        Screen.__init__(self, app)
        self._id = game_id
        self._tally = Tally(4)
        self._playback = Playback(app.saves.data(game_id) or b"", self._tally.note)
        self._length = 0

    def pieces(self):
        return 1

    def draw(self, piece):
        canvas, font = self.canvas, self.app.body
        text = self.words.OPENING
        x, y = (canvas.width - font.width(text)) // 2, canvas.height // 2 - font.height - 4
        font.draw(canvas, text, x, y, palette.TEXT, palette.QUIET, palette.TABLE)
        canvas.bar(canvas.width // 4, canvas.height // 2 + 4, canvas.width // 2, 4, palette.SHADE)

    def tick(self, passed):
        if self._playback.step(_EVENTS):
            canvas = self.canvas
            length = self._playback.part(canvas.width // 2)
            canvas.bar(canvas.width // 4, canvas.height // 2 + 4, length, 4, palette.FIRST)
            return
        game = self._playback.game
        if game is None or game.over:
            # Nothing that can be played: what is there is not a game of ours.
            self.app.saves.end(self._id)
            self.app.home()
            return
        self.app.saves.resume(game)
        play.show(self.app, game, self._tally)

    def press(self, player, role, ms, again):
        """It takes a moment only: nothing to press."""


SCREEN = Opening
