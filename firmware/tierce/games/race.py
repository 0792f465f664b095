"""The race, the base game (R3): everybody looks at once, the first to declare has the claim.

Decided where the sheets are silent: a player locked out may not claim but still says "none"; a
claim whose time is up stays open until anybody says so (GIVE_UP), and its owner pays; sets owed
stay owed in the next round.
"""

from tierce import search
from tierce.games.codes import (
    ADDED,
    AGREED,
    CLAIM,
    CLAIMED,
    DEAL,
    DEALT,
    GAME_OVER,
    GIVE_UP,
    LATE,
    NOBODY,
    NONE,
    PICK,
    REFUSED,
    RIGHT,
    ROUND_OVER,
    SET_THERE,
    WRONG,
)
from tierce.games.table import HOLD, TableGame


class Race(TableGame):
    NAME = "race"
    ID = 0
    PLAYERS = (2, 4)
    OPTIONS = (
        ("penalty", ("point", "lockout", "give back")),  # R3.4
        ("none", ("hint", "trust", "auto")),  # R3.6
        ("clock", (8, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)),  # seconds to show a set
        ("score", ("sets", "cards")),  # R3.9
        ("rounds", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        HOLD,
    )

    def _start(self):
        self.round = 0
        self.totals = [0] * self.players  # of the rounds before this one
        self.owed = [0] * self.players
        self._deal()

    def _deal(self):
        self._lay_out()
        self.between = False  # a round is over, the next one not yet dealt
        self.won = [bytearray() for _ in range(self.players)]
        self.aside = bytearray()  # sets given back, out of play
        self.minus = [0] * self.players
        self.wrong = [0] * self.players
        self.locked = 0  # a bit for each player locked out
        self.agreed = 0  # a bit for each player who sees no set
        self.claimant = NOBODY
        self.claimed_at = 0
        self._settle()

    @property
    def dealer(self):
        """The deal passes left, round by round."""
        return self.round % self.players

    # Scores

    def round_score(self, player):
        won = len(self.won[player])
        return (won if self.options["score"] == "cards" else won // 3) - self.minus[player]

    @property
    def scores(self):
        return [self.totals[player] + self.round_score(player) for player in range(self.players)]

    # Events

    def _play(self, player, action, arg, at):
        if self.between:
            return self._next_round() if action == DEAL and not arg else REFUSED
        if self.claimant != NOBODY:
            mine = player == self.claimant
            if action == PICK and mine:
                return self._show(player, arg, at)
            if action == GIVE_UP and not arg and (mine or self._overdue(at)):
                return self._miss(self.claimant, LATE)
        elif action == NONE and not arg:
            return self._say_none(player)
        elif action == CLAIM and not arg and not self.locked >> player & 1:
            self.claimant = player
            self.claimed_at = at
            return CLAIMED
        return REFUSED

    def _overdue(self, at):
        return at - self.claimed_at > self.options["clock"] * 1000

    def _show(self, player, slot, at):
        if slot >= len(self.table) or not self.table[slot]:
            return REFUSED
        if self._overdue(at):
            return self._miss(player, LATE)
        outcome = self._pick(slot)
        if outcome == RIGHT:
            self._score(player)
        elif outcome == WRONG:
            self._miss(player, WRONG)
        return outcome

    def _score(self, player):
        taken = self._take()
        if self.owed[player]:
            self.owed[player] -= 1
            self.aside.extend(taken)
        else:
            self.won[player].extend(taken)
        self.claimant = NOBODY
        self.locked = 0
        if len(self.table) > self.base:
            self._close()
        else:
            self._fill()
        self._settle()

    def _miss(self, player, outcome):
        """No set shown: the cards stay, and the penalty is paid (R3.4)."""
        self.picks = []
        self.claimant = NOBODY
        self.wrong[player] += 1
        penalty = self.options["penalty"]
        if penalty == "point":
            self.minus[player] += 1
        elif penalty == "lockout":
            self.locked |= 1 << player
            if self.locked == (1 << self.players) - 1:
                self.locked = 0  # R3.5
        elif self.won[player]:
            self.aside.extend(self.won[player][-3:])
            self.won[player] = self.won[player][:-3]
        else:
            self.owed[player] += 1
        return outcome

    def _say_none(self, player):
        """Cards are added when everybody has said so."""
        way = self.options["none"]
        if way == "auto" or self.agreed >> player & 1:
            return REFUSED
        self.agreed |= 1 << player
        if self.agreed != (1 << self.players) - 1:
            return AGREED
        self.agreed = 0
        if way == "trust" and not len(self.stock):
            return self._end_round()
        if not self._can_add() or (way == "hint" and search.has_set(self.table)):
            return SET_THERE
        self._add()
        self._settle()
        return ADDED

    def _settle(self):
        """After the table has changed: what the device does by itself."""
        self.agreed = 0
        if self.options["none"] == "auto":
            while self._can_add() and not search.has_set(self.table):
                self._add()
        if self._finished():
            self._end_round()

    def _end_round(self):
        if self.round + 1 == self.options["rounds"]:
            self.over = True
            return GAME_OVER
        self.between = True
        return ROUND_OVER

    def _next_round(self):
        """All cards are shuffled again (R3.9)."""
        self.totals = self.scores
        self.round += 1
        self._deal()
        return DEALT

    # What is open, and to whom

    def legal(self, player):
        if not self._playing(player):
            return []
        if self.between:
            return [(DEAL, 0)]
        if self.claimant == player:
            return [(PICK, slot) for slot in self._open_slots()] + [(GIVE_UP, 0)]
        if self.claimant != NOBODY:
            return []
        moves = []
        if not self.locked >> player & 1:
            moves.append((CLAIM, 0))
        if self.options["none"] != "auto" and not self.agreed >> player & 1:
            moves.append((NONE, 0))
        return moves

    def view(self, player):
        """Everything but the order of the stock: the race hides nothing else from anybody."""
        claim = self.claimant != NOBODY
        return {
            "table": bytes(self.table),
            "stock": len(self.stock),
            "scores": self.scores,
            "sets": [len(won) // 3 for won in self.won],
            "owed": list(self.owed),
            "locked": self.locked,
            "agreed": self.agreed,
            "claimant": self.claimant,
            "deadline": self.claimed_at + self.options["clock"] * 1000 if claim else 0,
            "picks": list(self.picks),
            "shown": self.shown,
            "broken": self.broken,
            "round": self.round,
            "dealer": self.dealer,
            "between": self.between,
            "over": self.over,
        }

    def _piles(self):
        return [self.stock.rest(), self.table, self.aside] + self.won


KIND = Race
