"""Modules are loaded for as long as somebody uses them, and are new the next time."""

import gc
import sys
import weakref

import pytest

import tierce
from tierce.loader import forget, known, load


@pytest.fixture
def rooms(tmp_path, monkeypatch):
    """Two modules of ours that nobody else has."""
    for name in ("passing", "staying"):
        (tmp_path / f"{name}.py").write_text("class Thing:\n    pass\n\n\nTHING = Thing()\n")
    monkeypatch.setattr(tierce, "__path__", [*tierce.__path__, str(tmp_path)])
    yield
    for name in ("passing", "staying"):
        sys.modules.pop(f"tierce.{name}", None)
        if hasattr(tierce, name):
            delattr(tierce, name)


@pytest.mark.usefixtures("rooms")
def test_load_gives_the_module_and_nobody_else_knows_it():
    module = load("tierce", "passing")
    assert module.THING
    assert "tierce.passing" not in sys.modules
    assert not hasattr(tierce, "passing")
    assert load("tierce", "passing") is not module


@pytest.mark.usefixtures("rooms")
def test_a_loaded_module_leaves_with_its_last_user():
    module = load("tierce", "passing")
    gone = weakref.ref(module.THING)
    del module
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("rooms")
def test_forget_lets_go_of_ours_but_for_those_named():
    before = known()
    passing = __import__("tierce.passing", None, None, ("THING",))
    __import__("tierce.staying", None, None, ("THING",))
    everything = known()
    assert everything - before == {"tierce.passing", "tierce.staying"}
    forget(before | {"tierce.staying"})
    assert known() == before | {"tierce.staying"}
    assert not hasattr(tierce, "passing")
    assert hasattr(tierce, "staying")
    assert passing.THING, "who uses one keeps it"


@pytest.mark.usefixtures("rooms")
def test_forget_touches_nothing_of_others():
    before = known()
    forget(before)
    assert known() == before
    assert "pytest" in sys.modules


def test_a_module_that_there_is_not_is_a_makers_mistake():
    with pytest.raises(ImportError, match="nowhere"):
        load("tierce", "nowhere")
