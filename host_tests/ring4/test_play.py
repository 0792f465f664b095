"""The game on the emulated Pico: the whole way by buttons, and photo finishes."""

import asyncio
import random

import numpy as np
import pytest

from host_tests.device import SOURCES, finish
from tierce.boards import BOARDS
from tierce.ui.layout import PANELS
from tools import pictures
from tools.emulator.chip import MS, NoImage
from tools.emulator.handheld import Handheld

TRIALS = 60
APART = 100_000  # nanoseconds between two players' presses
CLAIMS = 4, 10  # the buttons that pick, of the duo's two players


@pytest.fixture(autouse=True)
def image():
    try:
        Handheld("duo", main=False)
    except NoImage as reason:
        pytest.skip(str(reason))


def as_shown(picture):
    """A picture as sixteen bits a pixel show it."""
    pixels = np.asarray(picture.convert("RGB")).astype(int)
    return np.stack([pixels[..., 0] >> 3, pixels[..., 1] >> 2, pixels[..., 2] >> 3], axis=-1)


def differing(handheld, name):
    """How many pixels of the panel are not as a golden picture's."""
    golden = pictures.Image.open(pictures.GOLDEN / f"{name}.png")
    return int((as_shown(handheld.picture()) != as_shown(golden)).any(axis=-1).sum())


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_boots_to_its_menu_with_its_own_pins_and_panel(board):
    """All but the line that names the buttons is the same picture on every board of a size."""

    async def boot():
        handheld = Handheld(board)
        assert await handheld.until(lambda: handheld.light() > 0, 1500, 10), "no menu"
        await handheld.run(300)
        return handheld

    handheld = asyncio.run(boot())
    width, height = handheld.board.PANEL
    line = PANELS[width, height][1]
    golden = pictures.Image.open(pictures.GOLDEN / f"home-{width}x{height}.png")
    above = (0, 0, width, height - line)
    shown = as_shown(handheld.picture().crop(above))
    assert (shown == as_shown(golden.convert("RGB").crop(above))).all()
    assert handheld.panel.complaints == []
    assert handheld.console == ""


async def press(handheld, *buttons):
    for button in buttons:
        handheld.press(button, for_ms=40)
        await handheld.run(140)


def test_power_on_menus_and_a_solitaire_by_buttons():
    async def play():
        async with Handheld("duo") as handheld:
            assert await handheld.until(lambda: handheld.light() > 0, 1500, 10), "no menu"
            shown: dict = {"lit": handheld.now / MS}
            await handheld.run(250)
            shown["home"] = differing(handheld, "home-320x240")
            await press(handheld, "centre")
            await handheld.run(300)
            shown["games"] = differing(handheld, "games-320x240")
            await press(handheld, "down", "down", "centre")
            await handheld.run(700)
            shown["setup"] = differing(handheld, "setup-solitaire-320x240")
            await press(handheld, "centre")
            await handheld.run(2200)
            before = handheld.picture()
            await press(handheld, "right", "centre")
            after = handheld.picture()
            shown["moved"] = int((as_shown(before) != as_shown(after)).any(axis=-1).sum())
            shown["console"] = handheld.console
            return shown

    shown = asyncio.run(play())
    assert shown["console"] == ""
    assert shown["lit"] < 1500
    assert (shown["home"], shown["games"], shown["setup"]) == (0, 0, 0)
    # A frame of one card is gone, another one has a frame and a ring.
    assert 500 < shown["moved"] < 3000


def test_r3_2_the_first_press_has_the_claim_whatever_the_chip_is_doing():
    chance = random.Random(3)
    first = []

    async def play():
        handheld = Handheld("duo", SOURCES, main=False)
        for trial in range(TRIALS):
            who = chance.randrange(2)
            first.append(who)
            start = finish.START + trial * finish.EVERY + finish.PRESSED + chance.random() * 30
            handheld.hands.press(CLAIMS[who], start * MS, 30 * MS)
            handheld.hands.press(CLAIMS[1 - who], start * MS + APART, 30 * MS)
        script = f"import finish; finish.run('duo', {TRIALS})"
        return await handheld.aexec(script, 1500)

    lines = [line.split() for line in asyncio.run(play()).splitlines()]
    free = int(lines[0][1])
    claims = [(kind, int(who)) for _, kind, who, _ in lines[1:]]
    assert {lost for *_, lost in lines[1:]} == {"0"}
    wrong = [(trial, kind, who) for trial, (kind, who) in enumerate(claims) if who != first[trial]]
    assert len(claims) == TRIALS
    assert wrong == []
    assert free >= 90_000
