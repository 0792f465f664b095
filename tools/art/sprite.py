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
    """Return bytes as Python source, in lines."""
    digits = data.hex()
    lines = [f'"{digits[at : at + 88]}"' for at in range(0, len(digits), 88)]
    return "bytes.fromhex(\n" + "\n".join(lines) + "\n)"
