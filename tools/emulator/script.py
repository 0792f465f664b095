"""Scripts for the emulated handheld: a step a line, times in simulated milliseconds.

wait 500          let time pass
press A 60        press, wait so long (60 if not said), release
hold X 1200       the same, but the script goes on at once
shot menu         write what the panel shows to menu.png
battery 3500      millivolts from now on
plug off          USB gives no power (on: it does)
reset             the Pico's reset button
# comment
"""

import re
import time
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from tools.emulator import hands
from tools.emulator.handheld import Handheld

PRESS = 60.0
FORMS = {
    "wait": "wait MILLISECONDS",
    "press": "press BUTTON [MILLISECONDS]",
    "hold": "hold BUTTON MILLISECONDS",
    "shot": "shot NAME",
    "battery": "battery MILLIVOLTS",
    "plug": "plug on, or plug off",
    "reset": "reset",
}


class ScriptLineError(Exception):
    """A line that cannot be done; the message names it."""


@dataclass
class Step:
    """A line of a script: what to do, to what, for how long."""

    line: int
    verb: str
    name: str = ""
    number: float = 0.0

    def __str__(self) -> str:
        number = f"{self.number:g}" if self.verb in ("wait", "press", "hold", "battery") else ""
        return " ".join(part for part in (self.verb, self.name, number) if part)


def _number(word: str) -> float:
    if not re.fullmatch(r"\d+(\.\d+)?", word):
        raise ValueError(f"{word} is not a number")
    return float(word)


def _step(line: int, words: list[str], board: ModuleType) -> Step:
    verb, *rest = words
    match verb, rest:
        case (("wait" | "battery"), [number]):
            return Step(line, verb, "", _number(number))
        case "press", [button]:
            hands.number(board, button)
            return Step(line, verb, button, PRESS)
        case (("press" | "hold"), [button, number]):
            hands.number(board, button)
            return Step(line, verb, button, _number(number))
        case "shot", [name]:
            if not re.fullmatch(r"[\w.-]+", name):
                raise ValueError(f"{name} cannot be a file's name")
            return Step(line, verb, name)
        case "plug", [("on" | "off") as name]:
            return Step(line, verb, name)
        case "reset", []:
            return Step(line, verb)
    if verb in FORMS:
        raise ValueError(f"it is: {FORMS[verb]}")
    raise ValueError(f"there is no {verb}; there are {', '.join(FORMS)}")


def parse(text: str, board: ModuleType) -> list[Step]:
    """Return a script's steps. All of it is checked before anything runs."""
    steps = []
    for line, content in enumerate(text.splitlines(), 1):
        words = content.split("#")[0].split()
        if words:
            try:
                steps.append(_step(line, words, board))
            except (ValueError, hands.NoButtonError) as error:
                raise ScriptLineError(f"line {line}: {error}") from error
    return steps


async def _do(step: Step, handheld: Handheld, folder: Path) -> None:
    if step.verb == "wait":
        await handheld.run(step.number)
    elif step.verb in ("press", "hold"):
        handheld.press(step.name, for_ms=step.number)
        if step.verb == "press":
            await handheld.run(step.number)
    elif step.verb == "shot":
        handheld.picture().save(folder / f"{step.name}.png")
    elif step.verb == "battery":
        handheld.battery(step.number)
    elif step.verb == "plug":
        handheld.plug(step.name == "on")
    elif step.verb == "reset":
        handheld.reset()


async def play(steps: list[Step], handheld: Handheld, folder: Path) -> str:
    """Do all steps; write pictures, console.txt and times.txt; return the table of times."""
    folder.mkdir(parents=True, exist_ok=True)
    table = [f"{'step':24} {'ms':>10} {'cycles':>14} {'bytes sent':>11} {'real s':>8}"]
    began = time.monotonic()
    try:
        for step in steps:
            await _do(step, handheld, folder)
            handheld.panel.flush()
            table.append(
                f"{step!s:24} {handheld.now_us / 1000:10.2f} {handheld.cycles:14,}"
                f" {handheld.panel.bytes_sent:11,} {time.monotonic() - began:8.1f}"
            )
    finally:
        # What was printed matters most when something went wrong.
        (folder / "console.txt").write_text(handheld.console, encoding="utf-8")
        (folder / "times.txt").write_text("\n".join(table) + "\n", encoding="utf-8")
    return "\n".join(table)
