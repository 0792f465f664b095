"""The rules of one game, or another topic of the help, as short pages."""

from tierce import lang
from tierce.games import GAMES
from tierce.ui.pages import Pages


class Rules(Pages):
    def __init__(self, app, topic):
        pages = lang.load(app.settings["language"], "rules")
        words = app.words
        if topic in GAMES:
            title = words.GAMES[GAMES.index(topic)]
        else:
            title = words.TOPICS[("set", "buttons").index(topic)]
        Pages.__init__(self, app, title, pages.TOPICS[topic])


SCREEN = Rules
