"""A device without a device: MicroPython in WebAssembly behind `socket://`, for mpremote.

Its REPL is the real one; only raw-paste mode is declined for it, because it hangs there.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tools.node import HERE, NODE


@contextmanager
def bridge() -> Iterator[str]:
    """Run a device; yield its address. Its files are gone with it."""
    command = [str(NODE), str(HERE / "replbridge.mjs")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            yield f"socket://127.0.0.1:{port}"
        finally:
            process.stdin.close()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
