"""The edge of the chip, faked: buttons that are pressed from a list, a store that is a dict."""

import importlib

from tierce.boards import BOARDS


def board(name):
    return importlib.import_module("tierce.boards." + name)


ALL_BOARDS = [board(name) for name in BOARDS]


def board_name(one):
    """What a board is called in a test's name."""
    return one.__name__.rsplit(".", 1)[1]


class Buttons:
    """A device as `Controls` sees it: a board, the edges that wait, and a coin."""

    def __init__(self, one, coin=0):
        self.board = one
        self.edges = []  # [button, level, ms, us]
        self.coin = coin

    def next_edge(self, edge):
        if not self.edges:
            return False
        edge[:] = self.edges.pop(0)
        return True

    def chance(self):
        return self.coin


class Store:
    """Files in a dict; `full` lets every write fail, as a full disk does."""

    def __init__(self, files=()):
        self.files = dict(files)
        self.full = False
        self.writes = 0

    def read(self, name):
        return self.files.get(name)

    def write(self, name, data):
        assert isinstance(data, bytes)
        if self.full:
            return False
        self.writes += 1
        self.files[name] = data
        return True

    def append(self, name, data):
        assert isinstance(data, bytes)
        if self.full:
            # Some of it found room.
            self.files[name] += data[: len(data) // 2]
            return False
        self.writes += 1
        self.files[name] += data
        return True

    def remove(self, name):
        self.files.pop(name, None)
