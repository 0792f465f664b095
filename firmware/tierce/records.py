"""Small checked records: what is stored beside the games. Damaged or foreign bytes are no record.

"TR" kind version | payload | CRC-32 of all before
"""

from binascii import crc32

from micropython import const

SETTINGS = const(1)
STATS = const(2)
OPTIONS = const(3)
_HEAD = b"TR"


def seal(kind, version, payload):
    data = _HEAD + bytes((kind, version)) + bytes(payload)
    check = crc32(data)
    return data + bytes(check >> shift & 255 for shift in (24, 16, 8, 0))


def unseal(kind, version, data):
    """Return the payload of a sound record of this kind and version, else None. Never raises."""
    if not data or len(data) < 8 or data[:4] != _HEAD + bytes((kind, version)):
        return None
    check = crc32(data[:-4])
    for place in range(4):
        if data[len(data) - 4 + place] != check >> 24 - 8 * place & 255:
            return None
    return data[4:-4]
