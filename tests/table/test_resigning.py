import pytest

from tablee.match.record import decode
from tablee.match.replay import verify
from tablee.table.gathering import Ready, Rematch, Start
from tablee.table.journal import make_snapshot, read_snapshot
from tablee.table.play import Move, Next, Resign
from tablee.table.protocol import Settings
from tablee.table.seats import PutBot, Sit
from tablee.table.state import TOURNAMENT
from tests.table.test_state import Log, play, started


def pairs(*people: str) -> Log:
    """Bots have the seats of those who are left out."""
    log = Log(Settings(game="skipbo", players=4, options={"partners": True}))
    for seat, person in enumerate(people):
        log.do(person, Sit, seat=seat)
    for seat in range(len(people), 4):
        log.do("ann", PutBot, seat=seat, level=1)
    for person in people[1:]:
        log.do(person, Ready)
    log.do("ann", Start)
    return log


@pytest.mark.parametrize("moves", [0, 9])
def test_who_resigns_has_lost_and_the_record_proves_it(moves: int) -> None:
    log = started()
    play(log, lambda table: len(table.match.moves) == moves)
    log.do("ben", Resign, seat=1)
    match = log.table.match
    assert match is not None
    assert (log.table.phase, match.winners, match.resigned, match.actors()) == ("over", (0,), 1, ())
    record = decode(log.table.finished(["Ann", "Ben"], 0).record)
    assert record.result is not None
    assert (record.result.resigned, verify(record).winners) == (1, (0,))
    again = log.read_back().match
    assert again is not None
    assert (again.state, again.winners) == (match.state, match.winners)
    assert log.refuses("ann", Move, move="d", seat=0) == "not_playing"
    log.do("ann", Rematch)
    assert log.table.phase == "gathering"


def test_between_two_rounds_it_can_be_given_up_too() -> None:
    log = started(options={"limit": 300})
    play(log, lambda table: table.phase == "between")
    totals = [*log.table.match.totals] if log.table.match else []
    log.do("ann", Resign, seat=0)
    assert log.table.match is not None
    assert (log.table.match.winners, log.table.match.totals) == ((1,), totals)
    assert log.refuses("ann", Next) == "not_between"


def test_it_outlasts_a_snapshot() -> None:
    log = started()
    log.do("ben", Resign, seat=1)
    kept = make_snapshot(log.table)
    assert kept is not None
    restored = read_snapshot("t", kept)
    assert restored is not None
    assert restored.match is not None
    assert (restored.match.resigned, restored.match.winners) == (1, (0,))


@pytest.mark.parametrize(("players", "code"), [(2, None), (3, "cannot_resign")])
def test_where_others_play_on_one_leaves_a_seat_instead(players: int, code: str | None) -> None:
    log = Log(Settings(game="skyjo", players=players))
    log.do("ann", Sit, seat=0)
    for seat in range(1, players):
        log.do("ann", PutBot, seat=seat, level=1)
    log.do("ann", Start)
    assert log.table.resignable == ([] if code else [0])
    if code:
        assert log.refuses("ann", Resign, seat=0) == code
    else:
        log.do("ann", Resign, seat=0)


def test_a_pair_is_given_up_by_who_has_no_other_person_as_partner() -> None:
    log = pairs("ann", "ben", "cleo")  # Ann and Cleo play together, Ben with a bot
    assert log.table.resignable == [1]
    assert log.refuses("ann", Resign, seat=0) == "cannot_resign"
    log.do("ben", Resign, seat=1)
    assert log.table.match is not None
    assert log.table.match.winners == (0, 2)


@pytest.mark.parametrize(
    ("who", "seat", "code"),
    [("ann", 1, "not_your_seat"), ("cleo", 1, "not_your_seat"), ("ann", 2, "no_such_seat")],
)
def test_nobody_resigns_for_somebody_else(who: str, seat: int, code: str) -> None:
    assert started().refuses(who, Resign, seat=seat) == code


def test_a_match_is_given_up_while_it_goes_on() -> None:
    log = started()
    log.do("ben", Resign, seat=1)
    assert log.refuses("ann", Resign, seat=0) == "not_playing"


@pytest.mark.parametrize(
    ("origin", "code"), [("daily:2026-11-18", "cannot_resign"), (f"{TOURNAMENT}x", "tournament_table")]
)
def test_where_people_are_compared_nobody_resigns(origin: str, code: str) -> None:
    log = started()
    log.table.deal = origin
    assert log.refuses("ben", Resign, seat=1) == code
