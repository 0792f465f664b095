"""What a button can be, and who has which: the clusters of a board as small ints."""

from micropython import const

STEP = const(1)
RIGHT = const(2)
LEFT = const(3)
UP = const(4)
DOWN = const(5)
PICK = const(6)
BACK = const(7)
NONE = const(8)
HINT = const(9)
MENU = const(10)
# No button is this: it stands for whatever moves the cursor, where buttons are explained.
MOVE = const(11)
# And this for pick and another one together.
BOTH = const(12)

NAMES = ("", "step", "right", "left", "up", "down", "pick", "back", "none", "hint", "menu")

_TURNED = (0, STEP, LEFT, RIGHT, DOWN, UP, PICK, BACK, NONE, HINT, MENU)


def turned(role):
    """Return what a button is for somebody who sees it upside down."""
    return _TURNED[role]


class Clusters:
    """Which button is whose and what, for one way to play: alone, or two side by side."""

    def __init__(self, buttons, *players):
        self.players = len(players)
        self._labels = tuple(label for label, _ in buttons)
        self._roles = [
            bytes(NAMES.index(roles[button]) for button in range(len(buttons)))
            for roles in players
        ]
        # Who can go right but not left goes right, however the device is held.
        self._all_ways = [any(role == LEFT for role in roles) for roles in self._roles]
        self.turned = False

    def owner(self, button):
        """Return the player a button belongs to, or -1."""
        for player in range(self.players):
            if self._roles[player][button]:
                return player
        return -1

    def role(self, player, button):
        role = self._roles[player][button]
        return _TURNED[role] if self.turned and self._all_ways[player] else role

    def has(self, player, role):
        return any(self.role(player, button) == role for button in range(len(self._labels)))

    def label(self, player, role):
        """Return what is printed on a player's button of that role; "" if there is none."""
        if role == MOVE:
            return self._movers(player)
        if role == BOTH:
            return self.label(player, PICK) + "+" + self._movers(player).split(" ")[0]
        for button in range(len(self._labels)):
            if self.role(player, button) == role:
                return self._labels[button]
        return ""

    def _movers(self, player):
        if self.has(player, LEFT):
            return "✚"
        if self.has(player, STEP):
            return self.label(player, STEP)
        return self.label(player, RIGHT) + " " + self.label(player, DOWN)


def clusters(board):
    """Return a board's clusters for one player and for two."""
    return (
        Clusters(board.BUTTONS, board.ALONE),
        Clusters(board.BUTTONS, board.FIRST, board.SECOND),
    )
