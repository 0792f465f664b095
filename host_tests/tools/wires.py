"""Just enough of a chip for the panel's wires: an SPI, pins and a clock that the test moves."""

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.gpio_pin import GPIOPinState


class Pin:
    def __init__(self):
        self.state = GPIOPinState.INPUT
        self._listeners = []

    def add_listener(self, listener):
        self._listeners.append(listener)

    def put(self, level):
        before, self.state = self.state, GPIOPinState(level)
        for listener in self._listeners:
            listener(self.state, before)


class Bus:
    """The SPI's sender: one frame at a time, as the PL022 does it."""

    def __init__(self):
        self.data_bits = 8
        self.clock_frequency = 62_500_000
        self.done = 0

    def on_transmit(self, value):
        raise AssertionError("nobody listens")

    def complete_transmit(self, _value):
        self.done += 1


class Peripherals:
    peri_ctrl = 0


class Chip:
    clk_peri = 125_000_000

    def __init__(self):
        self.clock = SimulationClock()
        self.spi = [Bus(), Bus()]
        self.gpio = [Pin() for _ in range(30)]
        self.clocks = Peripherals()
