"""How hypothesis runs here: no deadline, and in CI the same examples every time."""

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow]  # a whole match is a slow example, and meant to be one

settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=_SLOW, print_blob=True)
settings.register_profile("desk", deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
