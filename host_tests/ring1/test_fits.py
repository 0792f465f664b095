"""Nothing that is said is cut off or covered, in any language, on any panel."""

import pytest

from tierce import lang, seedcode
from tierce.games import GAMES, kind
from tierce.lang import LANGUAGES
from tierce.settings import SETTINGS
from tierce.ui.layout import PANELS, Row
from tierce.ui.text import Font, wrap

SMALL, BODY, TITLE = (Font(name) for name in ("small", "body", "title"))
WIDEST = max(seedcode.ALPHABET, key=BODY.width)
CODE = WIDEST * 4 + "-" + WIDEST * 3
each_panel = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: "%dx%d" % panel)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def parts(language):
    return [lang.load(language, part) for part in ("", "more", "verdict", "rules")]


def menu_rows(words, more):
    """Every row of every menu: its label and its value."""
    rows = [(label, "") for label in (*words.GAMES, *words.TOPICS, *more.NO_YES)]
    rows += [(getattr(words, name), "") for name in FIRST_MENU + PAUSE_MENU]
    rows += [(getattr(more, name), "") for name in MENU_MORE]
    rows += [(label, "99999") for label in words.GAMES]
    rows += [(label, "999:59") for label in more.FIGURES]
    rows += [(words.DEAL, CODE), (words.DEAL, more.ANY_DEAL), (more.PLAYERS, more.TWO_PLAYERS)]
    rows += [(more.SEATS, value) for value in more.SEATINGS.values()]
    for name in GAMES:
        for option, allowed in kind(name).OPTIONS:
            rows += [(more.OPTIONS[option], more.value(option, one)) for one in allowed]
    for index, (name, allowed, _) in enumerate(SETTINGS):
        rows += [(more.SETTING_NAMES[index], more.setting(name, one)) for one in allowed]
    return rows


FIRST_MENU = ("CONTINUE", "PLAY", "DEAL_CODE", "STATISTICS", "SETTINGS", "HELP", "ABOUT", "BACK")
PAUSE_MENU = ("RESUME", "RULES", "ASK_FILL", "ASK_NONE", "ASK_HINT", "LEAVE")
MENU_MORE = ("START", "NEXT_ROUND", "AGAIN", "OTHER_OPTIONS", "CLEAR_STATISTICS", "SELF_TEST")
SAID = ("THREE_MORE", "SET_THERE", "NO_SET_THERE", "HINT_COSTS", "SECOND_SET", "LOCKED_OUT")


@each_panel
@each_language
def test_rows_of_menus_have_a_gap_between_label_and_value(language, panel):
    words, more, _, _ = parts(language)
    for label, value in menu_rows(words, more):
        room = panel[0] - 12 - 9 - 8 - (8 if value else 0)
        assert BODY.width(label) + BODY.width(value) <= room, (label, value)


@each_panel
@each_language
def test_titles_fit_with_the_number_of_the_page(language, panel):
    words, more, why, _ = parts(language)
    room = panel[0] - 24
    for title in (*words.GAMES, *words.TOPICS, words.ABOUT):
        assert TITLE.width(title) + 8 + SMALL.width("10/10") <= room, title
    titles = [words.NAME, words.PLAY, words.DEAL_CODE, words.STATISTICS, words.SETTINGS]
    titles += [words.HELP, words.CONTINUE, words.PAUSED, more.TIE, more.SOLVED, more.GAME_OVER]
    titles += [why.TIME_UP] + [
        form % side for form in (more.WINS, more.LEADS) for side in words.SIDES
    ]
    for title in titles:
        assert TITLE.width(title) <= room, title


@each_panel
@each_language
def test_r2_2_the_verdict_fits_beside_its_marks_and_its_price(language, panel):
    why = parts(language)[2]
    middle = 8 + 7 + max(SMALL.width(name) for name in why.FEATURES) + 8
    for pairs in why.PAIR:
        for text in pairs:
            assert middle + SMALL.width(text) <= panel[0] - 8 - 25 - 2, text
    for text in (why.ALL_DIFFERENT, *(one for row in why.ALIKE for one in row)):
        assert middle + SMALL.width(text) <= panel[0] - 8, text
    for price in (why.MINUS_ONE, why.NO_PENALTY, why.LOCKED, why.ALL_IN, why.GIVEN_BACK, why.OWED):
        assert TITLE.width(why.NOT_A_SET) + 10 + SMALL.width(price) <= panel[0] - 8, price


@each_panel
def test_r2_2_four_lines_of_a_verdict_have_room(panel):
    small = panel[1] < 200
    row = Row(panel, small, None, 5 if small else 8)
    top = row.y(0) + row.card_height + TITLE.height + (0 if small else 12)
    assert (panel[1] - PANELS[panel][1] - top) // 4 >= SMALL.height


@each_panel
@each_language
def test_what_is_said_fits_into_the_line(language, panel):
    words, more, _, _ = parts(language)
    for text in [words.CANNOT_SAVE, *(getattr(words, name) for name in SAID)] + [
        words.AGREED % one for one in words.SIDES
    ]:
        assert SMALL.width(text) <= panel[0] - 8, text
    assert SMALL.width(more.HOLD_TO_LEAVE) <= panel[0] - 8
    assert BODY.width(words.OPENING) <= panel[0] - 8


@each_panel
@each_language
@pytest.mark.parametrize("chip", [0, 18])
def test_score_stock_and_time_of_a_solitaire_stand_apart(language, panel, chip):
    words = parts(language)[0]
    half = SMALL.width(words.STOCK % 69) // 2 + 1
    left = 6 + SMALL.width(words.SCORE % -99)
    right = panel[0] - 6 - SMALL.width("599:59") - chip
    assert left + 6 <= panel[0] // 2 - half
    assert panel[0] // 2 + half + 6 <= right


@each_panel
@each_language
def test_r3_scores_notes_and_claim_of_a_race_stand_apart(language, panel):
    words = parts(language)[0]
    claims = [words.CLAIMS % side for side in words.SIDES]
    notes = [words.OUT, words.SAYS_NONE, words.OWES % 9]
    # Who owes a set has none of this round: three digits are cards of rounds before.
    cases = [(text, score, note) for text in claims for score in ("99", "-9") for note in notes]
    cases += [(words.STOCK % 69, "972", note) for note in notes]
    for text, score, note in cases:
        if score == "-9" and note not in (words.OUT, words.SAYS_NONE):
            continue  # below zero goes only who pays points, and they owe no set
        end = 6 + 14 + SMALL.width(score) + 5 + SMALL.width(note)
        assert end + 3 <= (panel[0] - SMALL.width(text)) // 2, (text, score, note)


@each_panel
@each_language
def test_the_end_of_a_game_fits(language, panel):
    words, more, _, _ = parts(language)
    lines = [more.FINAL_SCORE % (-99, 27), more.TIME_AND_WRONG % ("599:59", 999)]
    lines.append("   ".join(more.SIDE_SCORE % (side, 972) for side in words.SIDES))
    lines += [more.FASTEST % "3599.9" + " · " + side for side in words.SIDES]
    for line in lines:
        assert SMALL.width(line) <= panel[0] - 8, line


@each_panel
@each_language
def test_questions_leave_room_for_both_answers_and_the_way_back(language, panel):
    more = parts(language)[1]
    for question in (more.REPLACE_GAME, more.CLEAR_STATISTICS_SURE):
        lines = wrap(BODY, question, panel[0] - 28)
        head = 18 + len(lines) * (BODY.height + 2)
        high = BODY.height + (2 if panel[1] < 200 else 5)
        assert (panel[1] - PANELS[panel][1] - 2 - head) // high >= 3, question


@each_panel
@each_language
def test_a_deal_code_is_explained_in_two_lines(language, panel):
    words, more, _, _ = parts(language)
    for text in (more.CODE_HELP, more.CODE_WRONG):
        assert len(wrap(SMALL, text, panel[0] - 16)) <= 2, text
    for text in (more.OK, words.BACK):
        assert BODY.width(text) <= panel[0] // 3 - 4


@each_panel
@each_language
def test_pages_of_rules_are_wrapped_at_spaces(language, panel):
    _, more, _, rules = parts(language)
    font = SMALL if panel[1] < 200 else BODY
    texts = [text for pages in rules.TOPICS.values() for text, _ in pages]
    for text in [*texts, more.ABOUT_TEXT % ("0.1.0", "Waveshare Pico-LCD-1.3")]:
        lines = wrap(font, text, panel[0] - 24)
        assert all(font.width(line) <= panel[0] - 24 for line in lines)
        assert " ".join(" ".join(lines).split()) == " ".join(text.split()), "no word is broken"


@each_panel
@each_language
def test_a_crash_leaves_room_for_its_cause(language, panel):
    words = parts(language)[0]
    columns = panel[0] // 8 - 2
    rows = (panel[1] - 34) // 10
    assert -(-len(words.NAME + ": " + words.CRASHED) // columns) + 4 <= rows
    assert len(words.RESTART) <= columns
