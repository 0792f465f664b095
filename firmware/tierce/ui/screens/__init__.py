"""A module a screen, each with its class as SCREEN; loaded when shown, let go when left."""
