"""Text to read, page by page, perhaps with three cards above it."""

from micropython import const

from tierce.ui import legend, palette, roles
from tierce.ui.cardart import CardArt
from tierce.ui.layout import PANELS, Row
from tierce.ui.screen import Screen
from tierce.ui.text import wrap

_HEAD = const(1)
_LINE = const(2)
_CARDS = const(3)
_TEXT = const(6)  # the first line's piece
_MARGIN = const(12)


class Pages(Screen):
    """`topics` are (text, three cards or None); each begins a page, and takes more if need be."""

    def __init__(self, app, title, topics):
        Screen.__init__(self, app)
        self._title = title
        small = app.canvas.height < 200
        self._font = app.small if small else app.body
        self._high = self._font.height + (0 if small else 3)
        self._top = app.title.height + (2 if small else 8)
        self._pages = []  # (lines, cards)
        for text, shown in topics:
            self._split(text, shown)
        self._page = 0
        self._row = self._art = None

    def _split(self, text, shown):
        canvas = self.canvas
        lines = wrap(self._font, text, canvas.width - 2 * _MARGIN)
        while lines or shown:
            room = self._room(shown)
            self._pages.append((lines[:room], shown))
            lines, shown = lines[room:], None

    def _room(self, shown):
        """Return how many lines fit onto a page."""
        canvas = self.canvas
        bottom = canvas.height - PANELS[canvas.width, canvas.height][1]
        return (bottom - self._text_top(shown)) // self._high

    def _text_top(self, shown):
        if not shown:
            return self._top
        row = Row((self.canvas.width, self.canvas.height), True, None, self._top)
        return self._top + row.card_height + 6

    # Painting

    def pieces(self):
        return _TEXT - 1 + len(self._pages[self._page][0])

    def open(self):
        shown = self._pages[self._page][1]
        self._row = self._art = None
        if shown:
            self._row = Row((self.canvas.width, self.canvas.height), True, None, self._top)
            self._art = CardArt(self.canvas, self._row)
        Screen.open(self)

    def draw(self, piece):
        lines, shown = self._pages[self._page]
        if piece == _HEAD:
            self._draw_head()
        elif piece == _LINE:
            words = self.words
            items = [(roles.PICK, words.NEXT_PAGE), (roles.BACK, words.GO_BACK)]
            items.append((roles.NONE, words.GO_BACK))
            legend.draw(self.app, items)
        elif piece >= _TEXT:
            y = self._text_top(shown) + (piece - _TEXT) * self._high
            self._font.draw(
                self.canvas,
                lines[piece - _TEXT],
                _MARGIN,
                y,
                palette.TEXT,
                palette.QUIET,
                palette.TABLE,
            )
        elif self._art:
            self._art.draw(piece - _CARDS, shown[piece - _CARDS])

    def _draw_head(self):
        canvas, app = self.canvas, self.app
        app.title.draw(canvas, self._title, _MARGIN, 2, palette.TEXT, palette.QUIET, palette.TABLE)
        if len(self._pages) > 1:
            place = "%d/%d" % (self._page + 1, len(self._pages))
            x = canvas.width - _MARGIN - app.small.width(place)
            y = 2 + app.title.baseline - app.small.baseline
            app.small.draw(canvas, place, x, y, palette.QUIET, palette.SHADE, palette.TABLE)

    # Buttons

    def press(self, player, role, ms, again):
        if role in (roles.STEP, roles.RIGHT, roles.DOWN, roles.PICK):
            if self._page + 1 < len(self._pages):
                self._page += 1
                self.open()
            elif not again and role in (roles.PICK, roles.STEP):
                self.app.pop()
        elif role in (roles.LEFT, roles.UP):
            if self._page:
                self._page -= 1
                self.open()
        elif role in (roles.BACK, roles.NONE):
            self.app.pop()
