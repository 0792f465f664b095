"""Before a game: its options, the deck, the seats, the deal."""

from tierce import records, seedcode
from tierce.games import GAMES, kind
from tierce.ui import play
from tierce.ui.menu import Menu

_VERSION = 1


class Setup(Menu):
    def __init__(self, app, name, seed=-1):
        Menu.__init__(self, app)
        self._name = name
        self._kind = kind(name)
        self._id = GAMES.index(name)
        self.title = self.words.GAMES[self._id]
        self.seed = seed  # -1: any deal
        self._two = self._kind.PLAYERS[1] > 1
        self._choices = {option: allowed[0] for option, allowed in self._kind.OPTIONS}
        if "clock" in self._choices:
            self._choices["clock"] = app.settings["clock"]
        self._recall()
        # The row of each thing: start, the options by name, then the seats and the deal.
        self._rows = ["start"] + [option for option, _ in self._kind.OPTIONS]
        if self._two:
            self._rows += ["players", "seats"]
        self._rows.append("deal")

    def _file(self):
        return self._name + ".setup"

    def _recall(self):
        """Begin with what was chosen the last time."""
        saved = records.unseal(records.OPTIONS, _VERSION, self.app.device.read(self._file()))
        if saved and len(saved) == len(self._kind.OPTIONS):
            for place, (option, allowed) in zip(saved, self._kind.OPTIONS):
                if place < len(allowed):
                    self._choices[option] = allowed[place]

    def _remember(self):
        places = bytes(
            allowed.index(self._choices[option]) for option, allowed in self._kind.OPTIONS
        )
        sealed = records.seal(records.OPTIONS, _VERSION, places)
        if self.app.device.read(self._file()) != sealed:
            self.app.device.write(self._file(), sealed)

    def count(self):
        return len(self._rows)

    def row(self, index):
        words, more, name = self.words, self.more, self._rows[index]
        if name == "start":
            return more.START, None
        if name == "players":
            return more.PLAYERS, more.TWO_PLAYERS
        if name == "seats":
            return more.SEATS, more.SEATINGS[self.app.settings["seats"]]
        if name == "deal":
            return words.DEAL, more.ANY_DEAL if self.seed < 0 else seedcode.encode(self.seed)
        return more.OPTIONS[name], more.value(name, self._choices[name])

    def changed(self, index, by):
        name, settings = self._rows[index], self.app.settings
        if name == "seats":
            settings["seats"] = "side" if settings["seats"] == "face" else "face"
            settings.save()
        elif name == "deal":
            self.app.push("code", self)
            return
        elif name != "players":
            allowed = self._allowed(name)
            place = allowed.index(self._choices[name])
            self._choices[name] = allowed[(place + by) % len(allowed)]
        self.refresh(index)

    def _allowed(self, name):
        """Return an option's values in the order people expect: numbers by size."""
        for option, allowed in self._kind.OPTIONS:
            if option == name:
                numbers = name != "hold" and isinstance(allowed[0], int)
                return sorted(allowed) if numbers else list(allowed)
        return []

    def chosen(self, index):
        if self._rows[index] != "start":
            self.changed(index, 1)
        elif self._id in self.app.saves.kinds():
            self.app.push("confirm", self.more.REPLACE_GAME, self.start)
        else:
            self.start()

    def start(self):
        self._remember()
        seed = self.app.device.chance() if self.seed < 0 else self.seed
        players = 2 if self._two else 1
        play.start(self.app, self._name, seed, players, self._choices)


SCREEN = Setup
