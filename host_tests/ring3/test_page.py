"""The page: each board boots and paints, fits a phone, is sharp, and anybody can use it."""

import io

import numpy as np
import pytest
from PIL import Image

from host_tests.ring3.conftest import DESK, phone
from host_tests.ring3.player import Player
from tierce.boards import SIMULATED
from tools import simulator
from tools.node import HERE

AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
BOXES = """() => [...document.querySelectorAll('.device button')].map(button => {
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return [box.width, box.height, box.left, box.right, box.bottom, button.contains(top)];
})"""
WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.parametrize("board", SIMULATED)
def test_each_board_boots_and_paints(visit, board):
    player = visit(board)
    known = simulator.boards()[board]
    picture = player.picture()
    assert picture.size == tuple(known["panel"])
    assert len(picture.getcolors() or []) >= 4
    assert player.look("web.device.board.NAME") == known["name"]
    assert player.page.is_hidden("#notice")
    assert len(player.page.query_selector_all(".device button")) == len(known["buttons"])
    assert len(player.keys()) == len(known["buttons"])


@pytest.mark.parametrize("options", [DESK, phone(375, 667, 2)], ids=["desk", "phone"])
@pytest.mark.parametrize("board", SIMULATED)
def test_an_accessibility_check_finds_nothing(visit, board, options):
    page = visit(board, options=options).page
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then(result => result.violations)")
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("board", SIMULATED)
def test_a_phone_holds_every_button(visit, board, width):
    page = visit(board, options=phone(width, 660)).page
    assert page.evaluate(WIDTH) <= width
    for wide, high, left, right, bottom, reachable in page.evaluate(BOXES):
        assert min(wide, high) >= 42
        assert left >= 0
        assert right <= width
        assert bottom <= 660
        assert reachable


@pytest.mark.parametrize("board", SIMULATED)
def test_a_phone_on_its_side_does_too(visit, board):
    page = visit(board, options=phone(844, 390)).page
    assert page.evaluate(WIDTH) <= 844
    for wide, high, left, right, bottom, reachable in page.evaluate(BOXES):
        assert min(wide, high) >= 42
        assert left >= 0
        assert right <= 844
        assert bottom <= 390
        assert reachable


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 3])
def test_pixels_are_sharp_at_any_zoom(launch, site, ratio):
    # A true scale: the one that a context can emulate lays the page out in other pixels.
    browser = launch(f"--force-device-scale-factor={ratio}", "--window-size=1000,700")
    player = Player(browser.new_context(no_viewport=True).new_page())
    player.page.goto(f"{site}#board=pico_display_2")
    player.ready()
    box = player.page.evaluate("document.getElementById('screen').getBoundingClientRect()")
    shot = Image.open(io.BytesIO(player.page.screenshot())).convert("RGB")
    browser.close()
    left, top = round(box["x"] * ratio), round(box["y"] * ratio)
    scale = round(box["width"] * ratio / 320)
    assert scale >= 2
    seen = np.asarray(shot.crop((left, top, left + 320 * scale, top + 240 * scale)))
    blocks = seen.reshape(240, scale, 320, scale, 3)
    assert (blocks == blocks[:, :1, :, :1]).all(), "a pixel of the panel has several colours"


def test_the_screen_follows_the_window(visit):
    player = visit("duo")
    width = "document.getElementById('screen').getBoundingClientRect().width"
    assert player.page.evaluate(width) == 640
    player.page.set_viewport_size({"width": 700, "height": 600})
    player.until(lambda: player.page.evaluate(width) == 320)
    player.page.set_viewport_size({"width": 1600, "height": 1000})
    player.until(lambda: player.page.evaluate(width) == 960)


def test_the_picture_turns_and_dims(visit):
    player = visit("duo")
    style = "getComputedStyle(document.getElementById('screen'))"
    player.run("web.device.turn(True)")
    assert player.page.evaluate(f"{style}.transform") == "matrix(-1, 0, 0, -1, 0, 0)"
    player.run("web.device.turn(False)")
    assert player.page.evaluate(f"{style}.transform") == "none"
    player.run("web.device.light(0)")
    assert player.page.evaluate(f"{style}.filter") == "brightness(0)"
    player.run("web.device.light(5)")
    assert player.page.evaluate(f"{style}.filter") == "none"


def test_another_board_starts_at_once_and_is_remembered(visit, site):
    player = visit()
    assert player.page.evaluate("tierce.board") == SIMULATED[0]
    player.page.select_option("#board", "picosystem")
    player.until(lambda: player.page.evaluate("tierce.board") == "picosystem")
    player.ready()
    assert player.look("web.device.board.NAME") == "Pimoroni PicoSystem"
    assert player.page.url == f"{site}#board=picosystem"
    player.page.goto("about:blank")
    player.page.goto(site)
    player.ready()
    assert player.page.evaluate("tierce.board") == "picosystem"
    assert player.picture().size == (240, 240)
