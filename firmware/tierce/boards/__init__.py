"""One module a board: its panel, its buttons and what they are. Data, no logic.

NAME       what the maker sees
PANEL      (width, height)
BUTTONS    (label, pin): a button's number is its place here; the label is printed on the board
ALONE      what each button is when one plays; "" for none
FIRST      and when two play: the first player's buttons,
SECOND     and the second one's

What a button can be: step (to the next one), right, left, up, down, pick, back, none (no set here;
elsewhere it goes back), hint, menu. Two buttons are enough for a player: step and pick.
"""

BOARDS = ("duo", "waveshare_lcd_1_3", "pico_display_2", "picosystem")
