"""Pimoroni Pico Display 2.0: a broad panel with a button at each corner."""

NAME = "Pimoroni Pico Display 2.0"
PANEL = (320, 240)
BUTTONS = (("A", 12), ("B", 13), ("X", 14), ("Y", 15))
ALONE = ("pick", "back", "right", "down")
FIRST = ("pick", "step", "", "")
SECOND = ("", "", "pick", "step")

SPI = 0
SCK, MOSI, CS, DC = 18, 19, 17, 16
RESET, LIGHT = -1, 20
CLOCK = 62_500_000
MADCTL = 0x70
OFFSET = (0, 0)
INVERT = True
BGR = False
PIEZO = -1
BATTERY = None
VBUS = 24
