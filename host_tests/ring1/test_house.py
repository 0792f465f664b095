"""The house: which room may import which, and that every file of the firmware compiles."""

import ast

import pytest

from tools import firmware

FILES = {firmware.name(path): path for path in firmware.sources()}
PURE = [name for name in FILES if not name.startswith(("main.py", "tierce/ui", "tierce/ports"))]
# What the pure rooms may import from outside; the rest of the world is not for rules.
ALLOWED = {"array", "binascii", "micropython", "sys", "tierce"}
# `sys` is for the shim alone.
SYS = {"tierce/__init__.py"}
# Each room, and the rooms of ours it may import.
STAIRS = {
    "tierce/cards.py": set(),
    "tierce/casts.py": set(),
    "tierce/search.py": {"tierce.casts"},
    "tierce/rng.py": set(),
    "tierce/seedcode.py": {"tierce.rng"},
    "tierce/deck.py": {"tierce.cards"},
    "tierce/journal.py": set(),
}


def imported(path):
    """Every module a file imports, with our own ones named in full."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            if node.module == "tierce":
                found |= {f"tierce.{alias.name}" for alias in node.names}
            else:
                found.add(node.module)
    return found


@pytest.mark.parametrize("name", PURE)
def test_the_rules_know_no_clock_no_screen_no_pin(name):
    for module in imported(FILES[name]):
        top = module.split(".")[0]
        assert top in ALLOWED, f"{name} imports {module}"
        assert top != "sys" or name in SYS
        assert not module.startswith(("tierce.ui", "tierce.ports", "tierce.boards"))


@pytest.mark.parametrize("name", STAIRS)
def test_the_mathematics_stands_on_itself_alone(name):
    ours = {module for module in imported(FILES[name]) if module.startswith("tierce")}
    assert ours <= STAIRS[name]


@pytest.mark.parametrize("name", FILES)
def test_mpy_cross_compiles_it_for_the_pico(name):
    assert firmware.compile_mpy(FILES[name])[:1] == b"M"


def test_a_file_that_does_not_compile_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(firmware, "FIRMWARE", tmp_path)
    bad = tmp_path / "bad.py"
    bad.write_text("def f(:\n")
    with pytest.raises(firmware.CompileError, match=r"bad\.py"):
        firmware.compile_mpy(bad)


def test_plain_sources_have_no_emitters_and_lose_nothing_else():
    plain = firmware.plain()
    emitters = ("@micropython.viper", "@micropython.native")
    stripped = 0
    for name, path in FILES.items():
        lines = path.read_text().splitlines()
        stripped += sum(line.strip() in emitters for line in lines)
        assert plain[name].splitlines() == [
            "" if line.strip() in emitters else line for line in lines
        ]
    assert stripped >= 4


def test_no_file_is_longer_than_a_head_can_hold():
    for name, path in FILES.items():
        assert len(path.read_text().splitlines()) <= 250, name
