"""The site's icon: the three symbols, drawn from the outlines of the card art."""

from PIL import Image, ImageDraw

from tools.art import symbols

GROUND = "#181c26"
INKS = ("#f0525b", "#2fbf7c", "#a374ea")
OVER = 4  # drawn larger, then made smaller: smooth edges
ROUND = 0.2  # the corners' radius, in sizes
HEIGHT = 0.5  # a symbol's, in sizes
ASPECT = 2.1  # its height by its width


def draw(size: int, maskable: bool = False) -> Image.Image:
    """Return the icon; a maskable one fills its square and keeps to the middle of it."""
    side = size * OVER
    picture = Image.new("RGBA", (side, side))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle(
        (0, 0, side - 1, side - 1), radius=0 if maskable else side * ROUND, fill=GROUND
    )
    height = side * HEIGHT * (0.8 if maskable else 1)
    width = height / ASPECT
    gap = width * 0.28
    left = (side - 3 * width - 2 * gap) / 2
    top = (side - height) / 2
    for shape, ink in zip(symbols.SHAPES, INKS, strict=True):
        outline = [(left + x * width, top + y * height) for x, y in shape(ASPECT)]
        pen.polygon(outline, fill=ink)
        left += width + gap
    return picture.resize((size, size), Image.Resampling.LANCZOS)
