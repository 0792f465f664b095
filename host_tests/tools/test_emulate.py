"""`make emulate` before anything is emulated: names of buttons, scripts, and what can be wrong."""

import pytest
from click.testing import CliRunner

from tools.emulator import hands, script
from tools.emulator.__main__ import main
from tools.emulator.handheld import BOARDS, board_module

DUO = board_module("duo")


@pytest.mark.parametrize("name", BOARDS)
def test_every_button_of_every_board_has_a_name_of_its_own(name):
    board = board_module(name)
    found = hands.names(board)
    assert set(found.values()) == set(range(len(board.BUTTONS)))
    assert all(hands.number(board, word) == place for word, place in found.items())


def test_two_buttons_with_one_sign_are_told_apart():
    assert [hands.number(DUO, name) for name in ("up1", "up2", "up", "↑", "CENTRE2", 11)] == [
        0,
        6,
        0,
        0,
        10,
        11,
    ]


@pytest.mark.parametrize("button", ["Q", "up3", 12, -1])
def test_a_button_that_is_not_there_is_named_with_those_that_are(button):
    with pytest.raises(hands.NoButtonError, match=rf"has no button {button}; it has up1, "):
        hands.number(DUO, button)


def test_a_script_is_read():
    text = """# to the menu
wait 500

press up
press centre1 30.5   # a short one
hold cross2 1200
shot menu-1
battery 3500
plug off
reset
"""
    steps = script.parse(text, DUO)
    assert [str(step) for step in steps] == [
        "wait 500",
        "press up 60",
        "press centre1 30.5",
        "hold cross2 1200",
        "shot menu-1",
        "battery 3500",
        "plug off",
        "reset",
    ]
    assert [step.line for step in steps] == [2, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("jump 3", "there is no jump; there are wait, "),
        ("wait", "it is: wait MILLISECONDS"),
        ("wait long", "long is not a number"),
        ("press Q", "has no button Q; it has up1"),
        ("hold up", "it is: hold BUTTON MILLISECONDS"),
        ("shot ../x", "cannot be a file's name"),
        ("plug maybe", "it is: plug on, or plug off"),
    ],
)
def test_a_line_that_cannot_be_done_is_named(line, said):
    with pytest.raises(script.ScriptLineError) as raised:
        script.parse(f"wait 1\n{line}\n", DUO)
    assert str(raised.value).startswith("line 2: ")
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--uf2", "nowhere.uf2"], "nowhere.uf2"),
        (["--uf2", "text.uf2"], "text.uf2"),
        (["--board", "gameboy"], "no board gameboy; there are duo, "),
        (["--script", "nowhere.txt"], "no such script: nowhere.txt"),
        (["--script", "bad.txt"], "bad.txt, line 1: Tierce duo has no button Q"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.uf2").write_text("not a UF2 at all, though long enough" * 50)
    (tmp_path / "bad.txt").write_text("press Q\n")
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 1
    assert said in result.output
    assert "Traceback" not in result.output
