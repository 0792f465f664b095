"""Bakes the card art: one vector source, every size the layouts need."""
