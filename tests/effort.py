"""How much the tests try: a little (`--effort quick`), enough for a change, or a lot (`--effort soak`)."""

from typing import Literal, get_args

Effort = Literal["quick", "usual", "soak"]
EFFORTS: tuple[Effort, ...] = get_args(Effort)
chosen: Effort = "usual"  # by `conftest.py`, before any test is loaded

_EXAMPLES: dict[Effort, float] = {"quick": 0.1, "usual": 1, "soak": 20}


def amount(usual: int, *, quick: int, soak: int) -> int:
    """How often something is tried."""
    return {"quick": quick, "usual": usual, "soak": soak}[chosen]


def examples(usual: int) -> int:
    """How many examples of a property are tried."""
    return max(1, round(usual * _EXAMPLES[chosen]))
