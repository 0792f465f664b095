"""Pimoroni PicoSystem: a square panel, a cross of four buttons on each side."""

NAME = "Pimoroni PicoSystem"
PANEL = (240, 240)
BUTTONS = (
    ("↑", 23),
    ("↓", 20),
    ("←", 22),
    ("→", 21),
    ("A", 18),
    ("B", 19),
    ("X", 17),
    ("Y", 16),
)
ALONE = ("up", "down", "left", "right", "pick", "back", "hint", "none")
# Two play with four each, the same on both sides: right, down, and what lies opposite.
FIRST = ("pick", "down", "back", "right", "", "", "", "")
SECOND = ("", "", "", "", "right", "down", "pick", "back")
