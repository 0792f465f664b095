"""Waveshare Pico-LCD-1.3: a square panel, a stick on its left, four keys on its right."""

NAME = "Waveshare Pico-LCD-1.3"
PANEL = (240, 240)
BUTTONS = (
    ("↑", 2),
    ("↓", 18),
    ("←", 16),
    ("→", 20),
    ("●", 3),
    ("A", 15),
    ("B", 17),
    ("X", 19),
    ("Y", 21),
)
ALONE = ("up", "down", "left", "right", "pick", "pick", "back", "hint", "none")
FIRST = ("up", "down", "left", "right", "pick", "", "", "", "")
SECOND = ("", "", "", "", "", "right", "down", "pick", "back")
