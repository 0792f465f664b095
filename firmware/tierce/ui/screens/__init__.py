"""A module a screen, each with its class as SCREEN; loaded when shown, let go when left."""

_RULES = ("search", "deck", "games.table")
_TABLE = ("ui.cursor", "ui.flight", "ui.turning", "ui.table")

# What a screen needs beside its own module, in an order in which each brings just itself.
NEEDS = {
    "home": ("ui.menu",),
    "games": ("ui.menu",),
    "setup": _RULES + ("tally", "ui.play", "seedcode"),
    "opening": _RULES + ("tally", "ui.play", "reader", "games.resume"),
    "race": _TABLE + ("ui.declare", "ui.racebar"),
    "solitaire": _TABLE + ("ui.clock",),
    "verdict": ("ui.magic", "tally", "ui.play"),
    "pause": ("seedcode", "tally", "ui.play", "ui.menu"),
    "finish": ("ui.clock", "tally", "ui.play", "ui.menu"),
    "statistics": ("stats", "ui.menu"),
    "figures": ("stats", "ui.clock"),
    "code": ("seedcode",),
    "about": ("ui.pages",),
    "rules": ("ui.pages",),
}
