"""Pajenicko PicoPad: a broad panel between a cross and four buttons."""

NAME = "Pajenicko PicoPad"
PANEL = (320, 240)
BUTTONS = (
    ("↑", 4),
    ("↓", 5),
    ("←", 3),
    ("→", 2),
    ("A", 7),
    ("B", 6),
    ("X", 9),
    ("Y", 8),
)
ALONE = ("up", "down", "left", "right", "pick", "back", "hint", "none")
# Two play with four each, the same on both sides: right, down, and what lies opposite.
FIRST = ("pick", "down", "back", "right", "", "", "", "")
SECOND = ("", "", "", "", "right", "down", "pick", "back")

SPI = 0
SCK, MOSI, CS, DC = 18, 19, 21, 17
RESET, LIGHT = 20, 16
CLOCK = 62_500_000
MADCTL = 0x60
OFFSET = (0, 0)
INVERT = True
BGR = False
PIEZO = 15
BATTERY = (29, 3, 3300, 4150)
VBUS = -1
