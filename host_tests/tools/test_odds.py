"""The odds: counted exactly, and simulated through the firmware's own search and games."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest
from click.testing import CliRunner

from tools.odds import __main__ as odds
from tools.odds import exact, simulate


@cache
def counts():
    return exact.no_set_counts()


@cache
def fresh():
    return simulate.shares(simulate.fresh_deals(seed=1, deals=60_000))


@pytest.mark.slow
def test_exact_counts():
    assert counts()[:5] == [1, 81, 3240, 84_240, 1_579_500]
    assert Fraction(counts()[12], comb(81, 12)) == Fraction(325432404, 10074689485)
    assert counts()[15] / comb(81, 15) == pytest.approx(0.0003647, abs=5e-8)
    assert counts()[20:] == [682_344, 0]


@pytest.mark.slow
@pytest.mark.parametrize("size", range(3, 16))
def test_simulated_deals_agree_with_the_exact_count(size):
    assert fresh()[size].total == 60_000
    assert fresh()[size].holds(counts()[size] / comb(81, size), confidence=0.999)


@pytest.mark.slow
def test_r2_6_what_the_sheet_prints_is_about_right_for_a_fresh_deal():
    assert counts()[12] / comb(81, 12) == pytest.approx(1 / 33, rel=0.1)
    assert counts()[15] / comb(81, 15) == pytest.approx(1 / 2500, rel=0.1)


def test_in_play_no_set_is_likelier_than_on_a_fresh_deal():
    play = simulate.shares(simulate.layouts_in_play(seed=1, games=400))
    low, _ = play[12].interval(0.999)
    assert low > 325432404 / 10074689485
    assert set(play) <= {12, 15, 18, 21}


def test_work_spread_over_the_cores_adds_up():
    total = sum(done for done, _ in simulate.spread(simulate.fresh_deals, 500, piece=200))
    assert total == 500


def test_a_share_knows_how_far_off_it_may_be():
    share = simulate.Share(5, 100)
    low, high = share.interval()
    assert low < 0.05 < high
    assert share.holds(0.05)
    assert not share.holds(0.5)


@pytest.mark.slow
def test_the_command_prints_a_table_and_draws_a_plot(tmp_path, monkeypatch):
    counted = counts()
    monkeypatch.setattr(exact, "no_set_counts", lambda: counted)
    result = CliRunner().invoke(
        odds.main, ["--deals", "400", "--games", "20", "--out", str(tmp_path)]
    )
    assert result.exit_code == 0, result.output
    assert "1 in 33" in result.output
    assert "1 in 2,500" in result.output
    assert "3.23 %" in result.output
    assert (tmp_path / "odds.png").read_bytes()[:4] == b"\x89PNG"
    assert "<svg" in (tmp_path / "odds.svg").read_text()
