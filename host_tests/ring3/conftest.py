"""The site as `make web` writes it, a Chromium, and people who visit.

Whoever visits, the console must stay clean and no request may leave the page's own origin.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from host_tests.ring3.player import Player
from tools import chromium, simulator

DESK = {"viewport": {"width": 1280, "height": 800}}


def phone(width: int, height: int, ratio: float = 3) -> dict:
    return {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": ratio,
        "has_touch": True,
        "is_mobile": True,
    }


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; the address ends with a slash."""
    with simulator.server(folder) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://{simulator.HOST}:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def launch():
    """Return a function that starts a Chromium, told so and so."""
    try:
        found = chromium.find()
    except chromium.NoChromium as reason:
        pytest.skip(str(reason))
    with sync_playwright() as playwright:
        yield lambda *arguments: playwright.chromium.launch(
            executable_path=found.path,
            args=[*found.arguments, *arguments],
            env={**os.environ, **found.environment},
        )


@pytest.fixture(scope="session")
def browser(launch):
    running = launch()
    yield running
    running.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    """The site's files."""
    path = tmp_path_factory.mktemp("site")
    simulator.build(path)
    return path


@pytest.fixture(scope="session")
def site(folder) -> Iterator[str]:
    """The site's address."""
    with served(folder) as address:
        yield address


class Watch:
    """What a page must not do: complain, or ask anybody else."""

    def __init__(self, context, address: str):
        self.complaints: list[str] = []
        self.strays: list[str] = []
        context.on("console", self._printed)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("request", lambda request: self._asked(request.url, address))

    def _printed(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _asked(self, url: str, address: str):
        if not url.startswith((address, "data:", "blob:")):
            self.strays.append(url)


@pytest.fixture
def visit(browser, request):
    """Return a function: visit(board, at=address, options=…) -> Player, at a fresh browser's page.

    `expected` is a part of each complaint that the test is about; all others fail it.
    """
    opened = []

    def visiting(board: str = "", at: str = "", options=DESK, expected: str = "") -> Player:
        address = at or request.getfixturevalue("site")
        context = browser.new_context(**options)
        opened.append((context, Watch(context, address), expected))
        page = context.new_page()
        page.goto(address + (f"#board={board}" if board else ""))
        player = Player(page)
        player.ready()
        return player

    yield visiting
    for context, watch, expected in opened:
        context.close()
        unexpected = [text for text in watch.complaints if not expected or expected not in text]
        assert unexpected == []
        assert watch.strays == []
