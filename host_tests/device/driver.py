"""Plays games from a seed, the same on every Python: right claims, wrong ones, and nonsense.

Runs on CPython, in WebAssembly and on the Pico; imports nothing but the firmware.
"""

from binascii import crc32

from tierce import search
from tierce.games import GAMES, codes, kind, new, replay
from tierce.rng import Rng


def random_game(seed):
    """Return a game of some kind, with options and players that follow from the seed."""
    rng = Rng(seed)
    name = GAMES[rng.below(len(GAMES))]
    fewest, most = kind(name).PLAYERS
    players = fewest + rng.below(most - fewest + 1)
    options = {}
    for option, allowed in kind(name).OPTIONS:
        options[option] = allowed[rng.below(min(len(allowed), 3 if option == "rounds" else 99))]
    return new(name, seed, players, **options), rng


def choose(game, player, rng):
    """Return an event for this player: mostly towards a set, sometimes anything legal."""
    legal = list(game.legal(player))
    first = bytearray(3)
    if rng.below(6) and search.find(game.table, first):
        first = list(first)
        wanted = [pick for pick in game.picks if pick not in first]
        wanted += [slot for slot in first if slot not in game.picks]
        if (codes.PICK, wanted[0]) in legal:
            return codes.PICK, wanted[0]
        if (codes.CLAIM, 0) in legal:
            return codes.CLAIM, 0
    elif rng.below(3) and (codes.NONE, 0) in legal:
        return codes.NONE, 0
    return legal[rng.below(len(legal))]


def nonsense(rng):
    """Return an event that may well be illegal: player, action, arg."""
    return rng.below(6), rng.below(10), rng.below(30) if rng.below(9) else 0


def overdue(game, player, action, arg, at):
    """Whether this ends a claim whose time is up, as anybody may."""
    if game.NAME == "solitaire" or action != codes.GIVE_UP or arg or player >= game.players:
        return False
    return game.claimant >= 0 and at > game.claimed_at + game.options["clock"] * 1000


def steps(game, rng, most=4000):
    """Play to the end, or for so many steps; yield (player, action, arg, at, outcome, legal)."""
    at = 0
    for _ in range(most):
        if game.over:
            return
        at += rng.below(12000) if rng.below(40) == 0 else rng.below(1500)
        when = at
        if rng.below(6) == 0:
            player, action, arg = nonsense(rng)
            legal = (action, arg) in list(game.legal(player))
            legal = legal or overdue(game, player, action, arg, at)
            if game.at and rng.below(8) == 0:
                when, legal = game.at - 1, False  # time does not run backwards
        else:
            player = rng.below(game.players)
            for _ in range(game.players):
                if game.legal(player):
                    break
                player = (player + 1) % game.players
            else:
                raise AssertionError("nobody can move, and it is not over")
            action, arg = choose(game, player, rng)
            legal = True
        yield player, action, arg, when, game.apply(player, action, arg, when), legal


def dump(thing):
    """Return every value an object holds, all the way down, as text."""
    if isinstance(thing, (int, bool, str, bytes, bytearray)) or thing is None:
        return repr(bytes(thing) if isinstance(thing, bytearray) else thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(dump(one) for one in thing) + "]"
    held = thing if isinstance(thing, dict) else thing.__dict__
    return "{" + ",".join(name + ":" + dump(held[name]) for name in sorted(held)) + "}"


def fingerprint(game):
    return crc32(dump(game).encode())


def record(seed):
    """Play one game and replay its journal; return what two Pythons must agree on."""
    game, rng = random_game(seed)
    outcomes = 0
    for _, _, _, _, outcome, _ in steps(game, rng):
        outcomes = crc32(bytes((outcome,)), outcomes)
    data = bytes(game.journal.data)
    return len(data), crc32(data), outcomes, fingerprint(game), fingerprint(replay(data))
