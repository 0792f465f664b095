"""A Pico's disk as bytes: a littlefs made of files, and files found in a littlefs."""

from collections.abc import Mapping
from pathlib import Path

from littlefs import LittleFS
from littlefs.errors import LittleFSError


def littlefs(files: Mapping[str, bytes], blocks: int, block_size: int) -> bytes:
    """Return a file system image as the Pico's flash holds it."""
    disk = LittleFS(block_size=block_size, block_count=blocks, prog_size=256, read_size=256)
    for name, content in files.items():
        folder = Path(name).parent
        if folder != Path("."):
            disk.makedirs(folder.as_posix(), exist_ok=True)
        with disk.open(name, "wb") as file:
            file.write(content)
    return bytes(disk.context.buffer)


def read_littlefs(image: bytes, block_size: int) -> dict[str, bytes]:
    """Return every file of an image, by name; none if it is no littlefs."""
    disk = LittleFS(block_size=block_size, block_count=len(image) // block_size, mount=False)
    disk.context.buffer = bytearray(image)
    try:
        disk.mount()
    except LittleFSError:
        return {}
    found = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = f"{folder}/{name}".lstrip("/")
            with disk.open(path, "rb") as file:
                found[path] = file.read()
    return found
