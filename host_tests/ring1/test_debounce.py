"""Contacts bounce: one press is one press, stamped at its first edge, however late it is heard."""

from random import Random

import pytest

from tierce.ui.debounce import REST, Debouncer

CLOCK = (1 << 30) - 1
BOUNCE = 5  # milliseconds; contacts bounce no longer


class Heard:
    """A debouncer for some buttons and what it has reported."""

    def __init__(self, count=1):
        self.changes = []
        self.debouncer = Debouncer(count, lambda *change: self.changes.append(change))

    def presses(self, button=0):
        return [ms for one, level, ms in self.changes if one == button and level]

    def listen(self, edges, steps):
        """Hand over the edges as a host does; `steps` are (time, how much it is ahead of it)."""
        at = 0
        for now, ahead in steps:
            while at < len(edges) and edges[at][0] <= now + ahead:
                ms, button, level = edges[at]
                self.debouncer.edge(button, level, ms & CLOCK)
                at += 1
            self.debouncer.settle(now & CLOCK)
        assert at == len(edges)


def contact(chance, at, level, length=BOUNCE):
    """The edges of one contact that opens or closes: an odd number, the first one at `at`."""
    later = sorted(chance.randint(0, length) for _ in range(2 * chance.randint(0, 4)))
    times = [at] + [at + more for more in later]
    return [(ms, level if place % 2 == 0 else 1 - level) for place, ms in enumerate(times)]


def taps(chance, start=0, hold=(REST, 400), gap=(REST, 400)):
    """Presses of one button: their edges and when each begins and ends."""
    edges, spans, ms = [], [], start
    for _ in range(chance.randint(1, 8)):
        ms += chance.randint(*gap)
        until = ms + chance.randint(*hold)
        edges += contact(chance, ms, 1, min(BOUNCE, until - ms))
        edges += contact(chance, until, 0)
        spans.append((ms, until))
        ms = until
    return edges, spans


def looks(chance, edges):
    """When the host looks: often or seldom, at last after all of it; edges may be ahead of it."""
    now, end = edges[0][0] - 3, edges[-1][0]
    steps = []
    while now <= end:
        steps.append((now, chance.choice((0, 0, 1, 2, 7))))
        now += chance.choice((1, 2, 3, 5, 16, 40, 300))
    return [*steps, (end + 2 * REST, 0), (end + 4 * REST, 0)]


def heard_of(chance, edges):
    heard = Heard()
    heard.listen([(ms, 0, level) for ms, level in edges], looks(chance, edges))
    return heard


@pytest.mark.parametrize("start", [0, 1000, CLOCK - 600])
def test_each_press_is_one_press_stamped_at_its_first_edge(start):
    for seed in range(1000):
        chance = Random(seed)
        edges, spans = taps(chance, start)
        heard = heard_of(chance, edges)
        assert heard.presses() == [first & CLOCK for first, _ in spans]
        releases = [ms for _, level, ms in heard.changes if not level]
        assert releases == [last & CLOCK for _, last in spans]
        assert not heard.debouncer.down(0)


@pytest.mark.parametrize("start", [0, CLOCK - 100])
def test_taps_shorter_than_the_rest_time_are_not_lost(start):
    for seed in range(1000):
        chance = Random(seed)
        edges, spans = taps(chance, start, (0, REST - 1), (2 * REST + BOUNCE, 100))
        heard = heard_of(chance, edges)
        assert heard.presses() == [first & CLOCK for first, _ in spans]
        assert not heard.debouncer.down(0)


def test_presses_20_ms_apart_are_both_counted():
    for seed in range(1000):
        chance = Random(seed)
        hold = chance.randint(1, 20 - BOUNCE)
        edges = contact(chance, 100, 1, min(BOUNCE, hold))
        edges += contact(chance, 100 + hold, 0, min(BOUNCE, 20 - hold))
        edges += contact(chance, 120, 1) + contact(chance, 150, 0)
        first, second = heard_of(chance, edges).presses()
        assert first == 100
        # Let go less than the rest time before, it may be heard that much later, never sooner.
        assert 120 <= second <= 120 + REST
        if hold <= 20 - REST:
            assert second == 120


def test_buttons_do_not_disturb_each_other():
    for seed in range(300):
        chance = Random(seed)
        edges, wanted = [], []
        for button in range(4):
            some, spans = taps(chance)
            edges += [(ms, button, level) for ms, level in some]
            wanted.append([first for first, _ in spans])
        edges.sort(key=lambda edge: edge[0])
        heard = Heard(4)
        heard.listen(edges, looks(chance, edges))
        assert [heard.presses(button) for button in range(4)] == wanted


def test_a_press_is_told_at_once_and_not_when_it_has_come_to_rest():
    heard = Heard()
    heard.debouncer.edge(0, 1, 50)
    assert heard.changes == [(0, 1, 50)]
    assert heard.debouncer.down(0)


def test_edges_younger_than_the_hosts_look_at_its_clock_are_no_second_press():
    """The host looked at 99; the pin moved at 100 and bounced before the edges were taken."""
    heard = Heard()
    heard.listen(
        [(100, 0, 1), (100, 0, 0), (101, 0, 1), (300, 0, 0)], [(99, 1), (101, 0), (400, 0)]
    )
    assert heard.changes == [(0, 1, 100), (0, 0, 300)]


def test_a_button_untouched_for_any_time_is_heard_at_once():
    for idle in (1 << 28, 1 << 29, (1 << 29) + 5, CLOCK - 5, CLOCK):
        heard = Heard()
        heard.listen([(0, 0, 1), (30, 0, 0)], [(0, 0), (30, 0), (60, 0)])
        heard.debouncer.edge(0, 1, idle)
        assert heard.presses() == [0, idle]


def test_an_edge_that_was_missed_leaves_the_button_where_its_pin_is():
    heard = Heard()
    heard.listen([(10, 0, 1), (40, 0, 1), (60, 0, 0), (90, 0, 0)], [(100, 0), (200, 0)])
    assert heard.changes == [(0, 1, 10), (0, 0, 60)]
