"""`make emulate`: the firmware on an emulated Pico, in a web page or by a script."""

import asyncio
from pathlib import Path

import click

from tools import firmware
from tools.emulator import page, script
from tools.emulator.chip import NoImage
from tools.emulator.handheld import Handheld, NoBoardError, board_module

FOLDER = firmware.ROOT / "build" / "emulate"


@click.command()
@click.option("--uf2", help="A MicroPython for the Pico; otherwise TIERCE_UF2 or a download.")
@click.option("--board", default="duo", help="A file of firmware/tierce/boards.")
@click.option("--script", "path", type=click.Path(path_type=Path), help="What to do and look at.")
@click.option("--folder", default=FOLDER, type=click.Path(path_type=Path), help="For a script.")
@click.option("--port", default=8010, help="Or the next one that is free, for the page.")
def main(uf2: str | None, board: str, path: Path | None, folder: Path, port: int) -> None:
    """Run the firmware on an emulated Pico: in a page, or by a script."""
    try:
        if path is None:
            page.serve(Handheld(board, uf2=uf2), port)
            return
        if not path.is_file():
            raise click.ClickException(f"no such script: {path}")
        steps = script.parse(path.read_text(encoding="utf-8"), board_module(board))
        click.echo(asyncio.run(script.play(steps, Handheld(board, uf2=uf2), folder)))
        click.echo(f"Pictures, console.txt and times.txt are in {folder}.")
    except script.ScriptLineError as error:
        raise click.ClickException(f"{path}, {error}") from error
    except (NoImage, NoBoardError) as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main()
