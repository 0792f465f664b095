"""What the README says works, as it says."""

import doctest
import re

from tools import firmware

README = (firmware.ROOT / "README.md").read_text()
MAKEFILE = (firmware.ROOT / "Makefile").read_text()


def test_the_examples_are_true(monkeypatch):
    monkeypatch.chdir(firmware.ROOT)
    runner = doctest.DocTestRunner()
    examples = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    runner.run(examples)
    assert runner.summarize().attempted > 8
    assert runner.summarize().failed == 0


def test_every_command_is_there():
    targets = set(re.findall(r"^([a-z0-9-]+):.*## ", MAKEFILE, re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z0-9-]+)", README))
    assert {"play", "web", "test", "bench", "odds", "screenshots", "soak"} <= named <= targets


def test_make_alone_lists_every_target():
    phony = MAKEFILE.split(".PHONY:")[1].split()
    assert set(phony) == set(re.findall(r"^([a-z0-9-]+):.*## ", MAKEFILE, re.MULTILINE))
