"""The panel on its wires: frames of either width, DC and CS at the right moment, their time."""

import pytest

from host_tests.tools import wires
from tools.emulator import st7789
from tools.emulator.handheld import board_module
from tools.emulator.panel import Panel

BOARD = board_module("duo")
NARROW, WIDE = 9.5 / 62.5e6 * 1e9, 17.5 / 62.5e6 * 1e9  # nanoseconds a frame


@pytest.fixture
def chip():
    return wires.Chip()


@pytest.fixture
def panel(chip):
    panel = Panel(BOARD)
    panel.attach(chip)
    chip.gpio[BOARD.CS].put(1)
    chip.gpio[BOARD.DC].put(1)
    return panel


def send(chip, *values, wait=True):
    bus = chip.spi[BOARD.SPI]
    for value in values:
        bus.on_transmit(value)
        if wait:
            chip.clock.tick(300)


def tell(chip, code, *data):
    chip.gpio[BOARD.CS].put(0)
    chip.gpio[BOARD.DC].put(0)
    send(chip, code)
    chip.gpio[BOARD.DC].put(1)
    send(chip, *data)


def begin(chip):
    for code, *data in (
        (st7789.SLPOUT,),
        (st7789.COLMOD, 0x55),
        (st7789.MADCTL, BOARD.MADCTL),
        (st7789.INVON,),
        (st7789.DISPON,),
        (st7789.CASET, 0, 0, 0, 1),
        (st7789.RASET, 0, 0, 0, 0),
        (st7789.RAMWR,),
    ):
        tell(chip, code, *data)


@pytest.mark.parametrize("bits", [8, 16])
def test_pixels_come_in_frames_of_either_width(chip, panel, bits):
    begin(chip)
    chip.spi[BOARD.SPI].data_bits = bits
    send(chip, *((0xF800, 0x001F) if bits == 16 else (0xF8, 0x00, 0x00, 0x1F)))
    chip.gpio[BOARD.CS].put(1)
    assert [panel.picture().getpixel((x, 0)) for x in (0, 1)] == [(255, 0, 0), (0, 0, 255)]
    (burst,) = panel.bursts
    assert (burst.bytes, burst.columns, burst.rows) == (4, (0, 1), (0, 0))


@pytest.mark.parametrize(("bits", "nanos"), [(8, NARROW), (16, WIDE)])
def test_a_frame_takes_its_time_on_the_wire(chip, panel, bits, nanos):
    begin(chip)
    bus = chip.spi[BOARD.SPI]
    bus.data_bits = bits
    done = bus.done
    send(chip, 0, wait=False)
    chip.clock.tick(nanos - 1)
    assert bus.done == done
    chip.clock.tick(2)
    assert bus.done == done + 1
    assert panel.last_pixel == pytest.approx(chip.clock.nanos - 1)


def test_the_peripheral_clock_of_power_on_is_slower(chip, panel):
    chip.clocks.peri_ctrl = 2 << 5
    assert panel.hertz == 24_000_000


def test_dc_counts_when_the_byte_is_complete(chip, panel):
    begin(chip)
    chip.gpio[BOARD.DC].put(0)
    send(chip, st7789.DISPOFF, wait=False)
    chip.gpio[BOARD.DC].put(1)
    chip.clock.tick(300)
    assert panel.controller.on, "a command whose DC rose too early is data"


def test_a_byte_still_on_its_way_when_cs_rises_is_lost(chip, panel):
    begin(chip)
    sent = panel.bytes_sent
    send(chip, 0xF8, wait=False)
    chip.gpio[BOARD.CS].put(1)
    chip.clock.tick(300)
    assert panel.bytes_sent == sent
    assert chip.spi[BOARD.SPI].done


def test_the_reset_pin_resets(chip, panel):
    begin(chip)
    assert not panel.controller.asleep
    chip.gpio[BOARD.RESET].put(0)
    chip.gpio[BOARD.RESET].put(1)
    assert panel.controller.asleep
    tell(chip, st7789.SLPOUT)
    assert "too early" in panel.complaints[-1]
