"""Every screen as a picture, reached by pressing buttons. Runs on MicroPython, beside paper.py.

A scene's name says what it shows; its board says how large it is.
"""

# pyright: reportOptionalMemberAccess=false

import paper

from tierce import cards, search
from tierce.games import new
from tierce.ui import roles
from tierce.ui.crash import draw

_SMALL = ("pick", "back", "right", "down")
# One board a panel size: four buttons on the smallest one, a stick and keys, two clusters of six.
BOARDS = (
    paper.Board((240, 135), _SMALL, ("pick", "step", "", ""), ("", "", "pick", "step")),
    paper.board("waveshare_lcd_1_3"),
    paper.board("duo"),
)


# As MicroPython prints one; the lines of a true one would change with every change of the source.
_TRACE = """Traceback (most recent call last):
  File "tierce/ui/runner.py", line 33, in step
  File "tierce/ui/app.py", line 155, in step
  File "tierce/ui/table.py", line 99, in take
IndexError: list index out of range
"""


def first_set(table):
    out = bytearray(3)
    return list(out) if search.find(table, out) else []


def no_set(table):
    """Return three slots that are no set, with as much wrong as can be."""
    found = []
    for a in range(len(table)):
        for b in range(a):
            for c in range(b):
                if table[a] and table[b] and table[c]:
                    found.append((cards.broken(table[a], table[b], table[c]), a, b, c))
    return list(max(found)[1:])


class Album:
    """Takes pictures on one board."""

    def __init__(self, board, show):
        self.board = board
        self._show = show
        self.hands = None

    def start(self, seed=1, files=None):
        self.hands = paper.Hands(self.board, seed, files)
        return self.hands

    def take(self, name):
        device = self.hands.device
        self._show(name, device.canvas)

    def open(self, name, *args):
        self.hands.app.push(name, *args)
        self.hands.settle()


def menus(album):
    hands = album.start()
    album.take("home")
    for name in ("games", "code", "statistics", "settings", "help", "about"):
        album.open(name)
        album.take(name)
        hands.app.pop()
    for name, topic in (("set", "set"), ("buttons", "buttons"), ("rules", "race")):
        album.open("rules", topic)
        album.take("help-" + name)
        if topic == "set":
            hands.press(roles.PICK)
            hands.settle()
            album.take("help-example")
        hands.app.pop()
    for game in ("race", "beginner", "solitaire"):
        album.open("setup", game)
        album.take("setup-" + game)
        hands.app.pop()
    album.open("selftest")
    hands.push(1)
    hands.device.edge(0, 1, hands.now)
    hands.wait(64)
    album.take("self-test")
    hands.device.edge(0, 0, hands.now)
    hands.app.pop()


def begin(album, game, row=0, seed=1, **settings):
    """Start a game by the menus; return the hands that hold it."""
    hands = album.start(seed)
    for name in settings:
        hands.app.settings[name] = settings[name]
    hands.select(0)
    hands.select(game)
    hands.settle()
    hands.select(row)
    return hands


def solitaire(album):
    hands = begin(album, 2)
    hands.wait(420)
    album.take("dealing")
    hands.settle()
    album.take("solitaire")
    game = hands.screen.game
    shown = first_set(game.table)
    hands.pick(shown[:2])
    album.take("solitaire-picked")
    hands.pick(shown[2:])
    hands.wait(200)
    album.take("right")
    hands.settle()
    table = hands.screen
    table.act(7, 0, hands.now)
    table.act(7, 0, hands.now)
    hands.wait(100)
    album.take("hint")
    hands.wait(3000)
    table.act(4, 0, hands.now)
    hands.wait(100)
    album.take("none-set-there")
    hands.pick(no_set(game.table))
    hands.settle()
    album.take("wrong")
    hands.press(roles.PICK)
    hands.settle()
    hands.screen.pause()
    hands.settle()
    album.take("pause")
    hands.app.home()
    hands.settle()
    album.take("home-continue")
    album.open("saved")
    album.take("continue")
    hands.app.pop()
    album.open("confirm", hands.app.more.REPLACE_GAME, None)
    album.take("confirm")


def claim(hands, player):
    hands.press(roles.PICK, player)
    hands.wait(100)


def race(album):
    hands = begin(album, 0)
    hands.settle()
    album.take("race")
    claim(hands, 1)
    hands.pick(first_set(hands.screen.game.table)[:2], 1)
    hands.wait(1600)
    album.take("claim")
    hands.pick(first_set(hands.screen.game.table)[2:], 1)
    hands.settle()
    claim(hands, 0)
    hands.pick(no_set(hands.screen.game.table))
    hands.settle()
    album.take("wrong-race")
    hands.press(roles.PICK)
    hands.settle()
    claim(hands, 1)
    hands.wait(9000)
    album.take("late")


def none(album):
    """A table of fifteen, after both have said that there is no set among twelve."""
    seed = 0
    while search.has_set(new("race", seed, 2).table):
        seed += 1
    hands = begin(album, 0, 0, 1)
    hands.app.home("race", new("race", seed, 2), _tally(2))
    hands.settle()
    hands.screen._say_none(0, hands.screen.clock)
    hands.wait(100)
    album.take("none-agree")
    hands.screen._say_none(1, hands.screen.clock)
    hands.settle()
    album.take("none-three-more")


def _tally(players):
    from tierce.tally import Tally

    return Tally(players)


def ended(name, seed, players, most=99, **options):
    """Return a game played by somebody who knows, to its end, and its tally."""
    from tierce.games import codes

    game, tally, at = new(name, seed, players, **options), _tally(players), 0
    turn = 0

    def apply(player, action, arg=0):
        tally.note(game, player, game.apply(player, action, arg, at))

    while not game.over and not getattr(game, "between", False) and most:
        most -= 1
        at += 3100 + turn * 517 % 4000
        slots = first_set(game.table)
        if not slots:
            for player in range(players):
                apply(player, codes.NONE)
            continue
        player = turn * 5 // 3 % players
        if players > 1:
            apply(player, codes.CLAIM)
        for slot in slots:
            apply(player, codes.PICK, slot)
        turn += 1
    return game, tally


def ends(album):
    hands = album.start()
    game, tally = ended("solitaire", 3, 1)
    hands.app.home("finish", (game, tally, game.at))
    hands.settle()
    album.take("end-solitaire")
    for seed in range(40):
        game, tally = ended("race", seed, 2)
        if len(game.winners) == 1:
            hands.app.home("finish", (game, tally, game.at))
            hands.settle()
            album.take("end-race")
            break
    for seed in range(60):
        game, tally = ended("race", seed, 2)
        if len(game.winners) == 2:
            hands.app.home("finish", (game, tally, game.at))
            hands.settle()
            album.take("end-tie")
            break
    game, tally = ended("race", 5, 2, rounds=3)
    hands.app.home("race", game, tally)
    hands.settle()
    album.take("end-round")
    stats = hands.app.stats()
    for seed in range(5):
        stats.add(*ended("solitaire", seed, 1))
    album.open("figures", 2, stats)
    album.take("figures")


def opening(album):
    """A long game is played back in many small steps; this is one of the first."""
    game, _ = ended("race", 1, 2, most=24)
    hands = album.start(1, {"race.game": bytes(game.journal.data)})
    hands.app.home("opening", 0)
    for _ in range(34):
        hands.app.step(hands.now)
    album.take("opening")


def beginner(album):
    hands = begin(album, 1)
    hands.settle()
    album.take("beginner")


def crash(album):
    hands = album.start()
    draw(hands.device, hands.app.words, _TRACE)
    album.take("crash")


SCENES = (menus, solitaire, race, none, ends, opening, beginner, crash)


def main(show):
    for board in BOARDS:
        for scene in SCENES:
            scene(Album(board, show))
