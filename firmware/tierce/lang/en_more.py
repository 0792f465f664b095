"""English: what is said before a game, after it and between, by the screens that load it."""

from tierce.cards import HOLDS

# What buttons do
LETTER = "letter"
NEXT = "next"
OK = "OK"

# Set-up
START = "Start"
PLAYERS = "Players"
TWO_PLAYERS = "2"
SEATS = "Seats"
SEATINGS = {"side": "side by side", "face": "face to face"}
ANY_DEAL = "any"
REPLACE_GAME = "A game of this kind is on the table. Put it away and start a new one?"
NO_YES = ("No, keep it", "Yes")
OPTIONS = {
    "penalty": "Wrong claim",
    "none": "No set seen",
    "clock": "Claim clock",
    "score": "Score",
    "rounds": "Rounds",
    "hold": "Cards",
    "style": "Kind",
}
_VALUES = {
    "point": "a point less",
    "lockout": "locked out",
    "give back": "give one back",
    "as printed": "as printed",
    "hint": "tell us",
    "trust": "trust us",
    "auto": "deal by itself",
    "sets": "sets",
    "cards": "cards",
    "patience": "patience",
    "schmidt": "to the first gap",
    "italian": "with bonus",
}
_ONLY = (
    "only one",
    "only two",
    "only three",
    "only red",
    "only green",
    "only purple",
    "only ovals",
    "only squiggles",
    "only diamonds",
    "only solid",
    "only striped",
    "only empty",
)


def value(option, chosen):
    """Return an option's value in words."""
    if option == "hold":
        return _ONLY[HOLDS.index(chosen)] if chosen else "all 81"
    if option == "clock":
        return "%d s" % chosen
    return _VALUES.get(chosen) or "%s" % chosen


# Pause and the end
WINS = "%s wins"
LEADS = "%s leads"
TIE = "A tie"
SOLVED = "Well done!"
GAME_OVER = "The end"
SIDE_SCORE = "%s %d"
FINAL_SCORE = "score %d · %d sets"
TIME_AND_WRONG = "time %s · wrong %d"
FASTEST = "fastest set %s s"
NEXT_ROUND = "Next round"
AGAIN = "Play again"
OTHER_OPTIONS = "Other options"

# Statistics
CLEAR_STATISTICS = "Clear all"
CLEAR_STATISTICS_SURE = "Forget all figures of all games?"
FIGURES = (
    "Played",
    "Solved",
    "Sets found",
    "Wrong",
    "Mean time, s",
    "Fastest set, s",
    "Best game",
)

# Settings, in the order of tierce.settings
SETTING_NAMES = (
    "Language",
    "Colours",
    "Sound",
    "Brightness",
    "Sleep after",
    "Hand",
    "Claim clock",
    "Seats",
)
SELF_TEST = "Self-test"
_SETTINGS = {
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "classic": "classic",
    "clear": "easy to tell",
    "night": "night",
    "paper": "paper",
    "right": "right",
    "left": "left",
    "side": "side by side",
    "face": "face to face",
}


def setting(name, chosen):
    """Return a setting's value in words."""
    if name == "sound":
        return ("off", "low", "middle", "loud")[chosen]
    if name == "light":
        return "%d of 5" % chosen
    if name == "sleep":
        return "%d min" % chosen if chosen else "never"
    if name == "clock":
        return "%d s" % chosen
    return _SETTINGS[chosen]


# Deal code
CODE_HELP = "The same code deals the same cards, on every device."
CODE_WRONG = "A letter is wrong. Look at it once more."

# Self-test
HOLD_TO_LEAVE = "hold a button to leave"

# Help
ABOUT_TEXT = (
    "Tierce %s\n%s\n\nThe pocket game of sets. Free software under the MIT licence.\n\n"
    "The name SET is a trademark of its owner; Tierce has nothing to do with it or with any"
    " publisher."
)
