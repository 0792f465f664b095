"""Signs for buttons and lists that no font has alike: drawn as formulas, in whole pixels.

An icon is as high as a capital letter. A formula gets the sample points of a square, from −1 to 1,
and how large a pixel is there; it says which of them are inked.
"""

from collections.abc import Callable

import numpy as np

_SAMPLES = 16  # a side of a pixel

Points = np.ndarray
Formula = Callable[[Points, Points, float], np.ndarray]


def _stem(size: float) -> float:
    """Return half of how thick an arrow's stem is: two pixels or three, as the middle has it."""
    return size if round(2 / size) % 2 == 0 else 1.5 * size


def _right(x: Points, y: Points, size: float) -> np.ndarray:
    # From the middle on, or half a pixel before it: edges between pixels are sharp.
    neck = 0 if round(2 / size) % 2 == 0 else -size / 2
    head = (x >= neck) & (np.abs(y) <= (1 - x) * 1.12)
    return head | ((x <= neck) & (np.abs(y) <= _stem(size)))


def _left(x: Points, y: Points, size: float) -> np.ndarray:
    return _right(-x, y, size)


def _down(x: Points, y: Points, size: float) -> np.ndarray:
    return _right(y, x, size)


def _up(x: Points, y: Points, size: float) -> np.ndarray:
    return _right(-y, x, size)


def _cross(x: Points, y: Points, size: float) -> np.ndarray:
    """A d-pad."""
    return np.minimum(np.abs(x), np.abs(y)) <= _stem(size)


def _disc(x: Points, y: Points, size: float) -> np.ndarray:
    return x * x + y * y <= 1


def _menu(x: Points, y: Points, size: float) -> np.ndarray:
    """Three lines of a pixel, every third row, the last one on the foot."""
    row = np.floor((1 - y) / size)
    return (row % 3 == 0) & (row < 9)


ICONS: dict[str, Formula] = {
    "←": _left,
    "→": _right,
    "↑": _up,
    "↓": _down,
    "✚": _cross,
    "●": _disc,
    "☰": _menu,
}


def coverage(character: str, size: int) -> np.ndarray:
    """Return how much of each pixel an icon covers, 0 to 1, in a square of so many pixels."""
    at = (np.arange(size * _SAMPLES) + 0.5) / (size * _SAMPLES) * 2 - 1
    x, y = np.meshgrid(at, at)
    ink = ICONS[character](x, y, 2 / size)
    return ink.reshape(size, _SAMPLES, size, _SAMPLES).mean(axis=(1, 3))
