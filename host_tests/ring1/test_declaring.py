"""R3.2 at the table: two players press, the real App decides; only framebuf's drawing is faked."""

import sys
from types import ModuleType

import pytest

from host_tests.ring1.fake_device import Buttons, Store, board
from host_tests.ring1.table_play import a_set, no_set
from tierce.games import codes, names
from tierce.reader import Reader


class Frame:
    """What draws: nothing at all."""

    def __init__(self, *_):
        pass

    def __getattr__(self, _):
        return lambda *_: 0


class Device(Buttons, Store):
    def __init__(self, one, canvas):
        Buttons.__init__(self, one)
        Store.__init__(self)
        self.canvas = canvas

    def palette(self, *_):
        pass

    turn = light = play = palette


class Race:
    """A race on a board; `press` and `let_go` say when, `run` lets it happen."""

    def __init__(self, one, **options):
        from tierce.ui import play
        from tierce.ui.app import App
        from tierce.ui.canvas import Canvas

        self.device = Device(one, Canvas(*one.PANEL))
        self.app = App(self.device)
        self.now, self.edges = 1000, []
        self.run(20)
        play.start(self.app, "race", 3, 2, options)
        self.game = self.app.screen.game
        self.run(1500)

    def tap(self, button, after, length=60):
        """A press so many milliseconds from now."""
        self.edges.append((self.now + after, 1, button))
        self.edges.append((self.now + after + length, 0, button))

    def run(self, ms):
        self.edges.sort()
        for _ in range(0, ms, 10):
            self.now += 10
            while self.edges and self.edges[0][0] <= self.now:
                at, level, button = self.edges.pop(0)
                self.device.edges.append([button, level, at, 0])
            self.app.step(self.now)

    def events(self):
        """What has happened: player and action, and the times from the first one on."""
        some = list(Reader(self.game.journal.data))
        return [(player, names.ACTIONS[action]) for player, action, _, _ in some], [
            at - some[0][3] for *_, at in some
        ]


@pytest.fixture
def race(monkeypatch):
    """A race on the Pico Display: buttons 0, 1 and 2, 3 are pick and step of the two players."""
    framebuf = ModuleType("framebuf")
    vars_of = {"FrameBuffer": Frame, "GS4_HMSB": 2, "GS2_HMSB": 5}
    for name, value in vars_of.items():
        setattr(framebuf, name, value)
    monkeypatch.setitem(sys.modules, "framebuf", framebuf)
    before = set(sys.modules)
    yield lambda **options: Race(board("pico_display_2"), **options)
    # What was imported with it knows no other framebuf.
    for name in set(sys.modules) - before:
        if name.startswith("tierce.ui."):
            del sys.modules[name]


def test_r3_2_the_first_to_declare_has_the_claim_and_the_other_none(race):
    one = race()
    one.tap(2, 7)
    one.tap(0, 8)
    one.run(200)
    assert one.events()[0] == [(1, "claim")]
    assert one.game.claimant == 1


def test_r3_2_a_claim_counts_from_its_press_and_not_from_its_wait(race):
    one = race()
    at = one.app.screen.clock
    one.tap(0, 33)
    one.run(300)
    assert one.game.claimed_at == at + 33


def test_r3_6_both_say_none_at_once_and_neither_claims(race):
    one = race()
    for button, after in ((0, 1), (2, 8), (1, 15), (3, 22)):
        one.tap(button, after, 100)
    one.run(400)
    assert one.events() == ([(0, "none"), (1, "none")], [0, 7])
    assert one.game.claimant == codes.NOBODY


def test_r3_2_a_claim_during_the_others_none_is_heard_after_it_at_its_own_time(race):
    one = race()
    for button, after, length in ((0, 1, 200), (1, 11, 200), (2, 41, 60)):
        one.tap(button, after, length)
    one.run(500)
    assert one.events() == ([(0, "none"), (1, "claim")], [0, 40])


def test_r3_4_a_press_of_who_is_locked_out_does_not_cost_the_other_theirs(race):
    one = race(penalty="lockout")
    assert one.game.apply(0, codes.CLAIM, 0, one.game.at + 2000)
    for slot in no_set(one.game):
        one.game.apply(0, codes.PICK, slot, one.game.at)
    assert one.game.locked == 1
    one.run(2000)
    one.tap(0, 1)
    one.tap(2, 31)
    one.run(300)
    assert one.events()[0][-1] == (1, "claim")


def test_r3_2_nothing_is_stored_while_a_claim_is_open(race):
    one = race()
    writes = one.device.writes
    one.tap(0, 1)
    one.run(200)
    assert one.game.claimant == 0
    one.tap(1, 1)
    one.tap(0, 200)
    one.run(600)
    assert one.game.picks
    assert one.device.writes == writes


def test_r3_3_two_buttons_are_enough_to_take_a_set(race):
    one = race()
    wanted = a_set(one.game)
    one.tap(0, 1)
    one.run(200)
    for _ in range(60):
        screen = one.app.screen
        if one.game.won[0]:
            break
        here = screen.cursor in wanted and screen.cursor not in one.game.picks
        one.tap(0 if here else 1, 1)
        one.run(120)
    assert len(one.game.won[0]) == 3
    assert one.device.files["race.game"] == bytes(one.game.journal.data)


def test_two_together_held_open_the_menu_for_either_player(race):
    for pair in ((0, 1), (3, 2)):
        one = race()
        for button in pair:
            one.tap(button, 1, 900)
        one.run(800)
        assert type(one.app.screen).__name__ == "Pause"
        assert one.events()[0] == []
