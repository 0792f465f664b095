"""About: what this is, its version, its board, its licence."""

from tierce import VERSION
from tierce.ui.pages import Pages


class About(Pages):
    def __init__(self, app):
        text = app.more.ABOUT_TEXT % (VERSION, app.device.board.NAME)
        Pages.__init__(self, app, app.words.ABOUT, ((text, None),))


SCREEN = About
