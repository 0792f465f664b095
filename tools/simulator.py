"""The simulator: the firmware in a web page, as files for any server, or served right here."""

import base64
import hashlib
import json
import os
import shutil
import sys
import tempfile
import webbrowser
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import click

from tools import firmware, icon
from tools.node import HERE

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.boards import SIMULATED

PAGE = HERE / "web"
MICROPYTHON = HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
WORKER = "worker.js"
HOST = "127.0.0.1"
TRIES = 20  # ports to look at, from the one that was asked for


def boards() -> dict[str, dict]:
    """Return what the page has to know of each board."""
    found = {}
    for name in SIMULATED:
        board = import_module(f"tierce.boards.{name}")
        labels = [label for label, _ in board.BUTTONS]
        found[name] = {"name": board.NAME, "panel": board.PANEL, "buttons": labels}
    return found


def bundle(replaced: Mapping[str, str], offline: bool) -> str:
    """Return the firmware as bytecode, and the boards, as JSON.

    Bytecode is a third of the source's size; a first load took 290 ms with it, 350 without.
    """
    codes = firmware.bytecode(replaced)
    files = {name: base64.b64encode(code).decode() for name, code in codes.items()}
    worker = WORKER if offline else None
    return json.dumps({"boards": boards(), "worker": worker, "files": files}, ensure_ascii=False)


def licences() -> str:
    """Return the licences of everything that the site hands on."""
    ours = (firmware.ROOT / "LICENSE").read_text()
    letters = (HERE / "art" / "ATKINSON-HYPERLEGIBLE-OFL.txt").read_text()
    python = (HERE / "web" / "MICROPYTHON-LICENCE.txt").read_text()
    parts = {"Tierce": ours, "MicroPython": python, "The letters": letters}
    return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text}" for name, text in parts.items())


def build(folder: Path, replaced: Mapping[str, str] | None = None, offline: bool = True) -> None:
    """Write the site. `replaced` are firmware files to put in place of ours, by name."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(PAGE.iterdir()):
        if path.name not in (WORKER, "MICROPYTHON-LICENCE.txt"):
            shutil.copyfile(path, folder / path.name)
    for name in ("micropython.mjs", "micropython.wasm"):
        shutil.copyfile(MICROPYTHON / name, folder / name)
    (folder / "firmware.json").write_text(bundle(replaced or {}, offline), encoding="utf-8")
    (folder / "licences.txt").write_text(licences(), encoding="utf-8")
    icon.draw(192).save(folder / "icon-192.png", optimize=True)
    icon.draw(512).save(folder / "icon-512.png", optimize=True)
    icon.draw(512, maskable=True).save(folder / "icon-maskable.png", optimize=True)
    (folder / WORKER).unlink(missing_ok=True)
    if offline:
        (folder / WORKER).write_text(worker(folder), encoding="utf-8")


def worker(folder: Path) -> str:
    """Return the service worker, which knows each file; another content makes another version."""
    digest = hashlib.sha256()
    names = sorted(path.name for path in folder.iterdir() if path.is_file())
    for name in names:
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes())
    site = {"version": digest.hexdigest()[:16], "files": ["./", *names]}
    return f"const SITE = {json.dumps(site)};\n{(PAGE / WORKER).read_text(encoding='utf-8')}"


class Handler(SimpleHTTPRequestHandler):
    """Serves the files with their true types, unchanged files from the browser's cache."""

    extensions_map: ClassVar[dict[str, str]] = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format, *args):
        pass


class Server(ThreadingHTTPServer):
    """A server that takes it calmly when a browser hangs up."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0) -> Server:
    """Return a server for a folder, at that port or the next free one; 0 is any."""
    handler = partial(Handler, directory=str(folder))
    for number in range(port, port + TRIES):
        try:
            return Server((HOST, number), handler)
        except OSError:
            if number == port + TRIES - 1:
                raise
    raise AssertionError


def can_open() -> bool:
    """Whether there is a browser to open, and a screen to open it on."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


@click.group()
def main() -> None:
    """The simulator: build it as a site, or play it here."""


@main.command("build")
@click.option("--folder", default=firmware.ROOT / "build" / "web", type=click.Path(path_type=Path))
def build_command(folder: Path) -> None:
    """Write the site: it works from any folder of any server."""
    build(folder)
    size = sum(path.stat().st_size for path in folder.iterdir())
    click.echo(f"{folder}: {size / 1024:.0f} kB")


@main.command()
@click.option("--port", default=8000, help="Or the next one that is free.")
@click.option("--open/--no-open", "opening", default=True, help="Open it in the browser.")
def serve(port: int, opening: bool) -> None:
    """Build the page and serve it to this machine until Ctrl-C."""
    with tempfile.TemporaryDirectory() as name:
        # Without the worker: it would answer for whatever else is served at this address later.
        build(Path(name), offline=False)
        with server(Path(name), port) as serving:
            address = f"http://{HOST}:{serving.server_port}/"
            click.echo(f"Tierce is at {address} until Ctrl-C.")
            if opening and can_open():
                webbrowser.open(address)
            try:
                serving.serve_forever()
            except KeyboardInterrupt:
                click.echo()


if __name__ == "__main__":
    main()
