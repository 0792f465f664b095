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

SPI = 0
SCK, MOSI, CS, DC = 6, 7, 5, 9
RESET, LIGHT = 4, 12
CLOCK = 62_500_000
MADCTL = 0x04
OFFSET = (0, 0)
INVERT = True
BGR = False
PIEZO = 11
BATTERY = (26, 3, 2800, 4100)
VBUS = -1
