"""Pictures from the real firmware: drawn by MicroPython's own framebuf, written as PNG.

`make goldens` renews the golden ones in host_tests/golden; `make screenshots` writes them all, and
the film that the README shows, for whoever wants to look.
"""

import sys
from pathlib import Path

import click
from PIL import Image

from tools import firmware, wasm

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.ui import palette

GOLDEN = firmware.ROOT / "host_tests" / "golden"
SHOTS = firmware.ROOT / "build" / "screenshots"
HERE = Path(__file__).parent
FILM = HERE / "shots" / "race.gif"


def image(width: int, height: int, pixels: bytes, name: str = "classic") -> Image.Image:
    """Return a canvas as a picture: two pixels a byte, the first in the high bits."""
    picture = Image.frombytes(
        "P", (width, height), bytes(v for b in pixels for v in (b >> 4, b & 15))
    )
    colours = palette.colours(name)
    picture.putpalette([colour >> shift & 255 for colour in colours for shift in (16, 8, 0)])
    return picture


def same(path: Path, picture: Image.Image) -> bool:
    """Whether a file shows just this picture."""
    if not path.exists():
        return False
    there = Image.open(path).convert("RGB")
    return there.size == picture.size and there.tobytes() == picture.convert("RGB").tobytes()


def _on_paper(*names: str) -> dict[str, str]:
    return {f"{name}.py": (HERE / f"{name}.py").read_text() for name in ("paper", *names)}


def draw() -> dict[str, Image.Image]:
    """Draw every scene and every screen; return the pictures by name."""
    script = "import scenes, screens; scenes.main(); screens.main(scenes.show)"
    pictures = {}
    for line in wasm.run(script, _on_paper("scenes", "screens")).splitlines():
        kind, name, width, height, colours, pixels = line.split()
        assert kind == "picture" and name not in pictures
        pictures[name] = image(int(width), int(height), bytes.fromhex(pixels), colours)
    return pictures


def film() -> tuple[list[Image.Image], list[int]]:
    """Play the film of a race; return its frames, twice their size, and their milliseconds."""
    frames, times = [], []
    for line in wasm.run("import clip; clip.main()", _on_paper("screens", "clip")).splitlines():
        _, ms, pixels = line.split()
        frame = image(320, 240, bytes.fromhex(pixels))
        frames.append(frame.resize((640, 480), Image.Resampling.NEAREST))
        times.append(int(ms))
    return frames, times


def renew(folder: Path) -> None:
    """Write every picture that has changed; those of scenes that are gone are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw()
    for old in folder.glob("*.png"):
        if old.stem not in pictures:
            old.unlink()
    for name, picture in pictures.items():
        path = folder / f"{name}.png"
        if not same(path, picture):
            picture.save(path, optimize=True)
            click.echo(f"written: {path.name}")


@click.group()
def main() -> None:
    """Pictures from the real firmware."""


@main.command()
def goldens() -> None:
    """Renew the golden pictures, after you have looked at what changed."""
    renew(GOLDEN)


@main.command()
@click.option("--folder", default=SHOTS, type=click.Path(path_type=Path), help="Where to write.")
def screenshots(folder: Path) -> None:
    """Write every screen at every size, and the film of a race for the README."""
    renew(folder)
    frames, times = film()
    frames[0].save(
        FILM, save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False
    )
    click.echo(f"{len(list(folder.glob('*.png')))} pictures in {folder}, and {FILM.name}")


if __name__ == "__main__":
    main()
