"""The end of a game or of a round: who won, how long it took, the fastest set."""

from tierce.games import GAMES
from tierce.ui import palette, play
from tierce.ui.cardart import CardArt
from tierce.ui.clock import minutes, seconds
from tierce.ui.layout import Row
from tierce.ui.menu import Menu


class Finish(Menu):
    def __init__(self, app, ticket):
        Menu.__init__(self, app)
        game, tally, self._clock = ticket[:3]
        self.backwards = game.over  # else a round is over, and the game goes on
        self._game = game
        self._tally = tally
        self._small = app.canvas.height < 200
        self._lines = self._figures()
        self._best = tally.best()
        if self._best >= 0 and not self._small:
            y = 10 + app.title.height + len(self._lines) * (app.small.height + 1)
            row = Row((app.canvas.width, app.canvas.height), True, None, y)
            self.art, self.shown = CardArt(app.canvas, row), tally.cards[self._best]
        words, more = app.words, app.more
        if not game.over:
            self._entries = [(more.NEXT_ROUND, self._next), (words.LEAVE, self._leave)]
        else:
            self._entries = [(more.AGAIN, self._again), (more.OTHER_OPTIONS, self._setup)]

    def back(self):
        self.app.home()

    def _figures(self):
        """Return what there is to say, a line each."""
        words, more = self.words, self.more
        game, tally = self._game, self._tally
        lines = []
        if game.players > 1:
            lines.append(
                "   ".join(
                    more.SIDE_SCORE % (words.SIDES[player], game.scores[player])
                    for player in range(game.players)
                )
            )
        else:
            lines.append(more.FINAL_SCORE % (game.scores[0], tally.sets))
        lines.append(more.TIME_AND_WRONG % (minutes(game.at), tally.wrong))
        best = tally.best()
        if best >= 0:
            fastest = more.FASTEST % seconds(tally.fastest[best])
            if game.players > 1:
                fastest += " · " + words.SIDES[best]
            lines.append(fastest)
        return lines

    def _headline(self):
        words, more, game = self.words, self.more, self._game
        if game.players == 1:
            return more.SOLVED if game.solved else more.GAME_OVER
        winners = game.winners
        if len(winners) > 1:
            return more.TIE
        return (more.WINS if game.over else more.LEADS) % words.SIDES[winners[0]]

    # Painting

    def head(self):
        fonts = self.app.title.height + len(self._lines) * (self.app.small.height + 1)
        if self._small:
            return fonts + 2
        return fonts + 16 + (60 if self._best >= 0 else 0)

    def draw_head(self):
        canvas, app = self.canvas, self.app
        y = 2 if self._small else 6
        text = self._headline()
        x = (canvas.width - app.title.width(text)) // 2
        app.title.draw(canvas, text, x, y, palette.TEXT, palette.QUIET, palette.TABLE)
        y += app.title.height
        for line in self._lines:
            x = (canvas.width - app.small.width(line)) // 2
            app.small.draw(canvas, line, x, y, palette.QUIET, palette.SHADE, palette.TABLE)
            y += app.small.height + 1

    def count(self):
        return len(self._entries)

    def row(self, index):
        return self._entries[index][0], None

    def chosen(self, index):
        self._entries[index][1]()

    # What comes next

    def _again(self):
        play.again(self.app, self._game)

    def _setup(self):
        self.app.home("setup", GAMES[self._game.ID])

    def _next(self):
        play.next_round(self.app, self._game, self._tally, self._clock)

    def _leave(self):
        self.app.home()


SCREEN = Finish
