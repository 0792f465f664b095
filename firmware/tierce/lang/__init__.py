"""What the device says: for each language its words, more words that few screens need, and rules.

Nothing else in the firmware holds text for people.
"""

from tierce.loader import load as load_module

LANGUAGES = ("en",)


def load(language, part=""):
    """Return the words of a language, or one of the parts that few screens need.

    They are "more", "verdict" and "rules". English where there is no such language.
    """
    if language not in LANGUAGES:
        language = LANGUAGES[0]
    return load_module("tierce.lang", language + "_" + part if part else language)
