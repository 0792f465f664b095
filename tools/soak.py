"""`make soak`: the monkey on every board, half a million presses, with what it met and used."""

import os
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tools import wasm

HERE = Path(__file__).parent
BOARDS = ("duo", "waveshare_lcd_1_3", "pico_display_2", "picosystem", "tiny")
CHUNK = 10_000  # presses in one run
SCRIPT = """
import monkey
one = monkey.start({board!r}, {seed})

def turn():
    one.turn()
    if one.presses < {presses}:
        return True
    monkey.report(one)
    return False
"""


@dataclass
class Walk:
    """What a monkey did: its presses, the bytes of heap at each return, the screens it met."""

    board: str
    presses: int
    heap: list[int]
    seen: dict[str, int]

    def growth(self) -> float:
        """Return by how many bytes the heap grows over the whole walk, steadily.

        What grows once is no leak (MicroPython's table of names doubles now and then, by 9 kB), so
        it is the median of what was added between two returns that counts.
        """
        added = [after - before for before, after in pairwise(self.heap)]
        return median(added) * len(added)


def walk(board: str, presses: int, seed: int) -> Walk:
    """Let the monkey loose; an exception, a crash or no way back raises wasm.ScriptError."""
    files = {name: (HERE / name).read_text() for name in ("paper.py", "monkey.py")}
    script = SCRIPT.format(board=board, seed=seed, presses=presses)
    printed = wasm.run(script, files, turns=True, compiled=True)
    lines = dict(line.split(" ", 1) for line in printed.splitlines() if " " in line)
    seen = dict(pair.split("=") for pair in lines["seen"].split())
    return Walk(
        board,
        int(lines["presses"]),
        [int(size) for size in lines["heap"].split()],
        {name: int(times) for name, times in seen.items()},
    )


@click.command()
@click.option("--presses", default=500_000, help="All together.")
@click.option("--seed", default=1, help="Where chance begins.")
def main(presses: int, seed: int) -> None:
    """Press random buttons on every board."""
    console = Console()
    runs = [(BOARDS[at % len(BOARDS)], CHUNK, seed + at) for at in range(-(-presses // CHUNK))]
    walks: list[Walk] = []
    with Progress(console=console) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("pressing", total=len(runs) * CHUNK)
        for done in as_completed([pool.submit(walk, *run) for run in runs]):
            walks.append(done.result())
            progress.advance(task, CHUNK)
    table = Table(title=f"{sum(one.presses for one in walks):,} presses, no exception")
    for column in ("board", "presses", "heap, first return", "most", "last return"):
        table.add_column(column, justify="left" if column == "board" else "right")
    for board in BOARDS:
        ours = [one for one in walks if one.board == board and one.heap]
        if ours:
            figures = (
                sum(one.presses for one in ours),
                max(one.heap[0] for one in ours),
                max(max(one.heap) for one in ours),
                max(one.heap[-1] for one in ours),
            )
            table.add_row(board, *(f"{figure:,}" for figure in figures))
    console.print(table)
    met = sorted({name for one in walks for name in one.seen})
    console.print(f"{len(met)} screens: {', '.join(met)}")


if __name__ == "__main__":
    main()
