"""The three shapes as outlines in a box of 1 × 1, standing; the one source of all card art."""

from math import cos, pi, sin

Point = tuple[float, float]


def oval(aspect: float) -> list[Point]:
    """Two straight sides and two half circles; `aspect` is height by width."""
    radius = 0.5 / aspect  # in heights
    points = []
    for step in range(65):
        angle = pi * step / 64
        points.append((0.5 + 0.5 * cos(angle), radius - radius * sin(angle)))
    for step in range(65):
        angle = pi * step / 64
        points.append((0.5 - 0.5 * cos(angle), 1 - radius + radius * sin(angle)))
    return points


def diamond(_aspect: float) -> list[Point]:
    return [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]


# The squiggle's right side from the top, as cubic curves: end points with two handles each. The
# left side is the same, turned by half a circle.
_SQUIGGLE: list[tuple[Point, Point, Point]] = [
    ((0.86, -0.01), (1.0, 0.09), (1.0, 0.23)),
    ((1.0, 0.41), (0.73, 0.45), (0.73, 0.62)),
    ((0.73, 0.72), (0.82, 0.76), (0.82, 0.85)),
    ((0.82, 0.95), (0.63, 1.0), (0.40, 1.0)),
]
_START: Point = (0.60, 0.0)


def squiggle(_aspect: float) -> list[Point]:
    side = []
    start = _START
    for first, second, end in _SQUIGGLE:
        for step in range(24):
            t = step / 24
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            side.append(
                tuple(
                    a * start[axis] + b * first[axis] + c * second[axis] + d * end[axis]
                    for axis in (0, 1)
                )
            )
        start = end
    return side + [(1 - x, 1 - y) for x, y in side]


# In the order of the cards' values: oval, squiggle, diamond.
SHAPES = (oval, squiggle, diamond)
