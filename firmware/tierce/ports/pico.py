"""A Pico as a device: panel, buttons, piezo, backlight, battery, files; and the loop."""

# pyright: reportAttributeAccessIssue=false, reportCallIssue=false, reportArgumentType=false

import os
from time import sleep_ms, ticks_diff, ticks_ms, ticks_us

import machine
from machine import ADC, PWM, WDT, Pin

from tierce.boards import BOARDS
from tierce.ports.edges import Edges
from tierce.ports.flash import Files
from tierce.ports.panel import Panel
from tierce.ui.canvas import Canvas

_HERTZ = 125_000_000
_LIGHT = (0, 3000, 9000, 20000, 38000, 65535)  # duty by level
_REACHABLE = 120_000  # milliseconds after the start in which it never sleeps deeply
_SLICE = 500  # milliseconds of a light sleep
_WATCHED = 8000  # milliseconds without a step until the watchdog resets
_READINGS = 8


class Device(Files):
    def __init__(self, board):
        # The peripheral clock starts at 48 MHz, which halves the SPI's.
        machine.freq(_HERTZ, _HERTZ)
        Files.__init__(self)
        self.board = board
        self.canvas = Canvas(*board.PANEL)
        self._light = PWM(Pin(board.LIGHT), freq=1000, duty_u16=0)
        self._panel = Panel(board, self.canvas)
        self._edges = Edges(board.BUTTONS)
        self._piezo = None
        if board.PIEZO >= 0:
            from tierce.ports.piezo import Piezo

            self._piezo = Piezo(board.PIEZO)
        self._adc = ADC(board.BATTERY[0]) if board.BATTERY else None
        self._vbus = Pin(board.VBUS, Pin.IN) if board.VBUS >= 0 else None
        self._watchdog = None
        self._asleep = False
        self._lit = False
        self._level = 0
        self._started = ticks_ms()
        self.palette = self._panel.palette
        self.turn = self._panel.turn

    def show(self):
        self._panel.show()
        if not self._lit and self._level:
            # Dark until the first picture is there: nobody sees what the panel's memory held.
            self._lit = True
            self._light.duty_u16(_LIGHT[self._level])
        if self._piezo:
            self._piezo.step()
        if self._watchdog:
            self._watchdog.feed()

    def light(self, level):
        self._level = level
        if not level:
            self._light.duty_u16(0)
            self._panel.sleep()
            self._asleep = True
            return
        if self._asleep:
            self._asleep = False
            machine.freq(_HERTZ, _HERTZ)
            self._panel.connect()
            self._panel.wake()
        if self._lit:
            self._light.duty_u16(_LIGHT[level])

    def play(self, tune, volume):
        if self._piezo:
            self._piezo.play(tune, volume)

    def next_edge(self, edge):
        return self._edges.next(edge, ticks_ms(), ticks_us())

    def chance(self):
        four = os.urandom(4)
        return (four[0] << 24 | four[1] << 16 | four[2] << 8 | four[3]) & 0x3FFFFFFF

    def battery(self):
        """Return how full it is, in percent, or -1."""
        if not self._adc:
            return -1
        _, factor, empty, full = self.board.BATTERY
        total = 0
        for _ in range(_READINGS):
            total += self._adc.read_u16()
        millivolts = total // _READINGS * 3300 // 65535 * factor
        return max(0, min(100, (millivolts - empty) * 100 // (full - empty)))

    def rest(self):
        """Nothing to do until the next frame: wait, or sleep until a button is pressed."""
        awake = ticks_diff(ticks_ms(), self._started)
        if self._asleep and awake > _REACHABLE and not self._plugged():
            machine.lightsleep(_SLICE)
        else:
            sleep_ms(2)
        if not self._watchdog and awake > _REACHABLE and not self._plugged():
            # Not while somebody may be at the console: it cannot be stopped again.
            self._watchdog = WDT(timeout=_WATCHED)

    def _plugged(self):
        """Whether USB is there; where nobody can tell, it may be, and is not cut off."""
        return self._vbus is None or self._vbus.value() == 1


def choose(name):
    """Say which board this is: for the console, once."""
    if name not in BOARDS:
        raise ValueError("no board %r; there are: %s" % (name, ", ".join(BOARDS)))
    with open("board.py", "w") as file:
        file.write('NAME = "%s"\n' % name)
    machine.reset()


def _board():
    """Return the board's module, or None where nobody has said which it is."""
    try:
        name = __import__("board").NAME
    except (ImportError, AttributeError):
        return None
    if name not in BOARDS:
        return None
    return __import__("tierce.boards." + name, None, None, ("",))


def run():
    """Run for good."""
    board = _board()
    if board is None:
        # Trying pins that may be wired to anything is not safe: ask on the console.
        print("Tierce: which board is this? Type: from tierce.ports.pico import choose")
        print("then choose(…) one of", ", ".join(BOARDS))
        return
    from tierce.ui.runner import Runner

    device = Device(board)
    runner = Runner(device)
    while True:
        if not runner.step(ticks_ms()):
            device.rest()
