"""The emulated handheld in a small web page, served to this machine alone: picture and buttons.

The handheld runs in the main thread, slower than the real one or at its pace; the server's threads
only take the last picture and leave what was pressed.
"""

import asyncio
import io
import json
import queue
import threading
import time
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import click

from tools.emulator.chip import MS
from tools.emulator.handheld import Handheld
from tools.simulator import HOST, TRIES, Server

PAGE = Path(__file__).parent / "page.html"
SLICE = 5  # simulated milliseconds between two looks at what was pressed
SHORTEST = 60 * MS  # a press; a click may be over in no time at all where time is slow
LOOK = 0.1  # real seconds between two pictures


class Stage:
    """What the handheld and the page share."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.pressed: queue.SimpleQueue[tuple[int, bool]] = queue.SimpleQueue()
        self.picture = b""
        self.status: dict[str, object] = {}
        self._shown = -1
        self._since: dict[int, float] = {}
        self._began = time.monotonic()

    def look(self) -> None:
        """Take a picture, if anything was sent since the last one."""
        handheld = self.handheld
        handheld.panel.flush()
        sent = handheld.panel.bytes_sent
        if sent != self._shown:
            self._shown = sent
            file = io.BytesIO()
            handheld.picture().save(file, "PNG")
            self.picture = file.getvalue()
        self.status = {
            "version": sent,
            "simulated": handheld.now / 1e9,
            "real": time.monotonic() - self._began,
            "light": handheld.light(),
            "tone": handheld.tone(),
            "console": handheld.console[-2000:],
        }

    def _buttons(self) -> None:
        handheld = self.handheld
        while not self.pressed.empty():
            button, down = self.pressed.get()
            if down and button not in self._since:
                self._since[button] = handheld.now
                handheld.press(button, for_ms=None)
            elif not down and button in self._since:
                end = max(handheld.now, self._since.pop(button) + SHORTEST)
                handheld.release(button, at_ms=end / MS)

    async def run(self) -> None:
        """Let time pass for good, never faster than real."""
        looked = 0.0
        while True:
            self._buttons()
            await self.handheld.run(SLICE)
            if time.monotonic() - looked > LOOK:
                self.look()
                looked = time.monotonic()
            ahead = self.handheld.now / 1e9 - (time.monotonic() - self._began)
            await asyncio.sleep(max(0.0, ahead))


def handler(stage: Stage) -> type[BaseHTTPRequestHandler]:
    """Return a handler class for a stage."""
    board = stage.handheld.board
    facts = {"name": board.NAME, "panel": board.PANEL, "buttons": [b for b, _ in board.BUTTONS]}

    class Handler(BaseHTTPRequestHandler):
        def _send(self, kind: str, content: bytes, code: int = 200) -> None:
            self.send_response(code)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(content)

        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            if path == "/":
                self._send("text/html; charset=utf-8", PAGE.read_bytes())
            elif path == "/picture.png":
                self._send("image/png", stage.picture)
            elif path == "/board":
                self._send("application/json", json.dumps(facts).encode())
            elif path == "/status":
                self._send("application/json", json.dumps(stage.status).encode())
            else:
                self._send("text/plain", b"not here", 404)

        def do_POST(self) -> None:
            parts = urlsplit(self.path)
            asked = parse_qs(parts.query)
            try:
                button, down = int(asked["button"][0]), asked["down"][0] == "1"
            except (KeyError, ValueError):
                button, down = -1, False
            if parts.path != "/press" or not 0 <= button < len(board.BUTTONS):
                self._send("text/plain", b"no such button", 404)
                return
            stage.pressed.put((button, down))
            self._send("text/plain", b"")

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler


def server(stage: Stage, port: int) -> Server:
    """Return a server at that port or the next free one; 0 is any."""
    for number in range(port, port + TRIES):
        try:
            return Server((HOST, number), handler(stage))
        except OSError:
            if number == port + TRIES - 1:
                raise
    raise AssertionError


def serve(handheld: Handheld, port: int) -> None:
    """Serve the page until Ctrl-C."""
    stage = Stage(handheld)
    stage.look()
    with server(stage, port) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        click.echo(
            f"The emulated handheld is at http://{HOST}:{serving.server_port}/ until Ctrl-C."
        )
        try:
            asyncio.run(stage.run())
        except KeyboardInterrupt:
            click.echo()
        finally:
            serving.shutdown()
