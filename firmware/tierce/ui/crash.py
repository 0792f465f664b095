"""The crash screen: drawn with what every MicroPython has, since anything of ours may be broken.

Only the palette and the canvas are used; letters are framebuf's own.
"""

from tierce.ui import palette

_LETTER = 8


def draw(device, words, trace):
    """Show where it happened and what it was: the last two places of a traceback and its end."""
    canvas = device.canvas
    device.palette(palette.colours("classic"))
    device.light(4)
    device.turn(False)
    canvas.clear(palette.TABLE)
    frame = canvas.frame
    frame.fill_rect(0, 0, canvas.width, 4, palette.RED)
    columns = canvas.width // _LETTER - 2
    y = 14
    rows = (canvas.height - y - 20) // (_LETTER + 2)
    lines = _wrapped(words.NAME + ": " + words.CRASHED, columns) + [""]
    lines += _wrapped(_ending(trace), columns)
    for line in lines[:rows]:
        frame.text(line, _LETTER, y, palette.TEXT)
        y += _LETTER + 2
    frame.text(words.RESTART[:columns], _LETTER, canvas.height - 14, palette.FIRST)


def _ending(trace):
    lines = [line.strip() for line in trace.split("\n") if line.strip()]
    return "  ".join(lines[-3:]) if len(lines) > 3 else "  ".join(lines[1:])


def _wrapped(text, columns):
    return [text[at : at + columns] for at in range(0, len(text), columns)]
