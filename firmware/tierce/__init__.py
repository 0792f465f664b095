"""Tierce, the pocket game of sets.

Runs on MicroPython and on CPython. CPython has no `micropython` module, so this package, imported
before any of its parts, puts a small one in its place: the only such shim in the house.
"""

import sys

VERSION = "0.1.0"

try:
    import micropython  # noqa: F401
except ImportError:

    class _Plain:
        """What the firmware uses of MicroPython's own module, doing nothing."""

        @staticmethod
        def const(value):
            return value

        @staticmethod
        def viper(function):
            return function

        native = viper

    sys.modules["micropython"] = _Plain  # type: ignore[assignment]
