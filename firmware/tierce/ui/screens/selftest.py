"""The self-test: the panel's edges and corners, all colours, every button. Hold one to leave."""

from micropython import const

from tierce.ui import palette
from tierce.ui.layout import PANELS
from tierce.ui.screen import Screen

_EDGES = const(1)
_LINE = const(2)
_COLOURS = const(3)
_BUTTONS = const(4)  # the first button's piece
_LEAVE = const(1200)  # milliseconds a button is held
_COLUMNS = const(6)


class SelfTest(Screen):
    def __init__(self, app):
        Screen.__init__(self, app)
        self._labels = [label for label, _ in app.device.board.BUTTONS]
        self._seen = bytearray(len(self._labels))  # 0 not yet, 1 pressed once, 2 held now
        self._held_for = 0
        app.controls.watch = self._watch

    def close(self):
        self.app.controls.watch = None

    def pieces(self):
        return _BUTTONS - 1 + len(self._labels)

    def draw(self, piece):
        canvas = self.canvas
        if piece == _EDGES:
            canvas.frame.rect(0, 0, canvas.width, canvas.height, palette.TEXT)
            # Red at the top left, green at the top right, purple below: shifted, turned, swapped?
            for x, y, colour in (
                (0, 0, palette.RED),
                (canvas.width - 8, 0, palette.GREEN),
                (0, canvas.height - 8, palette.PURPLE),
                (canvas.width - 8, canvas.height - 8, palette.CARD),
            ):
                canvas.frame.fill_rect(x, y, 8, 8, colour)
            canvas.touch(0, 0, canvas.width, canvas.height)
        elif piece == _LINE:
            self._draw_line()
        elif piece == _COLOURS:
            self._draw_colours()
        else:
            self._draw_button(piece - _BUTTONS)

    def _draw_line(self):
        canvas, font = self.canvas, self.app.small
        text = self.more.HOLD_TO_LEAVE
        line = PANELS[canvas.width, canvas.height][1]
        x = (canvas.width - font.width(text)) // 2
        y = canvas.height - line - 2
        font.draw(canvas, text, x, y, palette.TEXT, palette.QUIET, palette.TABLE)

    def _draw_colours(self):
        canvas = self.canvas
        wide = (canvas.width - 32) // 8
        high = canvas.height // 8
        for colour in range(16):
            x, y = 16 + colour % 8 * wide, 14 + colour // 8 * high
            canvas.frame.fill_rect(x, y, wide, high, colour)
        canvas.frame.rect(15, 13, 8 * wide + 2, 2 * high + 2, palette.SHADE)
        canvas.touch(15, 13, 8 * wide + 2, 2 * high + 2)

    def _draw_button(self, button):
        canvas, font = self.canvas, self.app.body
        wide = (canvas.width - 32) // _COLUMNS
        high = font.height + (4 if canvas.height < 200 else 14)
        x = 16 + button % _COLUMNS * wide
        y = 22 + canvas.height // 4 + button // _COLUMNS * (high + 3)
        state = self._seen[button]
        paper = palette.SHADE if state else palette.TABLE
        canvas.rounded(x, y, wide - 4, high, (palette.SHADE, palette.QUIET, palette.FIRST)[state])
        canvas.rounded(x + 2, y + 2, wide - 8, high - 4, paper)
        label = self._labels[button]
        left = x + (wide - 4 - font.width(label)) // 2
        font.draw(
            canvas, label, left, y + (high - font.height) // 2, palette.TEXT, palette.QUIET, paper
        )
        canvas.touch(x, y, wide, high)

    def _watch(self, button, level):
        self._seen[button] = 2 if level else 1
        self._held_for = 0
        self.spoil(_BUTTONS + button)

    def tick(self, passed):
        held = 0
        for state in self._seen:
            held |= state
        if not held & 2:
            return
        self._held_for += passed
        if self._held_for >= _LEAVE:
            self.app.pop()


SCREEN = SelfTest
