import pytest

from tablee.table.gathering import Ready, Rematch, Start
from tablee.table.journal import make_snapshot, read_snapshot
from tablee.table.play import Holiday
from tablee.table.seats import Stand
from tablee.table.summary import sitting
from tests.table.test_state import Log, play, started

DAY = 86_400


def his_turn(**settings: int) -> Log:
    """Ann has turned two cards up, and Ben has not."""
    log = started(**{"clock": DAY, **settings})
    play(log, lambda table: table.waited_for == {"ben"})
    return log


def test_the_turn_of_who_is_on_holiday_begins_when_that_is_over() -> None:
    log = his_turn()
    at = 1000 * len(log.entries)
    log.do("ben", Holiday, days=5)
    assert log.table.turn_seconds == DAY + 5 * DAY + (at - log.table.turned_at) / 1000
    assert sitting(log.table, 0, set()).due == at + 6 * DAY * 1000


def test_others_have_no_holidays_by_that() -> None:
    log = his_turn()
    log.do("ann", Holiday, days=5)
    assert log.table.turn_seconds == DAY


def test_who_is_back_early_has_a_whole_turn() -> None:
    log = his_turn()
    log.do("ben", Holiday, days=5)
    at = 1000 * len(log.entries)
    log.do("ben", Holiday, days=0)
    assert log.table.turn_seconds == DAY + (at - log.table.turned_at) / 1000


def test_who_was_not_away_has_no_more_time_for_being_back() -> None:
    log = his_turn()
    log.do("ben", Holiday, days=0)
    assert log.table.turn_seconds == DAY
    log.do("ben", Holiday, days=1)
    log.do("ben", Holiday, days=0)
    back = log.table.turn_seconds
    log.do("ben", Holiday, days=0)
    assert log.table.turn_seconds == back


def test_nobody_has_more_than_thirty_days_off_in_a_match() -> None:
    log = his_turn()
    log.do("ben", Holiday, days=21)
    assert log.refuses("ben", Holiday, days=10) == "holidays_spent"
    log.do("ben", Holiday, days=9)
    assert log.refuses("ben", Holiday, days=1) == "holidays_spent"


def test_another_match_has_its_own_holidays() -> None:
    log = his_turn()
    log.do("ben", Holiday, days=30)
    play(log, lambda table: table.phase == "over")
    log.do("ann", Rematch)
    assert log.refuses("ben", Holiday, days=1) == "no_holidays"  # nothing waits for anybody
    log.do("ben", Ready)
    log.do("ann", Start)
    log.do("ben", Holiday, days=30)


def test_a_quick_table_has_no_holidays() -> None:
    assert started(clock=60).refuses("ben", Holiday, days=1) == "no_holidays"


def test_who_has_no_seat_has_no_holidays() -> None:
    log = his_turn()
    assert log.refuses("cleo", Holiday, days=1) == "not_seated"
    log.do("ben", Stand, seat=1)
    assert log.refuses("ben", Holiday, days=1) == "not_seated"


@pytest.mark.parametrize("way", ["log", "snapshot"])
def test_holidays_outlast_a_restart(way: str) -> None:
    log = his_turn()
    log.do("ben", Holiday, days=5)
    if way == "log":
        again = log.read_back()
    else:
        kept = make_snapshot(log.table)
        assert kept is not None
        restored = read_snapshot("t", kept)
        assert restored is not None
        again = restored
    assert again.holidays == log.table.holidays
    assert again.turn_seconds == log.table.turn_seconds
