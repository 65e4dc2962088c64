from tablee.table.presence import TurnClock
from tablee.table.stored import now


def test_a_turn_that_goes_on_after_a_move_was_taken_back_has_no_more_time() -> None:
    began = now() - 50_000
    clock = TurnClock(began)
    clock.follow(now())  # the turn of somebody else
    assert clock.left(60) > 55
    clock.follow(began)
    assert clock.left(60) < 15
