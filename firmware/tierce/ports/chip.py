"""Where the two chips differ: addresses and request numbers, from their datasheets.

RP2040 datasheet 2.2 (address map), 2.5.3.1 (DREQ); RP2350 datasheet 2.2, 12.6.4.1. The second
column was checked against the datasheet and has not run on a chip yet.
"""

import sys

# By bus: the SPI's registers, and the DMA request of its transmitter.
_RP2040 = ((0x4003C000, 16), (0x40040000, 18))
_RP2350 = ((0x40080000, 24), (0x40088000, 26))


def spi(bus):
    """Return an SPI's base address and the number of its transmit request."""
    machine = getattr(sys.implementation, "_machine", "")
    return (_RP2350 if "RP2350" in machine else _RP2040)[bus]
