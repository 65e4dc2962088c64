"""Who asks for something at a table."""

from collections.abc import Callable, Container, Mapping
from typing import NamedTuple


def _nobody(person: str) -> bool:
    return False


class Actor(NamedTuple):
    """Who sent a command, and who is connected to the table."""

    person: str
    here: Container[str] = ()
    guest: str | None = None  # the person made for a guest who sits down
    is_gone: Callable[[str], bool] = _nobody  # whether somebody with a seat is gone for longer than the grace
    levels: Mapping[int, int] = {}  # by seat, those that adaptive bots play in a match that is begun
