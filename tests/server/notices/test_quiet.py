from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tablee.server.notices.channels import Quiet, quiet_for

PARIS = ZoneInfo("Europe/Paris")


def quiet_hours(begin: str, end: str, at: str) -> float:
    """How many hours it stays quiet."""
    moment = datetime.fromisoformat(f"2026-07-01T{at}").replace(tzinfo=PARIS).timestamp()
    return quiet_for(Quiet(begin, end, "Europe/Paris"), moment) / 3600


@pytest.mark.parametrize(
    ("begin", "end", "at", "hours"),
    [
        ("22:00", "07:00", "21:59", 0),
        ("22:00", "07:00", "22:00", 9),
        ("22:00", "07:00", "02:00", 5),
        ("22:00", "07:00", "07:00", 0),
        ("13:00", "15:00", "14:30", 0.5),
        ("13:00", "15:00", "12:00", 0),
        ("08:00", "08:00", "08:00", 0),
    ],
)
def test_the_hours_are_those_of_the_reader(begin: str, end: str, at: str, hours: float) -> None:
    assert quiet_hours(begin, end, at) == hours


def test_nobody_who_did_not_say_so_has_quiet_hours() -> None:
    assert quiet_for(None, 0.0) == 0
