"""The real mpremote talks to a real MicroPython, in WebAssembly at the end of a socket."""

import hashlib
import subprocess
import sys

import pytest

from tools.replbridge import bridge

pytestmark = pytest.mark.slow


def mpremote(address, *arguments):
    command = [sys.executable, "-m", "mpremote", "connect", address, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_mpremote_runs_copies_lists_and_resets(tmp_path, subtests):
    file = tmp_path / "some.bin"
    file.write_bytes(bytes(range(256)) * 8)
    with bridge() as address:
        with subtests.test("exec"):
            assert mpremote(address, "exec", "print(6 * 7)").stdout.strip() == "42"
        with subtests.test("an exception is one"):
            done = mpremote(address, "exec", "1/0")
            assert done.returncode == 1
            assert "ZeroDivisionError" in done.stdout + done.stderr
        with subtests.test("cp, there and back"):
            assert not mpremote(address, "fs", "cp", str(file), ":some.bin").returncode
            back = tmp_path / "back.bin"
            assert not mpremote(address, "fs", "cp", ":some.bin", str(back)).returncode
            assert back.read_bytes() == file.read_bytes()
        with subtests.test("files outlive a reset, and can be listed and hashed"):
            assert not mpremote(address, "reset").returncode
            assert "some.bin" in mpremote(address, "fs", "ls").stdout
            said = mpremote(address, "fs", "sha256sum", ":some.bin").stdout
            assert hashlib.sha256(file.read_bytes()).hexdigest() in said
        with subtests.test("a missing file has a name for its error"):
            assert "No such file" in mpremote(address, "fs", "cat", ":nothing").stderr
