"""The site: works from any folder, without a network after the first load; and `make play`."""

import json
import re
import shutil
import signal
import subprocess
import sys
import urllib.request

from PIL import Image

from host_tests.ring3.conftest import served
from tools import firmware, icon, simulator


def test_it_works_from_a_folder_of_a_server(visit, folder, tmp_path):
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "tierce").symlink_to(folder, target_is_directory=True)
    with served(tmp_path) as address:
        # Nothing outside that folder is asked for: the watch knows this address only.
        player = visit("picosystem", at=f"{address}games/tierce/")
        assert len(player.picture().getcolors() or []) >= 4


def test_it_works_without_a_network_after_the_first_load(visit, folder):
    with served(folder) as address:
        player = visit("duo", at=address)
        player.page.evaluate("navigator.serviceWorker.ready")
        player.page.evaluate(
            "new Promise(done => navigator.serviceWorker.controller ? done()"
            " : navigator.serviceWorker.addEventListener('controllerchange', done))"
        )
        first = player.picture()
    # The server is gone now.
    player.page.reload()
    player.ready()
    assert player.picture().tobytes() == first.tobytes()
    player.key(1)
    assert player.moves() == [(1, 1), (1, 0)]
    player.page.goto(f"{address}licences.txt")
    assert "MicroPython" in player.page.inner_text("body")


def test_nobody_is_served_an_old_page_while_there_is_a_network(visit, folder, tmp_path):
    copy = shutil.copytree(folder, tmp_path / "site")
    with served(copy) as address:
        player = visit("duo", at=address)
        player.page.evaluate("navigator.serviceWorker.ready")
        page = copy / "index.html"
        page.write_text(page.read_text().replace("How to play", "How to play it now"))
        player.page.reload()
        player.ready()
        assert player.page.inner_text("#how") == "How to play it now"


def test_the_worker_knows_every_file_and_another_content_is_another_version(folder, tmp_path):
    def site(path):
        first = (path / simulator.WORKER).read_text().splitlines()[0]
        return json.loads(first.removeprefix("const SITE = ").removesuffix(";"))

    ours = site(folder)
    there = {path.name for path in folder.iterdir()} - {simulator.WORKER}
    assert set(ours["files"]) == there | {"./"}
    simulator.build(tmp_path)
    assert site(tmp_path) == ours, "the same content is the same version"
    simulator.build(tmp_path, {"tierce/rng.py": "x = 1\n"})
    assert site(tmp_path)["version"] != ours["version"]


def test_the_icons_are_as_the_manifest_says(folder):
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    for entry in manifest["icons"]:
        picture = Image.open(folder / entry["src"])
        assert "{}x{}".format(*picture.size) == entry["sizes"]
    corner = icon.draw(64, maskable=True).getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert corner[3] == 255, "a maskable icon fills its square"


def test_the_bundle_is_bytecode_of_every_file(folder):
    bundle = json.loads((folder / "firmware.json").read_text())
    names = {firmware.name(path).removesuffix("py") + "mpy" for path in firmware.sources()}
    assert set(bundle["files"]) == names
    assert bundle["worker"] == simulator.WORKER


def test_play_prints_its_address_serves_true_types_and_ends_quietly():
    command = [sys.executable, "-m", "tools.simulator", "serve", "--no-open", "--port", "0"]
    playing = subprocess.Popen(
        command, cwd=firmware.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert playing.stdout
    said = playing.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found, said
    types = {
        "": "text/html",
        "main.mjs": "text/javascript",
        "micropython.wasm": "application/wasm",
        "manifest.webmanifest": "application/manifest+json",
        "page.css": "text/css",
    }
    for name, kind in types.items():
        with urllib.request.urlopen(found[0] + name) as answer:
            assert answer.headers.get_content_type() == kind
    playing.send_signal(signal.SIGINT)
    rest, _ = playing.communicate(timeout=20)
    assert playing.returncode == 0
    assert "Traceback" not in rest


def test_the_next_port_is_taken_when_one_is_busy(folder):
    first = simulator.server(folder)
    second = simulator.server(folder, first.server_port)
    assert second.server_port > first.server_port
    first.server_close()
    second.server_close()
