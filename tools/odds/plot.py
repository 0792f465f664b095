"""The odds as a picture: PNG for a page, SVG for a poster."""

from collections.abc import Mapping
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
from matplotlib.ticker import FuncFormatter

from tools.odds.simulate import Share

RED, GREEN, PURPLE, INK = "#d7263d", "#1b998b", "#6a3d9a", "#22252a"


def one_in(value: float, _position: object = None) -> str:
    return f"1 in {1 / value:,.0f}" if value < 0.1 else f"1 in {1 / value:.3g}"


def _points(axes, shares: Mapping[int, Share], colour: str, marker: str, label: str) -> None:
    seen = {size: share for size, share in shares.items() if share.without}
    middle = [share.part for share in seen.values()]
    low = [share.part - share.interval()[0] for share in seen.values()]
    high = [share.interval()[1] - share.part for share in seen.values()]
    axes.errorbar(
        list(seen), middle, yerr=[low, high], fmt=marker, color=colour, capsize=3, label=label
    )


def draw(
    exact: Mapping[int, float],
    fresh: Mapping[int, Share],
    play: Mapping[int, Share],
    printed: Mapping[int, float],
    folder: Path,
) -> list[Path]:
    """Write odds.png and odds.svg; return where."""
    figure, axes = plt.subplots(figsize=(8, 5), constrained_layout=True)
    known = {size: part for size, part in exact.items() if part}
    axes.plot(list(known), list(known.values()), "-", color=INK, linewidth=1, label="exact")
    _points(axes, fresh, GREEN, "o", "a fresh deal, simulated")
    _points(axes, play, PURPLE, "D", "in the middle of play, simulated")
    axes.plot(
        list(printed), list(printed.values()), "x", color=RED, markersize=10, label="as printed"
    )
    axes.set_yscale("log")
    axes.set_xticks(range(3, 22, 3))
    axes.set_xlabel("cards on the table")
    axes.yaxis.set_major_formatter(FuncFormatter(one_in))
    axes.set_title("No set among n cards")
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / "odds.png", folder / "odds.svg"]
    for path in paths:
        figure.savefig(path, dpi=150)
    plt.close(figure)
    return paths
