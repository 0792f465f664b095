"""An emulated Pico by itself: a stock MicroPython, a littlefs in its flash, a USB console.

Time passes only while `run`, `until` or `aexec` is awaited, and `run` ends at its very nanosecond:
the same calls always give the same game. The clock is 125 MHz whatever the firmware asks for.
"""

import asyncio
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from rp2040py.boards import BoardSpec, resolve_board_spec
from rp2040py.device.base_device import BaseDevice, ResetCause
from rp2040py.device.raw_repl import RawReplRunner
from rp2040py.execute_batch import execute_batch
from rp2040py.external import ExternalDevice, attach_external_devices
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.utils.firmware_retrieve import MICROPYTHON

from tools.emulator.disk import littlefs, read_littlefs
from tools.uf2 import Uf2Error
from tools.uf2 import read as read_uf2

MICROPYTHON_VERSION = "1.28.0"
HERTZ = 125_000_000
CYCLE = 1e9 / HERTZ  # nanoseconds
MS = 1_000_000  # nanoseconds
CONNECTS = 1000  # simulated milliseconds in which the console must be there
BOOTS = 100  # and after which it surely has mounted its disk


class NoImage(Exception):  # noqa: N818
    """No UF2 can be had here; the message says why."""


class ScriptError(Exception):
    """The script raised; the message is MicroPython's traceback."""


def spec(uf2: str | Path | None = None) -> BoardSpec:
    """Return the Pico to build, with the UF2 it boots.

    That is the given one, else `TIERCE_UF2`, else the emulator's cache, else its own download.
    """
    given = uf2 or os.environ.get("TIERCE_UF2")
    if given:
        # The emulator hangs on a damaged file: look before it does.
        try:
            read_uf2(Path(given))
        except (OSError, Uf2Error) as error:
            raise NoImage(str(error)) from error
    try:
        return resolve_board_spec("pico", MICROPYTHON, str(given or MICROPYTHON_VERSION))
    except Exception as error:
        raise NoImage(
            "no MicroPython UF2: set TIERCE_UF2 to one, or let this machine reach the network"
        ) from error


class Chip:
    """A Pico that is switched on when it is made. `devices` are soldered to it."""

    def __init__(
        self,
        files: Mapping[str, bytes] | None = None,
        *,
        disk: bytes | None = None,
        devices: tuple[ExternalDevice, ...] = (),
        uf2: str | Path | None = None,
    ) -> None:
        """`files` are on its disk; or `disk` is what another Pico's flash had."""
        board = spec(uf2)
        assert board.layout is not None
        self._layout = board.layout
        self._device = BaseDevice(board=board)
        self.rp2040 = self._device.mcu
        attach_external_devices(self.rp2040, *devices)
        if disk is None:
            disk = littlefs(files or {}, self._layout.fs_blockcount, self._layout.fs_blocksize)
        start = self._layout.fs_start
        self.rp2040.flash[start : start + len(disk)] = disk
        self._text = bytearray()
        self._connected = False
        self._since = 0.0  # when it was last switched on or reset
        self._wire_console()
        self.rp2040.core.pc = FLASH_START_ADDRESS

    # Time

    @property
    def now(self) -> float:
        """Simulated nanoseconds since power on."""
        return self.rp2040.clock.nanos

    @property
    def now_us(self) -> float:
        return self.now / 1000

    @property
    def cycles(self) -> int:
        """The processor's clocks since power on, asleep or not."""
        return round(self.now / CYCLE)

    async def run(self, ms: float) -> None:
        """Let so many simulated milliseconds pass."""
        simulator = self._device.simulator
        target = self.now + ms * MS
        self.rp2040.clock.create_alarm(simulator.stop).schedule(ms * MS)
        simulator.stopped = False
        while not simulator.stopped:
            execute_batch(simulator, 1)
            await asyncio.sleep(0)
        if self.now < target - 1:
            raise RuntimeError("the Pico stopped at a breakpoint")

    async def until(self, condition: Callable[[], object], within: float, step: float = 1) -> bool:
        """Run until a condition holds, looked at every `step` ms; False after `within` ms."""
        end = self.now + within * MS
        while not condition():
            if self.now >= end:
                return False
            await self.run(step)
        return True

    # The console

    def _wire_console(self) -> None:
        cdc, usb = self._device.cdc, self.rp2040.usb_ctrl
        cdc.on_serial_data = self._text.extend
        cdc.on_device_connected = self._connect
        # The emulator's host sends an empty packet whenever it has nothing to say: an interrupt
        # every 30 µs, three quarters of the processor's time. A real host is silent: so is ours,
        # and answers a request for data when there are some.
        self._asked: tuple[int, int] | None = None
        answer, forget = usb.on_endpoint_read, usb.on_reset
        assert answer is not None and forget is not None

        def asked(endpoint: int, size: int) -> None:
            if endpoint and cdc.tx_fifo.empty:
                self._asked = (endpoint, size)
            else:
                answer(endpoint, size)

        def reset() -> None:
            self._asked = None
            self._connected = False
            self._since = self.now
            forget()

        usb.on_endpoint_read = asked
        usb.on_reset = reset
        self._answer = answer

    def _connect(self) -> None:
        self._connected = True

    def _offer(self) -> None:
        """Hand what waits for the Pico to it, if it has asked."""
        if self._asked and not self._device.cdc.tx_fifo.empty:
            endpoint, size = self._asked
            self._asked = None
            self._answer(endpoint, size)

    @property
    def console(self) -> str:
        """All that was printed, but by `aexec`. What the Pico prints before the host has
        connected, 14 ms after the start, comes with the next thing it prints."""
        return self._text.decode(errors="replace").replace("\r\n", "\n")

    def type(self, text: str) -> None:
        """Type on the console; Ctrl-C is \\x03. At most 512 bytes before time passes."""
        for byte in text.encode():
            self._device.cdc.send_serial_byte(byte)
        self._offer()

    async def aexec(self, script: str, timeout: float = 600) -> str:
        """Stop what runs, run a script over the raw REPL, return what it printed.

        `timeout` is in real seconds.
        """
        if not await self.until(lambda: self._connected, CONNECTS):
            raise TimeoutError("the Pico does not show up on USB")
        # Ctrl-C while it boots would stop it from mounting its disk.
        await self.run(max(0.0, BOOTS - (self.now - self._since) / MS))
        cdc = self._device.cdc
        errors: list[Exception] = []
        runner = RawReplRunner(cdc, script.encode(), on_error=errors.append)
        await runner.start()
        end = time.monotonic() + timeout
        try:
            while runner.result is None:
                runner.pump()
                self._offer()
                await self.run(1)
                if errors:
                    raise errors[0]
                if time.monotonic() > end:
                    raise TimeoutError(f"the script did not end within {timeout} s")
        finally:
            await runner.stop()
            cdc.on_serial_data = self._text.extend
        printed, raised = runner.result
        if raised:
            raise ScriptError(raised.decode(errors="replace"))
        return printed.decode().replace("\r\n", "\n")

    # Power and flash

    def reset(self) -> None:
        """Press its reset button. What is in flash, and on the wires, stays."""
        self._device.hard_reset(cause=ResetCause.RUN_PIN)

    @property
    def disk(self) -> bytes:
        """The file system as the flash has it now: all that stays when the power is cut."""
        layout = self._layout
        end = layout.fs_start + layout.fs_blockcount * layout.fs_blocksize
        return bytes(self.rp2040.flash[layout.fs_start : end])

    def files(self) -> dict[str, bytes]:
        """Return every file in flash, by name; none if nothing there can be mounted."""
        return read_littlefs(self.disk, self._layout.fs_blocksize)
