"""From edges to presses: whose button it was, what it is, and again and again while it is held."""

from micropython import const

from tierce.ui import roles
from tierce.ui.debounce import Debouncer

_CLOCK = const((1 << 30) - 1)
_LATER = const(1 << 29)
_HOLD = const(380)  # milliseconds until a held button repeats,
_REPEAT = const(110)  # and from then on
_REPEATING = (roles.STEP, roles.RIGHT, roles.LEFT, roles.UP, roles.DOWN)


class Controls:
    """Tells `pressed(player, role, ms, again)`; `two` is whether each has buttons of their own."""

    def __init__(self, device, pressed):
        self._device = device
        self._pressed = pressed
        self._alone, self._both = roles.clusters(device.board)
        self.clusters = self._alone
        self._debouncer = Debouncer(len(device.board.BUTTONS), self._changed)
        self._edge = [0, 0, 0, 0]
        self._next = [0, 0, 0, 0]
        self._held = [-1, -1]  # the repeating button of each player,
        self._due = [0, 0]  # and when it repeats
        self.watch = None  # told (button, level) of every change, for the self-test

    def play(self, two):
        """From now on one plays with all buttons, or two with their own."""
        self.clusters = self._both if two else self._alone
        self.forget()

    def turn(self, over):
        """The device is held the other way round, or not."""
        self._alone.turned = self._both.turned = over

    def forget(self):
        """Nothing held repeats any more: it was pressed for another screen."""
        self._held[0] = self._held[1] = -1

    def holds(self, player):
        """Return how many buttons a player holds down."""
        total = 0
        for button in range(len(self._device.board.BUTTONS)):
            if self._debouncer.down(button) and self.clusters.owner(button) == player:
                total += 1
        return total

    def step(self, now):
        """Take all edges there are; then what is held repeats."""
        edge, after = self._edge, self._next
        if self._device.next_edge(edge):
            while self._device.next_edge(after):
                if self._tie(edge, after) and self._device.chance() & 1:
                    edge, after = after, edge
                self._debouncer.edge(edge[0], edge[1], edge[2])
                edge, after = after, edge
            self._debouncer.edge(edge[0], edge[1], edge[2])
        self._debouncer.settle(now)
        for player in range(2):
            button = self._held[player]
            if button >= 0 and (now - self._due[player]) & _CLOCK < _LATER:
                self._due[player] = (self._due[player] + _REPEAT) & _CLOCK
                self._pressed(player, self.clusters.role(player, button), now, True)

    def _tie(self, edge, other):
        """Whether two players pressed in the same microsecond: a coin decides."""
        if edge[2] != other[2] or edge[3] != other[3] or not (edge[1] and other[1]):
            return False
        return self.clusters.owner(edge[0]) != self.clusters.owner(other[0])

    def _changed(self, button, level, ms):
        if self.watch:
            self.watch(button, level)
        player = self.clusters.owner(button)
        if player < 0:
            return
        if not level:
            if self._held[player] == button:
                self._held[player] = -1
            return
        role = self.clusters.role(player, button)
        self._held[player] = button if role in _REPEATING else -1
        self._due[player] = (ms + _HOLD) & _CLOCK
        self._pressed(player, role, ms, False)
