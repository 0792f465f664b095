"""What an ST7789 does with what it is told: its registers and its memory. Knows no wires.

Pixels are only collected as they come and put into the memory when somebody has to know: a frame
is 76,800 of them.
"""

import random
import sys
from array import array
from collections.abc import Callable

WIDTH, HEIGHT = 240, 320  # of the memory, as the controller counts it

SWRESET = 0x01
SLPIN, SLPOUT = 0x10, 0x11
INVOFF, INVON = 0x20, 0x21
DISPOFF, DISPON = 0x28, 0x29
CASET, RASET, RAMWR, RAMWRC = 0x2A, 0x2B, 0x2C, 0x3C
MADCTL, COLMOD = 0x36, 0x3A

MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08

PIXEL_BYTES = {5: 2, 6: 3}  # by the low bits of COLMOD: 16 and 18 bits a pixel

# Nanoseconds the data sheet wants (9.1.2, 9.1.12): from a reset or a change of sleep to the next
# command, and to the next change of sleep.
SETTLES = 5_000_000
SLEEP_SETTLES = 120_000_000


def run(madctl: int, column: int, row: int, length: int) -> slice:
    """Return where a run of pixels along a row of the picture lies in the memory.

    Data sheet 8.12: MV exchanges the two counters, then MX mirrors the memory's columns, MY its
    rows. The run must lie inside the memory.
    """
    x, y, step = (row, column, WIDTH) if madctl & MV else (column, row, 1)
    if madctl & MX:
        x = WIDTH - 1 - x
    if madctl & MY:
        y = HEIGHT - 1 - y
    if madctl & (MY if madctl & MV else MX):
        step = -step
    start = y * WIDTH + x
    stop = start + step * length
    return slice(start, stop if stop >= 0 else None, step)


def size(madctl: int) -> tuple[int, int]:
    """Return how many columns and rows can be addressed."""
    return (HEIGHT, WIDTH) if madctl & MV else (WIDTH, HEIGHT)


class ST7789:
    """The controller. `command` and `data` are the wire; the rest is what it came to."""

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        """`now` gives nanoseconds; too much haste after a reset ends up in `complaints`."""
        self._now = now
        # Noise, as after power on: a light that goes on before the first picture shows it.
        self.memory = array("H", random.Random(1).randbytes(2 * WIDTH * HEIGHT))
        self.complaints: list[str] = []
        self._ready = self._sleep_ready = 0.0
        self._registers()

    def _registers(self) -> None:
        self.asleep = True
        self.on = False
        self.inverted = False
        self.madctl = 0
        self.colmod = 0x66
        self.columns = (0, WIDTH - 1)
        self.rows = (0, HEIGHT - 1)
        self.code = 0  # the command that data belong to
        self._data = bytearray()
        self._at = 0  # pixels written into the window

    def reset(self) -> None:
        """RESET is low: registers as at power on; the memory keeps what it has."""
        awake = not self.asleep
        self._registers()
        self._settle(SETTLES, SLEEP_SETTLES if awake else SETTLES)

    def _settle(self, command: float, sleep: float) -> None:
        self._ready = self._now() + command
        self._sleep_ready = self._now() + sleep

    def _hurried(self, code: int) -> None:
        until = max(self._ready, self._sleep_ready if code in (SLPIN, SLPOUT) else 0)
        early = until - self._now()
        if early > 0:
            self.complaints.append(f"command 0x{code:02X} came {early / 1e6:.2f} ms too early")

    def command(self, code: int) -> None:
        self.flush()
        self._hurried(code)
        self.code = code
        self._data.clear()
        if code == SWRESET:
            self.reset()
        elif code in (SLPIN, SLPOUT):
            self.asleep = code == SLPIN
            self._settle(SETTLES, SLEEP_SETTLES)
        elif code in (INVOFF, INVON):
            self.inverted = code == INVON
        elif code in (DISPOFF, DISPON):
            self.on = code == DISPON
        elif code == RAMWR:
            self._at = 0

    def data(self, sent: bytes | bytearray) -> None:
        """Take bytes that came with DC high: parameters, or pixels."""
        self._data += sent

    def flush(self) -> None:
        """Do what the data so far ask for. A pixel half sent waits for its rest."""
        data = self._data
        if self.code in (RAMWR, RAMWRC):
            self._pixels()
        elif self.code in (CASET, RASET) and len(data) >= 4:
            window = (data[0] << 8 | data[1], data[2] << 8 | data[3])
            if self.code == CASET:
                self.columns = window
            else:
                self.rows = window
        elif self.code == MADCTL and data:
            self.madctl = data[0]
        elif self.code == COLMOD and data:
            self.colmod = data[0]

    def _pixels(self) -> None:
        width = PIXEL_BYTES.get(self.colmod & 7)
        if width is None:
            self.complaints.append(f"COLMOD 0x{self.colmod:02X} is no format for pixels")
            self._data.clear()
            return
        whole = len(self._data) // width * width
        sent = self._data[:whole]
        del self._data[:whole]
        if width == 2:
            pixels = array("H", bytes(sent))
            if sys.byteorder == "little":
                pixels.byteswap()
        else:
            triples = zip(sent[::3], sent[1::3], sent[2::3], strict=True)
            pixels = array("H", [(r >> 3) << 11 | (g >> 2) << 5 | b >> 3 for r, g, b in triples])
        self._write(pixels)

    def _write(self, pixels: array) -> None:
        """Fill the window row by row; after its last pixel comes its first again."""
        left, right = self.columns
        top, bottom = self.rows
        width, height = right - left + 1, bottom - top + 1
        if width <= 0 or height <= 0:
            self.complaints.append(f"the window {self.columns} × {self.rows} is empty")
            return
        columns, rows = size(self.madctl)
        done = 0
        while done < len(pixels):
            row, column = divmod(self._at, width)
            piece = min(width - column, len(pixels) - done)
            seen = min(piece, columns - left - column)
            if seen > 0 and top + row < rows:
                place = run(self.madctl, left + column, top + row, seen)
                self.memory[place] = pixels[done : done + seen]
            done += piece
            self._at = (self._at + piece) % (width * height)
