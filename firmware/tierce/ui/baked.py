"""Loads baked art and lets it go: a module stays in the heap for as long as anybody knows it."""

import sys

_ART = "tierce.ui.art"


def load(name):
    """Return a module of baked art that nobody else keeps."""
    full = _ART + "." + name
    module = __import__(full, None, None, ("",))
    del sys.modules[full]
    delattr(sys.modules[_ART], name)
    return module
