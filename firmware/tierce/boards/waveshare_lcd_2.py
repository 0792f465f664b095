"""Waveshare Pico-LCD-2: a broad panel with four keys, two on each side."""

NAME = "Waveshare Pico-LCD-2"
PANEL = (320, 240)
BUTTONS = (("1", 15), ("2", 17), ("3", 2), ("4", 3))
ALONE = ("pick", "back", "right", "down")
FIRST = ("pick", "step", "", "")
SECOND = ("", "", "pick", "step")

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
