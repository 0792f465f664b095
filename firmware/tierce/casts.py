"""Viper's pointer casts, for the Pythons that have no viper.

The compiler knows `ptr8(buffer)` and `ptr32(buffer)` by name and never looks here. Run plain, the
same source finds these instead, and indexes the buffer itself: so a kernel may index a pointer,
never add to it, and must mask what it stores into a byte.
"""


def ptr8(buffer):
    return buffer


ptr32 = ptr8
