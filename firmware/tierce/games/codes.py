"""What players can do and what comes of it: small ints, shared by all games.

What people call them is in `names`, for logs and tests: the device does without.

The numbers are in saved games: add new ones at the end, never change one.
"""

from micropython import const

NOBODY = const(-1)  # where a player is expected

# Actions, with their argument where they have one.
CLAIM = const(1)  # declare: from now on only this player may take (R3.2)
PICK = const(2)  # point at the card in slot `arg`, or away from it again; the third one decides
GIVE_UP = const(3)  # no set to show after all; also what the host sends when the clock runs out
NONE = const(4)  # say that there is no set: three more cards, please (R3.6)
DEAL = const(5)  # start the next round
FILL = const(6)  # look no further for a second set, fill up the table (R5.3)
HINT = const(7)  # show one card more of a set that is there

# Outcomes. REFUSED alone means that nothing has happened.
REFUSED = const(0)
CLAIMED = const(1)
PICKED = const(2)
UNPICKED = const(3)
RIGHT = const(4)  # a set: taken
WRONG = const(5)  # no set: `broken` says which features
LATE = const(6)  # nothing shown in time, or given up
AGREED = const(7)  # this player sees no set; others have not said so yet
ADDED = const(8)  # three more cards are on the table
SET_THERE = const(9)  # no cards added: a set is there
ROUND_OVER = const(10)
GAME_OVER = const(11)
DEALT = const(12)
FILLED = const(13)
HINTED = const(14)
NO_SET = const(15)  # a hint that there is nothing to hint at
