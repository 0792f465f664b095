"""Who declares: any button of a player's own does, and the first press has it.

Two buttons of one player together, pick and another, mean "no set" instead; held, the menu. So a
press waits for 80 ms before it becomes a claim; its time stays the time it was pressed. Pure.
"""

from micropython import const

from tierce.ui import roles

TOGETHER = const(80)  # milliseconds between two presses that are one
_HELD = const(600)  # milliseconds that two buttons are held for the menu

WAIT = const(0)
CLAIM = const(1)
NONE = const(2)
MENU = const(3)


class Declaration:
    """`press` and `tick` return what it has come to: WAIT, CLAIM, NONE or MENU, by `player`."""

    def __init__(self):
        self.player = -1
        self.at = 0  # when it was declared
        self._role = 0
        self._both = False

    @property
    def open(self):
        return self.player >= 0

    @property
    def both(self):
        """Whether it will not be a claim any more."""
        return self.open and self._both

    def press(self, player, role, at):
        """A player pressed a button. Another one's press, while this waits, is not for here."""
        if not self.open:
            self.player, self._role, self.at = player, role, at
            self._both = False
            return WAIT
        if self._both:
            return WAIT
        if at - self.at <= TOGETHER and roles.PICK in (role, self._role) and role != self._role:
            self._both = True
            return WAIT
        return CLAIM

    def tick(self, at, held):
        """Time goes on; `held` is how many buttons this player holds down."""
        if not self.open:
            return WAIT
        if not self._both:
            return CLAIM if at - self.at > TOGETHER else WAIT
        if held < 2:
            return NONE
        return MENU if at - self.at > _HELD else WAIT

    def end(self):
        """It has come to something: return whose it was and when."""
        player, self.player = self.player, -1
        return player, self.at
