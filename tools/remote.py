"""A MicroPython at the end of a wire: what it is, its files by hash, writing them, a reset.

This is mpremote as a library, not as a command: one connection for all of it, so that nothing
restarts between two files, progress is exact and an error is an exception, not a text to parse.
"""

import ast
import binascii
import contextlib
import io
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport
from serial import SerialException

CHUNK = 1024  # bytes of a file in one line of Python: little beside a Pico's heap
_SILENCE = 60  # seconds; an emulated Pico takes its time
_RUNS = (4, 5, 6, 7, 8)  # what our armv6m code runs on: armv6m and all armv7m, by mpy's numbers

# The game starts the watchdog when it runs from a battery, and stopping the game does not stop
# that: it would reset the device in the middle. This clears its ENABLE bit.
_IDENTIFY = """
import sys
i = sys.implementation
if i.name == "micropython" and sys.platform == "rp2":
    import machine
    base = 0x400D8000 if "RP2350" in i._machine else 0x40058000
    machine.mem32[base + 0x3000] = 1 << 30
print((i.name, sys.platform, getattr(i, "_mpy", 0), getattr(i, "_machine", ""), i.version[:3]))
"""
# Prints a line a file: a long silence would look like a dead device.
_HASHES = """
import os, hashlib, binascii
b = memoryview(bytearray(1024))
def one(path):
    h = hashlib.sha256()
    with open(path, "rb") as f:
        while 1:
            n = f.readinto(b)
            if not n:
                break
            h.update(b[:n])
    print((path, binascii.hexlify(h.digest()).decode()))
def walk(path):
    try:
        mode = os.stat(path)[0]
    except OSError:
        return
    if mode & 0x4000:
        for name in os.listdir(path):
            walk(path + "/" + name)
    else:
        one(path)
for path in %r:
    walk(path)
"""


class DeviceError(Exception):
    """The device cannot be used, or was lost; the message says what to do."""


class Identity(NamedTuple):
    name: str  # of the implementation
    platform: str
    mpy: int
    machine: str
    version: tuple[int, int, int]

    def loads(self, mpy_version: int, sub_version: int) -> bool:
        """Whether it loads a .mpy with machine code of that version."""
        return self.mpy & 0xFF == mpy_version and self.mpy >> 8 & 3 == sub_version

    @property
    def runs_ours(self) -> bool:
        """Whether its processor runs our machine code."""
        return self.mpy >> 10 & 0xF in _RUNS


class Remote:
    def __init__(self, transport: SerialTransport, port: str):
        self._transport = transport
        self._port = port

    def _exec(self, script: str) -> bytes:
        try:
            printed, raised = self._transport.exec_raw(script, timeout=_SILENCE)
        except (TransportError, SerialException, OSError) as error:
            raise DeviceError(
                f"The device at {self._port} no longer answers ({error}). Plug it in again and"
                " repeat the command: it goes on where it stopped."
            ) from error
        if raised:
            raise DeviceError(
                f"The device at {self._port} could not do it:\n{raised.decode(errors='replace')}"
            )
        return printed

    def identify(self) -> Identity:
        return Identity(*ast.literal_eval(self._exec(_IDENTIFY).decode().strip()))

    def hashes(self, roots: Iterable[str]) -> dict[str, str]:
        """Return the SHA-256 of every file that is, or is below, one of these."""
        printed = self._exec(_HASHES % (tuple(roots),)).decode()
        return dict(ast.literal_eval(line) for line in printed.splitlines() if line)

    def write(self, name: str, content: bytes) -> Iterator[int]:
        """Write a file, and its folders; yield how many bytes went over, a piece at a time."""
        folders = name.split("/")[:-1]
        paths = ["/".join(folders[: deep + 1]) for deep in range(len(folders))]
        self._exec(
            "import os\nfrom binascii import a2b_base64 as d\n"
            f"for p in {paths!r}:\n try:\n  os.mkdir(p)\n except OSError:\n  pass\n"
            f"f = open({name!r}, 'wb')"
        )
        for start in range(0, len(content), CHUNK):
            piece = content[start : start + CHUNK]
            self._exec(f"f.write(d({binascii.b2a_base64(piece, newline=False)!r}))")
            yield len(piece)
        self._exec("f.close()")

    def remove(self, names: Iterable[str]) -> None:
        self._exec(f"import os\nfor p in {tuple(names)!r}:\n os.remove(p)")

    def reset(self) -> None:
        """Start the device anew, with what is on it now; nothing can be asked of it after this."""
        script = "import machine, time\ntime.sleep_ms(20)\nmachine.reset()"
        try:
            self._transport.exec_raw_no_follow(script)
        except (TransportError, SerialException, OSError) as error:
            raise DeviceError(
                f"All is copied, but {self._port} could not be restarted: unplug it and plug it"
                " in again."
            ) from error


@contextlib.contextmanager
def connect(port: str) -> Iterator[Remote]:
    """Interrupt whatever runs on the device and take it over."""
    try:
        transport = SerialTransport(port, timeout=_SILENCE)
    except (TransportError, SerialException, OSError) as error:
        raise DeviceError(
            f"{port} cannot be opened. Is it the right port, and does no other program"
            " (Thonny, a terminal) use it?"
        ) from error
    try:
        # mpremote prints what it could not understand.
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                transport.enter_raw_repl(soft_reset=True, timeout_overall=_SILENCE)
            except (TransportError, SerialException, OSError) as error:
                raise DeviceError(
                    f"There is no MicroPython at {port}, or it does not answer. Put MicroPython"
                    " on it first: hold BOOTSEL while you plug it in and drag its UF2 onto the"
                    " drive (`make uf2 BASE=…` makes one with the game in it)."
                ) from error
        yield Remote(transport, port)
    finally:
        with contextlib.suppress(SerialException, OSError):
            transport.close()
