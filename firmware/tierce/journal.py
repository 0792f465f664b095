"""A game as an append-only log of events: what is saved, replayed, shared and compared.

    b"TRC" version | game, players, seed (4 bytes), options (count, then a byte each) | check
    record:  player << 5 | action,  arg,  milliseconds since the record before  | check

Arg and time are varints. A check is a CRC-32 that runs on over the whole log, so a record stands
only on the ones before it: a log cut, damaged, or with records swapped or left out reads as its
longest sound prefix, never as something else (`tierce.reader`).
"""

from binascii import crc32

VERSION = 1
MAGIC = b"TRC"


class Journal:
    """The log being written, all of it in `data`: append what it grows by to a file to save it."""

    def __init__(self, game, players, seed, options):
        self.data = bytearray(MAGIC)
        self.data.append(VERSION)
        self.data.append(game)
        self.data.append(players)
        for shift in (24, 16, 8, 0):
            self.data.append(seed >> shift & 255)
        self.data.append(len(options))
        self.data.extend(options)
        self.at = 0
        self._sum = 0
        self._seal(0)

    def add(self, player, action, arg, at):
        """Append an event that has happened; `at` never runs backwards."""
        start = len(self.data)
        self.data.append(player << 5 | action)
        _put(self.data, arg)
        _put(self.data, at - self.at)
        self.at = at
        self._seal(start)

    def _seal(self, start):
        self._sum = crc32(memoryview(self.data)[start:], self._sum)
        for shift in (24, 16, 8, 0):
            self.data.append(self._sum >> shift & 255)


def _put(data, value):
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
