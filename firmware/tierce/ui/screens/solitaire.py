"""The table of a solitaire (R5): a cursor, picks, hints that count, and "no set"."""

from tierce.games import codes
from tierce.ui import cursor, legend, palette, roles, sounds
from tierce.ui.clock import minutes
from tierce.ui.layout import PANELS
from tierce.ui.table import BAR, LINE, Table


class SolitaireTable(Table):
    def __init__(self, app, game, *how):
        Table.__init__(self, app, game, *how)
        self._second = -1  # shown on the clock
        self.show_cursor(palette.FIRST)

    # Painting

    def draw_bar(self):
        canvas, font = self.canvas, self.app.small
        high = PANELS[canvas.width, canvas.height][0]
        y = high - font.height
        canvas.bar(0, 0, canvas.width, high - 2, palette.TABLE)
        score = self.words.SCORE % self.game.scores[0]
        self._text(score, 6, y - 2)
        stock = self.words.STOCK % len(self.game.stock)
        self._text(stock, (canvas.width - font.width(stock)) // 2, y - 2, palette.QUIET)
        self._second = self.clock // 1000
        time = minutes(self.clock)
        x = canvas.width - 6 - font.width(time)
        if self._menu_chip():
            x -= 18
            chosen = self.cursor == cursor.MENU
            paper = palette.SHADE if chosen else palette.TABLE
            left = canvas.width - 18
            canvas.rounded(left, 0, 16, high - 2, paper)
            font.draw(canvas, "☰", left + 3, y - 2, palette.TEXT, palette.QUIET, paper)
            if chosen:
                canvas.frame.fill_rect(left + 2, high - 4, 12, 2, palette.FIRST)
        self._text(time, x, y - 2, palette.QUIET)

    def _text(self, text, x, y, ink=palette.TEXT):
        half = palette.QUIET if ink == palette.TEXT else palette.SHADE
        self.app.small.draw(self.canvas, text, x, y, ink, half, palette.TABLE)

    def draw_line(self):
        if self.said:
            legend.say(self.app, self.said)
            return
        words, game = self.words, self.game
        items = [(roles.PICK, words.PICK), (roles.MOVE, words.MOVE)]
        if game.second:
            items.append((roles.NONE, words.FILL_UP))
        elif self._says_none():
            items.append((roles.NONE, words.NO_SET))
        items += [(roles.HINT, words.HINT), (roles.BACK, words.MENU), (roles.MENU, words.MENU)]
        legend.draw(self.app, items)

    def ring(self, slot):
        if slot in self.game.picks:
            return palette.FIRST
        for hinted in self.game.hint:
            if hinted == slot:
                return palette.SECOND
        return palette.TABLE

    def _menu_chip(self):
        """With two buttons the menu is a place behind the last card."""
        clusters = self.app.controls.clusters
        return not (clusters.has(0, roles.BACK) or clusters.has(0, roles.MENU))

    def _says_none(self):
        return (codes.NONE, 0) in self.game.legal(0)

    # Buttons

    def press(self, player, role, ms, again):
        if self.game.over:
            return
        if role == roles.PICK:
            if self.cursor == cursor.MENU:
                self.pause()
            else:
                self.act(codes.PICK, self.cursor, ms)
        elif role == roles.HINT:
            self.act(codes.HINT, 0, ms)
        elif role == roles.NONE:
            self.act(codes.FILL if self.game.second else codes.NONE, 0, ms)
        elif role in (roles.BACK, roles.MENU):
            self.pause()
        else:
            self.move(role, self._menu_chip())

    def point(self, slot):
        if cursor.MENU in (slot, self.cursor):
            self.spoil(BAR)
        Table.point(self, slot)

    def pause(self):
        self.cursors[0] = self.cursor
        self.aside("pause")

    def act(self, action, arg, ms):
        game = self.game
        self.land()
        picks, hinted = list(game.picks), bytes(game.hint)
        lay = len(game.table)
        outcome = game.apply(0, action, arg, self.at(ms))
        if outcome == codes.REFUSED:
            self.app.sound(sounds.REFUSED)
            return
        self.tally.note(game, 0, outcome)
        self.spoil(BAR)
        self.spoil(LINE)
        self.spoil_slots(hinted)
        if outcome == codes.RIGHT:
            self.app.sound(sounds.RIGHT)
            self.take(picks + [arg], 20, 0)
        elif outcome == codes.WRONG:
            self.spoil_slots(picks)
        else:
            self._told(outcome, arg)
        if outcome != codes.ADDED and len(game.table) > lay:
            self.say(self.words.THREE_MORE)  # the device has seen that there was none
        elif game.second:
            self.say(self.words.SECOND_SET)
        self.keep()
        if outcome == codes.WRONG:
            self.app.sound(sounds.WRONG)
            self.cursors[0] = self.cursor
            self.aside("verdict", 0, outcome)

    def _told(self, outcome, slot):
        words = self.words
        if outcome in (codes.PICKED, codes.UNPICKED):
            self.app.sound(sounds.PICK)
            self.spoil_slot(slot)
        elif outcome == codes.ADDED:
            self.app.sound(sounds.ADDED)
            self.say(words.THREE_MORE)
            self.follow()
        elif outcome == codes.SET_THERE:
            self.app.sound(sounds.REFUSED)
            self.say(words.SET_THERE)
        elif outcome == codes.NO_SET:
            self.say(words.NO_SET_THERE)
        elif outcome == codes.HINTED:
            self.app.sound(sounds.PICK)
            self.say(words.HINT_COSTS)
            self.spoil_slots(self.game.hint)
        else:
            self.follow()

    def landed(self):
        self.follow()
        self.show_cursor(palette.FIRST)

    def tick(self, passed):
        Table.tick(self, passed)
        if self.clock // 1000 != self._second:
            self._second = self.clock // 1000
            self.spoil(BAR)


SCREEN = SolitaireTable
