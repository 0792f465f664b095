"""The line at the lower edge: what the buttons do now, each a key with its label and a word."""

from tierce.ui import palette
from tierce.ui.layout import PANELS

_GAP = 7  # between two keys with their words
_PAD = 2  # inside a key, and behind it


def keys(font, clusters, player, items, room):
    """Return [(label, word)] of what fits into `room` pixels, the most important first.

    `items` are (role, word); a role that the player has no button for is left out.
    """
    fitting = []
    for role, word in items:
        label = clusters.label(player, role)
        if not label or any(label == key or word == said for key, said in fitting):
            continue
        width = _width(font, label, word)
        if fitting:
            width += _GAP
        if width <= room:
            fitting.append((label, word))
            room -= width
    return fitting


def _width(font, label, word):
    return font.width(label) + 3 * _PAD + font.width(word)


def draw(app, items, second=None):
    """Draw the line: for the one who plays, or for two at their sides."""
    canvas, font = app.canvas, app.small
    line = PANELS[canvas.width, canvas.height][1]
    top = canvas.height - line
    canvas.bar(0, top, canvas.width, line, palette.TABLE)
    clusters = app.controls.clusters
    if second is None:
        fitting = keys(font, clusters, 0, items, canvas.width - 8)
        _row(app, fitting, (canvas.width - _total(font, fitting)) // 2, top)
        return
    # Each side ends in its player's colour.
    canvas.frame.fill_rect(0, top, 2, line, palette.FIRST)
    canvas.frame.fill_rect(canvas.width - 2, top, 2, line, palette.SECOND)
    half = canvas.width // 2 - 5
    _row(app, keys(font, clusters, 0, items, half), 4, top)
    fitting = keys(font, clusters, 1, second, half)
    _row(app, fitting, canvas.width - 4 - _total(font, fitting), top)


def _total(font, fitting):
    total = -_GAP
    for label, word in fitting:
        total += _width(font, label, word) + _GAP
    return total


def _row(app, fitting, x, top):
    canvas, font = app.canvas, app.small
    for label, word in fitting:
        width = font.width(label) + 2 * _PAD
        canvas.rounded(x, top, width, font.height, palette.SHADE)
        font.draw(canvas, label, x + _PAD, top, palette.TEXT, palette.QUIET, palette.SHADE)
        x += width + _PAD
        x = font.draw(canvas, word, x, top, palette.QUIET, palette.SHADE, palette.TABLE)
        x += _GAP


def say(app, text):
    """Say something in the line instead."""
    canvas, font = app.canvas, app.small
    line = PANELS[canvas.width, canvas.height][1]
    top = canvas.height - line
    canvas.bar(0, top, canvas.width, line, palette.TABLE)
    x = (canvas.width - font.width(text)) // 2
    font.draw(canvas, text, x, top, palette.TEXT, palette.QUIET, palette.TABLE)
