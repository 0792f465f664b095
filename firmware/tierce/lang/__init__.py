"""What the device says: for each language its words, in parts, and rules pages.

Words are lines of one text, not names of a module: a short string in the source stays on the
device's heap for good, a line goes with its text. A line is a name and what it stands for:

NAME text               | in it begins a new line
NAME one/two/three      a tuple
NAME one/two // a/b     a tuple of tuples
NAME key=one/other=two  a dict

Nothing else in the firmware holds text for people.
"""

from tierce.cards import HOLDS
from tierce.loader import load as load_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LANGUAGES = ("en",)


def load(language, part="") -> "Any":
    """Return the words of a language, or one of the parts that few screens need.

    They are "more", "verdict" and "rules". English where there is no such language.
    """
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    module = load_module("tierce.lang", language + "_" + part if part else language)
    return module if part == "rules" else Words(module.WORDS)


class Words:
    """A part's words, by name: `words.PLAY`."""

    def __init__(self, text):
        self._text = text

    def __getattr__(self, name) -> "Any":
        start = self._text.find("\n" + name + " ")
        if start < 0:
            raise AttributeError("no word " + name)
        start += len(name) + 2
        return _held(self._text[start : self._text.find("\n", start)])

    def names(self):
        """Return the names of all words, for comparing languages."""
        lines = [line for line in self._text.split("\n") if line and line[0] != "#"]
        return [line.split(" ", 1)[0] for line in lines]

    # Values in words: of an option of a game, and of a setting.

    def value(self, option, chosen):
        if option == "hold":
            return self.ONLY[HOLDS.index(chosen)] if chosen else self.ALL_CARDS
        if option == "clock":
            return self.SECONDS % chosen
        return self.VALUES.get(chosen) or "%s" % chosen

    def setting(self, name, chosen):
        if name == "sound":
            return self.VOLUMES[chosen]
        if name == "light":
            return self.LEVEL % chosen
        if name == "sleep":
            return self.MINUTES % chosen if chosen else self.NEVER
        if name == "clock":
            return self.SECONDS % chosen
        return self.CHOICES[chosen]


def _held(text):
    """Return what a line stands for."""
    if " // " in text:
        return tuple(_held(row) for row in text.split(" // "))
    if "/" not in text:
        return text.replace("|", "\n")
    parts = text.split("/")
    if "=" in text:
        return dict(part.split("=", 1) for part in parts)
    return tuple(parts)
