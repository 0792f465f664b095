"""English: what is said in menus and at the table."""

WORDS = """
NAME Tierce

# Menus
CONTINUE Continue
PLAY Play
DEAL_CODE Deal code
STATISTICS Statistics
SETTINGS Settings
HELP Help
ABOUT About
BACK Back
GAMES Race/Beginners/Solitaire

# What buttons do
CHOOSE choose
MOVE move
GO_BACK back
PICK pick
HINT hint
MENU menu
CLAIM claim
NO_SET no set
NONE none
FILL_UP fill up
GO_ON go on
NEXT_PAGE next

# Set-up
DEAL Deal

# The table
SCORE score %d
STOCK stock %d
SIDES Left/Right
CLAIMS %s claims
OUT out
SAYS_NONE none
OWES owes %d
THREE_MORE No set there: three more cards.
SET_THERE There is a set. Look again!
NO_SET_THERE There is no set.
HINT_COSTS A hint: one point.
SECOND_SET A second set among these?
LOCKED_OUT Out until somebody finds a set.
AGREED No set? %s has to agree.
CANNOT_SAVE Cannot save: no room left.
BATTERY Battery low: %d %%

# Pause and the end
PAUSED Paused
RESUME Go on
RULES Rules
ASK_FILL Fill up the table
ASK_NONE No set here
ASK_HINT Show me a hint
LEAVE Leave, keep the game
OPENING Opening the game

# Help
TOPICS What is a set?/The buttons

# The crash screen: plain letters only, drawn without our fonts
CRASHED something went wrong. Your games are saved.
RESTART any button: start again
"""
