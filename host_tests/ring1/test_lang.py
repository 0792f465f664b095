"""Every language says all that English says, in the same shapes, with letters the fonts have."""

import re
from types import FunctionType

import pytest

from tierce import lang
from tierce.games import GAMES, kind
from tierce.lang import LANGUAGES, Words
from tierce.settings import SETTINGS
from tierce.ui.text import Font

PARTS = ("", "more", "verdict", "rules")
FONTS = {name: Font(name) for name in ("small", "body", "title")}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def said(module):
    """A part's names and what they hold, without what it imports."""
    if isinstance(module, Words):
        assert len(set(module.names())) == len(module.names())
        return {name: getattr(module, name) for name in module.names()}
    return {
        name: held
        for name, held in vars(module).items()
        if not name.startswith("__")
        and not (name.isupper() and isinstance(held, int))
        and name != "HOLDS"
    }


def shape(held):
    """What has to be the same in every language: lengths, keys, and what is filled in."""
    if isinstance(held, str):
        assert held, "nothing to say"
        return re.findall(r"%[^ %]*?[a-z]", held)
    if isinstance(held, dict):
        return {key: shape(one) for key, one in held.items()}
    if isinstance(held, tuple):
        return [shape(one) for one in held]
    if isinstance(held, FunctionType):
        return held.__code__.co_varnames[: held.__code__.co_argcount]
    return held


def texts(held):
    """Every text in what a part holds."""
    if isinstance(held, str):
        yield held
    elif isinstance(held, dict):
        for one in held.values():
            yield from texts(one)
    elif isinstance(held, tuple):
        for one in held:
            yield from texts(one)


def all_texts(language, part):
    return list(texts(said(lang.load(language, part))))


def undrawable(font, some):
    return {one for text in some for one in text if one not in FONTS[font]._characters + "\n"}


@pytest.mark.parametrize("part", PARTS)
@each_language
def test_every_language_has_the_names_and_shapes_of_english(language, part):
    english = {name: shape(held) for name, held in said(lang.load("en", part)).items()}
    assert {name: shape(held) for name, held in said(lang.load(language, part)).items()} == english


@pytest.mark.parametrize("part", PARTS)
@each_language
def test_every_word_is_drawable(language, part):
    assert not undrawable("small", all_texts(language, part))
    assert not undrawable("body", all_texts(language, part))


@each_language
def test_every_title_is_drawable_in_large_letters(language):
    words, more, why = (lang.load(language, part) for part in PARTS[:3])
    titles = [*words.GAMES, *words.TOPICS, *words.SIDES, words.NAME, words.PLAY, words.DEAL_CODE]
    titles += [words.STATISTICS, words.SETTINGS, words.HELP, words.ABOUT, words.CONTINUE]
    titles += [words.PAUSED, more.TIE, more.SOLVED, more.GAME_OVER, why.NOT_A_SET, why.TIME_UP]
    titles += [more.WINS % "", more.LEADS % ""]
    assert not undrawable("title", titles)


@each_language
def test_a_crash_is_told_in_letters_that_every_micropython_has(language):
    words = lang.load(language)
    for text in (words.NAME, words.CRASHED, words.RESTART):
        assert text.isascii()


@each_language
def test_there_is_a_name_for_every_game_topic_and_setting(language):
    words, more, _, rules = (lang.load(language, part) for part in PARTS)
    assert len(words.GAMES) == len(GAMES)
    assert len(words.TOPICS) == 2
    assert set(rules.TOPICS) == {"set", "buttons", *GAMES}
    assert len(more.SETTING_NAMES) == len(SETTINGS)


@each_language
def test_every_options_value_has_words(language):
    more = lang.load(language, "more")
    for name in GAMES:
        for option, allowed in kind(name).OPTIONS:
            assert more.OPTIONS[option]
            values = [more.value(option, one) for one in allowed]
            assert len(set(values)) == len(allowed)
            assert not undrawable("body", values)
            assert all(one in more.VALUES for one in allowed if isinstance(one, str))


@each_language
def test_every_settings_value_has_words(language):
    more = lang.load(language, "more")
    for name, allowed, _ in SETTINGS:
        values = [more.setting(name, one) for one in allowed]
        assert len(set(values)) == len(allowed)
        assert not undrawable("body", values)
    assert set(more.SEATINGS) == set(next(a for name, a, _ in SETTINGS if name == "seats"))


def test_a_language_that_there_is_not_is_english():
    for part in PARTS:
        assert shape(said(lang.load("tlh", part))) == shape(said(lang.load("en", part)))
    assert lang.load("tlh").NAME == lang.load("en").NAME


@each_language
def test_a_language_can_be_chosen(language):
    assert language in next(allowed for name, allowed, _ in SETTINGS if name == "language")
