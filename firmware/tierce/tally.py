"""What a game was like, told while it goes on: how long each set took, and the fastest one.

Fed with every event, also when a saved game is played back, so it need not be saved itself.
"""

from tierce.games.codes import ADDED, DEALT, FILLED, LATE, RIGHT, WRONG


class Tally:
    def __init__(self, players):
        self._since = 0  # when the cards that lie there came to lie there
        self.sets = 0
        self.wrong = 0  # claims that were wrong or came to nothing
        self.spent = 0  # milliseconds, on all sets
        self.fastest = [-1] * players
        self.cards = [bytes(3)] * players  # of each player's fastest set

    def note(self, game, player, outcome):
        """An event of `game` has just had this outcome."""
        if outcome == RIGHT:
            took = game.at - self._since
            self.sets += 1
            self.spent += took
            if self.fastest[player] < 0 or took < self.fastest[player]:
                self.fastest[player] = took
                self.cards[player] = bytes(game.shown)
        elif outcome in (WRONG, LATE):
            self.wrong += 1
        if outcome in (RIGHT, ADDED, FILLED, DEALT):
            self._since = game.at

    def best(self):
        """Return the player who was fastest of all, or -1 when nobody found a set."""
        best = -1
        for player in range(len(self.fastest)):
            took = self.fastest[player]
            if took >= 0 and (best < 0 or took < self.fastest[best]):
                best = player
        return best
