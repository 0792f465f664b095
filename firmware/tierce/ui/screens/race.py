"""The table of a race (R3) and of the beginners' game (R4): two players, one screen."""

# pyright: reportOptionalMemberAccess=false

from tierce.games import codes
from tierce.games.codes import NOBODY
from tierce.ui import declare, legend, palette, roles, sounds
from tierce.ui.racebar import RaceBar
from tierce.ui.table import BAR, LINE, Table

_COLOURS = (palette.FIRST, palette.SECOND)


class RaceTable(Table):
    TWO = True

    def __init__(self, app, game, *how):
        Table.__init__(self, app, game, *how)
        self._bar = RaceBar(app, game)
        self._declared = declare.Declaration()
        self._waiting = []  # presses of the other player while a declaration waits
        self._early = []  # what was pressed while cards were flying
        self._face = app.settings["seats"] == "face"
        if game.claimant != NOBODY:
            self._begin_claim()

    def landed(self):
        Table.landed(self)
        early, self._early = self._early, []
        for player, role in early:
            self._press(player, role, self.clock, False)

    # Painting

    def close(self):
        self._turn(NOBODY)

    def draw_bar(self):
        self._bar.draw(self._declared.player, self.clock)

    def draw_line(self):
        if self.said:
            legend.say(self.app, self.said)
            return
        words, claimant = self.words, self.game.claimant
        choose = [(roles.PICK, words.PICK), (roles.MOVE, words.MOVE)]
        declares = [(roles.PICK, words.CLAIM)]
        if self.game.options["none"] != "auto":
            none = self.app.controls.clusters.has(0, roles.NONE)
            declares.append((roles.NONE if none else roles.BOTH, words.NONE))
        idle = declares if claimant == NOBODY else []
        legend.draw(
            self.app,
            choose if claimant == 0 else idle,
            choose if claimant == 1 else idle,
        )

    def _turn(self, claimant):
        over = self._face and claimant == 1
        self.app.turn(over != self.app.upside_down)

    # Buttons

    def press(self, player, role, ms, again):
        self._press(player, role, self.at(ms), again)

    def _press(self, player, role, at, again):
        game = self.game
        if self.ended():
            return
        if self.flight.flying:
            # Nobody claims while cards are being taken; who presses now is the first after that.
            if not again:
                self._early.append((player, role))
            return
        if game.claimant == player:
            self._choose(player, role, at)
        elif game.claimant == NOBODY and not again:
            if role == roles.NONE:
                self._say_none(player, at)
            elif role == roles.MENU:
                self.aside("pause")
            else:
                self._declare(player, role, at)

    def _declare(self, player, role, at):
        if self._declared.both and self._declared.player != player:
            self._decide(declare.NONE)  # nobody waits for a menu
        if self._declared.open and self._declared.player != player:
            self._waiting.append((player, role, at))
            return
        fresh = not self._declared.open
        if self._declared.press(player, role, at) == declare.CLAIM:
            self._decide(declare.CLAIM)
            self._press(player, role, at, False)
        elif fresh:
            self.app.sound(sounds.CLAIM)
            self.spoil(BAR)

    def _decide(self, what):
        """A declaration has come to something."""
        player, at = self._declared.end()
        waiting, self._waiting = self._waiting, []
        self.spoil(BAR)
        if what == declare.MENU:
            self.aside("pause")
            return
        if what == declare.NONE:
            self._say_none(player, max(at, self.game.at))
        elif self._apply(player, codes.CLAIM, 0, max(at, self.game.at)) == codes.CLAIMED:
            self._begin_claim()
            return
        else:
            self.say(self.words.LOCKED_OUT)
        for other, role, pressed in waiting:
            self._press(other, role, pressed, False)

    def _begin_claim(self):
        player = self.game.claimant
        self.land()
        self.cursor = self.cursors[player]
        self.show_cursor(_COLOURS[player])
        self._turn(player)
        self.spoil(BAR)
        self.said = ""
        self.spoil(LINE)

    def _choose(self, player, role, at):
        if self._face and player == 1 and self.app.controls.clusters.has(1, roles.LEFT):
            role = roles.turned(role)  # seen from the other side, right is left
        if role == roles.PICK:
            self._pick(player, at)
        elif role in (roles.BACK, roles.NONE):
            if self.game.picks:
                self._unpick(player, at)
        else:
            self.move(role)

    def _unpick(self, player, at):
        """Take back the last card that was picked."""
        slot = self.game.picks[-1]
        self._apply(player, codes.PICK, slot, at)
        self.spoil_slot(slot)
        self.app.sound(sounds.PICK)

    def _pick(self, player, at):
        game, slot = self.game, self.cursor
        picks = list(game.picks)
        lay = len(game.table)
        outcome = self._apply(player, codes.PICK, slot, at)
        self.spoil_slot(slot)
        if outcome in (codes.PICKED, codes.UNPICKED):
            self.app.sound(sounds.PICK)
        elif outcome == codes.RIGHT:
            self._end_claim(player)
            self.app.sound(sounds.RIGHT)
            self.take(picks + [slot], 20 if player == 0 else self.canvas.width - 20, 0)
            if len(game.table) > lay:
                self.say(self.words.THREE_MORE)
        elif outcome in (codes.WRONG, codes.LATE):
            self.spoil_slots(picks)
            self._miss(player, outcome)

    def _miss(self, player, outcome):
        self._end_claim(player)
        self.app.sound(sounds.WRONG if outcome == codes.WRONG else sounds.LATE)
        self.aside("verdict", player, outcome)

    def _end_claim(self, player):
        self.cursors[player] = self.cursor
        self.spoil_slot(self.cursor)
        self.colour = palette.TABLE
        self._turn(NOBODY)
        self.spoil(BAR)
        self.spoil(LINE)

    def _say_none(self, player, at):
        """The three ways of "none" (R3.6)."""
        outcome = self._apply(player, codes.NONE, 0, at)
        words = self.words
        if outcome == codes.AGREED:
            self.app.sound(sounds.PICK)
            self.say(words.AGREED % words.SIDES[1 - player])
        elif outcome == codes.ADDED:
            self.app.sound(sounds.ADDED)
            self.say(words.THREE_MORE)
            self.land()
            self.follow()
        elif outcome == codes.SET_THERE:
            self.app.sound(sounds.REFUSED)
            self.say(words.SET_THERE)
        elif outcome == codes.REFUSED:
            self.app.sound(sounds.REFUSED)
            if self.game.options["none"] == "auto":
                self.say(words.SET_THERE)

    def _apply(self, player, action, arg, at):
        outcome = self.game.apply(player, action, arg, at)
        if outcome != codes.REFUSED:
            self.tally.note(self.game, player, outcome)
            self.spoil(BAR)
            # Saved only while nobody can claim, since a write holds up the buttons: now cards fly,
            # or it is explained why they do not. The rest is saved with it, or by `aside`.
            if outcome in (codes.RIGHT, codes.WRONG, codes.LATE) or self.ended():
                self.keep()
        return outcome

    # Time

    def tick(self, passed):
        Table.tick(self, passed)
        declared = self._declared
        if declared.open:
            what = declared.tick(self.clock, self.app.controls.holds(declared.player))
            if what != declare.WAIT:
                self._decide(what)
        elif self.game.claimant != NOBODY:
            self._bar.run_down(self.clock)
            if self._bar.left(self.clock) < 0:
                claimant = self.game.claimant
                if self._apply(claimant, codes.GIVE_UP, 0, self.clock) == codes.LATE:
                    self.spoil_slots(range(self.layout.count))
                    self._miss(claimant, codes.LATE)


SCREEN = RaceTable
