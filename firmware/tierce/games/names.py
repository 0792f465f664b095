"""What actions and outcomes are called, by their numbers in `codes`."""

ACTIONS = ("", "claim", "pick", "give up", "none", "deal", "fill", "hint")

OUTCOMES = (
    "refused",
    "claimed",
    "picked",
    "unpicked",
    "right",
    "wrong",
    "late",
    "agreed",
    "added",
    "set there",
    "round over",
    "game over",
    "dealt",
    "filled",
    "hinted",
    "no set",
)
