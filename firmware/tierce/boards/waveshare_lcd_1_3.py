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

SPI = 1
SCK, MOSI, CS, DC = 10, 11, 9, 8
RESET, LIGHT = 12, 13
CLOCK = 62_500_000
MADCTL = 0x70
OFFSET = (0, 0)
INVERT = True
BGR = False
PIEZO = -1
BATTERY = None
VBUS = 24
