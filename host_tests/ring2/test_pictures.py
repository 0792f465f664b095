"""Golden pictures: what the real framebuf draws, compared exactly. `make goldens` renews them."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from PIL import Image, ImageSequence

from tierce import cards
from tierce.ui import palette
from tierce.ui.layout import COUNTS, PANELS, Layout, Row
from tierce.ui.text import Font, wrap
from tools import pictures, wasm

ARRANGEMENTS = [
    *((Layout, panel, count) for panel in sorted(PANELS) for count in COUNTS),
    *((Row, panel, small) for panel in sorted(PANELS) for small in (False, True)),
]


def source(arrangement):
    """Return an arrangement as Python source."""
    kind, panel, which = arrangement
    return f"{kind.__name__}({panel}, {which})"


EVERY_CARD = """
from binascii import hexlify
from tierce import cards
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import Layout, Row
layout = {arrangement}
# Just large enough for the first card and its frame.
canvas = Canvas((layout.x(0) + layout.card_width + 3) & ~1, layout.y(0) + layout.card_height + 2)
art = CardArt(canvas, layout)
print(canvas.width)
def show():
    print(hexlify(canvas.buffer).decode())
for card in cards.deck():
    art.draw(0, card)
    show()
    {after}
"""
# Each card is shown twice then, plain and marked.
MARKED = "art.ring(0, 13); art.frame(0, 14); show(); art.frame(0, 0)"

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
from tierce.ui.layout import Layout, Row
deck = cards.deck()
rectangle = [0] * 4
locked = 0
for layout in ({arrangements}):
    canvas = Canvas(320, 240)
    art = CardArt(canvas, layout)
    micropython.heap_lock()
    try:
        canvas.clear(0)
        for slot in range(layout.count):
            art.draw(slot, deck[slot * 3])
            art.frame(slot, 13)
            art.ring(slot, 14)
            for step in range(5):
                art.part(slot, step, 4)
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

PARTS = """
from tierce import cards
from binascii import hexlify
from tierce.ui.canvas import Canvas
from tierce.ui.cardart import CardArt
from tierce.ui.layout import Layout
canvas = Canvas(320, 240)
art = CardArt(canvas, Layout((320, 240), 12))
rectangle = [0] * 4
for step in (4, 3, 2, 1, 0):
    art.part(5, step, 4)
    touched = 0
    while canvas.next_dirty(rectangle):
        touched += 1
    print(touched, hexlify(canvas.buffer).decode())
"""

WRAPPED = """
from tierce.ui.text import Font, wrap
font = Font({name!r})
print(font.width({text!r}))
print("|".join(wrap(font, {text!r}, {width})))
"""
TEXT = "Où ça\u00a0? L’été, à Noël ✚ ● naïf, cœur\nmaïs: Anticonstitutionnellement è già così."


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


def pixels(line, width):
    packed = np.frombuffer(bytes.fromhex(line), dtype=np.uint8)
    return np.stack([packed >> 4, packed & 15], axis=1).reshape(-1, width)


def every_card(arrangement, after="pass"):
    script = EVERY_CARD.format(arrangement=source(arrangement), after=after)
    width, *lines = wasm.run(script).split()
    return [pixels(line, int(width)) for line in lines]


@pytest.mark.parametrize("arrangement", ARRANGEMENTS, ids=source)
def test_any_two_cards_differ_clearly(arrangement):
    kind, panel, which = arrangement
    layout = kind(panel, which)
    pictures_of = every_card(arrangement)
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
    script = LOCKED.format(arrangements=", ".join(map(source, ARRANGEMENTS)))
    assert int(wasm.run(script)) == len(ARRANGEMENTS)


@pytest.mark.parametrize("arrangement", ARRANGEMENTS, ids=source)
def test_a_ring_and_a_frame_cover_no_symbol(arrangement):
    shown = every_card(arrangement, MARKED)
    assert len(shown) == 2 * 81
    for card, marked in zip(shown[::2], shown[1::2], strict=True):
        changed = card != marked
        assert set(np.unique(marked[changed])) == {13, 14}
        assert set(np.unique(card[changed & (marked == 13)])) == {palette.CARD}
        assert set(np.unique(card[changed & (marked == 14)])) == {palette.TABLE}


def test_a_card_arrives_from_the_middle_of_its_slot():
    lines = [line.split() for line in wasm.run(PARTS).splitlines()]
    assert [int(touched) for touched, _ in lines] == [1] * 5
    shown = [pixels(line, 320) == palette.CARD for _, line in lines]
    full, *turning, nothing = shown
    layout = Layout((320, 240), 12)
    assert full.sum() == layout.card_width * layout.card_height - 12  # three pixels a corner
    assert not nothing.any()
    for wider, narrower in pairwise([full, *turning]):
        assert narrower.sum() < wider.sum()
        columns = np.flatnonzero(narrower.any(axis=0))
        assert abs(columns.mean() - layout.x(5) - (layout.card_width - 1) / 2) <= 0.5


@pytest.mark.parametrize("name", ["small", "body", "title"])
def test_a_text_breaks_on_the_device_as_on_the_host(name):
    font = Font(name)
    for width in (60, 150, 232):
        printed = wasm.run(WRAPPED.format(name=name, text=TEXT, width=width)).splitlines()
        assert printed == [str(font.width(TEXT)), "|".join(wrap(font, TEXT, width))]


def test_the_film_of_the_readme_is_what_the_firmware_plays():
    frames, times = pictures.film()
    with Image.open(pictures.FILM) as film:
        # Frames that show the same one after the other are one in the file, seen for longer.
        shown, lasting = [], []
        for frame in ImageSequence.Iterator(film):
            shown.append(frame.convert("RGB").tobytes())
            lasting.append(film.info["duration"])
    assert shown == [frame.convert("RGB").tobytes() for frame in frames]
    assert sum(lasting) == pytest.approx(sum(times), abs=10 * len(times))
