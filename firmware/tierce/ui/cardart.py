"""Cards on a canvas: one size of symbols at a time, loaded when a layout needs it."""

import framebuf

from tierce.ui import baked, palette


class CardArt:
    """The art for one layout. Drawing a card allocates nothing."""

    def __init__(self, canvas, layout):
        self._canvas = canvas
        self._layout = layout
        width, height = layout.symbol_width, layout.symbol_height
        self._sprites = [
            framebuf.FrameBuffer(bytearray(sprite), width, height, framebuf.GS2_HMSB)
            for sprite in baked.load("s%dx%d" % (width, height)).SPRITES
        ]

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
            canvas.frame.blit(sprite, x, y, -1, canvas.shades)
            if layout.lying:
                y += layout.step
            else:
                x += layout.step

    def frame(self, slot, colour):
        """Draw a frame around a slot's card: picked, pointed at, hinted, or none of these."""
        layout, canvas = self._layout, self._canvas
        x, y = layout.x(slot) - 2, layout.y(slot) - 2
        width, height = layout.card_width + 4, layout.card_height + 4
        right, bottom = x + width, y + height
        frame = canvas.frame
        frame.fill_rect(x + 3, y, width - 6, 2, colour)
        frame.fill_rect(x + 3, bottom - 2, width - 6, 2, colour)
        frame.fill_rect(x, y + 3, 2, height - 6, colour)
        frame.fill_rect(right - 2, y + 3, 2, height - 6, colour)
        # The corners, cut as the card's are.
        frame.fill_rect(x + 1, y + 1, 2, 2, colour)
        frame.fill_rect(right - 3, y + 1, 2, 2, colour)
        frame.fill_rect(x + 1, bottom - 3, 2, 2, colour)
        frame.fill_rect(right - 3, bottom - 3, 2, 2, colour)
        canvas.touch(x, y, width, height)
