"""`make bench`: run the workload on every Python to be had and print one table."""

import contextlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from tools import firmware, pico, wasm
from tools.bench import handheld

FILES = {
    path.name: path.read_text()
    for path in (Path(__file__).with_name(name) for name in ("workload.py", "interface.py"))
}
Results = dict[tuple[str, str, str], float]


def here() -> str:
    sys.path.insert(0, str(firmware.FIRMWARE))
    from tools.bench import workload

    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        workload.main()
    return printed.getvalue()


def on_wasm() -> str:
    return wasm.run("import workload; workload.main()", FILES)


def on_pico() -> str:
    return pico.run("import workload; workload.main()", FILES, timeout=1800)


HOSTS: dict[str, tuple[str, Callable[[], str]]] = {
    "CPython": ("µs", here),
    "MicroPython (WebAssembly)": ("µs", on_wasm),
    "emulated Pico": ("cycles", on_pico),
}


def parse(printed: str) -> Results:
    results = {}
    for line in printed.splitlines():
        kind, name, way, number = line.split("|")
        results[kind, name, way] = float(number)
    return results


def cell(kind: str, number: float | None, ours: float | None, unit: str) -> str:
    if number is None:
        return "–"
    if kind == "time" and unit == "cycles":
        number *= pico.HERTZ / 1e6
        ours = ours and ours * pico.HERTZ / 1e6
    shown = f"{number:,.0f}" if number >= 100 else f"{number:,.1f}"
    if not ours or number == ours:
        return shown
    times = number / ours
    return f"{shown} ({times:,.0f}×)" if times >= 10 else f"{shown} ({times:.1f}×)"


@click.command()
@click.option("--only", type=click.Choice(list(HOSTS)), multiple=True, help="Only on these hosts.")
def main(only: tuple[str, ...]) -> None:
    """Speed and memory, side by side with the plain way; in brackets, how many times ours."""
    console = Console(width=None if sys.stdout.isatty() else 130)
    found: dict[str, Results] = {}
    for host, (_, run) in HOSTS.items():
        if only and host not in only:
            continue
        try:
            with console.status(f"measuring on {host} …"):
                found[host] = parse(run())
        except pico.NoImage as reason:
            console.print(f"{host}: skipped, {reason}")
    table = Table(title="Tierce: make bench")
    table.add_column("what")
    table.add_column("way")
    for host in found:
        table.add_column(f"{host}\n{HOSTS[host][0]}", justify="right")
    keys = list(dict.fromkeys(key for results in found.values() for key in results))
    last = ""
    for kind, name, way in keys:
        row = []
        for host, results in found.items():
            number, ours = results.get((kind, name, way)), results.get((kind, name, "ours"))
            row.append(cell(kind, number, ours, HOSTS[host][0]))
        label = f"{name} [bytes]" if kind == "bytes" else name
        table.add_row("" if name == last else label, way, *row)
        last = name
    console.print(table)
    if not only or "emulated Pico" in only:
        show_handheld(console)


def show_handheld(console: Console) -> None:
    """The handheld as a whole, where a UF2 can be had."""
    try:
        with console.status("measuring on the emulated handheld …"):
            rows = handheld.measure()
    except pico.NoImage as reason:
        console.print(f"the emulated handheld: skipped, {reason}")
        return
    table = Table("what", "way", title="The emulated handheld, duo, 125 MHz")
    table.add_column("ms", justify="right")
    for name, way, milliseconds in rows:
        table.add_row(name, way, f"{milliseconds:,.1f}")
    console.print(table)


if __name__ == "__main__":
    main()
