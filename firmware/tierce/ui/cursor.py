"""Where a cursor goes on a table: along the rows or down the columns, over the holes, round again.

Every card can be reached by `right` alone, so two buttons are enough. Pure, allocates nothing.
"""

from micropython import const

from tierce.ui import roles

MENU = const(-1)  # the place behind the last card


def move(layout, table, slot, role, menu=False):
    """Return the next slot with a card in that direction, or MENU between the last and the first.

    Without any card, or for a button that does not move, it stays where it is.
    """
    down = role in (roles.UP, roles.DOWN)
    forward = role in (roles.STEP, roles.RIGHT, roles.DOWN)
    if not forward and role not in (roles.LEFT, roles.UP):
        return slot
    here = -1 if slot == MENU else _key(layout, slot, down)
    best = first = slot
    best_key = first_key = -1
    for other in range(min(len(table), layout.count)):
        if not table[other]:
            continue
        key = _key(layout, other, down)
        if first_key < 0 or (key < first_key if forward else key > first_key):
            first, first_key = other, key
        if slot == MENU or not (key > here if forward else key < here):
            continue
        if best_key < 0 or (key < best_key if forward else key > best_key):
            best, best_key = other, key
    if best_key >= 0:
        return best
    if menu and slot != MENU:
        return MENU
    return first


def _key(layout, slot, down):
    """Return a slot's place in reading order, or in the order of columns."""
    if down:
        return layout.x(slot) << 9 | layout.y(slot)
    return layout.y(slot) << 9 | layout.x(slot)
