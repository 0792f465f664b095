"""package.json names every file, and the real `mpremote mip` installs by it."""

import json
import shutil
import subprocess
import sys

import pytest

from tools import firmware, mip
from tools.remote import connect
from tools.replbridge import bridge

SOME = ("main.py", "tierce/__init__.py", "tierce/cards.py", "tierce/games/codes.py")


def test_package_json_is_up_to_date():
    assert mip.PATH.read_text() == mip.package(), "run `make mip`"


def test_every_file_is_there():
    urls = json.loads(mip.package())["urls"]
    assert all((firmware.FIRMWARE / url).is_file() for _, url in urls)
    assert "main.py" in [name for name, _ in urls]
    assert "tierce/ports/web.py" not in [name for name, _ in urls]


@pytest.mark.slow
def test_mpremote_mip_installs_by_it(tmp_path):
    """A few of its files: all of them would take minutes."""
    package = json.loads(mip.package())
    package["urls"] = [url for url in package["urls"] if url[0] in SOME]
    (tmp_path / "package.json").write_text(json.dumps(package))
    for name in SOME:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(firmware.FIRMWARE / name, tmp_path / name)
    with bridge() as address:
        command = [sys.executable, "-m", "mpremote", "connect", address, "mip", "install"]
        command += ["--target", "/", str(tmp_path / "package.json")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert not done.returncode, done.stderr
        with connect(address) as device:
            assert set(device.hashes(("main.py", "tierce"))) == set(SOME)
            printed = device._exec("from tierce import cards\nprint(len(cards.deck()))")
            assert printed.strip() == b"81"
