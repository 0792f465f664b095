"""Times as people read them."""


def minutes(ms):
    """Return 3:07 for a span of milliseconds."""
    seconds = ms // 1000
    return "%d:%02d" % (seconds // 60, seconds % 60)


def seconds(ms):
    """Return 4.2 for a span of milliseconds."""
    tenths = (ms + 50) // 100
    return "%d.%d" % (tenths // 10, tenths % 10)
