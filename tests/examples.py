"""How many examples a test tries: `TABLEE_EXAMPLES=20` tries twenty times as many as usual."""

import os

_FACTOR = float(os.environ.get("TABLEE_EXAMPLES", "1"))


def examples(usual: int) -> int:
    return max(1, round(usual * _FACTOR))
