"""Our own board: a broad panel between two clusters of six, for two players side by side."""

NAME = "Tierce duo"
PANEL = (320, 240)
BUTTONS = (
    ("↑", 0),
    ("↓", 1),
    ("←", 2),
    ("→", 3),
    ("●", 4),
    ("×", 5),
    ("↑", 6),
    ("↓", 7),
    ("←", 8),
    ("→", 9),
    ("●", 10),
    ("×", 11),
)
_SIX = ("up", "down", "left", "right", "pick", "none")
_OTHER = ("",) * 6
ALONE = _SIX + _SIX
FIRST = _SIX + _OTHER
SECOND = _OTHER + _SIX

SPI = 0
SCK, MOSI, CS, DC = 18, 19, 17, 16
RESET, LIGHT = 20, 21
CLOCK = 62_500_000
MADCTL = 0x60
OFFSET = (0, 0)
INVERT = True
BGR = False
PIEZO = 22
BATTERY = (26, 2, 3300, 4150)
VBUS = 24
