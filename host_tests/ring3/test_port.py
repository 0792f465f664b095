"""The port: storage, sound, chance and crashes, as the contract of tierce.ports says."""

import re
from pathlib import Path

import pytest

from host_tests.ring3.conftest import served
from tools import firmware, simulator

VOICES = """
window.voices = [];
window.OscillatorNode = class extends OscillatorNode {
    constructor(...all) { super(...all); window.voices.push(this); }
};
"""
# Until not a thousand letters more can be kept.
FILL = """
let size = 1 << 24;
for (let number = 0; size > 500; number++) {
    try {
        localStorage.setItem(`filling ${number}`, "x".repeat(size));
    } catch {
        size /= 2;
    }
}
"""
IDLE = """
import micropython
edge = [0] * 4
def locked():
    micropython.heap_lock()
    try:
        web.device.show()
        found = web.device.next_edge(edge)
        percent = web.device.battery()
    finally:
        micropython.heap_unlock()
    return "%s %d" % (found, percent)
while web.device.next_edge(edge):
    pass
web.device.show()
web.outcome = locked()
"""
# The first press breaks it; only the first, so that it can start anew.
BREAKING = """

_next_edge = Device.next_edge
_broken = []

def _breaking(self, edge):
    found = _next_edge(self, edge)
    if found and edge[1] and not _broken:
        _broken.append(1)
        raise ValueError("broken on purpose")
    return found

Device.next_edge = _breaking
"""


def stored(player, name):
    return player.look(f"web.device.read({name!r}) and web.device.read({name!r}).hex()")


def test_files_are_written_made_longer_read_and_removed(visit):
    player = visit()
    assert player.look("web.device.read('t.a')") is None
    assert player.look("web.device.append('t.a', b'\\x00\\xff')") is True
    assert player.look("web.device.append('t.a', bytearray(b'\\x10'))") is True
    assert stored(player, "t.a") == "00ff10"
    assert player.look("web.device.write('t.a', b'\\x07')") is True
    assert stored(player, "t.a") == "07"
    assert player.look("web.device.write('t.b', b'') and web.device.read('t.b') == b''") is True
    player.run("web.device.remove('t.a'); web.device.remove('t.a')")
    assert player.look("web.device.read('t.a')") is None


def test_files_survive_a_reload_and_another_board(visit):
    player = visit("duo")
    player.run("web.device.write('t.a', b'kept')")
    player.page.reload()
    player.ready()
    assert stored(player, "t.a") == b"kept".hex()
    player.page.select_option("#board", "picosystem")
    player.until(lambda: player.page.evaluate("tierce.board") == "picosystem")
    player.ready()
    assert stored(player, "t.a") == b"kept".hex()


def test_a_full_store_says_so_and_keeps_what_it_has(visit):
    player = visit()
    player.run("web.device.write('t.a', b'kept')")
    player.page.evaluate(FILL)
    assert player.look("web.device.write('t.a', bytes(5000))") is False
    assert player.look("web.device.append('t.a', bytes(5000))") is False
    assert stored(player, "t.a") == b"kept".hex()


def test_nothing_is_allocated_when_nothing_happened(visit):
    player = visit()
    player.run(IDLE)
    assert player.look("web.outcome") == "False -1"


def test_more_edges_than_there_is_room_for_keep_the_oldest(visit):
    player = visit()
    player.run(
        "edge = [0] * 4\n"
        "while web.device.next_edge(edge): pass\n"
        "for number in range(70): web.device.add_edge(number, 1, number, 999)\n"
        "seen = []\n"
        "while web.device.next_edge(edge): seen.append(edge[0])\n"
        "web.outcome = seen == list(range(64)) and edge == [63, 1, 63, 999]\n",
    )
    assert player.look("web.outcome") is True


def test_chance_is_thirty_bits_and_changes(visit):
    player = visit()
    drawn = [player.look("web.device.chance()") for _ in range(40)]
    assert len(set(drawn)) == 40
    assert all(0 <= number < 1 << 30 for number in drawn)
    assert max(drawn) >= 1 << 27


def test_tunes_are_heard_after_the_first_gesture_only(visit):
    player = visit()
    player.page.add_init_script(VOICES)
    player.page.reload()
    player.ready()
    play = "web.device.play(bytes((69, 10, 0, 5, 72, 10)), {})"
    player.run(play.format(2))
    assert player.page.evaluate("voices.length") == 0

    def heard():
        player.run(play.format(2))
        return player.page.evaluate("voices.length")

    player.key(0)
    player.until(heard)
    heard_now = player.page.evaluate("voices.length")
    player.run(play.format(0))
    assert player.page.evaluate("voices.length") == heard_now, "volume 0 is silence"


def test_a_crash_is_the_devices_own_and_the_console_has_the_traceback(visit, tmp_path):
    port = (firmware.FIRMWARE / "tierce" / "ports" / "web.py").read_text()
    simulator.build(tmp_path, {"tierce/ports/web.py": port + BREAKING}, offline=False)
    with served(tmp_path) as address:
        player = visit("duo", at=address, expected="broken on purpose")
        printed = []
        player.page.on("console", lambda message: printed.append((message.type, message.text)))
        whole = player.picture()
        player.key(4)
        player.until(lambda: printed)
        [(kind, text)] = printed
        assert kind == "error"
        assert re.match(r"Traceback \(most recent call last\):\n", text)
        assert 'File "tierce/ui/' in text
        assert text.endswith("ValueError: broken on purpose")
        crashed = player.picture()
        red, green, blue = crashed.getpixel((160, 0))
        assert red > 2 * max(green, blue), "a red edge"
        assert crashed.tobytes() != whole.tobytes()
        player.page.wait_for_timeout(700)
        player.key(4)
        player.until(lambda: player.look("web.runner.app is not None"))
        player.until(lambda: player.picture().getpixel((160, 0)) == whole.getpixel((160, 0)))


def test_a_firmware_that_cannot_start_says_where_to_look(visit, tmp_path):
    broken = {"tierce/ui/runner.py": "raise ImportError('no runner here')\n"}
    simulator.build(tmp_path, broken, offline=False)
    with served(tmp_path) as address:
        player = visit("duo", at=address, expected="no runner here")
        assert player.page.is_visible("#notice")


@pytest.mark.parametrize("name", sorted(path.name for path in simulator.PAGE.glob("*.*")))
def test_the_page_names_no_other_site(name):
    text = (simulator.PAGE / name).read_text()
    found = set(re.findall(r"https?://[\w.-]+", text)) - {"http://www.w3.org"}
    assert not found, f"{name}: {found}"
    assert len(text.splitlines()) <= 250 or Path(name).suffix == ".txt"
