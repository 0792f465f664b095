"""The table on the screen: its cards, the cursor, the bar above and the line below.

Shows what has happened and lets it be seen: cards fly off, new ones turn up in their places, the
others stay. A step paints a card at the most; a move of the cursor paints two.
"""

# pyright: reportOptionalMemberAccess=false

from micropython import const

from tierce.ui import cursor, palette, roles, sounds
from tierce.ui.cardart import CardArt
from tierce.ui.flight import Flight
from tierce.ui.layout import Layout, room_for
from tierce.ui.screen import Screen
from tierce.ui.turning import Turning

BAR = const(1)
LINE = const(2)
_SLOTS = const(3)  # the first slot's piece
_BEAT = const(28)  # milliseconds of an animation's step
_SAID = const(2600)  # milliseconds something is said in the line
_MOST = const(24)


class Table(Screen):
    """Subclasses have a `bar` and a `line` to draw, and say what buttons do."""

    LEAN = True

    def __init__(self, app, game, tally, clock=-1, cursors=(0, 0), fresh=True, action=0):
        """Put a game on the table: dealt anew, or as its `ticket` says it was.

        An `action` is what the player asked for meanwhile: the first thing to happen.
        """
        Screen.__init__(self, app)
        self.game = game
        self.tally = tally
        self.clock = max(clock, game.at)  # milliseconds since the game began, pauses left out
        self.cursors = list(cursors)  # where each player's cursor was left
        self.cursor = cursors[0]
        self._action = action
        self.colour = palette.TABLE  # the cursor's; TABLE for none
        self.said = ""
        self._say_for = 0
        self._rest = 0  # of a beat
        self._turning = Turning(_MOST)
        self._shown = bytearray(_MOST)  # the cards as they are painted
        self.flight = Flight(app.canvas)
        self.layout = self.art = None
        self._lay()
        self._deal(0 if fresh else _MOST)

    def ticket(self):
        """Return what puts the same table back, after what is shown in its place."""
        return self.game, self.tally, self.clock, self.cursors, False

    def aside(self, name, *args):
        """Show a screen in place of the table: there is no room for both."""
        self.land()
        if not self.game.over:
            self.keep()
        self.app.home(name, self.ticket(), *args)

    # The game and its picture

    def at(self, ms):
        """Return the game's time of a press."""
        return max(self.clock + self.app.passed - self.app.ago(ms), self.game.at)

    def _lay(self):
        """Choose the layout for as many cards as there are; return whether it is another one."""
        count = room_for(len(self.game.table))
        if self.layout and self.layout.count == count:
            return False
        # The art of the layout before goes first.
        self.art = None
        self.layout = Layout((self.canvas.width, self.canvas.height), count)
        self.art = CardArt(self.canvas, self.layout)
        return True

    def _deal(self, first):
        """Show the table; the cards from this slot on turn up one after the other."""
        table = self.game.table
        self._turning.forget()
        for slot in range(_MOST):
            self._shown[slot] = table[slot] if slot < len(table) else 0
            if self._shown[slot] and slot >= first:
                self._turning.add(slot)

    def follow(self):
        """The game has gone on: show what lies there now."""
        table = self.game.table
        if self._lay():
            # More cards come behind the others, or the last ones have moved into the holes.
            same = 0
            while same < len(table) and self._shown[same] == table[same]:
                same += 1
            self._deal(same if same >= len(table) - 3 else len(table))
            self.open()
            return
        for slot in range(self.layout.count):
            card = table[slot] if slot < len(table) else 0
            if card != self._shown[slot]:
                self._shown[slot] = card
                if card:
                    self._turning.add(slot)
                self.spoil_slot(slot)

    def take(self, slots, x, y):
        """Let three cards fly to a point; what comes after is shown when they are there."""
        for slot in slots:
            self._shown[slot] = 0
            self.art.draw(slot, 0)
            self.art.frame(slot, palette.TABLE)
        self.flight.start(self.layout, slots, x, y)

    def land(self):
        """What flies has arrived, now that something else happens."""
        if self.flight.flying:
            self.flight.end()
            self.landed()

    def landed(self):
        self.follow()

    def ended(self):
        """Whether the game is over, or a round of it."""
        return self.game.over or getattr(self.game, "between", False)

    def finish(self):
        """Show how it went."""
        app, game = self.app, self.game
        app.sound(sounds.END)
        if game.over:
            app.saves.end(game.ID)
            app.stats().add(game, self.tally)
        self.aside("finish")

    def keep(self):
        """Save what has happened; where that is not possible, say so and go on."""
        self.app.saves.keep(self.game)
        if self.app.saves.failed:
            self.say(self.words.CANNOT_SAVE)

    def act(self, action, arg, ms):
        """Let an event of the one who plays alone happen, and show what came of it."""

    # Painting

    def pieces(self):
        return _SLOTS - 1 + self.layout.count

    def draw(self, piece):
        if piece == BAR:
            self.draw_bar()
        elif piece == LINE:
            self.draw_line()
        else:
            self._draw_slot(piece - _SLOTS)

    def _draw_slot(self, slot):
        if self._turning.waits(slot) or not self._shown[slot]:
            self.art.draw(slot, 0)
        else:
            self.art.draw(slot, self._shown[slot])
            ring = self.ring(slot)
            if ring != palette.TABLE:
                self.art.ring(slot, ring)
        here = self.colour != palette.TABLE and slot == self.cursor
        self.art.frame(slot, self.colour if here else palette.TABLE)

    def ring(self, slot):
        """Return the colour of a card's inner frame: picked, hinted; TABLE for none."""
        return self.colour if slot in self.game.picks else palette.TABLE

    def spoil_slot(self, slot):
        if 0 <= slot < self.layout.count:
            self.spoil(_SLOTS + slot)

    def spoil_slots(self, slots):
        for slot in slots:
            self.spoil_slot(slot)

    def draw_bar(self):
        """Paint what stands above the cards; `draw_line` what stands below."""

    draw_line = draw_bar

    def say(self, text):
        """Say something in the line, for a while."""
        self.said = text
        self._say_for = _SAID
        self.spoil(LINE)

    # The cursor

    def point(self, slot):
        """Move the cursor: the frames of two cards are painted, and at once."""
        if self.cursor >= 0:
            self.art.frame(self.cursor, palette.TABLE)
        self.cursor = slot
        if slot >= 0:
            self.art.frame(slot, self.colour)

    def show_cursor(self, colour):
        """Let the cursor have a player's colour, or hide it (TABLE); it stands on a card."""
        self.colour = colour
        if not 0 <= self.cursor < len(self.game.table) or not self.game.table[self.cursor]:
            self.cursor = cursor.move(self.layout, self.game.table, cursor.MENU, roles.RIGHT)
        self.spoil_slot(self.cursor)

    def move(self, role, menu=False):
        """Move the cursor, if this button does; return whether it does."""
        slot = cursor.move(self.layout, self.game.table, self.cursor, role, menu)
        if slot == self.cursor:
            return False
        self.point(slot)
        self.app.sound(sounds.MOVE)
        return True

    # Time

    def tick(self, passed):
        if self.ended() and not self.flight.flying:
            self.finish()
            return
        if self._action:
            action, self._action = self._action, 0
            self.act(action, 0, self.app.now)
        self.clock += passed
        if self._say_for:
            self._say_for = max(0, self._say_for - passed)
            if not self._say_for:
                self.said = ""
                self.spoil(LINE)
        if not self._turning.busy and not self.flight.flying:
            self._rest = 0
            return
        self._rest += passed
        if self._rest < _BEAT:
            return
        # After a long wait one beat is enough: an animation may be slow, not late.
        self._rest = min(self._rest - _BEAT, _BEAT)
        if self.flight.flying:
            self.flight.beat()
            if not self.flight.flying:
                self.landed()
        else:
            self._turning.beat(self.art, self.spoil_slot)
