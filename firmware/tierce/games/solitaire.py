"""The three solitaires (R5): patience, Schmidt's and the Italian one. No claims, no clock.

Decided where the sheets are silent: a wrong pick costs a point in Schmidt's only, as in the race
(R3.4); each hint costs one in all; the Italian one goes on until no set is left, and its last
twelve cards may earn a point like any twelve.
"""

from tierce import search
from tierce.games.codes import (
    ADDED,
    FILL,
    FILLED,
    GAME_OVER,
    HINT,
    HINTED,
    NO_SET,
    NONE,
    PICK,
    REFUSED,
    RIGHT,
    SET_THERE,
    WRONG,
)
from tierce.games.table import HOLD, TableGame


class Solitaire(TableGame):
    NAME = "solitaire"
    ID = 2
    PLAYERS = (1, 1)
    OPTIONS = (
        ("style", ("patience", "schmidt", "italian")),
        # What "no set" does (R3.6). As printed: patience hints that one is there, the Italian
        # solitaire takes the player's word, and Schmidt's is over when there is none.
        ("none", ("as printed", "hint", "trust", "auto")),
        HOLD,
    )

    def _start(self):
        self.style = self.options["style"]
        self.none = self.options["none"]
        if self.none == "as printed":
            self.none = "trust" if self.style == "italian" else "hint"
        self.won = bytearray()
        self.wrong = 0
        self.hints = 0
        self.added = 0
        self.bonus = 0
        self.second = False  # the holes stay open: a second set among the rest is worth a point
        self._lay_out()
        self._settle()

    @property
    def scores(self):
        if self.style == "italian":
            return [self.bonus - self.added - self.hints]
        lost = self.wrong if self.style == "schmidt" else 0
        return [len(self.won) // 3 - lost - self.hints]

    @property
    def solved(self):
        """Won: the Italian one with 0 or more; the others when no card is left on the table."""
        if self.style == "italian":
            return self.over and not len(self.stock) and self.scores[0] >= 0
        return self.over and not len(self.stock) and not any(self.table)

    def _play(self, player, action, arg, at):
        if action == PICK:
            outcome = self._pick(arg)
            if outcome == RIGHT:
                self._score()
            elif outcome == WRONG:
                self.picks = []
                self.wrong += 1
            return outcome
        if (action, arg) not in self.legal(player):
            return REFUSED
        if action == NONE:
            return self._say_none()
        if action == HINT:
            return self._show_hint()
        self._end_second()
        return FILLED

    def _score(self):
        self.won.extend(self._take())
        if len(self.table) > self.base:
            self._close()
        elif self.second:
            self.bonus += 1
            self._end_second()
            return
        elif self.style == "italian" and len(self._open_slots()) == self.base - 3:
            self.second = True
        else:
            self._fill()
        self._settle()

    def _end_second(self):
        self.second = False
        self._fill()
        self._settle()

    def _say_none(self):
        there = search.has_set(self.table)
        if self.none == "trust" and not len(self.stock):
            self.over = True
            return GAME_OVER
        if not self._can_add() or (self.none == "hint" and there):
            return SET_THERE
        self._more()
        self._settle()
        return ADDED

    def _more(self):
        self._add()
        self.added += 1

    def _show_hint(self):
        """One card of the first set, then two, then three; or that there is none."""
        self.hints += 1
        first = bytearray(3)
        if not search.find(self.table, first):
            self.hints_left = 0
            return NO_SET
        self.hint = first[: len(self.hint) + 1]
        self.hints_left -= 1
        return HINTED

    def _settle(self):
        """After the table has changed: what the device does by itself."""
        self.hint = bytearray()  # the slots shown
        self.hints_left = 3
        if self.second:
            if (self.none == "auto" or not len(self.stock)) and not search.has_set(self.table):
                self._end_second()
            return
        if self.style == "schmidt":
            self.over = not search.has_set(self.table)
            return
        if self.none == "auto":
            while self._can_add() and not search.has_set(self.table):
                self._more()
        self.over = self._finished()

    def legal(self, player):
        if not self._playing(player):
            return []
        moves = [(PICK, slot) for slot in self._open_slots()]
        if self.hints_left:
            moves.append((HINT, 0))
        if self.second:
            moves.append((FILL, 0))
        elif self.style != "schmidt" and self.none != "auto":
            moves.append((NONE, 0))
        return moves

    def view(self, player):
        return {
            "table": bytes(self.table),
            "stock": len(self.stock),
            "scores": self.scores,
            "sets": [len(self.won) // 3],
            "wrong": self.wrong,
            "added": self.added,
            "bonus": self.bonus,
            "hints": self.hints,
            "hint": bytes(self.hint),
            "second": self.second,
            "picks": list(self.picks),
            "shown": self.shown,
            "broken": self.broken,
            "over": self.over,
            "solved": self.solved,
        }

    def _piles(self):
        return [self.stock.rest(), self.table, self.won]


KIND = Solitaire
