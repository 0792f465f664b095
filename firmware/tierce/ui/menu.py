"""A list to choose from: rows with a label and perhaps a value; it scrolls where it has to."""

# pyright: reportOptionalMemberAccess=false, reportAttributeAccessIssue=false

from micropython import const

from tierce.ui import legend, palette, roles
from tierce.ui.layout import PANELS
from tierce.ui.screen import Screen

_HEAD = const(1)
_LINE = const(2)
_ROWS = const(3)  # the first row's piece


class Menu(Screen):
    """Fill in `title`, `count`, `row` and `chosen`; `changed` where rows have values."""

    title = ""
    backwards = True  # there is a way back, as a row of its own where no button does it

    def __init__(self, app):
        Screen.__init__(self, app)
        self.selected = 0
        self._top = 0
        self.art = None  # of three cards in the head, where there are any,
        self.shown = bytes(3)  # and these cards
        self.left = 6
        self.right = self.canvas.width - 6

    # What a list fills in.

    def count(self):
        return 0

    def row(self, index):
        """Return a row's label and its value, or None."""
        return "", None

    def chosen(self, index):
        """The row was picked."""

    def changed(self, index, by):
        """The row's value is to become the one so many further."""
        if by > 0:
            self.chosen(index)

    def back(self):
        self.app.pop()

    def head(self):
        """Return how high the head is."""
        return self.app.title.height + 6 if self.title else 2

    def draw_head(self):
        if self.title:
            x = self.left + 6
            self.app.title.draw(
                self.canvas, self.title, x, 3, palette.TEXT, palette.QUIET, palette.TABLE
            )

    # Geometry

    def high(self):
        """Return how high a row is."""
        return self.app.body.height + (2 if self.canvas.height < 200 else 5)

    def visible(self):
        line = PANELS[self.canvas.width, self.canvas.height][1]
        return min((self.canvas.height - line - 2 - self.head()) // self.high(), self._all())

    def _all(self):
        return self.count() + (1 if self._back_row() else 0)

    def _back_row(self):
        return self.backwards and not self.app.can_go_back()

    def pieces(self):
        return _ROWS - 1 + self.visible() + (3 if self.art else 0)

    def open(self):
        self.selected = min(self.selected, self._all() - 1)
        self._scroll()
        Screen.open(self)

    def _scroll(self):
        """Keep the selected row in sight; return whether the rows moved."""
        visible = self.visible()
        top = min(self._top, self.selected, self._all() - visible)
        top = max(top, self.selected - visible + 1, 0)
        moved = top != self._top
        self._top = top
        return moved

    # Painting

    def draw(self, piece):
        if piece == _HEAD:
            self.draw_head()
        elif piece == _LINE:
            self.draw_line()
        elif piece < _ROWS + self.visible():
            self._draw_row(self._top + piece - _ROWS)
        else:
            slot = piece - _ROWS - self.visible()
            self.art.draw(slot, self.shown[slot])

    def draw_line(self):
        words = self.words
        items = [(roles.PICK, words.CHOOSE), (roles.MOVE, words.MOVE)]
        if self.backwards:
            items += [(roles.BACK, words.GO_BACK), (roles.NONE, words.GO_BACK)]
        legend.draw(self.app, items)

    def _draw_row(self, index):
        canvas, font = self.canvas, self.app.body
        high = self.high()
        top = self.head() + (index - self._top) * high
        selected = index == self.selected
        paper = palette.SHADE if selected else palette.TABLE
        width = self.right - self.left
        canvas.frame.fill_rect(self.left, top, width, high, palette.TABLE)
        if selected:
            canvas.rounded(self.left, top, width, high, paper)
            canvas.frame.fill_rect(self.left, top + 2, 3, high - 4, palette.FIRST)
        label, value = (self.words.BACK, None) if index == self.count() else self.row(index)
        y = top + (high - font.height) // 2
        font.draw(canvas, label, self.left + 9, y, palette.TEXT, palette.QUIET, paper)
        if value:
            x = self.right - 8 - font.width(value)
            if selected:
                font.draw(canvas, value, x, y, palette.TEXT, palette.QUIET, paper)
            else:
                font.draw(canvas, value, x, y, palette.QUIET, palette.SHADE, paper)
        self._draw_more(index, top, high)
        canvas.touch(self.left, top, self.canvas.width - self.left, high)

    def _draw_more(self, index, top, high):
        """At the first and the last row in sight: there are more above, below."""
        above = index == self._top and self._top > 0
        below = index == self._top + self.visible() - 1 and index < self._all() - 1
        x, middle, frame = self.right + 1, top + high // 2, self.canvas.frame
        frame.fill_rect(x, top, 5, high, palette.TABLE)
        for line in range(3):
            left, width = x + 2 - line, 2 * line + 1
            if above:
                frame.hline(left, middle - 1 + line, width, palette.QUIET)
            if below:
                frame.hline(left, middle + 1 - line, width, palette.QUIET)

    # Buttons

    def press(self, player, role, ms, again):
        count = self._all()
        if role in (roles.STEP, roles.DOWN):
            self._move((self.selected + 1) % count)
        elif role == roles.UP:
            self._move((self.selected - 1) % count)
        elif role in (roles.LEFT, roles.RIGHT):
            if self.selected < self.count():
                self._change(-1 if role == roles.LEFT else 1)
        elif role == roles.PICK:
            if self.selected < self.count():
                self.chosen(self.selected)
            else:
                self.back()
        elif role in (roles.BACK, roles.NONE) and self.backwards:
            self.back()

    def _change(self, by):
        """Right and left change values; where there are none, right moves on (four buttons)."""
        if self.row(self.selected)[1] is not None:
            self.changed(self.selected, by)

    def _move(self, selected):
        before, self.selected = self.selected, selected
        if self._scroll():
            for piece in range(_ROWS, _ROWS + self.visible()):
                self.spoil(piece)
            return
        self.refresh(before)
        self.refresh(selected)

    def refresh(self, index):
        """Paint this row again, if it is in sight."""
        place = index - self._top
        if 0 <= place < self.visible():
            self.spoil(_ROWS + place)
