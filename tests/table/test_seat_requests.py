import random
from typing import Any

import msgspec

from tablee.table import play, seat_requests
from tablee.table.gathering import Ready, Rematch, Start
from tablee.table.journal import make_snapshot, read_snapshot
from tablee.table.play import Resign
from tablee.table.protocol import Settings
from tablee.table.seat_requests import AnswerSeat, AskSeat
from tablee.table.seats import PutBot, Sit, Stand
from tablee.table.state import Table
from tests.server.lines import some_move
from tests.table.test_state import Log


def three_of_whom_cleo_is_gone(**settings: Any) -> Log:
    """Ann, Ben and Cleo play with a bot. Dan and Eve look on, Cleo is gone for long."""
    log = Log(Settings(**{"game": "skipbo", "players": 4, "options": {"target": None}, **settings}))
    for seat, person in enumerate(("ann", "ben", "cleo")):
        log.do(person, Sit, seat=seat)
        log.do(person, Ready)
    log.do("ann", PutBot, seat=3, level=1)
    log.do("ann", Start)
    log.here = {"ann", "ben", "dan", "eve"}
    return log


def play_to_the_end(log: Log) -> None:
    """Bots play for all."""
    rng, match = random.Random(1), log.table.match
    assert match is not None
    while log.table.phase != "over":
        if log.table.phase == "between":
            log.write(play.DealtNext())
        seat = match.actors()[0]
        move = some_move([str(move) for move in match.legal_moves(seat)], rng)
        log.write(play.Moved(seat=seat, move=move, stand_in=True))


def assert_read_back(log: Log) -> None:
    one, other = log.table, log.read_back()
    assert (one.seats, one.seat_request, one.held) == (other.seats, other.seat_request, other.held)


def owners(log: Log) -> list[str | None]:
    return [place.owner for place in log.table.seats]


def test_the_seat_is_given_when_the_last_one_agrees_with_its_hand() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    assert log.table.seat_request is not None
    assert log.table.seat_request.waiting == {"ann", "ben"}
    log.do("ann", AnswerSeat, agree=True)
    assert owners(log) == ["ann", "ben", "cleo", None]
    log.do("ben", AnswerSeat, agree=True)
    assert owners(log) == ["ann", "ben", "dan", None]
    assert log.table.seat_request is None
    assert log.table.held["dan"] == {2}
    assert_read_back(log)


def test_one_no_is_enough_and_who_was_declined_does_not_ask_again() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    log.do("ann", AnswerSeat, agree=True)
    log.do("ben", AnswerSeat, agree=False)
    assert log.table.seat_request is None
    assert owners(log) == ["ann", "ben", "cleo", None]
    assert log.refuses("dan", AskSeat, seat=2) == "seat_declined"
    assert log.refuses("ann", AnswerSeat, agree=True) == "not_asked"
    log.do("eve", AskSeat, seat=2)


def test_those_who_play_are_asked_only_so_often() -> None:
    log = three_of_whom_cleo_is_gone()
    for number in range(3):
        log.here.add(f"stranger-{number}")
        log.do(f"stranger-{number}", AskSeat, seat=2)
        log.do("ben", AnswerSeat, agree=False)
    assert log.refuses("eve", AskSeat, seat=2) == "seat_declined"
    play_to_the_end(log)
    log.here.add("cleo")
    log.do("ann", Rematch)
    for person in ("ben", "cleo"):
        log.do(person, Ready)
    log.do("ann", Start)
    log.here.discard("cleo")
    log.do("eve", AskSeat, seat=2)  # it is another match


def test_who_comes_back_keeps_the_seat() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    log.do("ann", AnswerSeat, agree=True)
    log.here.add("cleo")
    assert log.refuses("ben", AnswerSeat, agree=True) == "seat_taken"
    log.write(seat_requests.reclaim(log.table, 2, "cleo"))
    assert log.table.seat_request is None
    assert owners(log) == ["ann", "ben", "cleo", None]
    assert log.refuses("dan", AskSeat, seat=2) == "seat_taken"
    assert_read_back(log)


def test_only_the_seat_of_who_is_gone_for_long_can_be_asked_for() -> None:
    log = three_of_whom_cleo_is_gone()
    assert log.refuses("dan", AskSeat, seat=1) == "seat_taken"
    assert log.refuses("dan", AskSeat, seat=3) == "seat_empty"  # a bot's: sit down there
    assert log.refuses("dan", AskSeat, seat=7) == "no_such_seat"
    log.just_gone = {"cleo"}
    assert log.refuses("dan", AskSeat, seat=2) == "seat_waits"
    log.just_gone = set()
    log.here.discard("dan")
    assert log.refuses("dan", AskSeat, seat=2) == "no_table_open"


def test_nobody_asks_before_or_after_a_match() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    play_to_the_end(log)
    assert log.table.seat_request is None
    assert log.refuses("dan", AskSeat, seat=2) == "finished"
    log.do("ann", Rematch)
    assert log.refuses("dan", AskSeat, seat=2) == "not_playing"


def test_who_knows_another_hand_gets_no_second_one() -> None:
    log = three_of_whom_cleo_is_gone()
    assert log.refuses("ben", AskSeat, seat=2) == "knows_other_hand"
    log.do("ben", Stand, seat=1)
    assert log.refuses("ben", AskSeat, seat=2) == "knows_other_hand"


def test_who_takes_another_seat_meanwhile_has_asked_for_nothing() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    log.do("dan", Sit, seat=3)
    assert log.table.seat_request is None
    assert log.refuses("ann", AnswerSeat, agree=True) == "not_asked"


def test_if_nobody_remains_nobody_agrees() -> None:
    log = three_of_whom_cleo_is_gone()
    log.here = {"dan"}
    assert log.refuses("dan", AskSeat, seat=2) == "nobody_to_agree"
    log.here = {"ann", "dan"}
    assert log.refuses("dan", AskSeat, seat=2) == "nobody_to_agree"
    log.just_gone = {"ben"}  # whose page is being loaded: he is waited for
    log.do("dan", AskSeat, seat=2)
    assert log.table.seat_request is not None
    assert log.table.seat_request.waiting == {"ann", "ben"}
    log.just_gone = set()
    assert log.refuses("ann", AnswerSeat, agree=True) == "nobody_to_agree"
    assert owners(log) == ["ann", "ben", "cleo", None]


def test_who_came_after_the_match_began_is_asked_as_well_but_does_not_decide() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("eve", Sit, seat=3)
    log.here.discard("ben")
    assert log.refuses("dan", AskSeat, seat=2) == "nobody_to_agree"
    log.here.add("ben")
    log.do("dan", AskSeat, seat=2)
    for person in ("ann", "ben"):
        log.do(person, AnswerSeat, agree=True)
    assert owners(log) == ["ann", "ben", "cleo", "eve"]
    log.do("eve", AnswerSeat, agree=True)
    assert owners(log) == ["ann", "ben", "dan", "eve"]


def test_a_seat_that_was_given_away_is_its_owners_until_the_match_is_over() -> None:
    for given_on in (
        lambda log: None,
        lambda log: log.do("dan", Stand, seat=2),
        lambda log: log.do("dan", PutBot, seat=2, level=1),
        leave_it_where_eve_cannot_have_it,
        lend_it_on_to_eve,
    ):
        log = three_of_whom_cleo_is_gone()
        ask_and_agree(log, "dan")
        given_on(log)
        kept = make_snapshot(log.table)
        assert kept is not None
        again = read_snapshot("t", kept)
        assert again is not None
        assert (again.lent, again.starters) == (log.table.lent, {"ann", "ben", "cleo"})
        log.do("cleo", Sit, seat=2)
        assert owners(log) == ["ann", "ben", "cleo", None]
        assert log.refuses("dan", Sit, seat=2) == "seat_taken"
        assert_read_back(log)
    play_to_the_end(log)
    log.do("ann", Rematch)
    assert log.refuses("dan", Sit, seat=2) == "seat_taken"


def leave_it_where_eve_cannot_have_it(log: Log) -> None:
    log.do("dan", Stand, seat=2)
    assert log.refuses("eve", Sit, seat=2) == "seat_kept"


def lend_it_on_to_eve(log: Log) -> None:
    log.here.discard("dan")
    ask_and_agree(log, "eve")


def ask_and_agree(log: Log, person: str) -> None:
    log.do(person, AskSeat, seat=2)
    for other in ("ann", "ben"):
        log.do(other, AnswerSeat, agree=True)


def test_after_the_match_a_seat_is_whose_it_is_then() -> None:
    log = three_of_whom_cleo_is_gone()
    ask_and_agree(log, "dan")
    play_to_the_end(log)
    assert list(seat_requests.reclaimable(log.table)) == []
    log.do("ann", Rematch)
    assert log.refuses("cleo", Sit, seat=2) == "seat_taken"


def test_nobody_resigns_for_an_owner_who_may_come_back() -> None:
    log = three_of_whom_cleo_is_gone(options={"target": None, "partners": True})
    log.do("eve", Sit, seat=3)  # with Ben; Ann is Cleo's partner
    log.do("dan", AskSeat, seat=2)
    for person in ("ann", "ben", "eve"):
        log.do(person, AnswerSeat, agree=True)
    log.do("ann", Stand, seat=0)
    assert log.refuses("dan", Resign, seat=2) == "cannot_resign"
    log.do("cleo", Sit, seat=2)
    log.do("cleo", Resign, seat=2)


def test_who_goes_for_long_without_an_answer_is_not_waited_for_and_who_comes_is() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("eve", Sit, seat=3)
    log.do("dan", AskSeat, seat=2)
    for person in ("ann", "ben"):
        log.do(person, AnswerSeat, agree=True)
    log.here.discard("eve")
    log.do("dan", AskSeat, seat=2)  # asked once more
    assert owners(log) == ["ann", "ben", "dan", "eve"]

    log = three_of_whom_cleo_is_gone()
    log.do("eve", Sit, seat=3)
    log.here.discard("eve")
    log.do("dan", AskSeat, seat=2)
    log.here.add("eve")
    log.do("ann", AnswerSeat, agree=True)
    assert log.table.seat_request is not None
    assert log.table.seat_request.waiting == {"ben", "eve"}
    assert_read_back(log)


def test_one_question_at_a_time() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    assert log.refuses("dan", AskSeat, seat=2) == "seat_asked"
    assert log.refuses("eve", AskSeat, seat=2) == "seat_asked"
    assert log.refuses("eve", AnswerSeat, agree=True) == "not_asked"
    assert log.refuses("dan", AnswerSeat, agree=True) == "not_asked"
    log.here.discard("dan")
    assert log.refuses("ann", AnswerSeat, agree=True) == "asker_gone"
    log.do("eve", AskSeat, seat=2)
    assert log.table.seat_request is not None
    assert (log.table.seat_request.person, log.table.seat_request.agreed) == ("eve", set())
    log.do("eve", AnswerSeat, agree=False)  # she has thought better of it
    assert log.table.seat_request is None


def test_the_question_is_in_the_snapshot_and_an_older_snapshot_has_none() -> None:
    log = three_of_whom_cleo_is_gone()
    log.do("dan", AskSeat, seat=2)
    log.do("ann", AnswerSeat, agree=True)
    log.table.declined.add("eve")
    kept = make_snapshot(log.table)
    assert kept is not None
    again = read_snapshot("t", kept)
    assert again is not None
    assert (again.seat_request, again.declined) == (log.table.seat_request, {"eve"})

    older = msgspec.msgpack.decode(kept)
    del older["seat_request"], older["declined"]
    again = read_snapshot("t", msgspec.msgpack.encode(older))
    assert isinstance(again, Table)
    assert (again.seat_request, again.declined) == (None, set())
