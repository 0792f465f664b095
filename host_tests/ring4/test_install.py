"""Installing on an emulated Pico: `make flash` and mpremote over a socket, `make uf2` as flash."""

import asyncio
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from tierce import cards, search
from tools import flash, make_uf2, payload, uf2
from tools.emulator.chip import NoImage, spec
from tools.emulator.handheld import Handheld
from tools.remote import connect

BOARD = "duo"
FEW = (
    "tierce/__init__.mpy",
    "tierce/cards.mpy",
    "tierce/casts.mpy",
    "tierce/search.mpy",
    "board.py",
)
MAIN = b"""
from tierce import cards, search
with open("ran", "w") as file:
    file.write(str(cards.third(0x55, 0x56)))
"""


@pytest.fixture
def stock():
    try:
        image = spec().image
    except NoImage as reason:
        pytest.skip(str(reason))
    assert image is not None
    return Path(image)


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


@contextmanager
def emulated(image):
    """Boot a UF2, as rp2040py itself does; yield where mpremote finds it."""
    port = free_port()
    command = [sys.executable, "-m", "rp2040py", "micropython", "--image", str(image)]
    command += ["--tcp-port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.2)
        time.sleep(2)  # it takes one client, and must see that this one has gone
        yield f"socket://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def ask(address, script):
    with connect(address) as device:
        return device._exec(script).decode().strip()


def ran(address):
    """Return what main.py left after a restart. Asking interrupts it: ask late, or start anew."""
    for seconds in (10, 30, 60):
        time.sleep(seconds)
        with connect(address) as device:
            script = "import os\nprint(open('ran').read() if 'ran' in os.listdir() else '')"
            found = device._exec(script).decode().strip()
            if found:
                return found
            device.reset()
    return None


def test_flash_installs_over_the_wire_and_the_device_starts_it(stock):
    """A few files: all of them take five minutes there."""
    every = payload.files(BOARD)
    files = {name: every[name] for name in FEW} | {"main.py": MAIN}
    with emulated(stock) as address:
        with connect(address) as device:
            list(device.write("saves/race.game", b"kept"))
        assert flash.flash(address, files).copied == list(files)
        assert ran(address) == "87"
        with connect(address) as device:
            assert flash.install(device, files) == flash.Done([], [])
        assert ask(address, "print(open('saves/race.game').read())") == "kept"


def test_mpremote_itself_talks_to_it(stock):
    with emulated(stock) as address:
        command = [sys.executable, "-m", "mpremote", "connect", address, "exec", "print(6 * 7)"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.stdout.strip() == "42", done.stderr


def test_one_file_with_micropython_in_it_boots_by_itself(stock, tmp_path):
    both = tmp_path / "both.uf2"
    both.write_bytes(make_uf2.make(BOARD, stock))
    with emulated(both) as address:
        script = "import board, os\nfrom tierce import search, cards\n"
        script += "print(board.NAME, search.count(cards.deck()[:12]), 'main.py' in os.listdir())"
        name, found, has_main = ask(address, script).split()
    assert (name, int(found), has_main) == (BOARD, search.count(cards.deck()[:12]), "True")


def test_from_that_file_alone_the_game_comes_up_on_the_panel(stock, tmp_path):
    both = tmp_path / "both.uf2"
    both.write_bytes(make_uf2.make(BOARD, stock))
    place = make_uf2.layout()
    # An erased flash, with what the file writes.
    disk = bytearray(b"\xff" * place.fs_blockcount * place.fs_blocksize)
    for address, page in uf2.read(both).pages.items():
        at = address - uf2.FLASH - place.fs_start
        if at >= 0:
            disk[at : at + len(page)] = page

    async def session():
        handheld = Handheld(BOARD, uf2=both, disk=bytes(disk))
        shown = await handheld.until(
            lambda: len(handheld.picture().getcolors() or ()) > 3, 5000, 50
        )
        assert shown, handheld.console
        assert handheld.files()["board.py"] == payload.files(BOARD)["board.py"]

    asyncio.run(session())
