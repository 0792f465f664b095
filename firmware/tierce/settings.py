"""What the player has set, as a record of a byte each. Bad or missing bytes mean the defaults."""

from tierce import records

FILE = "settings"
_VERSION = 1

# (name, allowed values, the default's place). Saved by their places: add at the end only.
SETTINGS = (
    ("language", ("en", "fr", "it"), 0),
    ("palette", ("classic", "clear", "night", "paper"), 0),
    ("sound", (0, 1, 2, 3), 2),
    ("light", (1, 2, 3, 4, 5), 3),
    ("sleep", (0, 1, 2, 5, 10), 3),  # minutes, 0 for never
    ("handed", ("right", "left"), 0),
    ("clock", (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 5),  # seconds to show a set (R3.4)
    ("seats", ("side", "face"), 0),  # two players side by side, or face to face
)


class Settings:
    """The settings, by name: `settings["sound"]`."""

    def __init__(self, store):
        self._store = store
        self._places = bytearray(default for _, _, default in SETTINGS)
        saved = records.unseal(records.SETTINGS, _VERSION, store.read(FILE))
        if saved:
            for index in range(min(len(saved), len(SETTINGS))):
                if saved[index] < len(SETTINGS[index][1]):
                    self._places[index] = saved[index]

    def __getitem__(self, name):
        index = _index(name)
        return SETTINGS[index][1][self._places[index]]

    def __setitem__(self, name, value):
        """Set it for now; `save` keeps it."""
        index = _index(name)
        self._places[index] = SETTINGS[index][1].index(value)

    def save(self):
        return self._store.write(FILE, records.seal(records.SETTINGS, _VERSION, self._places))


def _index(name):
    for index in range(len(SETTINGS)):
        if SETTINGS[index][0] == name:
            return index
    raise KeyError(name)
