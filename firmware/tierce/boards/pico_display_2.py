"""Pimoroni Pico Display 2.0: a broad panel with a button at each corner."""

NAME = "Pimoroni Pico Display 2.0"
PANEL = (320, 240)
BUTTONS = (("A", 12), ("B", 13), ("X", 14), ("Y", 15))
ALONE = ("pick", "back", "right", "down")
FIRST = ("pick", "step", "", "")
SECOND = ("", "", "pick", "step")
