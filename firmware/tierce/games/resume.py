"""A saved game played back in small pieces, so that nothing waits for it. Never raises."""

from tierce.games import GAMES, kind
from tierce.games.codes import REFUSED
from tierce.reader import Reader


class Playback:
    """`step` plays some events; `game` is the game as far as it has come, or None."""

    def __init__(self, data, note=None):
        """`note(game, player, outcome)` is told of every event."""
        self._log = Reader(data)
        self._events = iter(self._log)
        self._size = len(data)
        self._note = note
        self.game = _dealt(self._log)
        self.done = self.game is None

    def step(self, events):
        """Play at most so many events; return whether there is more to come."""
        for _ in range(events):
            if self.done:
                break
            event = next(self._events, None)
            if event is None:
                self.done = True
                break
            self._play(self.game, *event)
        return not self.done

    def _play(self, game, player, action, arg, at):
        outcome = game.apply(player, action, arg, at)
        if outcome == REFUSED:
            self.done = True
        elif self._note:
            self._note(game, player, outcome)

    def part(self, whole):
        """Return how far it has come, as a part of `whole`."""
        return self._log.end * whole // max(self._size, 1)


def _dealt(log):
    """Return the game a journal's head tells of, before its first event; None if it is unsound."""
    if not log.sound or log.game >= len(GAMES):
        return None
    of = kind(GAMES[log.game])
    options = {}
    # A log of an older version may have fewer options: the others keep their defaults.
    for place, (name, allowed) in zip(log.options, of.OPTIONS):
        if place >= len(allowed):
            return None
        options[name] = allowed[place]
    if len(log.options) > len(of.OPTIONS):
        return None
    try:
        return of(log.seed, log.players, options)
    except ValueError:
        return None
