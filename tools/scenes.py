"""Scenes for the pictures, drawn on MicroPython: a line each, with name, size, palette, pixels."""

from binascii import hexlify

from tierce import cards
from tierce.rng import Rng
from tierce.ui import palette
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import COUNTS, PANELS, Layout, Row
from tierce.ui.text import Font, wrap

LINES = (
    "Two are red, one is not. (12:45)",
    "Deux sont rouges, l’autre non : où ça ?",
    "Due sono rosse, la terza no: è già così.",
    "✚ ● ☰ ← → ↑ ↓ × êëîïôû ÉÈÀÇŒ",
)


def show(name, canvas, colours=palette.NAMES[0]):
    name = "%s-%dx%d" % (name, canvas.width, canvas.height)
    print("picture", name, canvas.width, canvas.height, colours, hexlify(canvas.buffer).decode())


def deal(canvas, layout, seed):
    """Draw an arrangement full of cards."""
    art = CardArt(canvas, layout)
    order = cards.deck()
    Rng(seed).shuffle(order)
    for slot in range(layout.count):
        art.draw(slot, order[slot])
    return art


def tables(panel):
    for count in COUNTS:
        canvas = Canvas(*panel)
        art = deal(canvas, Layout(panel, count), count)
        art.ring(1, palette.FIRST)
        art.frame(1, palette.FIRST)
        art.frame(2, palette.FIRST)
        art.frame(2, palette.TABLE)
        art.ring(5, palette.SECOND)
        art.frame(6, palette.SECOND)
        art.draw(count - 1, 0)
        for step in (1, 2, 3):
            art.part(count - 1 - step, step, 4)
        show("table-of-%d" % count, canvas)


def rows(panel):
    canvas = Canvas(*panel)
    large = Row(panel)
    art = deal(canvas, large, 3)
    for slot in range(3):
        art.ring(slot, palette.FIRST)
    deal(canvas, Row(panel, small=True, y=large.card_height + 14), 4)
    show("rows", canvas)


def letters(panel):
    canvas = Canvas(*panel)
    y = 2
    for name in ("small", "body", "title"):
        font = Font(name)
        for line in wrap(font, "\n".join(LINES), canvas.width - 8):
            if y + font.height <= canvas.height:
                font.draw(canvas, line, 4, y, palette.TEXT, palette.QUIET, palette.TABLE)
                y += font.height + 1
    show("letters", canvas)


def palettes(panel):
    """Draw a screen's parts in all colours: cards, bar, panel and line in their styles."""
    canvas = Canvas(*panel)
    width, height = panel
    art = deal(canvas, Layout(panel, 12), 12)
    art.frame(0, palette.FIRST)
    art.ring(4, palette.FIRST)
    art.ring(6, palette.SECOND)
    small = Font("small")
    canvas.bar(0, 0, width // 2, 17, palette.SHADE)
    small.draw(canvas, "On a panel", 4, 2, palette.TEXT, palette.QUIET, palette.SHADE)
    small.draw(canvas, "On it", width // 2 + 4, 2, palette.TEXT, palette.QUIET, palette.TABLE)
    canvas.bar(width - 40, 4, 18, 8, palette.FIRST)
    canvas.bar(width - 20, 4, 18, 8, palette.SECOND)
    end = height - small.height
    small.draw(canvas, "● pick  ☰ menu", 4, end, palette.QUIET, palette.SHADE, palette.TABLE)
    for name in palette.NAMES:
        show("palette-" + name, canvas, name)


def main():
    for panel in sorted(PANELS):
        tables(panel)
        rows(panel)
        letters(panel)
    palettes((240, 240))
