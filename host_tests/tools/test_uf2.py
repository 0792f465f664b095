"""UF2 files: what is written can be read, and what a Pico would not take is refused."""

import random
import struct

import pytest
from click.testing import CliRunner

from tools import make_uf2, payload, uf2
from tools.emulator.chip import littlefs, read_littlefs

PLACE = make_uf2.layout()
START = uf2.FLASH + PLACE.fs_start
BANNER = b"MicroPython v1.28.0 on 2026-04-06"
FILES = {f"tierce/{number}/file{number}.mpy": bytes([number]) * 6000 for number in range(9)}


def stock(size=3, banner=BANNER, start=uf2.FLASH):
    sector = banner.ljust(uf2.SECTOR, b"\0")
    return uf2.write([uf2.sectors(start, dict.fromkeys(range(size), sector))])


def changed(content, block, field, value):
    content = bytearray(content)
    struct.pack_into("<I", content, block * uf2.BLOCK + 4 * field, value)
    return bytes(content)


def test_what_is_written_is_read_again():
    image = uf2.sectors(uf2.FLASH, {0: b"a" * 4096, 1: b"b" * 4096, 9: b"c" * 4096})
    again = uf2.parse(uf2.write([image]), "x")
    assert again.pages == image.pages
    assert again.ranges == [(0x10000000, 0x10002000), (0x10009000, 0x1000A000)]


def test_sectors_are_written_whole():
    image = uf2.Image({uf2.FLASH: b"a" * 256})
    again = uf2.parse(uf2.write([image]), "x")
    assert again.data() == b"a" * 256 + b"\xff" * 3840


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a UF2"),
        (b"\x7fELF" + bytes(600), "is not a UF2"),
        (stock()[:-100], "is cut off"),
        (stock()[: -uf2.BLOCK], "is cut off: it should have 48 blocks and has 47"),
        (changed(stock(), 5, 0, 0), "is damaged: block 5 of 48"),
        (changed(stock(), 5, 127, 0), "is damaged: block 5 of 48"),
        (changed(stock(), 0, 7, 0xE48BFF59), "is for the RP2350 (Pico 2)"),
        (changed(stock(), 0, 7, 0x12345678), "family 0x12345678"),
        (changed(stock(), 0, 2, 0), "for no family"),
        (changed(stock(), 3, 5, 7), "block 3 of 48 says 7 of 48"),
        (changed(stock(), 3, 6, 20), "block 3 of 48 says 3 of 20"),
        (changed(stock(), 3, 4, 128), "has 128 bytes in block 3"),
        (changed(stock(), 3, 3, 0x20000000), "0x20000000, which is no page"),
        (changed(stock(), 3, 3, uf2.FLASH), "0x10000000 twice"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(content, said, tmp_path):
    path = tmp_path / "bad.uf2"
    path.write_bytes(content)
    with pytest.raises(uf2.Uf2Error) as raised:
        uf2.read(path)
    assert said in str(raised.value)
    assert "bad.uf2" in str(raised.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (stock(200), "inside the file system (0x100a0000 to 0x10200000)"),
        (stock(1, start=uf2.FLASH + 4096), "no firmware"),
        (stock(banner=b"Blink"), "not MicroPython"),
        (stock(banner=b"MicroPython v1.22.2 on 2024-02-22"), "MicroPython 1.22; the game needs"),
    ],
)
def test_a_base_that_cannot_carry_the_game_is_refused(content, said, tmp_path):
    path = tmp_path / "base.uf2"
    path.write_bytes(content)
    arguments = ["--board", "duo", "--base", str(path), "--out", str(tmp_path / "out.uf2")]
    result = CliRunner().invoke(make_uf2.main, arguments)
    assert result.exit_code == 1
    assert said in result.output
    assert not (tmp_path / "out.uf2").exists()


def onto(flash, content):
    """Return the file system of a flash after a UF2 was dragged onto it."""
    flash = bytearray(flash)
    for address, page in uf2.parse(content, "x").pages.items():
        if address >= START:
            flash[address - START : address - START + len(page)] = page
    return bytes(flash)


def used(seed):
    """A file system that was much written to, in folders of the same names."""
    rng = random.Random(seed)
    files = {f"tierce/{n}/old{m}": rng.randbytes(900) for n in range(9) for m in range(8)}
    files |= {f"saves/{n}": rng.randbytes(5000) for n in range(60)}
    return littlefs(files, PLACE.fs_blockcount, PLACE.fs_blocksize)


@pytest.mark.parametrize("before", [b"\xff", b"\0", b"random", b"used"])
def test_whatever_the_flash_held_only_our_files_are_there_then(before):
    size = PLACE.fs_blockcount * PLACE.fs_blocksize
    flashes = [before * size]
    if before == b"random":
        flashes = [random.Random(1).randbytes(size)]
    if before == b"used":
        flashes = [used(seed) for seed in range(4)]
    content = uf2.write([make_uf2.game(FILES)])
    for flash in flashes:
        assert read_littlefs(onto(flash, content), PLACE.fs_blocksize) == FILES


def test_free_blocks_are_left_out():
    image = make_uf2.game({"main.py": b"1"})
    assert len(image.pages) * uf2.PAYLOAD < 10 * uf2.SECTOR


@pytest.mark.slow
def test_the_command_writes_both_parts_as_one_file(tmp_path):
    path, out = tmp_path / "base.uf2", tmp_path / "out.uf2"
    path.write_bytes(stock())
    arguments = ["--board", "picopad", "--base", str(path), "--out", str(out)]
    result = CliRunner().invoke(make_uf2.main, arguments)
    assert result.exit_code == 0, result.output
    assert "replaces the file system" in result.output
    image = uf2.read(out)
    assert image.ranges[0] == (uf2.FLASH, uf2.FLASH + 3 * uf2.SECTOR)
    blank = b"\xff" * (PLACE.fs_blockcount * PLACE.fs_blocksize)
    found = read_littlefs(onto(blank, out.read_bytes()), PLACE.fs_blocksize)
    assert found == payload.files("picopad")
