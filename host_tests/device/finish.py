"""A photo finish on the Pico: presses 100 µs apart, whatever the chip is doing; who had the claim?

The host presses at agreed moments of the chip's own clock; trial after trial in one boot.
"""

# pyright: reportAttributeAccessIssue=false, reportOptionalMemberAccess=false

import gc
import time

from tierce import loader
from tierce.games import new
from tierce.games.codes import NOBODY
from tierce.tally import Tally

START = 4000  # milliseconds after power on, when the first trial begins
EVERY = 180  # and how long each lasts
PRESSED = 12  # in each, the earliest moment of the presses; the latest is 30 later
KINDS = ("idle", "repaint", "animation", "collect", "sound")


def _busy(kind, device, screen):
    """Keep the chip at it; called again and again."""
    if kind == "repaint":
        device.canvas.touch(0, 0, device.canvas.width, device.canvas.height)
    elif kind == "animation":
        screen._deal(0)
    elif kind == "collect":
        gc.collect()
    elif kind == "sound":
        device.play(b"\x45\x01\x48\x01\x4c\x01", 2)


def run(board, trials):
    """Print the claimant of each trial, and the heap that is left with a race on the table."""
    from tierce.ports.pico import Device
    from tierce.ui.runner import Runner

    device = Device(loader.load("tierce.boards", board))
    runner = Runner(device)
    runner.step(time.ticks_ms())
    app = runner.app
    app.settings["sound"] = 2
    app.home("race", new("race", 5, 2), Tally(2))
    screen = app.screen
    for _ in range(400):
        runner.step(time.ticks_ms())
    gc.collect()
    print("free", gc.mem_free())
    for trial in range(trials):
        start = START + trial * EVERY
        kind = KINDS[trial % len(KINDS)]
        time.sleep_ms(max(0, time.ticks_diff(start, time.ticks_ms())))
        while time.ticks_diff(start + EVERY - 20, time.ticks_ms()) > 0:
            if screen._declared.open or screen.game.claimant != NOBODY:
                time.sleep_ms(2)  # pressed: what is left is to wait for the claim
            else:
                _busy(kind, device, screen)
            runner.step(time.ticks_ms())
        print("claim", kind, screen.game.claimant, device._edges.lost)
        if screen.game.claimant != NOBODY:
            screen._end_claim(screen.game.claimant)
            screen.game.claimant = NOBODY
