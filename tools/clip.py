"""A race on the duo as a film: what the README shows. Runs on MicroPython, beside paper.py.

Prints a frame each time the picture has changed: how long the one before was seen, and its pixels.
"""

from binascii import hexlify

import paper
import screens

from tierce.ui import roles

_EVERY = 4  # frames of the device to one of the film


class Film:
    def __init__(self, hands, show):
        self._hands = hands
        self._show = show
        self._last = b""
        self._since = 0

    def roll(self, ms):
        """Let time pass, and film it."""
        for _ in range(ms // (_EVERY * paper.FRAME)):
            self._hands.wait(_EVERY * paper.FRAME)
            self._since += _EVERY * paper.FRAME
            picture = bytes(self._hands.device.canvas.buffer)
            if picture != self._last:
                if self._last:
                    self._show(self._since, self._last)
                self._last, self._since = picture, 0

    def end(self):
        self._show(2500, self._last)

    def press(self, player, role):
        hands = self._hands
        button = hands.find(player, role)
        hands.device.edge(button, 1, hands.now)
        self.roll(64)
        hands.device.edge(button, 0, hands.now)
        self.roll(64)

    def claim(self, player, slots):
        """Declare, then go to each card and pick it."""
        self.press(player, roles.PICK)
        self.roll(320)
        for slot in slots:
            for _ in range(24):
                if self._hands.screen.cursor == slot:
                    break
                self.press(player, roles.DOWN)
            self.press(player, roles.PICK)
            self.roll(128)


def main():
    hands = paper.Hands(paper.board("duo"), 4)
    hands.select(0)
    hands.select(0)
    hands.settle()

    def show(ms, pixels):
        print("frame", ms, hexlify(pixels).decode())

    film = Film(hands, show)
    hands.select(0)
    film.roll(2000)
    game = hands.screen.game
    film.claim(1, screens.first_set(game.table))
    film.roll(1800)
    film.claim(0, screens.first_set(game.table))
    film.roll(1800)
    film.claim(1, screens.no_set(game.table))
    film.roll(2600)
    film.end()
