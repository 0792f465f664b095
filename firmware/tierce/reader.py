"""Reads a journal for as long as it is sound. Never raises, whatever the bytes are."""

from binascii import crc32

from micropython import const

from tierce.journal import MAGIC, VERSION

_CHECK = const(4)
_MOST = const(1 << 30)
_ACTION = const(31)


class Reader:
    """Iterate over it for (player, action, arg, at).

    `sound` is False when not even the head can be trusted; `end` is how many bytes are sound.
    """

    def __init__(self, data):
        # A copy: a view would keep the log from growing while it is read.
        self._data = memoryview(bytes(data))
        self._sum = 0
        self.end = 0
        self.game = self.players = self.seed = self.at = 0
        self.options = b""
        self.sound = self._head()

    def _head(self):
        data = self._data
        if len(data) < 11 or bytes(data[:3]) != MAGIC or data[3] != VERSION:
            return False
        body = 11 + data[10]
        if not self._whole(body):
            return False
        self.game, self.players = data[4], data[5]
        self.seed = data[6] << 24 | data[7] << 16 | data[8] << 8 | data[9]
        self.options = bytes(data[11:body])
        return True

    def _whole(self, body):
        """Check the record from `end` to `body`; if it is sound, move behind its check."""
        data = self._data
        if body + _CHECK > len(data):
            return False
        check = crc32(data[self.end : body], self._sum)
        for place in range(_CHECK):
            if data[body + place] != check >> 24 - 8 * place & 255:
                return False
        self._sum = check
        self.end = body + _CHECK
        return True

    def _get(self, at):
        """Return the varint at `at` and where it ends, or -1 for both."""
        data = self._data
        value = shift = 0
        while at < len(data) and shift < 35:
            value |= (data[at] & 127) << shift
            shift += 7
            if data[at] < 128:
                return (value, at + 1) if value < _MOST else (-1, -1)
            at += 1
        return -1, -1

    def __iter__(self):
        while self.sound and self.end < len(self._data):
            first = self._data[self.end]
            arg, body = self._get(self.end + 1)
            if arg < 0:
                return
            passed, body = self._get(body)
            if passed < 0 or self.at + passed >= _MOST or not self._whole(body):
                return
            self.at += passed
            yield first >> 5, first & _ACTION, arg, self.at
