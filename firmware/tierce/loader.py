"""Loads modules for as long as somebody uses them: nobody else knows them afterwards."""

import sys


def load(package, name):
    """Return a module of a package; it leaves the heap with its last user."""
    module = __import__(package + "." + name, None, None, ("",))
    _drop(package, name)
    return module


def known():
    """Return the names of all modules there are now."""
    return set(sys.modules)


def forget(but):
    """Let go of our modules, but for those named; who uses one keeps it."""
    for full in list(sys.modules):
        if full.startswith("tierce.") and full not in but:
            package, _, name = full.rpartition(".")
            _drop(package, name)


def _drop(package, name):
    sys.modules.pop(package + "." + name, None)
    parent = sys.modules.get(package)
    if parent and hasattr(parent, name):
        delattr(parent, name)
