"""The letters: Atkinson Hyperlegible (SIL Open Font License), baked with one half shade.

Made for people who see badly: no two letters alike. Rendered in whole pixels by FreeType; a pixel
is two bits: paper, half, ink. The two smaller fonts have our icons too.
"""

import json
import unicodedata

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tools.art import icons
from tools.art.sprite import literal, pack
from tools.node import HERE

_FILES = HERE / "node_modules" / "@fontsource" / "atkinson-hyperlegible" / "files"

_DIGITS = "0123456789"
_ALNUM = _DIGITS + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÀÂÇÈÉÊÎÔŒÙàâçèéêëîïôœùû" + "ìò"  # French, Italian
_NO_BREAK = "\u00a0"
# What texts use, and no more: a sign that nobody writes takes forty bytes of heap all the same.
_TITLE = _NO_BREAK + _ALNUM + _ACCENTED + " !?.,:-'’"
_TEXT = _TITLE + "%()+/;«»…–×·" + "".join(icons.ICONS)

# Name: weight, size in pixels, characters.
FONTS = {"small": (400, 12, _TEXT), "body": (400, 14, _TEXT), "title": (700, 20, _TITLE)}

# From so much of 255 on a pixel is half covered, all covered.
_HALF, _FULL = 75, 165
_NATIVE = 18  # from this size on the font's own accents are clear
_ZOOM = 32  # to measure a letter finer than in pixels


# Accents for the two smaller fonts, where FreeType's are all the same smudge: two rows, over a
# letter with an odd and with an even number of columns.
_ACCENTS = {
    "\u0300": (("#..", ".#."), ("#..", ".#.")),
    "\u0301": (("..#", ".#."), ("..#", ".#.")),
    "\u0302": ((".#.", "#.#"), (".##.", "#..#")),
    "\u0308": (("...", "#.#"), ("....", "#..#")),
}


def characters(name: str) -> str:
    """Return the characters of a font, in the order of their pictures."""
    return "".join(sorted(set(FONTS[name][2])))


def _font(weight: int, size: int) -> ImageFont.FreeTypeFont:
    name = f"atkinson-hyperlegible-latin-{weight}-normal.woff"
    return ImageFont.truetype(_FILES / name, size, layout_engine=ImageFont.Layout.BASIC)


def _drawn(font: ImageFont.FreeTypeFont, character: str, height: int) -> np.ndarray:
    """Return how dark a letter's pixels are, 0 to 255, with room at both sides."""
    room = height
    image = Image.new("L", (2 * room + int(font.getlength(character)), height))
    ImageDraw.Draw(image).text((room, 0), character, font=font, fill=255)
    return np.asarray(image)


def _bearings(large: ImageFont.FreeTypeFont, character: str) -> tuple[int, int]:
    """Return the empty columns before and behind a letter.

    FreeType rounds where a letter begins and how far it goes, each for itself, so that some
    letters touch and others stand apart. Here two letters are never nearer than a pixel.
    """
    height = sum(large.getmetrics())
    inked = np.flatnonzero(_drawn(large, character, height).any(axis=0))
    before = (inked[0] - height) / _ZOOM
    behind = (large.getlength(character) - (inked[-1] + 1 - height)) / _ZOOM
    return max(1, round(before)), max(0, round(behind - 0.2))


def _accented(font: ImageFont.FreeTypeFont, character: str) -> np.ndarray | None:
    """Return a letter with an accent of ours, or None for one that has none."""
    base, accent = (unicodedata.normalize("NFD", character) + "\0")[:2]
    if accent not in _ACCENTS:
        return None
    levels = _ink(font, "ı" if base == "i" else base)
    width = levels.shape[1]
    drawn = np.array(
        [[3 * (sign == "#") for sign in row] for row in _ACCENTS[accent][1 - width % 2]]
    )
    missing = max(0, drawn.shape[1] - width)
    levels = np.pad(levels, ((0, 0), ((missing + 1) // 2, missing // 2)))
    left = (levels.shape[1] - drawn.shape[1]) // 2
    # One row stays free between the accent and where such letters begin.
    top = int(font.getbbox("x" if base.islower() else "H")[1]) - 3
    levels[top : top + 2, left : left + drawn.shape[1]] = drawn
    return levels


def _levels(grey: np.ndarray) -> np.ndarray:
    return np.where(grey >= _FULL, 3, np.where(grey >= _HALF, 1, 0)).astype(np.uint8)


def _ink(font: ImageFont.FreeTypeFont, character: str) -> np.ndarray:
    """Return a letter in levels 0, 1, 3: the columns that have any ink, all rows of the line."""
    levels = _levels(_drawn(font, character, sum(font.getmetrics())))
    inked = np.flatnonzero(levels.any(axis=0))
    return levels[:, inked[0] : inked[-1] + 1]


def _letter(font: ImageFont.FreeTypeFont, large: ImageFont.FreeTypeFont, character: str):
    """Return a letter's cell: its ink, and the empty columns before and behind."""
    if character in (" ", _NO_BREAK):
        width = round(large.getlength(" ") / _ZOOM)
        return np.zeros((sum(font.getmetrics()), width), dtype=np.uint8)
    ink = _accented(font, character) if font.size < _NATIVE else None
    if ink is None:
        ink = _ink(font, character)
    return np.pad(ink, ((0, 0), _bearings(large, character)))


def _icon(font: ImageFont.FreeTypeFont, character: str) -> np.ndarray:
    """Return an icon's cell: as high as a capital, and on the same line."""
    ascent, descent = font.getmetrics()
    size = ascent - int(font.getbbox("H")[1])
    levels = _levels(icons.coverage(character, size) * 255)
    return np.pad(levels, ((ascent - size, descent), (1, 1)))


def _cells(name: str) -> list[np.ndarray]:
    """Return the pictures of a font's characters, all of them as high as its line."""
    weight, size, _ = FONTS[name]
    font, large = _font(weight, size), _font(weight, size * _ZOOM)
    cells = {
        one: _icon(font, one) if one in icons.ICONS else _letter(font, large, one)
        for one in characters(name)
    }
    # Digits are all as wide as the widest: a clock does not tremble.
    digits = {one: _ink(font, one) for one in _DIGITS}
    widest = max(ink.shape[1] for ink in digits.values()) + 1
    for one, ink in digits.items():
        more = widest - ink.shape[1]
        cells[one] = np.pad(ink, ((0, 0), ((more + 1) // 2, more // 2)))
    return list(cells.values())


def _pieces(text: str) -> list[str]:
    return [text[at : at + 60] for at in range(0, len(text), 60)]


def _string(text: str) -> str:
    """Return a text as Python source, with nothing in it that cannot be seen."""
    return json.dumps(text, ensure_ascii=False).replace(_NO_BREAK, "\\u00a0")


def _span(cell: np.ndarray) -> tuple[int, int]:
    """Return the first row with ink, and the one behind the last."""
    inked = np.flatnonzero(cell.any(axis=1))
    return (int(inked[0]), int(inked[-1]) + 1) if len(inked) else (0, 1)


def module(name: str) -> str:
    """Return the text of the module with one font."""
    weight, size, _ = FONTS[name]
    cells = _cells(name)
    # The line is as high as what is inked in it.
    inked = np.flatnonzero(np.any([cell.any(axis=1) for cell in cells], axis=0))
    top, bottom = inked[0], inked[-1] + 1
    cells = [cell[top:bottom] for cell in cells]
    widths = bytes(cell.shape[1] for cell in cells)
    # Of each letter just the rows that have any ink: a third less heap, and less to draw.
    spans = [_span(cell) for cell in cells]
    data = b"".join(pack(cell[slice(*span)]) for cell, span in zip(cells, spans, strict=True))
    return "\n".join(
        [
            "# Generated by `make art` from Atkinson Hyperlegible (OFL); do not edit.",
            f'"""Letters of {size} pixels, two bits each: paper, half, ink."""',
            "",
            f"HEIGHT = {bottom - top}",
            f"BASELINE = {_font(weight, size).getmetrics()[0] - top}",
            "CHARACTERS = (",
            *map(_string, _pieces(characters(name))),
            ")",
            f"WIDTHS = {literal(widths)}",
            f"TOPS = {literal(bytes(first for first, _ in spans))}",
            f"ENDS = {literal(bytes(end for _, end in spans))}",
            f"DATA = {literal(data)}",
            "",
        ]
    )
