"""What is stored, as files of the device's littlefs, in a folder of their own.

A file that takes the place of another is written beside it first: pulling the battery leaves the
old one or the new one, never half of one. No error leaves here: False means "not stored".
"""

import os

_FOLDER = "saves/"
_BESIDE = "saves/new"


class Files:
    def __init__(self):
        try:
            os.mkdir(_FOLDER[:-1])
        except OSError:
            pass  # it is there

    def read(self, name):
        try:
            with open(_FOLDER + name, "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, name, data):
        try:
            with open(_BESIDE, "wb") as file:
                file.write(data)
            os.rename(_BESIDE, _FOLDER + name)
        except OSError:
            return False
        return True

    def append(self, name, data):
        try:
            with open(_FOLDER + name, "ab") as file:
                file.write(data)
        except OSError:
            return False
        return True

    def remove(self, name):
        try:
            os.remove(_FOLDER + name)
        except OSError:
            pass  # it was not there
