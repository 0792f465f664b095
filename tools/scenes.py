"""Scenes for the pictures, drawn on MicroPython. Prints a line each: name, size, pixels."""

from binascii import hexlify

from tierce import cards
from tierce.rng import Rng
from tierce.ui import palette
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import COUNTS, PANELS, Layout
from tierce.ui.text import Font

LINES = (
    "Two are red, one is not. (12:45)",
    "Deux sont rouges, l’autre non : où ça ?",
    "Due sono rosse, la terza no: è già così.",
)


def show(name, canvas):
    print("%s-%dx%d" % (name, canvas.width, canvas.height), canvas.width, canvas.height, end=" ")
    print(hexlify(canvas.buffer).decode())


def tables(panel):
    for count in COUNTS:
        canvas = Canvas(*panel)
        art = CardArt(canvas, Layout(panel, count))
        order = cards.deck()
        Rng(count).shuffle(order)
        for slot in range(count):
            art.draw(slot, order[slot])
        art.frame(1, palette.FIRST)
        art.frame(5, palette.SECOND)
        show("table-of-%d" % count, canvas)


def letters(panel):
    canvas = Canvas(*panel)
    y = 4
    for name in ("small", "body", "title"):
        font = Font(name)
        for line in LINES:
            if y + font.height <= canvas.height:
                font.draw(canvas, line, 4, y, palette.TEXT, palette.QUIET, palette.TABLE)
                y += font.height + 2
    show("letters", canvas)


def main():
    for panel in sorted(PANELS):
        tables(panel)
        letters(panel)
