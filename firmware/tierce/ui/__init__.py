"""Screens: all that is drawn, on a Canvas. Reads games, never decides a rule."""
