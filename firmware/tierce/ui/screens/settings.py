"""Settings: each changes at once and is kept when the screen is left."""

from tierce import lang
from tierce.settings import SETTINGS
from tierce.ui import palette, sounds
from tierce.ui.menu import Menu


class SettingsMenu(Menu):
    def __init__(self, app):
        Menu.__init__(self, app)
        self.title = self.words.SETTINGS

    def count(self):
        return len(SETTINGS) + 1

    def row(self, index):
        more = self.more
        if index == len(SETTINGS):
            return more.SELF_TEST, None
        name = SETTINGS[index][0]
        return more.SETTING_NAMES[index], more.setting(name, self.app.settings[name])

    def changed(self, index, by):
        name = SETTINGS[index][0]
        allowed = {"language": lang.LANGUAGES, "palette": palette.NAMES}.get(
            name, SETTINGS[index][1]
        )
        settings = self.app.settings
        place = allowed.index(settings[name]) if settings[name] in allowed else 0
        settings[name] = allowed[(place + by) % len(allowed)]
        self.app.apply_settings()
        if name == "language":
            self.words = self.app.words
            self.title = self.words.SETTINGS
            self.open()
        if name == "sound":
            self.app.sound(sounds.PICK)
        self.refresh(index)

    def chosen(self, index):
        if index == len(SETTINGS):
            self.app.push("selftest")
        else:
            self.changed(index, 1)

    def close(self):
        self.app.settings.save()


SCREEN = SettingsMenu
