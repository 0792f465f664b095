"""Golden pictures: what the real framebuf draws, compared exactly. `make goldens` renews them."""

from itertools import combinations

import numpy as np
import pytest

from tierce import cards
from tierce.ui.layout import COUNTS, PANELS, Layout
from tools import pictures, wasm

EVERY_CARD = """
from binascii import hexlify
from tierce import cards
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import Layout
panel, count = {panel!r}, {count!r}
canvas = Canvas(*panel)
art = CardArt(canvas, Layout(panel, count))
for card in cards.deck():
    art.draw(0, card)
    print(hexlify(canvas.buffer).decode())
"""

DIRTY = """
from tierce import cards
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import Layout
canvas = Canvas(320, 240)
layout = Layout((320, 240), 12)
art = CardArt(canvas, layout)
deck = cards.deck()
rectangle = [0] * 4
def sent():
    total = 0
    while canvas.next_dirty(rectangle):
        left, top, right, bottom = rectangle
        assert 0 <= left < right <= 320 and 0 <= top < bottom <= 240
        assert left % 2 == right % 2 == 0
        total += (right - left) * (bottom - top)
    return total
for slot in range(12):
    art.draw(slot, deck[slot * 6])
whole = sent()
nothing = sent()
art.frame(3, 13)
art.frame(4, 0)
moved = sent()
print(whole, nothing, moved, (layout.card_width + 6) * (layout.card_height + 4))
print(layout.card_width * layout.card_height)
"""


LOCKED = """
import micropython
from tierce import cards
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import COUNTS, PANELS, Layout
deck = cards.deck()
rectangle = [0] * 4
locked = 0
for panel in PANELS:
    for count in COUNTS:
        canvas = Canvas(*panel)
        art = CardArt(canvas, Layout(panel, count))
        micropython.heap_lock()
        try:
            for slot in range(count):
                art.draw(slot, deck[slot * 3])
                art.frame(slot, 13)
                art.draw(slot, 0)
            while canvas.next_dirty(rectangle):
                pass
            try:
                bytearray(1000)
            except MemoryError:
                locked += 1
        finally:
            micropython.heap_unlock()
print(locked)
"""


@pytest.fixture(scope="module")
def drawn():
    return pictures.draw()


def test_every_scene_is_as_it_was_looked_at(drawn):
    golden = {path.stem for path in pictures.GOLDEN.glob("*.png")}
    assert golden == set(drawn)
    changed = [
        name
        for name, picture in drawn.items()
        if not pictures.same(pictures.GOLDEN / f"{name}.png", picture)
    ]
    assert changed == [], "look at them (make goldens), then commit what is right"


def pixels(line, panel):
    packed = np.frombuffer(bytes.fromhex(line), dtype=np.uint8)
    return np.stack([packed >> 4, packed & 15], axis=1).reshape(panel[1], panel[0])


@pytest.mark.parametrize("panel", sorted(PANELS))
@pytest.mark.parametrize("count", COUNTS)
def test_any_two_cards_differ_clearly(panel, count):
    layout = Layout(panel, count)
    printed = wasm.run(EVERY_CARD.format(panel=panel, count=count)).split()
    pictures_of = [pixels(line, panel) for line in printed]
    assert len(pictures_of) == 81
    # The nearest two are one striped and one empty diamond: stripes are a third of what an outline
    # leaves of half a box. So much of the symbol's box must change, whatever the feature.
    clear = max(12, layout.symbol_width * layout.symbol_height * 0.08)
    for (a, one), (b, other) in combinations(zip(cards.deck(), pictures_of, strict=True), 2):
        assert (one != other).sum() >= clear, f"{a:08b} and {b:08b}"


def test_a_cursor_move_sends_two_cards_not_the_screen():
    whole, nothing, moved, framed, card = map(int, wasm.run(DIRTY).split())
    assert 12 * card <= whole <= 320 * 240
    assert nothing == 0
    assert 0 < moved <= 2 * framed


def test_drawing_a_table_allocates_nothing():
    assert int(wasm.run(LOCKED)) == len(PANELS) * len(COUNTS)
