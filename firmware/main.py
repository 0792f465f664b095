"""Starts Tierce on a Pico."""

from tierce.ports import pico

pico.run()
