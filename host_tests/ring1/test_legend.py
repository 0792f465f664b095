"""The line at the lower edge: what matters most fits, for every board, panel and language."""

import pytest

from host_tests.ring1.fake_device import ALL_BOARDS, board, board_name
from tierce import lang
from tierce.lang import LANGUAGES
from tierce.ui import legend, roles
from tierce.ui.layout import PANELS
from tierce.ui.text import Font

SMALL = Font("small")
WIDTHS = sorted({panel[0] for panel in PANELS})
BACKS = (roles.BACK, roles.NONE)
each_way = pytest.mark.parametrize("language", LANGUAGES)


def alone(words, more):
    """The lines of all screens where one plays: (role, word), the most important first."""
    back = [(role, words.GO_BACK) for role in BACKS]
    pick = [(roles.PICK, words.PICK), (roles.MOVE, words.MOVE)]
    rest = [(roles.HINT, words.HINT), (roles.BACK, words.MENU), (roles.MENU, words.MENU)]
    yield [(roles.PICK, words.CHOOSE), (roles.MOVE, words.MOVE), *back]
    yield [(roles.PICK, words.NEXT_PAGE), *back]
    for role in (roles.UP, roles.DOWN, roles.STEP):
        yield [(role, more.LETTER), (roles.PICK, more.NEXT), *back]
    for none in (words.FILL_UP, words.NO_SET):
        yield [*pick, (roles.NONE, none), *rest]
    yield [(roles.PICK, words.GO_ON)]


def for_two(words, clusters):
    """The lines of a race, for one side."""
    none = roles.NONE if clusters.has(0, roles.NONE) else roles.BOTH
    yield [(roles.PICK, words.CLAIM), (none, words.NONE)]
    yield [(roles.PICK, words.PICK), (roles.MOVE, words.MOVE)]
    yield [(roles.PICK, words.GO_ON)]


def width(fitting):
    total = sum(legend._width(SMALL, label, word) for label, word in fitting)
    return total + legend._GAP * (len(fitting) - 1)


def check(clusters, player, items, room):
    """The first two items that the player has buttons for are there, and it all has room."""
    fitting = legend.keys(SMALL, clusters, player, items, room)
    wanted = []
    for role, word in items:
        label = clusters.label(player, role)
        if label and label not in dict(wanted) and word not in dict(wanted).values():
            wanted.append((label, word))
    assert fitting[:2] == wanted[:2]
    assert width(fitting) <= room
    return fitting


@pytest.mark.parametrize("panel", WIDTHS)
@pytest.mark.parametrize("one", ALL_BOARDS, ids=board_name)
@each_way
def test_alone_the_first_two_keys_of_every_screen_fit(language, one, panel):
    words, more = lang.load(language), lang.load(language, "more")
    clusters = roles.clusters(one)[0]
    for items in alone(words, more):
        check(clusters, 0, items, panel - 8)


@pytest.mark.parametrize("panel", WIDTHS)
@pytest.mark.parametrize("one", ALL_BOARDS, ids=board_name)
@each_way
def test_for_two_both_keys_fit_at_each_side(language, one, panel):
    words = lang.load(language)
    clusters = roles.clusters(one)[1]
    for items in for_two(words, clusters):
        for player in (0, 1):
            check(clusters, player, items, panel // 2 - 5)


@each_way
def test_on_a_boards_own_panel_a_solitaire_says_how_to_say_no_set(language):
    words, more = lang.load(language), lang.load(language, "more")
    for one in ALL_BOARDS:
        clusters = roles.clusters(one)[0]
        for items in alone(words, more):
            said = dict(check(clusters, 0, items, one.PANEL[0] - 8)).values()
            if (roles.NONE, words.NO_SET) in items and clusters.has(0, roles.NONE):
                assert words.NO_SET in said, one.NAME


def test_a_role_without_a_button_is_left_out():
    clusters = roles.clusters(board("pico_display_2"))[1]
    items = [(roles.HINT, "hint"), (roles.PICK, "pick"), (roles.STEP, "move")]
    assert legend.keys(SMALL, clusters, 0, items, 999) == [("A", "pick"), ("B", "move")]
    assert legend.keys(SMALL, clusters, 1, items, 999) == [("X", "pick"), ("Y", "move")]


def test_the_same_key_or_word_is_not_said_twice():
    clusters = roles.clusters(board("picosystem"))[0]
    items = [(roles.BACK, "back"), (roles.NONE, "back"), (roles.BACK, "menu")]
    assert legend.keys(SMALL, clusters, 0, items, 999) == [("B", "back")]


def test_what_has_no_room_is_left_out_and_what_still_has_is_not():
    clusters = roles.clusters(board("picosystem"))[0]
    items = [(roles.PICK, "pick"), (roles.HINT, "a long explanation"), (roles.BACK, "no")]
    room = width([("A", "pick"), ("B", "no")])
    assert legend.keys(SMALL, clusters, 0, items, room) == [("A", "pick"), ("B", "no")]
    assert legend.keys(SMALL, clusters, 0, items, room - 1) == [("A", "pick")]
    assert legend.keys(SMALL, clusters, 0, items, 3) == []


def test_turned_over_a_key_is_called_as_it_is_printed():
    alone_, two = roles.clusters(board("duo"))
    for clusters in (alone_, two):
        assert clusters.label(0, roles.RIGHT) == "→"
        clusters.turned = True
        assert clusters.label(0, roles.RIGHT) == "←"
        assert clusters.label(0, roles.PICK) == "●"
        clusters.turned = False
