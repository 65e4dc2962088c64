"""Tries at a deal of the day, and how bots fared with it."""

from typing import NamedTuple


class DailyTry(NamedTuple):
    """Somebody's one try at a deal of the day."""

    game: str
    day: str
    person: str
    code: str  # of the table
    record_id: str
    result: bytes | None = None  # JSON of `match.record.Result`; None: not finished
    luck: float | None = None  # as chances to win the match; None: not worked out
    skill: float | None = None


class DailyLevel(NamedTuple):
    """How a bot fared with the same cards in the same seat."""

    game: str
    day: str
    level: int
    result: bytes
    luck: float | None = None
    skill: float | None = None
