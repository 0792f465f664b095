"""`make flash`, end to end: the real transport, a real MicroPython, files that differ."""

import socket
import threading
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from tools import flash, payload, remote
from tools.remote import DeviceError, Identity, connect
from tools.replbridge import bridge

PICO = Identity("micropython", "rp2", 6 | 3 << 8 | 4 << 10, "Raspberry Pi Pico", (1, 28, 0))
FILES = {
    "tierce/__init__.mpy": b"M\x06\x00\x1f without machine code",
    "tierce/one.mpy": b"M\x06\x13\x1f" + bytes(range(256)) * 9,
    "tierce/ui/deep/two.mpy": b"M\x06\x00\x1ftwo",
    "tierce/empty.mpy": b"",
    "board.py": b'NAME = "duo"\n',
    "main.py": b"print('started')\n",
}
SAVE = b"a game that is not over"


@pytest.fixture
def address():
    with bridge() as one:
        yield one


def anything(identity, files, port):
    """The bridge is no Pico, but its REPL and files are real."""


def put(address, name, content):
    with connect(address) as device:
        list(device.write(name, content))


def hashes(address, *roots):
    with connect(address) as device:
        return device.hashes(roots)


def run(address, files=FILES):
    return flash.flash(address, files, check=anything)


@pytest.mark.slow
def test_it_copies_what_differs_and_nothing_else(address, subtests):
    put(address, "saves/race.game", SAVE)
    with subtests.test("first all"):
        assert run(address).copied == list(FILES)
        expected = {name: flash.sha256(content) for name, content in FILES.items()}
        assert hashes(address, *flash.ROOTS) == expected
    with subtests.test("then nothing"):
        assert run(address) == flash.Done([], [])
    with subtests.test("then what changed"):
        changed = {**FILES, "tierce/ui/deep/two.mpy": b"three"}
        assert run(address, changed).copied == ["tierce/ui/deep/two.mpy"]
        assert run(address).copied == ["tierce/ui/deep/two.mpy"]
    with subtests.test("a file that went bad on the device is repaired"):
        put(address, "tierce/one.mpy", FILES["tierce/one.mpy"][:-1] + b"?")
        assert run(address).copied == ["tierce/one.mpy"]
    with subtests.test("what was ours and is no more goes, source beside bytecode too"):
        put(address, "tierce/one.py", b"raise SystemExit")
        put(address, "tierce/old.mpy", b"old")
        assert run(address).removed == ["tierce/old.mpy", "tierce/one.py"]
    with subtests.test("files of others and saves are as they were"):
        put(address, "lib/theirs.py", b"theirs")
        run(address, {**FILES, "board.py": b'NAME = "picopad"\n'})
        assert hashes(address, "saves", "lib") == {
            "saves/race.game": flash.sha256(SAVE),
            "lib/theirs.py": flash.sha256(b"theirs"),
        }


class Cut:
    """A wire that breaks after so many bytes towards the device."""

    def __init__(self, address, limit):
        self._target = ("127.0.0.1", int(address.rsplit(":", 1)[1]))
        self._limit = limit
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"socket://127.0.0.1:{self._server.getsockname()[1]}"
        self._threads = [threading.Thread(target=self._run, daemon=True)]
        self._threads[0].start()

    def _run(self):
        near, _ = self._server.accept()
        far = socket.create_connection(self._target)
        back = threading.Thread(target=self._back, args=(far, near), daemon=True)
        back.start()
        while self._limit > 0:
            data = near.recv(min(4096, self._limit))
            if not data:
                break
            far.sendall(data)
            self._limit -= len(data)
        for one in (far, near):
            one.shutdown(socket.SHUT_RDWR)
        back.join()
        for one in (far, near, self._server):
            one.close()

    def _back(self, far, near):
        try:
            while data := far.recv(4096):
                near.sendall(data)
        except OSError:
            pass  # it is cut


@pytest.mark.slow
def test_after_a_cut_in_the_middle_the_next_run_heals(address, monkeypatch):
    monkeypatch.setattr(remote, "_SILENCE", 5)
    put(address, "saves/race.game", SAVE)
    with pytest.raises(DeviceError, match="repeat the command"):
        run(Cut(address, 4500).address)
    expected = {name: flash.sha256(content) for name, content in FILES.items()}
    assert hashes(address, *flash.ROOTS) != expected
    assert "main.py" in run(address).copied
    assert hashes(address, *flash.ROOTS) == expected
    assert hashes(address, "saves") == {"saves/race.game": flash.sha256(SAVE)}


@pytest.mark.slow
def test_the_command_refuses_what_is_no_pico_and_touches_nothing(address):
    put(address, "main.py", b"theirs")
    result = CliRunner().invoke(flash.main, ["--board", "duo", "--port", address])
    assert result.exit_code == 1
    assert "wrong device: JS with Emscripten" in result.output
    assert hashes(address, *flash.ROOTS) == {"main.py": flash.sha256(b"theirs")}


def test_our_own_pico_is_taken():
    flash.refuse_wrong(PICO, FILES, "port")
    flash.refuse_wrong(PICO._replace(mpy=6 | 3 << 8 | 7 << 10), FILES, "port")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"name": "circuitpython"}, "runs circuitpython, not MicroPython"),
        ({"platform": "esp32", "machine": "ESP32 module"}, "wrong device: ESP32 module"),
        ({"mpy": 6 | 3 << 8 | 11 << 10}, "wrong device"),
        (
            {"mpy": 6 | 2 << 8 | 4 << 10, "version": (1, 22, 2)},
            "1.22.2, which loads .mpy version 6.2; ours are 6.3",
        ),
        ({"mpy": 5 | 4 << 10}, "version 5.0; ours are 6.3"),
    ],
)
def test_a_wrong_device_is_refused_in_a_sentence(other, said):
    with pytest.raises(DeviceError) as raised:
        flash.refuse_wrong(PICO._replace(**other), FILES, "port")
    assert said in str(raised.value)


def ports(*found):
    return lambda: [SimpleNamespace(device=name, vid=vid, pid=pid) for name, vid, pid in found]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([], "No Pico with MicroPython is plugged in"),
        ([("a", 0x0403, 0x6001), ("b", None, None)], "No Pico with MicroPython is plugged in"),
        ([("a", 0x2E8A, 0x0003)], "waits for a UF2"),
        ([("b", 0x2E8A, 5), ("a", 0x2E8A, 5)], "Several devices are plugged in: a, b."),
    ],
)
def test_none_or_several_are_said_plainly(found, said, monkeypatch):
    monkeypatch.setattr(flash.list_ports, "comports", ports(*found))
    result = CliRunner().invoke(flash.main, ["--board", "duo"])
    assert result.exit_code == 1
    assert said in result.output.replace("\n", " ")


def test_the_one_pico_is_found(monkeypatch):
    monkeypatch.setattr(flash.list_ports, "comports", ports(("x", 1, 1), ("y", 0x2E8A, 5)))
    assert flash.find() == "y"


def test_a_port_that_is_none_is_said_plainly():
    result = CliRunner().invoke(flash.main, ["--board", "duo", "--port", "socket://127.0.0.1:1"])
    assert result.exit_code == 1
    assert "cannot be opened" in result.output


def test_an_unknown_board_is_said_plainly():
    result = CliRunner().invoke(flash.main, ["--board", "gameboy"])
    assert result.exit_code == 1
    assert "BOARD is one of: duo, " in result.output


def test_a_device_gets_all_but_the_browsers_port_and_main_last():
    files = payload.files("duo")
    assert files["board.py"] == b'NAME = "duo"\n'
    assert list(files)[-1] == "main.py"
    assert "tierce/cards.mpy" in files
    assert "tierce/ports/web.mpy" not in files
    assert all(name.startswith("tierce/") or name in flash.ROOTS for name in files)
