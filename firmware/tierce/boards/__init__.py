"""One module a board: its panel, its pins, its buttons and what they are. Data, no logic.

NAME       what the maker sees
PANEL      (width, height)
BUTTONS    (label, pin): a button's number is its place here; the label is printed on the board
ALONE      what each button is when one plays; "" for none
FIRST      and when two play: the first player's buttons,
SECOND     and the second one's

What a button can be: step (to the next one), right, left, up, down, pick, back, none (no set here;
elsewhere it goes back), hint, menu. Two buttons are enough for a player: step and pick.

SPI        the number of the bus the panel is on, and its pins: SCK, MOSI, CS, DC,
           RESET (-1: none), LIGHT (the backlight)
CLOCK      hertz on that bus. Noise in the picture, long wires? Try 31_250_000
MADCTL     how the panel scans. Picture rotated or mirrored? Another of the eight values in steps
           of 0x20
OFFSET     (column, row) of the picture's corner in the panel's memory. Shifted? Change it
INVERT     colours like a photo negative? Change it
BGR        red and blue swapped? Change it
PIEZO      the speaker's pin, -1: none
BATTERY    (pin, factor, millivolts when empty, when full), or None
VBUS       the pin that is high while USB is plugged in, -1: none
"""

# All there are. `make flash` and `make uf2` take one by name.
BOARDS = (
    "duo",
    "waveshare_lcd_1_3",
    "waveshare_lcd_1_14",
    "waveshare_lcd_2",
    "pico_display_2",
    "pico_display",
    "picosystem",
    "picopad",
)
# Those that the browser draws.
SIMULATED = ("duo", "waveshare_lcd_1_3", "pico_display_2", "picosystem")
