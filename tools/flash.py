"""`make flash`: the compiled game onto a Pico with MicroPython, over USB.

Copies what differs, by SHA-256 taken on the device; removes what was ours and is no more; looks at
all of it again. Saved games are outside of what it touches. After an interruption, repeat it.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn
from serial.tools import list_ports

from tools import boards, firmware, payload
from tools.emulator.chip import MICROPYTHON_VERSION
from tools.remote import DeviceError, Identity, Remote, connect

# Everything of ours is one of these or below it. What players save is in `saves`, outside.
ROOTS = ("tierce", "main.py", "board.py")
_RASPBERRY = 0x2E8A  # the USB vendor of a Pico, with MicroPython or waiting for a UF2
_BOOTSEL = (0x0003, 0x000F)  # and its products that wait: RP2040, RP2350
_PLATFORM = "rp2"


class Done(NamedTuple):
    copied: list[str]
    removed: list[str]


def find() -> str:
    """Return the port of the one Pico that is plugged in; raise DeviceError if it is not one."""
    ports = [port for port in list_ports.comports() if port.vid == _RASPBERRY]
    ports = [port for port in ports if port.pid not in _BOOTSEL]
    if not ports:
        raise DeviceError(
            "No Pico with MicroPython is plugged in. Check the cable (some only charge). If a"
            " drive RPI-RP2 has appeared, the Pico waits for a UF2: drag MicroPython onto it, or"
            " what `make uf2 BASE=…` makes. Another serial port: PORT=…"
        )
    if len(ports) > 1:
        names = ", ".join(sorted(port.device for port in ports))
        raise DeviceError(
            f"Several devices are plugged in: {names}. Say which one with PORT=…, or unplug the"
            " others."
        )
    return ports[0].device


def mpy_version(files: Mapping[str, bytes]) -> tuple[int, int]:
    """Return version and sub-version of the .mpy files, as their heads say.

    Only machine code has a sub-version; a file without any says 0.
    """
    heads = [code[:3] for name, code in files.items() if name.endswith(".mpy") and code]
    return heads[0][1], max(head[2] & 3 for head in heads)


def refuse_wrong(device: Identity, files: Mapping[str, bytes], port: str) -> None:
    """Raise DeviceError unless our files can run there."""
    if device.name != "micropython":
        raise DeviceError(
            f"{port} runs {device.name}, not MicroPython. Put MicroPython {MICROPYTHON_VERSION}"
            " on it first."
        )
    if device.platform != _PLATFORM or not device.runs_ours:
        what = device.machine or device.platform
        raise DeviceError(
            f"{port} is the wrong device: {what}. The game needs a Pico (RP2040), or an RP2350"
            " with its Arm cores."
        )
    version, sub_version = mpy_version(files)
    if not device.loads(version, sub_version):
        has = ".".join(map(str, device.version))
        raise DeviceError(
            f"{port} has MicroPython {has}, which loads .mpy version {device.mpy & 0xFF}."
            f"{device.mpy >> 8 & 3}; ours are {version}.{sub_version}. Put MicroPython"
            f" {MICROPYTHON_VERSION} on it and repeat this."
        )


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def install(
    device: Remote,
    files: Mapping[str, bytes],
    begin: Callable[[int, int], None] = lambda count, size: None,
    advance: Callable[[str, int], None] = lambda name, size: None,
) -> Done:
    """Make the device's files ours; raise DeviceError if they are not in the end.

    `begin` hears how many files and bytes will be copied, `advance` each piece.
    """
    wanted = {name: sha256(content) for name, content in files.items()}
    present = device.hashes(ROOTS)
    gone = sorted(name for name in present if name not in wanted)
    changed = [name for name in files if present.get(name) != wanted[name]]
    begin(len(changed), sum(len(files[name]) for name in changed))
    if gone:
        # First: a .py left beside our .mpy would be imported in its place.
        device.remove(gone)
    for name in changed:
        for size in device.write(name, files[name]):
            advance(name, size)
    if device.hashes(ROOTS) != wanted:
        raise DeviceError(
            "The files on the device are not what was sent. Repeat the command; if it happens"
            " again, the device's flash or the cable is bad."
        )
    return Done(changed, gone)


def flash(port: str, files: Mapping[str, bytes], check=refuse_wrong, bar: Progress | None = None):
    """Install files on the device at a port and start it."""
    with connect(port) as device:
        check(device.identify(), files, port)
        if bar is None:
            done = install(device, files)
        else:
            task = bar.add_task("looking", total=None)

            def begin(count: int, size: int) -> None:
                bar.update(task, total=size, description=f"{count} files")

            def advance(name: str, size: int) -> None:
                bar.update(task, advance=size, description=name)

            done = install(device, files, begin, advance)
        device.reset()
    return done


@click.command()
@click.option("--board", default="", help="A name from firmware/tierce/boards.")
@click.option("--port", help="The device's serial port; found when there is one device.")
def main(board: str, port: str | None) -> None:
    """Copy the compiled game to a Pico and start it. Saved games stay."""
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn())
    console = Console(soft_wrap=True)
    try:
        boards.refuse_bad(board)
        port = port or find()
        files = payload.files(board)
        with Progress(*columns, console=console, transient=True) as bar:
            done = flash(port, files, bar=bar)
    except (payload.UnknownBoard, boards.BadBoard, DeviceError) as error:
        raise click.ClickException(str(error)) from error
    except firmware.CompileError as error:
        raise click.ClickException(f"mpy-cross refused a file:\n{error}") from error
    same = len(files) - len(done.copied)
    console.print(
        f"{port}: {len(done.copied)} files copied, {same} were the same, {len(done.removed)}"
        " removed; all verified. It starts now; saved games are as they were."
    )


if __name__ == "__main__":
    main()
