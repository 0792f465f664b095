"""The handheld: an emulated Pico with a board's panel and buttons, and our firmware in its flash.

async with Handheld("duo") as handheld:
    await handheld.run(500)
    handheld.press("centre", for_ms=60)
    await handheld.run(200)
    handheld.picture().save("after.png")
"""

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Self

from PIL import Image
from rp2040py.gpio_pin import FUNCTION_PWM, FUNCTION_SIO

from tools import firmware
from tools.emulator.chip import MS, Chip
from tools.emulator.hands import Hands
from tools.emulator.panel import Panel

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.boards import BOARDS

PWM_ENABLED, PWM_PHASE_CORRECT = 1, 2  # CSR
FIRST_ADC_PIN = 26


class NoBoardError(Exception):
    """There is no such board; the message says which there are."""


def board_module(name: str) -> ModuleType:
    """Return a board's file, by name."""
    if name not in BOARDS:
        raise NoBoardError(f"no board {name}; there are {', '.join(BOARDS)}")
    return import_module(f"tierce.boards.{name}")


@cache
def _compiled() -> dict[str, bytes]:
    return firmware.compiled()


def disk_files(
    board: str, files: Mapping[str, str | bytes] | None, main: bool
) -> dict[str, bytes]:
    """Return what is on the disk: the firmware, the board's name, and further files over them."""
    found = {**_compiled(), "board.py": f'NAME = "{board}"\n'.encode()}
    if not main:
        found.pop("main.py", None)
    for name, content in (files or {}).items():
        found[name] = content.encode() if isinstance(content, str) else content
    return found


class Handheld(Chip):
    """A board that is switched on when it is made, and runs main.py when time passes."""

    def __init__(
        self,
        board: str = "duo",
        files: Mapping[str, str | bytes] | None = None,
        uf2: str | Path | None = None,
        *,
        main: bool = True,
        disk: bytes | None = None,
    ) -> None:
        """`files` are put beside the firmware, or in place of it. Without `main` the firmware's
        own main.py is left out, and the prompt waits for `aexec`. With `disk`, from another
        handheld's, that is all there is in flash."""
        self.board = board_module(board)
        self.panel = Panel(self.board)
        self.hands = Hands(self.board)
        if disk is not None and files:
            raise ValueError("a disk has its own files: give one or the other")
        wanted = {} if disk is not None else disk_files(board, files, main)
        super().__init__(wanted, disk=disk, devices=(self.panel, self.hands), uf2=uf2)
        if self.board.BATTERY:
            self.battery(self.board.BATTERY[3])
        self.plug(True)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Nothing runs by itself, so nothing has to be stopped."""

    def stop(self) -> bytes:
        """Cut the power; return the disk, for the handheld that is switched on next."""
        return self.disk

    # Hands

    def press(
        self, button: str | int, at_ms: float | None = None, for_ms: float | None = 60
    ) -> None:
        """Press a button at a simulated time (None: now), for so long (None: until released)."""
        at = self.now if at_ms is None else at_ms * MS
        self.hands.press(button, at, None if for_ms is None else for_ms * MS)

    def release(self, button: str | int, at_ms: float | None = None) -> None:
        at = self.now if at_ms is None else at_ms * MS
        self.hands.plan(button, at, [(0, False)])

    def bounce(
        self, button: str | int, edges: Iterable[tuple[float, bool]], at_ms: float | None = None
    ) -> None:
        """Press as a worn button does: (milliseconds after `at_ms`, pressed) for every edge."""
        at = self.now if at_ms is None else at_ms * MS
        self.hands.plan(button, at, [(after * MS, pressed) for after, pressed in edges])

    # Eyes and ears

    def picture(self) -> Image.Image:
        """Return what the panel shows in full light."""
        return self.panel.picture()

    def _pwm(self, pin: int) -> tuple[float, float]:
        """Return frequency and duty (0 to 1) of what PWM puts on a pin; 0, 0 for nothing."""
        channel = self.rp2040.pwm.channels[pin >> 1 & 7]
        if self.rp2040.gpio[pin].function_select != FUNCTION_PWM:
            return 0.0, 0.0
        if not channel.csr & PWM_ENABLED:
            return 0.0, 0.0
        period = (channel.top + 1) * (channel.div / 16 or 256)
        if channel.csr & PWM_PHASE_CORRECT:
            period *= 2
        level = channel.cc >> 16 if pin & 1 else channel.cc & 0xFFFF
        return self.rp2040.clk_sys / period, min(1.0, level / (channel.top + 1))

    def tone(self) -> float:
        """Return the hertz on the piezo, 0 when it is silent."""
        if self.board.PIEZO < 0:
            return 0.0
        hertz, duty = self._pwm(self.board.PIEZO)
        return hertz if 0 < duty < 1 else 0.0

    def light(self) -> float:
        """Return how bright the backlight is, 0 to 1."""
        pin = self.rp2040.gpio[self.board.LIGHT]
        if pin.function_select == FUNCTION_SIO:
            return float(pin.output_enable and pin.output_value)
        return self._pwm(self.board.LIGHT)[1]

    # Power

    def battery(self, millivolts: float) -> None:
        """Charge the battery to so much; it starts full."""
        if self.board.BATTERY:
            pin, factor, _, _ = self.board.BATTERY
            reading = round(millivolts / factor / 3300 * 4095)
            self.rp2040.adc.channel_values[pin - FIRST_ADC_PIN] = max(0, min(4095, reading))

    def plug(self, plugged: bool) -> None:
        """Say whether USB gives power; it does at first. The console stays either way."""
        if self.board.VBUS >= 0:
            self.rp2040.gpio[self.board.VBUS].set_input_value(plugged)
