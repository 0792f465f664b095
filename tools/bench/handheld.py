"""What the whole handheld takes, on the emulated Pico with its panel: power on to pixels."""

import asyncio

from tools.emulator.chip import MS
from tools.emulator.handheld import Handheld
from tools.emulator.panel import Burst

CLOCK = 62_500_000
FRAME = 16 + 1.5  # clocks of a 16-bit frame on the wire, with the rest between two
MOVES = 6

Row = tuple[str, str, float]  # what, way, milliseconds


def wire(sent: int) -> float:
    """Return the milliseconds that so many bytes of pixels take on the wire alone."""
    return sent / 2 * FRAME / CLOCK * 1000


def _full(bursts: list[Burst]) -> list[Row]:
    whole = [burst for burst in bursts if burst.bytes == 320 * 240 * 2]
    shortest = min((burst.ended - burst.began) / MS for burst in whole)
    name = "repaint all of 320 x 240"
    return [(name, "the wire alone", wire(whole[0].bytes)), (name, "ours", shortest)]


async def _press(handheld: Handheld, *buttons: str) -> None:
    for button in buttons:
        handheld.press(button, for_ms=40)
        await handheld.run(140)


async def _moves(handheld: Handheld) -> list[float]:
    """Move the cursor at odd moments; return the milliseconds from each edge to its last pixel."""
    took = []
    for move in range(MOVES):
        before = len(handheld.panel.bursts)
        edge = handheld.now + (7 + 3.3 * move) * MS
        handheld.hands.press("right", edge, 40 * MS)
        await handheld.run(80)
        ended = [burst.ended for burst in handheld.panel.bursts[before:]]
        # What comes later is the clock's second.
        took.append(max(one - edge for one in ended if edge < one < edge + 30 * MS) / MS)
    return took


async def _tour() -> list[Row]:
    handheld = Handheld("duo")
    await handheld.until(lambda: handheld.light() > 0, 3000, 5)
    rows: list[Row] = [("power on to the lit menu", "ours", handheld.now / MS)]
    await handheld.run(250)
    rows += _full(handheld.panel.bursts)
    await _press(handheld, "centre")
    await handheld.run(200)
    await _press(handheld, "down", "down", "centre")
    await handheld.run(500)
    await _press(handheld, "centre")
    await handheld.run(2200)
    took = await _moves(handheld)
    rows.append(("a cursor's move, from the edge to the last pixel", "shortest", min(took)))
    rows.append(("a cursor's move, from the edge to the last pixel", "longest", max(took)))
    return rows


def measure() -> list[Row]:
    """Play on the duo; raises chip.NoImage where no UF2 can be had."""
    return asyncio.run(_tour())
