"""Races in the browser: two players on our own board, by keys and fingers alone."""

from itertools import groupby

from host_tests.ring1 import table_play
from host_tests.ring3.conftest import DESK, phone
from host_tests.ring3.hands import Hands
from tierce import cards, games, seedcode
from tierce.games import codes
from tierce.ui import palette

# When always the first set is taken: there is one to the end,
ALWAYS = "2222-26A"
# there is none once the first is taken,
NONE_SECOND = "2222-2ES"
# there is none among the first twelve cards.
NONE_FIRST = "2222-5CS"
PHONE = phone(844, 390)
STRIPES = 9  # the column where a verdict marks what broke


def start(visit, options=DESK, **setup):
    """Two sit down to a race."""
    hands = Hands(visit("duo", options=options))
    hands.race(**setup)
    return hands


def take(hands, who):
    """Claim and take the first set there is."""
    hands.claim(who)
    hands.pick(hands.a_set(), who)


def test_r3_3_a_right_claim_by_keys_takes_the_set(visit):
    hands = start(visit)
    for who, scores in ((0, [1, 0]), (1, [1, 1]), (1, [1, 2])):
        before = hands.table()
        slots = hands.a_set()
        take(hands, who)
        assert hands.game("scores") == scores
        assert hands.game("claimant") == codes.NOBODY
        after = hands.table()
        assert all(before[at] != after[at] for at in slots)


def test_r3_2_nobody_else_moves_the_cursor_of_a_claim(visit):
    hands = start(visit)
    hands.claim(0)
    for role in ("right", "down", "pick", "none"):
        hands.press(role, 1)
    assert hands.game("claimant") == 0
    assert hands.see("cursor") == 0
    assert hands.game("picks") == []


def test_a_pick_is_taken_back_by_the_cross(visit):
    hands = start(visit)
    hands.claim(1)
    slots = hands.no_set()
    hands.pick(slots[:2], 1)
    assert hands.game("picks") == slots[:2]
    hands.press("none", 1)
    assert hands.game("picks") == slots[:1]
    hands.pick(hands.a_set()[1:], 1)
    assert hands.game("scores") == [0, 1]


def test_r3_4_a_wrong_claim_costs_a_point_and_shows_what_broke(visit):
    hands = start(visit)
    slots, table = hands.no_set(), hands.table()
    broken = cards.broken(*(table[slot] for slot in slots))
    hands.claim(1)
    hands.pick(slots, 1)
    hands.arrive("Verdict")
    hands.player.until(lambda: hands.see("_stale") == 0)
    assert hands.see("_game.broken") == broken
    colour = palette.colours("classic")[palette.SECOND]
    marked = (colour >> 16, colour >> 8 & 255, colour & 255)
    picture = hands.player.picture()
    column = [picture.getpixel((STRIPES, y)) == marked for y in range(picture.height)]
    stripes = sum(here for here, _ in groupby(column))
    assert stripes == 1 + broken.bit_count(), "one at the top, one for each feature that broke"

    hands.dismiss(0)
    hands.arrive("RaceTable")
    assert hands.game("scores") == [0, -1]
    assert hands.table() == table
    assert hands.game("picks") == []


def test_r3_4_a_claim_that_runs_out_costs_a_point(visit):
    hands = start(visit, clock="3 s")
    table = hands.table()
    hands.claim(0)
    hands.press("pick", 0)
    hands.arrive("Verdict")
    assert hands.see("_late") is True
    hands.dismiss(1)
    hands.arrive("RaceTable")
    assert hands.game("scores") == [-1, 0]
    assert hands.game("wrong") == [1, 0]
    assert hands.table() == table
    assert hands.game("picks") == []
    take(hands, 0)
    assert hands.game("scores") == [0, 0]


def test_r3_6_none_needs_both_and_is_refused_when_a_set_is_there(visit):
    hands = start(visit)
    table = hands.table()
    hands.press("none", 1)
    assert hands.game("agreed") == 0b10
    assert hands.see("said") == "No set? Left has to agree."
    hands.press("none", 0)
    assert hands.game("agreed") == 0
    assert hands.see("said") == "There is a set. Look again!"
    assert hands.table() == table
    assert hands.game("scores") == [0, 0]


def test_r3_6_three_cards_are_added_when_both_see_none(visit):
    hands = start(visit, deal=NONE_FIRST)
    assert hands.a_set() == []
    before = hands.table()
    hands.press("none", 0)
    assert hands.see("said") == "No set? Right has to agree."
    hands.press("none", 1)
    assert hands.see("said") == "No set there: three more cards."
    assert hands.table()[:12] == before
    assert len(hands.table()) == 15
    take(hands, 1)
    assert len(hands.table()) == 12
    assert hands.game("scores") == [0, 1]


def decided(hands):
    """Wait until one of them has the claim; return who."""
    hands.player.until(lambda: hands.game("claimant") != codes.NOBODY)
    return hands.game("claimant")


def test_r3_2_at_the_very_same_time_a_coin_decides(visit):
    hands = start(visit, PHONE, deal=ALWAYS)
    won = [0, 0]
    while not all(won):
        hands.player.tap(hands.button("pick", 0), hands.button("pick", 1))
        stamps = [edge[2:] for edge in hands.player.edges()[-4:-2]]
        assert stamps[0] == stamps[1], "a true tie"
        who = decided(hands)
        hands.press("pick", 1 - who)
        assert hands.game("picks") == [], "the other one has nothing"
        hands.pick(hands.a_set(), who)
        won[who] += 1
        assert hands.game("scores") == won
        assert sum(won) < 24, "always the same one: a coin does so once in eight millions"


def test_r3_2_the_earlier_press_has_the_claim(visit):
    hands = start(visit, PHONE)
    won = [0, 0]
    for first in (0, 1, 1, 0):
        buttons = [hands.button("pick", who) for who in (first, 1 - first)]
        with hands.player.fingers(*buttons, apart=30):
            assert decided(hands) == first
        hands.pick(hands.a_set(), first)
        won[first] += 1
        assert hands.game("scores") == won


def test_a_race_goes_on_where_it_was_after_a_reload(visit):
    hands = start(visit)
    take(hands, 1)
    take(hands, 0)
    before = hands.state()
    assert before[1] == [1, 1]

    # Nothing is kept of what happens while a claim can be made, or of an open one.
    hands.press("none", 0)
    hands.claim(1)
    hands.player.page.reload()
    hands.player.ready()
    hands.choose("Continue", "Race")
    hands.arrive("RaceTable")
    assert hands.state() == before
    assert hands.game("agreed") == 0
    assert hands.game("claimant") == codes.NOBODY
    take(hands, 1)
    assert hands.game("scores") == [1, 2]


def sets_in(deal):
    """Return how many sets a race has when always the first one is taken."""
    game = games.new("race", seedcode.decode(deal), 2)
    found = 0
    while not game.over:
        if table_play.search.has_set(game.table):
            table_play.claim(game, 0, table_play.a_set(game))
            found += 1
        else:
            game.apply(0, codes.NONE)
            game.apply(1, codes.NONE)
    return found


def test_r3_9_a_whole_race_that_ends_level_is_a_tie(visit):
    hands = start(visit, deal=NONE_SECOND)
    sets = sets_in(NONE_SECOND)
    assert sets % 2, "so somebody has to be wrong once"
    hands.claim(0)
    hands.pick(hands.no_set(), 0)
    hands.arrive("Verdict")
    hands.dismiss(0)
    hands.arrive("RaceTable")
    left = sets
    while left:
        if hands.a_set():
            scores = hands.game("scores")
            take(hands, scores.index(min(scores)))
            left -= 1
        else:
            hands.press("none", 0)
            hands.press("none", 1)
    hands.arrive("Finish")
    assert hands.see("_headline()") == "A tie"
    level = (sets - 1) // 2
    assert hands.see("_lines[0]") == f"Left {level}   Right {level}"
    hands.press("none")
    assert "Continue" not in hands.labels()
