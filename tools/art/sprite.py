"""Two-bit pictures as framebuf wants them."""

import numpy as np


def pack(levels: np.ndarray) -> bytes:
    """Pack levels 0 to 3 as GS2_HMSB: four pixels a byte, the first in the low bits."""
    height, width = levels.shape
    padded = np.zeros((height, -(-width // 4) * 4), dtype=np.uint8)
    padded[:, :width] = levels
    quads = padded.reshape(height, -1, 4)
    return bytes((quads << np.array([0, 2, 4, 6], dtype=np.uint8)).sum(axis=2).astype(np.uint8))


def literal(data: bytes) -> str:
    """Return bytes as Python source, in lines. No hex digits: the device would hold both."""
    lines = []
    for at in range(0, len(data), 22):
        escaped = "".join(f"\\x{byte:02x}" for byte in data[at : at + 22])
        lines.append(f'b"{escaped}"')
    return "(\n" + "\n".join(lines) + "\n)"
