"""An ST7789 on SPI: sends what has changed by DMA, while the next piece is being expanded.

The canvas has four bits a pixel, the panel wants sixteen. A table turns a byte of the canvas into
two pixels; one buffer is sent while the other is filled. Pixels go as 16-bit frames: half as many,
each in the order the panel wants, and the bus rests less often. Nothing is allocated by `show`.
"""

# pyright: reportAttributeAccessIssue=false

from array import array
from time import sleep_ms

import micropython
import rp2
from machine import SPI, Pin
from micropython import const

from tierce.ports import chip
from tierce.ui.palette import rgb565

_WORDS = const(1024)  # in each of the two buffers: two pixels a word

_SWRESET = const(0x01)
_SLPIN = const(0x10)
_SLPOUT = const(0x11)
_NORON = const(0x13)
_INVOFF = const(0x20)
_DISPOFF = const(0x28)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

_LONG, _SHORT = const(320), const(240)  # the controller's memory
_MV = const(0x20)  # rows and columns exchanged
_BGR = const(0x08)
_OVER = const(0xC0)  # both axes the other way round


class Panel:
    def __init__(self, board, canvas):
        self._canvas = canvas
        self._madctl = board.MADCTL | (_BGR if board.BGR else 0)
        self._offsets = (board.OFFSET, self._offset_over(board))
        self._left, self._top = board.OFFSET
        self._cs = Pin(board.CS, Pin.OUT, value=1)
        self._dc = Pin(board.DC, Pin.OUT, value=1)
        self._board = board
        self._table = array("I", [0] * 256)
        self._buffers = (array("I", [0] * _WORDS), array("I", [0] * _WORDS))
        self._rectangle = [0] * 4
        self._one = bytearray(1)
        self._four = bytearray(4)
        self._dma = rp2.DMA()
        self.sent = 0  # bytes of pixels, for measuring
        self.connect()
        self._start()

    def connect(self):
        """Take the bus; again after a light sleep, which resets the clocks."""
        board = self._board
        base, request = chip.spi(board.SPI)
        self._base = base
        self._spi = SPI(
            board.SPI, baudrate=board.CLOCK, sck=Pin(board.SCK), mosi=Pin(board.MOSI), miso=None
        )
        control = self._dma.pack_ctrl(size=1, inc_write=False, treq_sel=request)
        self._dma.config(read=self._buffers[0], write=base + 8, count=0, ctrl=control)

    def _start(self):
        board = self._board
        if board.RESET >= 0:
            reset = Pin(board.RESET, Pin.OUT, value=0)
            sleep_ms(1)
            reset.value(1)
        else:
            self._command(_SWRESET)
        sleep_ms(125)  # ST7789 9.2: until it takes SLPOUT; a sleep may end a millisecond early
        self._command(_SLPOUT)
        sleep_ms(6)
        self._command(_COLMOD, b"\x55")
        self.turn(False)
        self._command(_INVOFF + (1 if board.INVERT else 0))
        self._command(_NORON)
        self._command(_DISPON)

    @staticmethod
    def _offset_over(board):
        """Return the picture's corner in the panel's memory, seen upside down."""
        exchanged = board.MADCTL & _MV
        columns, rows = (_LONG, _SHORT) if exchanged else (_SHORT, _LONG)
        column, row = board.OFFSET
        return columns - board.PANEL[0] - column, rows - board.PANEL[1] - row

    def turn(self, over):
        """Show what is sent from now on upside down, or not."""
        self._one[0] = self._madctl ^ (_OVER if over else 0)
        self._command(_MADCTL, bytes(self._one))
        self._left, self._top = self._offsets[1 if over else 0]

    def palette(self, colours):
        """Send these sixteen colours from now on."""
        table = self._table
        pixels = [rgb565(colour) for colour in colours]
        for byte in range(256):
            table[byte] = pixels[byte >> 4] | pixels[byte & 15] << 16

    def sleep(self):
        self._command(_DISPOFF)
        self._command(_SLPIN)
        sleep_ms(6)

    def wake(self):
        """The picture is still in the panel's memory."""
        self._command(_SLPOUT)
        sleep_ms(6)
        self._command(_DISPON)

    # Sending

    def _command(self, code, data=None):
        self._cs.value(0)
        self._write(code, data)
        self._cs.value(1)

    def _write(self, code, data):
        self._one[0] = code
        self._dc.value(0)
        self._spi.write(self._one)
        self._dc.value(1)
        if data:
            self._spi.write(data)

    def _range(self, code, first, last):
        four = self._four
        four[0] = first >> 8
        four[1] = first & 255
        four[2] = last >> 8
        four[3] = last & 255
        self._write(code, four)

    def show(self):
        """Send every rectangle of the canvas that has changed."""
        box = self._rectangle
        while self._canvas.next_dirty(box):
            self._send(box[0], box[1], box[2], box[3])

    def _send(self, left, top, right, bottom):
        self._cs.value(0)
        self._range(_CASET, self._left + left, self._left + right - 1)
        self._range(_RASET, self._top + top, self._top + bottom - 1)
        self._write(_RAMWR, None)
        _frames(self._base, 16)
        stride = self._canvas.width // 2
        row = (right - left) // 2  # bytes of the canvas, words of the buffer
        at = top * stride + left // 2
        rows = bottom - top
        most = _WORDS // row
        # One by one: four at once would make a tuple.
        dma = self._dma
        table = self._table
        canvas = self._canvas.buffer
        turn = 0
        while rows:
            piece = most if rows > most else rows
            buffer = self._buffers[turn]
            _expand(canvas, buffer, table, at, row, stride - row, piece)
            while dma.active():
                pass
            dma.config(read=buffer, count=2 * row * piece, trigger=True)
            self.sent += 4 * row * piece
            at += stride * piece
            rows -= piece
            turn ^= 1
        while dma.active():
            pass
        _frames(self._base, 8)
        self._cs.value(1)


@micropython.viper
def _frames(base: int, bits: int):
    """Wait until all is sent; then let a frame be so many bits (SSPSR.BSY, SSPCR0.DSS)."""
    registers = ptr32(base)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    while registers[3] & 16:
        pass
    registers[0] = registers[0] & ~15 | (bits - 1)
    # Nobody reads what comes back: empty the receiver, so that the next blocking write can.
    while registers[3] & 4:
        registers[2]


# The first two arguments live in registers, so they are what moves.
@micropython.viper
def _expand(source: ptr8, out: ptr32, table: ptr32, at: int, row: int, skip: int, rows: int):  # noqa: F821  # pyright: ignore
    """Turn rows of the canvas into pixels."""
    source = ptr8(int(source) + at)  # noqa: F821  # pyright: ignore
    while rows:
        n = row
        while n >= 8:
            out[0] = table[source[0]]
            out[1] = table[source[1]]
            out[2] = table[source[2]]
            out[3] = table[source[3]]
            out[4] = table[source[4]]
            out[5] = table[source[5]]
            out[6] = table[source[6]]
            out[7] = table[source[7]]
            source = ptr8(int(source) + 8)  # noqa: F821  # pyright: ignore
            out = ptr32(int(out) + 32)  # noqa: F821  # pyright: ignore
            n -= 8
        while n:
            out[0] = table[source[0]]
            source = ptr8(int(source) + 1)  # noqa: F821  # pyright: ignore
            out = ptr32(int(out) + 4)  # noqa: F821  # pyright: ignore
            n -= 1
        source = ptr8(int(source) + skip)  # noqa: F821  # pyright: ignore
        rows -= 1
