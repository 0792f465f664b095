"""The heap: interface and game fit, and a frame in which nothing changes takes none of it."""

import pytest

from host_tests.device import SOURCES
from tools import wasm
from tools.pictures import HERE

BUDGET = 130_000

TOUR = """
import stations

def turn():
    if stations.turn():
        return True
    stations.report()
    return False
"""

# Frames of 3 ms each with the heap locked, where any allocation raises: on a screen at rest.
IDLE = """
import micropython
import paper
from tierce.ui import roles

hands = paper.Hands(paper.board({board!r}))
still = []

def rest():
    name = hands.where()
    hands.settle()
    hands.wait(1000 - hands.now % 1000)  # no clock on the screen turns in what follows
    hands.wait(48)
    locked = False
    micropython.heap_lock()
    try:
        for frame in range(12):
            hands.runner.step(hands.now + 3 * frame)
        try:
            bytearray(1000)
        except MemoryError:
            locked = True
    finally:
        micropython.heap_unlock()
    hands.now += 36
    if locked and hands.app:
        print(name)

rest()
for name in ("games", "settings", "help", "about", "statistics", "code", "selftest"):
    hands.app.push(name)
    rest()
    hands.app.pop()
hands.app.push("rules", "set")
rest()
for game in (2, 0):
    hands.app.home()
    hands.frame()
    hands.app.push("games")
    hands.select(game)
    rest()
    hands.select(0)
    rest()
    if game == 2 and hands.find(0, roles.HINT) >= 0:
        hands.press(roles.HINT)
        rest()
hands.screen.aside("pause")
rest()
"""

# The pixels that are sent for one move of the cursor, and the area of a card with its frame.
CURSOR = """
import paper
from tierce.ui import roles
for board in ("duo", "waveshare_lcd_1_3"):
    hands = paper.Hands(paper.board(board))
    hands.select(0)
    hands.select(2)
    hands.settle()
    hands.select(0)
    hands.settle()
    layout = hands.screen.layout
    hands.app.settings["sound"] = 0
    hands.device.sent = 0
    hands.press(roles.DOWN, hold=16)
    print(hands.device.sent, (layout.card_width + 6) * (layout.card_height + 4))
"""

# How many pieces a step paints, wherever the monkey goes: never more than one.
STEPS = """
import monkey
from tierce.ui.screen import Screen
one = monkey.start({board!r}, 3)
app = type(one.hands.app)
painted = 0
most = 0
paint, step = Screen.paint, app.step

def counted_paint(self):
    global painted
    done = paint(self)
    painted += done
    return done

def counted_step(self, now):
    global painted, most
    painted = 0
    more = step(self, now)
    most = max(most, painted)
    return more

Screen.paint, app.step = counted_paint, counted_step
while one.presses < 1500:
    one.turn()
print(most)
"""


def on_paper(*names):
    return {f"{name}.py": (HERE / f"{name}.py").read_text() for name in ("paper", *names)}


def test_the_whole_interface_and_a_game_fit_into_their_budget():
    printed = wasm.run(TOUR, SOURCES, turns=True, compiled=True)
    used = {}
    for line in printed.splitlines():
        _, station, size = line.split()
        used[station] = int(size)
    assert {"race", "claim", "verdict", "pause", "finish"} <= set(used)
    assert max(used.values()) <= BUDGET, used


@pytest.mark.parametrize("board", ["duo", "waveshare_lcd_1_3"])
def test_a_frame_in_which_nothing_changes_allocates_nothing(board):
    still = wasm.run(IDLE.format(board=board), on_paper()).split()
    assert {
        "Home",
        "Games",
        "SettingsMenu",
        "Rules",
        "Code",
        "SelfTest",
        "Setup",
        "SolitaireTable",
        "RaceTable",
        "Pause",
    } <= set(still)


def test_a_move_of_the_cursor_sends_two_cards():
    for line in wasm.run(CURSOR, on_paper()).splitlines():
        sent, card = map(int, line.split())
        assert card < sent <= 2 * card


def test_a_step_paints_a_piece_at_the_most():
    assert int(wasm.run(STEPS.format(board="duo"), on_paper("monkey"))) == 1
