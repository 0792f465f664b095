"""A monkey over all screens: 50,000 presses here, half a million by `make soak`."""

import pytest

from tools import soak

PRESSES = 10_000


@pytest.mark.slow
@pytest.mark.parametrize("board", soak.BOARDS)
def test_no_press_breaks_it_and_there_is_always_a_way_back(board):
    """The monkey raises for an exception, a crash, or a screen that it cannot leave."""
    done = soak.walk(board, PRESSES, 7)
    assert done.presses >= PRESSES
    assert len(done.heap) >= PRESSES // 500  # so often it found its way back
    assert {"Home", "RaceTable", "Verdict", "Finish", "Setup"} <= set(done.seen)
    assert done.growth() < 1000
