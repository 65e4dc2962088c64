"""How much the tests try, in four efforts.

`quick` takes seconds, `usual` minutes; `full` adds what needs a whole machine; `soak` is for a night.
A test marked `slow` is not run by `quick`; one marked `full` is run by `full` and `soak` only.
"""

from typing import Literal, get_args

Effort = Literal["quick", "usual", "full", "soak"]
EFFORTS: tuple[Effort, ...] = get_args(Effort)
chosen: Effort = "usual"  # by `conftest.py`, before any test is loaded

_EXAMPLES: dict[Effort, float] = {"quick": 0.1, "usual": 0.3, "full": 1, "soak": 20}


def amount(usual: int, *, quick: int, soak: int, full: int | None = None) -> int:
    """How often something is tried; `full` defaults to `usual`."""
    return {"quick": quick, "usual": usual, "full": usual if full is None else full, "soak": soak}[chosen]


def examples(full: int) -> int:
    """How many examples of a property are tried."""
    return max(1, round(full * _EXAMPLES[chosen]))
