"""Somebody at the page: presses the device's buttons as people do, and looks at its screen."""

import base64
import io
import time
from collections.abc import Callable
from contextlib import contextmanager

from PIL import Image
from playwright.sync_api import ElementHandle, Page

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK = """expression => {
    tierce.mp.runPython("_look = " + expression);
    return tierce.mp.globals.get("_look");
}"""


class Player:
    def __init__(self, page: Page):
        self.page = page
        self._touch = None

    def ready(self) -> None:
        """Wait until the firmware runs and has drawn."""
        # Asked again and again from here: the page's policy lets no foreign code wait in it.
        self.until(lambda: self.page.evaluate("Boolean(window.tierce?.ready)"))
        self.page.evaluate("tierce.ready")
        self.frames()

    def frames(self) -> None:
        """Let the firmware see what has just happened, and draw."""
        self.page.evaluate(FRAMES)

    def until(self, condition: Callable[[], object], seconds: float = 10) -> None:
        """Wait until something holds; give up loudly."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "waited in vain"
            self.page.wait_for_timeout(20)

    # Looking: nothing here changes the device.

    def look(self, expression: str):
        """Return a Python expression's value in the firmware: an int, a str, a bool or None.

        `web.device` and `web.runner` are what runs.
        """
        return self.page.evaluate(LOOK, expression)

    def run(self, code: str) -> None:
        """Run Python in the firmware; `web` is the port. Only for tests of the port itself."""
        self.page.evaluate("code => void tierce.mp.runPython(code)", code)

    def picture(self) -> Image.Image:
        """Return the panel's pixels, whatever their size on the page."""
        data = self.page.evaluate("document.getElementById('screen').toDataURL()")
        return Image.open(io.BytesIO(base64.b64decode(data.split(",")[1]))).convert("RGB")

    def edges(self) -> list[list[int]]:
        """Return the last edges that the firmware was given: button, level, ms, us."""
        return self.page.evaluate("tierce.edges")

    def moves(self) -> list[tuple[int, int]]:
        """Return the same without their times."""
        return [(button, level) for button, level, _, _ in self.edges()]

    def keys(self) -> list[list[str]]:
        """Return each button's keys."""
        return self.page.evaluate(
            "import(new URL('boards.mjs', location)).then(all => all.BOARDS[tierce.board].keys)"
        )

    def button(self, number: int) -> ElementHandle:
        found = self.page.query_selector(f".device button[data-button='{number}']")
        assert found, f"no button {number}"
        return found

    def middle(self, number: int) -> tuple[float, float]:
        element = self.button(number)
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # Pressing: by real keys, a real mouse, real fingers.

    def key(self, number: int, which: int = 0) -> None:
        """Press a button by its key."""
        code = self.keys()[number][which]
        self.page.keyboard.down(code)
        self.frames()
        self.page.keyboard.up(code)
        self.frames()

    def click(self, number: int) -> None:
        """Press a button by mouse."""
        with self.mouse_down(number):
            self.frames()
        self.frames()

    @contextmanager
    def mouse_down(self, number: int):
        self.page.mouse.move(*self.middle(number))
        self.page.mouse.down()
        yield
        self.page.mouse.up()

    def tap(self, *numbers: int) -> None:
        """Press one or more buttons by as many fingers, at the very same time."""
        with self.fingers(*numbers):
            self.frames()
        self.frames()

    @contextmanager
    def fingers(self, *numbers: int, apart: int = 0):
        """Hold them down meanwhile: put on at once, or one after the other, `apart` in ms."""
        points = [dict(zip("xy", self.middle(number), strict=True)) for number in numbers]
        for place, point in enumerate(points):
            point["id"] = place
        if apart:
            for place in range(1, len(points)):
                self._send("touchStart", points[:place])
                self.page.wait_for_timeout(apart)
        self._send("touchStart", points)
        yield
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list) -> None:
        self._touch = self._touch or self.page.context.new_cdp_session(self.page)
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
