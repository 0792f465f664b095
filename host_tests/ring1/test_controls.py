"""From edges to presses: whose it was, what it is, how often while it is held, who was first."""

from random import Random

import pytest

from host_tests.ring1.fake_device import ALL_BOARDS, Buttons, board, board_name
from tierce.ui import controls as module
from tierce.ui import roles
from tierce.ui.controls import Controls

CLOCK = (1 << 30) - 1
HOLD, REPEAT = module._HOLD, module._REPEAT
MOVERS = (roles.STEP, roles.RIGHT, roles.LEFT, roles.UP, roles.DOWN)
WAYS = [(one, two) for one in ALL_BOARDS for two in (False, True)]
NAMES = [f"{board_name(one)}-{'two' if two else 'alone'}" for one, two in WAYS]


class Hands:
    """Somebody at the buttons of a board, and what `Controls` made of it."""

    def __init__(self, one, two=False, coin=0):
        self.device = Buttons(one, coin)
        self.presses = []
        self.controls = Controls(self.device, lambda *press: self.presses.append(press))
        self.controls.play(two)

    def edge(self, button, level, ms, us=0):
        self.device.edges.append([button, level, ms & CLOCK, us])

    def step(self, now):
        """Step; return what was pressed since the last time."""
        self.controls.step(now & CLOCK)
        presses, self.presses[:] = list(self.presses), []
        return presses


def wanted(one, two):
    """Each button's (player, role), from the board's own tables."""
    clusters = (one.FIRST, one.SECOND) if two else (one.ALONE,)
    return {
        button: (player, roles.NAMES.index(cluster[button]))
        for player, cluster in enumerate(clusters)
        for button in range(len(one.BUTTONS))
        if cluster[button]
    }


@pytest.mark.parametrize(("one", "two"), WAYS, ids=NAMES)
def test_whose_a_button_is_and_what(one, two):
    hands = Hands(one, two)
    for button in range(len(one.BUTTONS)):
        ms = 100 * (button + 1)
        hands.edge(button, 1, ms)
        hands.edge(button, 0, ms + 50)
        whose = wanted(one, two).get(button)
        assert hands.step(ms + 60) == ([(*whose, ms, False)] if whose else [])


@pytest.mark.parametrize("start", [0, CLOCK - 500])
@pytest.mark.parametrize(("one", "two"), WAYS, ids=NAMES)
def test_what_moves_repeats_while_it_is_held_and_nothing_else_does(one, two, start):
    for button, (player, role) in wanted(one, two).items():
        hands = Hands(one, two)
        hands.edge(button, 1, start)
        assert hands.step(start) == [(player, role, start, False)]
        again = []
        for passed in range(1, HOLD + 3 * REPEAT + 1):
            again += [(passed, press) for press in hands.step(start + passed)]
        times = [HOLD + REPEAT * number for number in range(4)] if role in MOVERS else []
        assert again == [
            (passed, (player, role, start + passed & CLOCK, True)) for passed in times
        ]
        hands.edge(button, 0, start + 800)
        for passed in range(800, 2000, 7):
            assert hands.step(start + passed) == []


def test_forget_stops_what_is_held():
    hands = Hands(board("duo"))
    hands.edge(3, 1, 0)
    assert len(hands.step(0)) == 1
    assert len(hands.step(HOLD)) == 1
    hands.controls.forget()
    assert all(hands.step(now) == [] for now in range(HOLD, 3000, 10))


def test_another_screens_buttons_do_not_repeat_in_this_one():
    hands = Hands(board("duo"))
    hands.edge(3, 1, 0)
    hands.step(0)
    hands.controls.play(True)
    assert all(hands.step(now) == [] for now in range(0, 3000, 10))


def test_the_last_press_of_a_player_is_the_one_that_repeats():
    hands = Hands(board("duo"), two=True)
    hands.edge(3, 1, 0)  # the first player's right, then their down; the second player's left
    hands.edge(1, 1, 100)
    hands.edge(8, 1, 150)
    hands.step(150)
    assert [press[:2] for press in hands.step(100 + HOLD)] == [(0, roles.DOWN)]
    assert [press[:2] for press in hands.step(150 + HOLD)] == [(1, roles.LEFT)]
    hands.edge(4, 1, 150 + HOLD)
    hands.step(150 + HOLD)
    again = [press for now in range(560, 900) for press in hands.step(now) if press[3]]
    assert {press[0] for press in again} == {1}, "pick has ended what repeated"


@pytest.mark.parametrize("one", ALL_BOARDS, ids=board_name)
def test_r3_2_an_exact_tie_is_decided_by_a_coin(one):
    mine = one.FIRST.index("pick")
    other = one.SECOND.index("pick")
    for pair in ((mine, other), (other, mine)):
        for coin in (0, 1, 2, 3):
            hands = Hands(one, two=True, coin=coin)
            for button in pair:
                hands.edge(button, 1, 500, 123)
            first, second = hands.step(501)
            owner = 0 if pair[0] == mine else 1
            assert first[0] == (1 - owner if coin & 1 else owner)
            assert second[0] == 1 - first[0]


@pytest.mark.parametrize(
    ("early", "late"), [((500, 10), (500, 11)), ((500, 999), (501, 999)), ((500, 5), (501, 0))]
)
def test_r3_2_the_first_to_press_is_first_however_the_coin_falls(early, late):
    for coin in (0, 1):
        for buttons in ((4, 10), (10, 4)):
            hands = Hands(board("duo"), two=True, coin=coin)
            hands.edge(buttons[0], 1, *early)
            hands.edge(buttons[1], 1, *late)
            assert [press[0] for press in hands.step(600)] == [0 if b == 4 else 1 for b in buttons]


def test_a_player_does_not_tie_with_themselves_nor_with_a_release():
    for coin in (0, 1):
        hands = Hands(board("duo"), two=True, coin=coin)
        hands.edge(0, 1, 500, 7)
        hands.edge(3, 1, 500, 7)
        assert [press[1] for press in hands.step(501)] == [roles.UP, roles.RIGHT]
        hands.edge(0, 0, 900, 7)
        hands.edge(10, 1, 900, 7)
        assert [press[:2] for press in hands.step(901) if not press[3]] == [(1, roles.PICK)]


@pytest.mark.parametrize(("one", "two"), WAYS, ids=NAMES)
def test_nothing_is_lost_and_nothing_comes_twice(one, two):
    whose = wanted(one, two)
    for seed in range(60):
        chance = Random(seed)
        hands = Hands(one, two, coin=chance.randint(0, 1))
        edges, expected = [], []
        for button in range(len(one.BUTTONS)):
            ms = 0
            for _ in range(chance.randint(0, 6)):
                ms += chance.randint(20, 300)
                edges.append((ms, chance.randint(0, 999), button, 1))
                if button in whose:
                    expected.append((*whose[button], ms, False))
                ms += chance.randint(20, 300)
                edges.append((ms, chance.randint(0, 999), button, 0))
        edges.sort()
        got, now = [], 0
        while edges or now < 5000:
            now += chance.choice((1, 5, 16, 33, 250))
            while edges and edges[0][0] <= now:
                ms, us, button, level = edges.pop(0)
                hands.edge(button, level, ms, us)
            got += [press for press in hands.step(now) if not press[3]]
        assert sorted(got) == sorted(expected)
        assert [press[2] for press in got] == sorted(press[2] for press in got)
        assert hands.controls.holds(0) == hands.controls.holds(1) == 0


def test_holds_counts_what_a_player_holds_down():
    hands = Hands(board("duo"), two=True)
    for button in (0, 4, 10):
        hands.edge(button, 1, 10)
    hands.step(10)
    assert (hands.controls.holds(0), hands.controls.holds(1)) == (2, 1)
    hands.controls.play(False)
    assert (hands.controls.holds(0), hands.controls.holds(1)) == (3, 0)


@pytest.mark.parametrize(("one", "two"), WAYS, ids=NAMES)
def test_turned_over_every_direction_is_the_opposite_one_if_there_is_one(one, two):
    opposite = {roles.LEFT: roles.RIGHT, roles.UP: roles.DOWN}
    opposite.update({there: here for here, there in opposite.items()})
    for over in (True, False):
        hands = Hands(one, two)
        hands.controls.turn(True)
        hands.controls.turn(over)
        ways = wanted(one, two)
        left = [any(way == (player, roles.LEFT) for way in ways.values()) for player in (0, 1)]
        for button, (player, role) in ways.items():
            ms = 100 * (button + 1)
            hands.edge(button, 1, ms)
            hands.edge(button, 0, ms + 30)
            expected = opposite.get(role, role) if over and left[player] else role
            assert hands.step(ms + 50) == [(player, expected, ms, False)]
    assert all(roles.turned(roles.turned(role)) == role for role in range(len(roles.NAMES)))


def test_watch_is_told_of_every_change_also_of_buttons_that_are_nobodys():
    for one, two in WAYS:
        hands, seen = Hands(one, two), []
        setattr(hands.controls, "watch", lambda *change, seen=seen: seen.append(change))  # noqa: B010
        for button in range(len(one.BUTTONS)):
            hands.edge(button, 1, 50 * button)
            hands.edge(button, 0, 50 * button + 20)
        hands.step(2000)
        assert seen == [(b, level) for b in range(len(one.BUTTONS)) for level in (1, 0)]
