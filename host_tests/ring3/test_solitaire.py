"""A solitaire in the browser, from the menu to the statistics, by keys alone."""

from host_tests.ring3.hands import Hands

BOARD = "waveshare_lcd_1_3"
# With the first set of each table taken all 81 cards go, and once there is no set among twelve.
DEAL = "2222-3PD"


def start(visit):
    hands = Hands(visit(BOARD))
    hands.choose("Play", "Solitaire")
    hands.deal(DEAL)
    hands.choose("Start")
    hands.arrive("SolitaireTable")
    return hands


def play(hands, sets):
    """Find so many sets; say so where there is none."""
    found = 0
    while found < sets:
        slots = hands.a_set()
        if slots:
            hands.pick(slots)
            found += 1
        else:
            cards = len(hands.table())
            hands.press("none")
            assert len(hands.table()) == cards + 3
            assert hands.see("said") == "No set there: three more cards."


def test_r5_2_a_whole_patience_to_its_end_screen_and_into_the_statistics(visit):
    hands = start(visit)
    play(hands, 2)
    assert hands.game("scores") == [2]

    hands.press("hint")
    assert hands.see("said") == "A hint: one point."
    assert hands.game("scores") == [1]
    hands.press("back")
    hands.choose("Show me a hint")
    assert hands.game("scores") == [0]
    assert list(bytes.fromhex(hands.see("game.hint.hex()"))) == hands.a_set()[:2]

    play(hands, 25)
    hands.arrive("Finish")
    assert hands.see("_headline()") == "Well done!"
    assert hands.see("_lines[0]") == "score 25 · 27 sets"

    hands.press("back")
    assert "Continue" not in hands.labels()
    hands.choose("Statistics")
    played = [hands.see(f"row({place})[1]") for place in range(3)]
    assert played == ["0", "0", "1"]
    hands.choose("Solitaire")
    figures = [hands.see(f"row({place})[1]") for place in range(4)]
    assert figures == ["1", "1", "27", "0"]


def test_a_solitaire_goes_on_where_it_was_after_a_reload(visit):
    hands = start(visit)
    play(hands, 2)
    hands.press("hint")
    slots = hands.a_set()
    hands.pick(slots[:2])
    before = hands.state()
    assert before[1:3] == ([1], slots[:2])

    hands.player.page.reload()
    hands.player.ready()
    hands.choose("Continue", "Solitaire")
    hands.arrive("SolitaireTable")
    assert hands.state() == before
    hands.pick(slots[2:])
    assert hands.game("scores") == [2]


def test_r5_2_a_wrong_pick_is_explained_and_costs_nothing(visit):
    hands = start(visit)
    slots = hands.a_set()
    hands.pick(hands.no_set())
    hands.arrive("Verdict")
    hands.dismiss()
    hands.arrive("SolitaireTable")
    assert hands.game("scores") == [0]
    assert hands.game("wrong") == 1
    hands.pick(slots)
    assert hands.game("scores") == [1]
