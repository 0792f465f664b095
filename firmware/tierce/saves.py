"""Games that are not over yet: the journal of one of each kind, appended to as it grows.

Nothing is written while a claim is open: writing flash stops everything else on the device.
"""

from tierce.games import GAMES
from tierce.games.codes import NOBODY


def _name(game_id):
    return GAMES[game_id] + ".game"


class Saves:
    def __init__(self, store):
        self._store = store
        self._written = 0  # how much of the running game's journal is stored
        self.failed = False

    def kinds(self):
        """Return the numbers of the games that can be continued."""
        return [one for one in range(len(GAMES)) if self._store.read(_name(one))]

    def data(self, game_id):
        """Return the journal of the saved game of a kind, or None."""
        return self._store.read(_name(game_id))

    def start(self, game):
        """A new game runs now: it takes the place of the saved one of its kind."""
        self._written = 0
        self.keep(game)

    def resume(self, game):
        """A saved game runs again; store it anew, in case its file was damaged at the end."""
        self._written = 0
        self.keep(game)

    def keep(self, game):
        """Store what has happened since; return whether all of it is stored now."""
        data = game.journal.data
        if len(data) == self._written:
            return not self.failed
        if getattr(game, "claimant", NOBODY) != NOBODY:
            return False
        if self._written:
            done = self._store.append(_name(game.ID), bytes(memoryview(data)[self._written :]))
        else:
            done = self._store.write(_name(game.ID), bytes(data))
        self.failed = not done
        # What could not be appended may be there in part: write all of it the next time.
        self._written = len(data) if done else 0
        return done

    def end(self, game_id):
        """The game is over, or given up."""
        self._store.remove(_name(game_id))
        self._written = 0
