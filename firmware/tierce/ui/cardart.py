"""Cards on a canvas: one size of symbols at a time, loaded when an arrangement needs it.

Nothing here allocates after `__init__`, so that a card can move while the heap is full.
"""

from tierce.loader import load
from tierce.ui import palette


class CardArt:
    """The art for one arrangement: a Layout, or a Row."""

    def __init__(self, canvas, layout):
        self._canvas = canvas
        self._layout = layout
        name = "s%dx%d" % (layout.symbol_width, layout.symbol_height)
        self._sprites = load("tierce.ui.art", name).SPRITES

    def draw(self, slot, card):
        """Draw a card in its slot, or an empty slot for 0."""
        layout, canvas = self._layout, self._canvas
        x, y = layout.x(slot), layout.y(slot)
        canvas.touch(x, y, layout.card_width, layout.card_height)
        if not card:
            canvas.frame.fill_rect(x, y, layout.card_width, layout.card_height, palette.TABLE)
            return
        canvas.rounded(x, y, layout.card_width, layout.card_height, palette.CARD)
        number, ink = card >> 6, palette.INKS[card >> 4 & 3]
        canvas.set_shades(palette.CARD, ink + 2, ink + 1, ink)
        sprite = self._sprites[((card >> 2 & 3) - 1) * 3 + (card & 3) - 1]
        x += layout.first_x(number)
        y += layout.first_y(number)
        for _ in range(number):
            canvas.stamp(sprite, layout.symbol_width, layout.symbol_height, x, y)
            if layout.lying:
                y += layout.step
            else:
                x += layout.step

    def frame(self, slot, colour):
        """Draw a frame around a slot's card, two pixels outside it: the cursor, or TABLE for none.

        It stays when the card is drawn anew.
        """
        layout = self._layout
        x, y = layout.x(slot) - 2, layout.y(slot) - 2
        self._edge(x, y, layout.card_width + 4, layout.card_height + 4, 2, 3, colour)

    def ring(self, slot, colour):
        """Draw a ring just inside a card's edge: picked. Drawing the card takes it away."""
        layout = self._layout
        x, y = layout.x(slot), layout.y(slot)
        self._edge(x, y, layout.card_width, layout.card_height, layout.ring, 2, colour)

    def part(self, slot, step, steps):
        """Draw a card half turned: of `steps`, 0 is an empty slot and the last a blank card.

        Between them is a blank card that grows from an upright line in the slot's middle.
        """
        layout, canvas = self._layout, self._canvas
        x, y = layout.x(slot), layout.y(slot)
        width, height = layout.card_width, layout.card_height
        canvas.bar(x, y, width, height, palette.TABLE)
        if step > 0:
            shown = max(2, width * min(step, steps) // steps)
            canvas.rounded(x + (width - shown) // 2, y, shown, height, palette.CARD)

    def _edge(self, x, y, width, height, thick, cut, colour):
        """Draw the edge of a box with cut corners, as the card's are."""
        frame = self._canvas.frame
        right, bottom = x + width, y + height
        frame.fill_rect(x + cut, y, width - 2 * cut, thick, colour)
        frame.fill_rect(x + cut, bottom - thick, width - 2 * cut, thick, colour)
        frame.fill_rect(x, y + cut, thick, height - 2 * cut, colour)
        frame.fill_rect(right - thick, y + cut, thick, height - 2 * cut, colour)
        frame.fill_rect(x + 1, y + 1, thick, thick, colour)
        frame.fill_rect(right - 1 - thick, y + 1, thick, thick, colour)
        frame.fill_rect(x + 1, bottom - 1 - thick, thick, thick, colour)
        frame.fill_rect(right - 1 - thick, bottom - 1 - thick, thick, thick, colour)
        self._canvas.touch(x, y, width, height)
