"""UF2, the format of files to drag onto a Pico: blocks of 512 bytes that carry 256 each.

The Pico's boot ROM takes a file only if all of this holds: its own family, 256 bytes a block,
one count in all blocks. It erases 4096 bytes at a time, so flash is written in whole sectors.
https://github.com/microsoft/uf2
"""

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

BLOCK = 512
PAYLOAD = 256
SECTOR = 4096
FLASH = 0x10000000
FLASH_END = 0x11000000  # as much as the chip can see; a Pico has an eighth of it
RP2040 = 0xE48BFF56

_HEAD = struct.Struct("<8I")
_START, _SECOND, _END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_NOT_FLASH, _HAS_FAMILY = 0x0001, 0x2000
_FAMILIES = {
    0xE48BFF57: "a file for the RP2350 (Pico 2)",
    0xE48BFF58: "data for any Raspberry Pi chip, not a firmware",
    0xE48BFF59: "for the RP2350 (Pico 2)",
    0xE48BFF5A: "for the RP2350 (Pico 2)",
    0xE48BFF5B: "for the RP2350 (Pico 2)",
}


class Uf2Error(Exception):
    """A file is no UF2 that a Pico takes; the message says why."""


class Image:
    """What a UF2 writes: 256 bytes at each of its addresses."""

    def __init__(self, pages: Mapping[int, bytes]):
        self.pages = dict(sorted(pages.items()))

    @property
    def ranges(self) -> list[tuple[int, int]]:
        """The addresses that are written, as (first, one after the last)."""
        found: list[tuple[int, int]] = []
        for address in self.pages:
            if found and found[-1][1] == address:
                found[-1] = (found[-1][0], address + PAYLOAD)
            else:
                found.append((address, address + PAYLOAD))
        return found

    def within(self, start: int, end: int) -> int | None:
        """Return the first address it writes from `start` to before `end`, or None."""
        return next((address for address in self.pages if start <= address < end), None)

    def data(self) -> bytes:
        """Return all it writes, one after the other."""
        return b"".join(self.pages.values())


def read(path: Path) -> Image:
    """Return what a UF2 for the RP2040 writes; raise Uf2Error if a Pico would not take it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Uf2Error(f"{path} cannot be read: {error.strerror}.") from error
    return parse(content, path.name)


def parse(content: bytes, name: str) -> Image:
    """Like `read`, of bytes; errors call them by the name."""
    if len(content) < 8 or struct.unpack_from("<2I", content) != (_START, _SECOND):
        raise Uf2Error(f"{name} is not a UF2: it does not begin like one.")
    if len(content) % BLOCK:
        raise Uf2Error(
            f"{name} is cut off: {len(content)} bytes are no whole number of {BLOCK}-byte blocks."
            " Download or copy it again."
        )
    pages: dict[int, bytes] = {}
    total = len(content) // BLOCK
    for place in range(total):
        block = content[place * BLOCK : (place + 1) * BLOCK]
        address, payload = _block(block, place, total, name)
        if address in pages:
            raise Uf2Error(f"{name} writes address 0x{address:08x} twice.")
        pages[address] = payload
    return Image(pages)


def _block(block: bytes, place: int, total: int, name: str) -> tuple[int, bytes]:
    """Return the address and payload of one block, checked."""
    start, second, flags, address, size, number, count, family = _HEAD.unpack_from(block)
    if (start, second) != (_START, _SECOND) or struct.unpack_from("<I", block, 508) != (_END,):
        raise Uf2Error(f"{name} is damaged: block {place} of {total} has not the marks of a UF2.")
    if not flags & _HAS_FAMILY or family != RP2040:
        what = _FAMILIES.get(family, f"of family 0x{family:08x}")
        if not flags & _HAS_FAMILY:
            what = "for no family of chips"
        raise Uf2Error(f"{name} is not for the Pico's RP2040 (0x{RP2040:08x}): it is {what}.")
    if count > total:
        raise Uf2Error(
            f"{name} is cut off: it should have {count} blocks and has {total}."
            " Download or copy it again."
        )
    if count != total or number != place:
        raise Uf2Error(
            f"{name} is numbered wrongly: its block {place} of {total} says {number} of {count}."
        )
    if size != PAYLOAD:
        raise Uf2Error(f"{name} has {size} bytes in block {place}; a Pico takes only {PAYLOAD}.")
    if flags & _NOT_FLASH or address % PAYLOAD or not FLASH <= address < FLASH_END:
        raise Uf2Error(f"{name} writes 0x{address:08x}, which is no page of the Pico's flash.")
    return address, block[32 : 32 + PAYLOAD]


def sectors(start: int, contents: Mapping[int, bytes]) -> Image:
    """Return whole sectors, by their number from `start` on, as an image."""
    pages = {}
    for number, content in contents.items():
        assert len(content) == SECTOR
        for offset in range(0, SECTOR, PAYLOAD):
            address = start + number * SECTOR + offset
            pages[address] = content[offset : offset + PAYLOAD]
    return Image(pages)


def write(images: Iterable[Image]) -> bytes:
    """Return images as one UF2, its blocks numbered over all of them."""
    pages: dict[int, bytes] = {}
    for image in images:
        assert not pages.keys() & image.pages.keys()
        pages.update(image.pages)
    # The boot ROM loses pages of a sector that is not whole (RP2040-E14). It erases all of it
    # anyway: what was left out is then as it would have been.
    for address in list(pages):
        first = address // SECTOR * SECTOR
        for other in range(first, first + SECTOR, PAYLOAD):
            pages.setdefault(other, b"\xff" * PAYLOAD)
    blocks = []
    for number, (address, payload) in enumerate(sorted(pages.items())):
        head = _HEAD.pack(
            _START, _SECOND, _HAS_FAMILY, address, PAYLOAD, number, len(pages), RP2040
        )
        blocks.append(head + payload.ljust(BLOCK - 4 - len(head), b"\0") + struct.pack("<I", _END))
    return b"".join(blocks)
