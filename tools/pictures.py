"""Pictures from the real firmware: drawn by MicroPython's own framebuf, written as PNG.

`make goldens` renews the golden ones in host_tests/golden, after you have looked at what changed.
"""

import sys
from pathlib import Path

import click
from PIL import Image

from tools import firmware, wasm

sys.path.insert(0, str(firmware.FIRMWARE))

from tierce.ui import palette

GOLDEN = firmware.ROOT / "host_tests" / "golden"
SCENES = Path(__file__).with_name("scenes.py")


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


def draw() -> dict[str, Image.Image]:
    """Draw every scene; return the pictures by name."""
    printed = wasm.run("import scenes; scenes.main()", {"scenes.py": SCENES.read_text()})
    pictures = {}
    for line in printed.splitlines():
        name, width, height, colours, pixels = line.split()
        pictures[name] = image(int(width), int(height), bytes.fromhex(pixels), colours)
    return pictures


@click.command()
@click.option("--folder", default=GOLDEN, type=click.Path(path_type=Path), help="Where to write.")
def main(folder: Path) -> None:
    """Draw every scene and write it as PNG; pictures of scenes that are gone are removed."""
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


if __name__ == "__main__":
    main()
