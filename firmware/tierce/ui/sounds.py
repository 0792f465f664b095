"""Tunes: two bytes a note, its MIDI number (0 for a rest) and hundredths of a second."""

MOVE = bytes((84, 1))
PICK = bytes((79, 3))
CLAIM = bytes((76, 4, 83, 7))
RIGHT = bytes((72, 6, 76, 6, 79, 6, 84, 14))
WRONG = bytes((55, 14, 0, 2, 50, 24))
LATE = bytes((57, 10, 55, 10, 53, 24))
ADDED = bytes((67, 5, 72, 5, 77, 8))
REFUSED = bytes((48, 8))
END = bytes((72, 10, 76, 10, 79, 10, 84, 16, 0, 6, 79, 8, 84, 30))
