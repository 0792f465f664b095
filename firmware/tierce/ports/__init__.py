"""A port is a module with a Device: the board, its screen, buttons, sound and store.

What the screens ask of it, on every port:

board                       a module of tierce.boards
canvas                      the Canvas to draw on, as large as the board's panel
show()                      send the canvas' dirty rectangles
palette(colours)            sixteen colours, 0xRRGGBB, from now on
turn(over)                  show the picture upside down (or not) from now on
light(level)                backlight, 0 (off) to 5
play(tune, volume)          bytes, two a note: MIDI number (0 for a rest), hundredths of a second;
                            volume 0 to 3; returns at once and ends the tune before
next_edge(edge) -> bool     move the oldest edge of a button into the list `edge`: button, level
                            (1 is pressed), milliseconds on `step`'s clock, and the microseconds
                            beyond; False when there is none. In the order they happened
chance() -> int             30 random bits
battery() -> int            percent, or -1 where nobody knows
read(name) -> bytes         a stored file, or None; `name` is at most 20 characters of a-z0-9._
write(name, data) -> bool   store a file, in place of what it was; False when that is not possible
append(name, data) -> bool  make a stored file longer
remove(name)                forget a stored file; no error if there is none

Nothing here blocks, and no call of these allocates when nothing has happened.
"""
