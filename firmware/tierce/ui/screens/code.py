"""A deal by its code: seven letters, chosen one by one; the last one checks the others."""

from micropython import const

from tierce import seedcode
from tierce.ui import legend, palette, roles, sounds
from tierce.ui.screen import Screen
from tierce.ui.text import wrap

_HEAD = const(1)
_LINE = const(2)
_SAID = const(3)
_PLACES = const(4)  # the first letter's piece
_LETTERS = const(7)


class Code(Screen):
    """With a `setup` the deal is for that game; else a game is chosen next."""

    def __init__(self, app, setup=None):
        Screen.__init__(self, app)
        self._setup = setup
        self._letters = bytearray(_LETTERS)
        if setup and setup.seed >= 0:
            code = seedcode.encode(setup.seed).replace("-", "")
            for place in range(_LETTERS):
                self._letters[place] = seedcode.ALPHABET.find(code[place])
        self._place = 0
        self._said = self.more.CODE_HELP

    def _last(self):
        """Return the last place: OK, or the way back where no button goes back."""
        return _LETTERS if self.app.can_go_back() else _LETTERS + 1

    def pieces(self):
        return _PLACES + self._last()

    def draw(self, piece):
        words, more, app = self.words, self.more, self.app
        if piece == _HEAD:
            app.title.draw(
                self.canvas, words.DEAL_CODE, 12, 3, palette.TEXT, palette.QUIET, palette.TABLE
            )
        elif piece == _LINE:
            clusters = app.controls.clusters
            if clusters.has(0, roles.UP):
                items = [(roles.UP, more.LETTER), (roles.PICK, more.NEXT)]
            elif clusters.has(0, roles.DOWN):
                items = [(roles.DOWN, more.LETTER), (roles.PICK, more.NEXT)]
            else:
                items = [(roles.STEP, more.LETTER), (roles.PICK, more.NEXT)]
            items += [(roles.BACK, words.GO_BACK), (roles.NONE, words.GO_BACK)]
            legend.draw(app, items)
        elif piece == _SAID:
            self._draw_said()
        else:
            self._draw_place(piece - _PLACES)

    def _top(self):
        return 26 if self.canvas.height < 200 else self.canvas.height // 3 - 6

    def _draw_place(self, place):
        canvas = self.canvas
        wide = (canvas.width - 16) // 8
        x, y = 8 + place * wide + (wide // 2 if place > 3 else 0), self._top()
        if place < _LETTERS:
            font, text = self.app.title, seedcode.ALPHABET[self._letters[place]]
            wide -= 4
        else:
            font = self.app.body
            text = self.more.OK if place == _LETTERS else self.words.BACK
            wide = canvas.width // 3
            y += self.app.title.height + 16
            x = canvas.width // 2 - (wide + 4 if self._last() > _LETTERS else wide // 2)
            x += (place - _LETTERS) * (wide + 8)
        high = font.height + 8
        here = place == self._place
        paper = palette.SHADE if here else palette.TABLE
        canvas.rounded(x, y, wide, high, palette.FIRST if here else palette.SHADE)
        canvas.rounded(x + 2, y + 2, wide - 4, high - 4, paper)
        left = x + (wide - font.width(text)) // 2
        font.draw(canvas, text, left, y + 4, palette.TEXT, palette.QUIET, paper)
        canvas.touch(x, y, wide, high)
        if place == 3:
            canvas.bar(x + wide + 3, y + high // 2, 7, 2, palette.QUIET)

    def _draw_said(self):
        canvas, font = self.canvas, self.app.small
        y = self._top() + self.app.title.height + self.app.body.height + 30
        if canvas.height < 200:
            y -= 4
        canvas.bar(0, y, canvas.width, 2 * font.height + 2, palette.TABLE)
        for line in wrap(font, self._said, canvas.width - 16)[:2]:
            x = (canvas.width - font.width(line)) // 2
            font.draw(canvas, line, x, y, palette.QUIET, palette.SHADE, palette.TABLE)
            y += font.height + 1

    # Buttons

    def press(self, player, role, ms, again):
        if role == roles.PICK:
            if not again:
                self._accept()
        elif role in (roles.BACK, roles.NONE):
            self.app.pop()
        elif role == roles.RIGHT:
            self._go((self._place + 1) % (self._last() + 1))
        elif role == roles.LEFT:
            self._go((self._place - 1) % (self._last() + 1))
        elif role in (roles.STEP, roles.DOWN, roles.UP):
            self._turn(-1 if role == roles.UP else 1)

    def _turn(self, by):
        if self._place >= _LETTERS:
            # Beyond the letters there is nothing to turn: go round.
            self._go(0 if self._place == self._last() else self._place + 1)
            return
        letters = len(seedcode.ALPHABET)
        self._letters[self._place] = (self._letters[self._place] + by) % letters
        self.spoil(_PLACES + self._place)

    def _go(self, place):
        self.spoil(_PLACES + self._place)
        self._place = place
        self.spoil(_PLACES + place)

    def _accept(self):
        if self._place < _LETTERS:
            self._go(self._place + 1)
        elif self._place > _LETTERS:
            self.app.pop()
        else:
            self._check()

    def _check(self):
        try:
            seed = seedcode.decode("".join(seedcode.ALPHABET[one] for one in self._letters))
        except ValueError:
            self.app.sound(sounds.REFUSED)
            self._said = self.more.CODE_WRONG
            self.spoil(_SAID)
            self._go(0)
            return
        if self._setup:
            self._setup.seed = seed
            self.app.pop()
        else:
            self.app.replace("games", seed)


SCREEN = Code
