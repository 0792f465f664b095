"""What the games' tests share: making claims, right and wrong, as a player would."""

from itertools import combinations

from tierce import cards, search
from tierce.games.codes import CLAIM, CLAIMED, PICK, PICKED


def a_set(game):
    out = bytearray(3)
    assert search.find(game.table, out)
    return list(out)


def no_set(game):
    """Three slots that are no set."""
    slots = [slot for slot in range(len(game.table)) if game.table[slot]]
    return next(
        list(three)
        for three in combinations(slots, 3)
        if not cards.is_set(*(game.table[slot] for slot in three))
    )


def pick(game, player, slots, at=0):
    """Pick all three; return what the last one gives."""
    assert game.apply(player, PICK, slots[0], at) == PICKED
    assert game.apply(player, PICK, slots[1], at) == PICKED
    return game.apply(player, PICK, slots[2], at)


def claim(game, player, slots, at=0):
    assert game.apply(player, CLAIM, 0, at) == CLAIMED
    return pick(game, player, slots, at)
