"""A mistake in a board file is found on the host, with its line."""

import pytest
from click.testing import CliRunner

from tierce.boards import BOARDS
from tools import boards, flash, make_uf2, payload

DUO = payload.board_file("duo").read_text()


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_that_ships_is_right(name):
    assert boards.check(payload.board_file(name)) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('("↓", 1)', '("↓", 0)', "button ↓ is on GPIO 0, where button ↑ is already"),
        ('("←", 8)', '("←", 17)', "button ← is on GPIO 17, where CS is already"),
        ("PIEZO = 22", "PIEZO = 20", "PIEZO is on GPIO 20, where RESET is already"),
        ('("←", 8)', '("←", 30)', "GPIO 30; the RP2040 has 0 to 29"),
        ("VBUS = 24", 'VBUS = "24"', "not a number"),
        ("SPI = 0", "SPI = 2", "the RP2040 has 0 and 1"),
        ("SPI = 0", "SPI = 1", "SCK is 18; of SPI 1 it can be 10, 14, 26"),
        ("18, 19, 17, 16", "18, 23, 17, 16", ""),
        ("18, 19, 17, 16", "18, 27, 17, 16", "MOSI is 27; of SPI 0 it can be 3, 7, 19, 23"),
        ('"pick", "none")', '"pick", "nun")', "the role 'nun'; there are step, right,"),
        ('"pick", "none")', '"back", "none")', "has no pick"),
        ('"left", "right",', '"left", "menu",', "neither step nor right"),
        ("FIRST = _SIX + _OTHER", "FIRST = _SIX", "FIRST has 6 roles for 12 buttons"),
        ("SECOND = _OTHER + _SIX", "SECOND = _SIX + _SIX", "belongs to both players"),
        ("(320, 240)", "(300, 240)", "no layout for PANEL (300, 240)"),
        ("MADCTL = 0x60", "MADCTL = 0x160", "not a byte"),
        ("MADCTL = 0x60", "MADCTL = 0x40", "the panel has 240: change OFFSET or MADCTL"),
        ("OFFSET = (0, 0)", "OFFSET = (0, 1)", "the picture needs rows 1 to 240"),
        ("OFFSET = (0, 0)", "OFFSET = 0", "not (column, row)"),
        ("CLOCK = 62_500_000", "CLOCK = 0", "not a number of hertz"),
        ("(26, 2, 3300, 4150)", "(23, 2, 3300, 4150)", "only 26 to 29 can measure"),
        ("(26, 2, 3300, 4150)", "(26, 2, 4150, 3300)", "fewer millivolts when empty"),
        ('("●", 10)', '("FIRE", 10)', "label 'FIRE'"),
        ("INVERT = True", "INVERT = 1", "INVERT is 1, not True or False"),
        ("BGR = False", "", "BGR is missing"),
        ("BGR = False", "BRG = False", "BGR is missing"),
        ("BGR = False", "BGR = False\nLED = 5", "LED is nothing a board file has"),
        ("BGR = False", "BGR = open('x')", "a board file is data"),
        ("BGR = False", "BGR = = 1", "not Python"),
        ("BGR = False", "import os", "only assignments"),
        ("BGR = False", "BGR = False\nCLOCK = 5", "CLOCK is given a second time"),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, said, tmp_path):
    assert DUO.count(old) >= 1
    path = tmp_path / "mine.py"
    path.write_text(DUO.replace(old, new, 1))
    problems = boards.check(path)
    if not said:
        assert problems == []
        return
    assert any(said in one.sentence for one in problems), problems
    if "missing" in said:
        return
    wrong = DUO[: DUO.index(old)].count("\n") + 1
    told = [one.line for one in problems if said in one.sentence]
    lines = path.read_text().splitlines()
    # Roles are put together elsewhere: there the line of ALONE, FIRST or SECOND is told.
    assert wrong in told or lines[told[0] - 1].split()[0].rstrip(",") in USERS, (wrong, told)


USERS = ("ALONE", "FIRST", "SECOND", "OFFSET", "SCK", "LED", "CLOCK")


@pytest.mark.parametrize("command", [flash.main, make_uf2.main])
def test_installing_refuses_a_bad_board_with_its_line(command, tmp_path, monkeypatch):
    path = tmp_path / "firmware" / "tierce" / "boards" / "duo.py"
    path.parent.mkdir(parents=True)
    path.write_text(DUO.replace("PIEZO = 22", "PIEZO = 20"))
    monkeypatch.setattr(boards.firmware, "FIRMWARE", tmp_path / "firmware")
    result = CliRunner().invoke(command, ["--board", "duo"])
    line = DUO[: DUO.index("PIEZO")].count("\n") + 1
    assert result.exit_code == 1
    assert f"firmware/tierce/boards/duo.py:{line}: PIEZO is on GPIO 20" in result.output


def test_the_command_says_ok_or_what_is_wrong(tmp_path):
    assert CliRunner().invoke(boards.main).exit_code == 0
    path = tmp_path / "mine.py"
    path.write_text(DUO.replace("SPI = 0", "SPI = 7"))
    result = CliRunner().invoke(boards.main, [str(path)])
    assert result.exit_code == 1
    assert "SPI is 7" in result.output
