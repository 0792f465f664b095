"""Waveshare Pico-LCD-1.14: a small broad panel, a stick on its left, two keys on its right."""

NAME = "Waveshare Pico-LCD-1.14"
PANEL = (240, 135)
BUTTONS = (("↑", 2), ("↓", 18), ("←", 16), ("→", 20), ("●", 3), ("A", 15), ("B", 17))
ALONE = ("up", "down", "left", "right", "pick", "pick", "back")
FIRST = ("up", "down", "left", "right", "pick", "", "")
SECOND = ("", "", "", "", "", "pick", "step")

SPI = 1
SCK, MOSI, CS, DC = 10, 11, 9, 8
RESET, LIGHT = 12, 13
CLOCK = 62_500_000
MADCTL = 0x70
OFFSET = (40, 53)
INVERT = True
BGR = False
PIEZO = -1
BATTERY = None
VBUS = 24
