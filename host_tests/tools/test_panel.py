"""The emulated panel, told what to do without an emulator around it."""

from types import ModuleType

import pytest
from PIL import Image, ImageOps

from tools.emulator import st7789
from tools.emulator.handheld import BOARDS, board_module
from tools.emulator.panel import Panel

RED, GREEN, BLUE, WHITE = 0xF800, 0x07E0, 0x001F, 0xFFFF
SEEN = {RED: (255, 0, 0), GREEN: (0, 255, 0), BLUE: (0, 0, 255), WHITE: (255, 255, 255)}
ORIENTATIONS = range(0, 0x100, 0x20)


def board_of(size=(320, 240), offset=(0, 0), madctl=0x60, invert=True, bgr=False):
    board = ModuleType("board")
    facts = {"PANEL": size, "OFFSET": offset, "MADCTL": madctl, "INVERT": invert, "BGR": bgr}
    vars(board).update(facts)
    return board


def tell(panel, code, *data):
    panel.controller.command(code)
    panel.controller.data(bytes(data))
    panel.controller.flush()


def start(panel, madctl=None, invert=None):
    board = panel.board
    tell(panel, st7789.SLPOUT)
    tell(panel, st7789.COLMOD, 0x55)
    own = board.MADCTL | (st7789.BGR if board.BGR else 0)
    tell(panel, st7789.MADCTL, own if madctl is None else madctl)
    tell(panel, st7789.INVON if (board.INVERT if invert is None else invert) else st7789.INVOFF)
    tell(panel, st7789.DISPON)


def fill(panel, left, top, width, height, pixels):
    """Send pixels into a window; left and top count from the memory's corner."""
    for code, first, last in (
        (st7789.CASET, left, left + width - 1),
        (st7789.RASET, top, top + height - 1),
    ):
        tell(panel, code, first >> 8, first & 255, last >> 8, last & 255)
    tell(panel, st7789.RAMWR, *(byte for pixel in pixels for byte in divmod(pixel, 256)))


def corners(panel, left, top):
    """Send a picture with a corner of every colour; return it."""
    width, height = panel.board.PANEL
    half = width // 2
    rows = [[RED] * half + [GREEN] * (width - half), [BLUE] * half + [WHITE] * (width - half)]
    pixels = [pixel for y in range(height) for pixel in rows[y >= height // 2]]
    fill(panel, left, top, width, height, pixels)
    picture = Image.new("RGB", (width, height))
    picture.putdata([SEEN[pixel] for pixel in pixels])
    return picture


def same(one, other):
    return one.size == other.size and one.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_shows_its_picture_upright(name):
    panel = Panel(board_module(name))
    start(panel)
    sent = corners(panel, *panel.board.OFFSET)
    assert same(sent, panel.picture())


@pytest.mark.parametrize("madctl", ORIENTATIONS)
def test_every_orientation_is_upright_on_a_board_made_for_it(madctl):
    size = (320, 240) if madctl & st7789.MV else (240, 320)
    panel = Panel(board_of(size, madctl=madctl))
    start(panel)
    assert same(corners(panel, 0, 0), panel.picture())


@pytest.mark.parametrize("madctl", ORIENTATIONS)
def test_both_mirrors_turn_the_picture_upside_down(madctl):
    size = (320, 240) if madctl & st7789.MV else (240, 320)
    panel = Panel(board_of(size, madctl=madctl))
    start(panel, madctl ^ 0xC0)
    assert same(corners(panel, 0, 0).rotate(180), panel.picture())


def test_a_small_glass_turned_needs_the_offset_of_its_other_end():
    panel = Panel(board_of((240, 135), (40, 53), 0x70))
    start(panel, 0x70 ^ 0xC0)
    sent = corners(panel, 320 - 240 - 40, 240 - 135 - 53).rotate(180)
    assert same(sent, panel.picture())
    sent = corners(panel, 40, 53).rotate(180)
    assert not same(sent, panel.picture())


@pytest.mark.parametrize(
    ("madctl", "first", "second"),
    [
        (0x00, (0, 0), (1, 0)),
        (0x40, (239, 0), (238, 0)),
        (0x80, (0, 319), (1, 319)),
        (0xC0, (239, 319), (238, 319)),
        (0x20, (0, 0), (0, 1)),
        (0x60, (239, 0), (239, 1)),
        (0xA0, (0, 319), (0, 318)),
        (0xE0, (239, 319), (239, 318)),
    ],
)
def test_where_the_first_two_pixels_go_in_the_memory(madctl, first, second):
    """Data sheet 8.12, the table of the memory's data write and read direction."""
    panel = Panel(board_of())
    start(panel, madctl)
    panel.controller.memory[:] = type(panel.controller.memory)("H", [0] * 240 * 320)
    fill(panel, 0, 0, 10, 10, [RED, BLUE])
    for (x, y), colour in ((first, RED), (second, BLUE)):
        assert panel.controller.memory[y * 240 + x] == colour
    assert sum(map(bool, panel.controller.memory)) == 2


def test_a_window_takes_its_rows_and_begins_again_at_its_end():
    panel = Panel(board_of())
    start(panel)
    fill(panel, 100, 50, 2, 2, [RED, GREEN, BLUE, WHITE, BLUE])
    seen = [panel.picture().getpixel(at) for at in ((100, 50), (101, 50), (100, 51), (101, 51))]
    assert seen == [SEEN[BLUE], SEEN[GREEN], SEEN[BLUE], SEEN[WHITE]]


def test_pixels_outside_the_memory_are_lost():
    panel = Panel(board_of())
    start(panel)
    fill(panel, 319, 239, 2, 2, [RED, GREEN, BLUE, WHITE])
    assert panel.picture().getpixel((319, 239)) == SEEN[RED]


def test_a_pixel_may_come_in_two_pieces():
    panel = Panel(board_of())
    start(panel)
    fill(panel, 0, 0, 2, 1, [])
    for byte in (0xF8, 0x00, 0x07, 0xE0):
        panel.controller.data(bytes([byte]))
        panel.controller.flush()
    seen = [panel.picture().getpixel((x, 0)) for x in (0, 1)]
    assert seen == [SEEN[RED], SEEN[GREEN]]


@pytest.mark.parametrize("invert", [False, True])
def test_the_wrong_inversion_shows_a_negative(invert):
    panel = Panel(board_of(invert=invert))
    start(panel)
    sent = corners(panel, 0, 0)
    assert same(sent, panel.picture())
    tell(panel, st7789.INVOFF if invert else st7789.INVON)
    assert same(ImageOps.invert(sent), panel.picture())


@pytest.mark.parametrize("bgr", [False, True])
def test_the_wrong_order_of_colours_swaps_red_and_blue(bgr):
    panel = Panel(board_of(bgr=bgr))
    start(panel)
    sent = corners(panel, 0, 0)
    assert same(sent, panel.picture())
    tell(panel, st7789.MADCTL, panel.controller.madctl ^ st7789.BGR)
    assert panel.picture().getpixel((0, 0)) == SEEN[BLUE]
    assert panel.picture().getpixel((319, 0)) == SEEN[GREEN]


def test_asleep_or_off_it_is_black_and_forgets_nothing():
    panel = Panel(board_of())
    assert panel.picture().getcolors() == [(320 * 240, (0, 0, 0))]
    start(panel)
    sent = corners(panel, 0, 0)
    for off, on in ((st7789.SLPIN, st7789.SLPOUT), (st7789.DISPOFF, st7789.DISPON)):
        tell(panel, off)
        assert panel.picture().getcolors() == [(320 * 240, (0, 0, 0))]
        tell(panel, on)
        assert same(sent, panel.picture())


def test_after_power_on_the_memory_is_noise():
    panel = Panel(board_of())
    start(panel)
    assert len(set(panel.picture().tobytes())) > 50


def test_without_colmod_a_pixel_is_three_bytes():
    panel = Panel(board_of())
    start(panel)
    tell(panel, st7789.COLMOD, 0x66)
    fill(panel, 0, 0, 2, 1, [])
    tell(panel, st7789.RAMWR, 0xFC, 0, 0, 0, 0, 0xFC)
    assert [panel.picture().getpixel((x, 0)) for x in (0, 1)] == [SEEN[RED], SEEN[BLUE]]


def test_a_software_reset_puts_it_to_sleep_and_resets_the_window():
    panel = Panel(board_of())
    start(panel)
    fill(panel, 3, 4, 5, 6, [])
    tell(panel, st7789.SWRESET)
    control = panel.controller
    assert control.asleep and not control.on and not control.inverted
    assert (control.madctl, control.columns, control.rows) == (0, (0, 239), (0, 319))


def test_haste_is_noticed():
    now = [0.0]
    control = st7789.ST7789(lambda: now[0])
    control.command(st7789.SLPOUT)
    assert control.complaints == []
    now[0] += 4e6
    control.command(st7789.DISPON)
    assert control.complaints == ["command 0x29 came 1.00 ms too early"]
    now[0] += 20e6
    control.command(st7789.SLPIN)
    assert control.complaints[1:] == ["command 0x10 came 96.00 ms too early"]
