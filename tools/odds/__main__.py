"""`make odds`: a table and a plot of how likely no set is, beside what the rule sheet prints."""

from collections import Counter
from collections.abc import Callable
from math import comb
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tools import firmware
from tools.odds import exact, plot, simulate
from tools.odds.simulate import Share, Tally

PRINTED = {12: 1 / 33, 15: 1 / 2500}  # R2.6


def gather(
    progress: Progress, label: str, work: Callable[[int, int], Tally], times: int, piece: int
) -> dict[int, Share]:
    task = progress.add_task(label, total=times)
    tally: Tally = Counter()
    for done, part in simulate.spread(work, times, piece=piece):
        tally += part
        progress.advance(task, done)
    return simulate.shares(tally)


def percent(part: float) -> str:
    if part in (0, 1):
        return f"{part:.0%}"
    return f"{100 * part:.4g} %"


def told(share: Share | None) -> str:
    if share is None or not share.total:
        return "–"
    low, high = share.interval()
    return f"{percent(share.part)}  [{100 * low:.3g} – {100 * high:.3g}]"


@click.command()
@click.option("--deals", default=600_000, show_default=True, help="Fresh deals to simulate.")
@click.option("--games", default=40_000, show_default=True, help="Whole games to simulate.")
@click.option(
    "--out",
    default=firmware.ROOT / "build" / "odds",
    type=click.Path(path_type=Path),
    help="Folder for odds.png and odds.svg.",
)
def main(deals: int, games: int, out: Path) -> None:
    """How likely is no set among n cards: exactly, on a fresh deal, and in the middle of play."""
    console = Console(width=None if Console().is_terminal else 130)
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    ) as progress:
        task = progress.add_task("counting exactly", total=1)
        counts = exact.no_set_counts()
        progress.advance(task)
        fresh = gather(progress, "fresh deals", simulate.fresh_deals, deals, 2000)
        play = gather(progress, "whole games", simulate.layouts_in_play, games, 200)
    known = {size: counts[size] / comb(81, size) for size in range(3, len(counts))}
    table = Table(title="No set among n cards (95 % intervals in brackets)")
    for name in ("n", "exact", "", "fresh deal, simulated", "in play, simulated", "printed"):
        table.add_column(name, justify="right")
    for size, part in known.items():
        printed = PRINTED.get(size)
        table.add_row(
            str(size),
            percent(part),
            plot.one_in(part) if part else "never",
            told(fresh.get(size)),
            told(play.get(size)),
            plot.one_in(printed) if printed else "",
        )
    console.print(table)
    for path in plot.draw(known, fresh, play, PRINTED, out):
        console.print(
            f"written: {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}"
        )


if __name__ == "__main__":
    main()
