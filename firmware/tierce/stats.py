"""What was played so far, a row of numbers for each kind of game, as one checked record."""

from tierce import records
from tierce.games import GAMES

FILE = "stats"
_VERSION = 1

# A row's numbers. Times are milliseconds; 0 means there was none yet.
PLAYED, WON, SETS, WRONG, SPENT, FASTEST, BEST = range(7)
_ROW = 7
_MOST = (1 << 30) - 1


class Stats:
    def __init__(self, store):
        self._store = store
        self._numbers = [0] * (_ROW * len(GAMES))
        saved = records.unseal(records.STATS, _VERSION, store.read(FILE))
        if saved and not len(saved) % (4 * _ROW):
            for at in range(min(len(saved) // 4, len(self._numbers))):
                four = saved[4 * at : 4 * at + 4]
                value = four[0] << 24 | four[1] << 16 | four[2] << 8 | four[3]
                self._numbers[at] = min(value, _MOST)

    def get(self, game, number):
        return self._numbers[game * _ROW + number]

    def add(self, game, tally):
        """A game has ended; return whether the record could be written."""
        row = game.ID * _ROW
        for number, more in (
            (PLAYED, 1),
            (WON, 1 if getattr(game, "solved", False) else 0),
            (SETS, tally.sets),
            (WRONG, tally.wrong),
            (SPENT, tally.spent),
        ):
            self._numbers[row + number] = min(self._numbers[row + number] + more, _MOST)
        best = tally.best()
        if best >= 0:
            self._least(row + FASTEST, tally.fastest[best])
        # A time counts when the game was played to the end of its cards.
        if not len(game.stock):
            self._least(row + BEST, game.at)
        return self.save()

    def _least(self, at, time):
        time = max(time, 1)
        if not self._numbers[at] or time < self._numbers[at]:
            self._numbers[at] = time

    def clear(self):
        self._numbers = [0] * len(self._numbers)
        return self.save()

    def save(self):
        data = bytearray()
        for number in self._numbers:
            for shift in (24, 16, 8, 0):
                data.append(number >> shift & 255)
        return self._store.write(FILE, records.seal(records.STATS, _VERSION, data))
