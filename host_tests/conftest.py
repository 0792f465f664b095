"""How hypothesis looks for trouble: no test is timed, and CI sees the same examples each run."""

import os

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")
