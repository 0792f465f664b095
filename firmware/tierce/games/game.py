"""What all games share: a game is a fold over its events.

Seed, players, options and the events that happened decide everything. An event the rules do not
allow is refused and changes nothing; a player's input never raises. Time is an event's field.
"""

from tierce import journal
from tierce.games.codes import REFUSED
from tierce.rng import Rng

MOST = 1 << 30  # above this an int is a slow heap object on the device


class Game:
    """A game of one kind; a kind gives what stands below in capitals or does nothing here."""

    NAME = ""
    ID = 0  # the kind's number in saved games
    PLAYERS = (1, 4)
    # (name, allowed values): the first is the default. Saved by their places: add at the end only.
    OPTIONS: tuple = ()

    def __init__(self, seed, players, options):
        fewest, most = self.PLAYERS
        if type(players) is not int or not fewest <= players <= most:
            many = str(fewest) if fewest == most else "%d to %d" % (fewest, most)
            raise ValueError("%s takes %s players, not %r" % (self.NAME, many, players))
        self.rng = Rng(seed)
        self.seed = seed
        self.players = players
        self.options = self._choose(options)
        self.at = 0
        self.over = False
        places = bytes(allowed.index(self.options[name]) for name, allowed in self.OPTIONS)
        self.journal = journal.Journal(self.ID, players, seed, places)
        self._start()

    def _choose(self, given):
        """Return every option with its value; an unknown one or a bad value: ValueError."""
        chosen = {name: allowed[0] for name, allowed in self.OPTIONS}
        for name in given:
            if name not in chosen:
                known = ", ".join(sorted(chosen)) or "none"
                raise ValueError("%s has no option %r; it has: %s" % (self.NAME, name, known))
        for name, allowed in self.OPTIONS:
            if name in given:
                # By type too: True is not 1, and 8.0 is not 8.
                value = given[name]
                if not any(type(value) is type(one) and value == one for one in allowed):
                    values = ", ".join(repr(one) for one in allowed)
                    raise ValueError("%s is one of %s, not %r" % (name, values, value))
                chosen[name] = value
        return chosen

    def apply(self, player, action, arg=0, at=0):
        """Let an event happen; return its outcome, REFUSED if the rules do not allow it.

        `at` is milliseconds since the game began, pauses left out, and never runs backwards.
        """
        for value in (player, action, arg, at):
            if type(value) is not int or not 0 <= value < MOST:
                return REFUSED
        if self.over or player >= self.players or at < self.at:
            return REFUSED
        outcome = self._play(player, action, arg, at)
        if outcome != REFUSED:
            self.at = at
            self.journal.add(player, action, arg, at)
        return outcome

    def _playing(self, player):
        """Whether the game is on and this is one of its players, whatever was given."""
        return not self.over and type(player) is int and 0 <= player < self.players

    @property
    def winners(self):
        """The players with the best score: more than one for a tie (R3.9)."""
        best = max(self.scores)
        return [player for player in range(self.players) if self.scores[player] == best]

    def census(self):
        """Return every card wherever it lies, sorted: always exactly the deck."""
        lying = bytearray()
        for pile in self._piles():
            lying.extend(pile)
        return bytearray(sorted(card for card in lying if card))

    # What a kind of game fills in.

    scores = ()

    def _start(self):
        """Deal."""

    def _play(self, player, action, arg, at):
        """Decide and do one event of a player who exists. Refuse before touching anything."""
        return REFUSED

    def legal(self, player):
        """Return every (action, arg) open to that player now, at the time of the last event."""
        return ()

    def view(self, player):
        """Return all, and only, what that player may see."""
        return {}

    def _piles(self):
        return ()
