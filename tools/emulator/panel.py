"""A board's panel on the emulated Pico's wires: SPI, CS, DC, RESET; and what its glass shows.

Every frame takes its time on the wire, so that whoever sends, DMA too, waits as on the real one.
A byte counts when it is complete: as data or command by what DC is then, and not at all if CS is
high by then. That shows a driver that does not wait for the last byte.
"""

from array import array
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from PIL import Image, ImageOps
from rp2040py.gpio_pin import GPIOPinState

from tools.emulator import st7789

if TYPE_CHECKING:
    from rp2040py.rp2040 import RP2040

# Clocks between two frames in SPI mode 0, where the chip's PL022 lets its own select line rise.
IDLE_CLOCKS = 1.5
# The emulator takes the peripheral clock for 125 MHz always. After power on MicroPython runs it
# from the USB's PLL, until machine.freq() says otherwise.
USB_PLL, FROM_USB_PLL = 48_000_000, 2


@dataclass
class Burst:
    """Pixels sent after one RAMWR: where to, and when, in nanoseconds."""

    columns: tuple[int, int]
    rows: tuple[int, int]
    began: float
    ended: float = 0.0
    bytes: int = 0


class Panel:
    """An ST7789 and its glass, wired as the board says."""

    def __init__(self, board: ModuleType) -> None:
        self.board = board
        self.controller = st7789.ST7789(self._now)
        self.bytes_sent = 0
        self.frames_sent = 0
        self.bursts: list[Burst] = []
        self._clock = None
        self._selected = False
        self._is_data = False
        self._value = 0
        self._bits = 8
        self._nanos = 1000.0
        self._pixels = bytearray()
        self._last = 0.0

    def _now(self) -> float:
        return self._clock.nanos if self._clock else 0.0

    # The wires

    def attach(self, rp2040: "RP2040") -> None:
        board = self.board
        self._chip = rp2040
        self._clock = rp2040.clock
        self._spi = rp2040.spi[board.SPI]
        self._alarm = rp2040.clock.create_alarm(self._arrived)
        self._spi.on_transmit = self._transmit
        rp2040.gpio[board.CS].add_listener(self._select)
        rp2040.gpio[board.DC].add_listener(self._choose)
        if board.RESET >= 0:
            rp2040.gpio[board.RESET].add_listener(self._reset)

    def _select(self, state: GPIOPinState, _before: GPIOPinState) -> None:
        self._selected = state == GPIOPinState.LOW
        self._time_frame()
        if not self._selected:
            self.flush()

    def _choose(self, state: GPIOPinState, _before: GPIOPinState) -> None:
        self._is_data = state != GPIOPinState.LOW

    def _reset(self, _state: GPIOPinState, _before: GPIOPinState) -> None:
        # On both edges: the time it needs counts from when the pin is high again.
        self.flush()
        self.controller.reset()

    @property
    def hertz(self) -> float:
        """The clock on the wire."""
        hertz = self._spi.clock_frequency
        if self._chip.clocks.peri_ctrl >> 5 & 7 == FROM_USB_PLL:
            hertz *= USB_PLL / self._chip.clk_peri
        return hertz

    def _time_frame(self) -> None:
        self._bits = self._spi.data_bits
        self._nanos = (self._bits + IDLE_CLOCKS) * 1e9 / (self.hertz or 1e6)

    def _transmit(self, value: int) -> None:
        self._value = value
        if self._spi.data_bits != self._bits:
            self._time_frame()
        self._alarm.schedule(self._nanos)

    def _arrived(self) -> None:
        # 76,800 times a picture: as little as possible.
        if self._selected:
            value = self._value
            self.frames_sent += 1
            if not self._is_data:
                self._commands(value)
            elif self._bits > 8:
                self._pixels += value.to_bytes(2, "big")
            else:
                self._pixels.append(value)
            self._last = self._chip.clock.nanos
        self._spi.complete_transmit(0)

    def _commands(self, value: int) -> None:
        self.flush()
        for code in value.to_bytes(2 if self._bits > 8 else 1, "big"):
            self.bytes_sent += 1
            self.controller.command(code)
            if code == st7789.RAMWR:
                control = self.controller
                self.bursts.append(Burst(control.columns, control.rows, self._now()))

    def flush(self) -> None:
        """Hand what has come to the controller."""
        if not self._pixels:
            return
        self.bytes_sent += len(self._pixels)
        if self.controller.code in (st7789.RAMWR, st7789.RAMWRC) and self.bursts:
            self.bursts[-1].ended = self._last
            self.bursts[-1].bytes += len(self._pixels)
        self.controller.data(self._pixels)
        self.controller.flush()
        self._pixels.clear()

    @property
    def last_pixel(self) -> float:
        """Nanoseconds at which the last pixel was complete; 0 before the first."""
        self.flush()
        return max((burst.ended for burst in self.bursts), default=0.0)

    @property
    def complaints(self) -> list[str]:
        """What the data sheet would object to."""
        return self.controller.complaints

    # The glass

    def picture(self) -> Image.Image:
        """Return what the glass shows, in full light, to somebody who holds the board upright.

        Upright is how the board's own MADCTL shows a picture. Wrong settings show as on the real
        one: a negative, red for blue, upside down, shifted. Black while it sleeps or is off.
        """
        self.flush()
        board, control = self.board, self.controller
        width, height = board.PANEL
        if control.asleep or not control.on:
            return Image.new("RGB", (width, height))
        left, top = board.OFFSET
        pixels = array("H")
        for row in range(top, top + height):
            pixels += control.memory[st7789.run(board.MADCTL, left, row, width)]
        picture = Image.frombytes("RGB", (width, height), pixels.tobytes(), "raw", "BGR;16")
        if bool(control.madctl & st7789.BGR) != (bool(board.MADCTL & st7789.BGR) != board.BGR):
            red, green, blue = picture.split()
            picture = Image.merge("RGB", (blue, green, red))
        return picture if control.inverted == board.INVERT else ImageOps.invert(picture)
