import pytest

import tablee
from tablee.game.contract import Refused
from tablee.match.match import Match
from tablee.match.record import Record, RecordError, decode, encode, record_of
from tablee.match.replay import replay, verify


def given_up(moves: int = 6) -> Match:
    match = Match("skyjo", 2, seed=4)
    for _ in range(moves):
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[0])
    match.resign(1)
    return match


def read_again(match: Match) -> Record:
    return decode(encode(record_of(match)))


def test_nothing_moves_any_more() -> None:
    match = given_up()
    assert (match.over, match.winners, match.resigned, match.can_take_back) == (True, (0,), 1, False)
    assert [match.actors(), *map(match.legal_moves, (0, 1)), match.view(0).legal_moves] == [()] * 4
    with pytest.raises(Refused, match="seat 1 has resigned"):
        match.push(0, "?a1")
    assert match.why_not(0, "?a1") is not None
    with pytest.raises(ValueError, match="nothing to deal"):
        match.deal_next()


@pytest.mark.parametrize("moves", [0, 6])
def test_the_record_leads_to_the_same_end(moves: int) -> None:
    match = given_up(moves)
    record = read_again(match)
    assert verify(record).winners == (0,)
    assert replay(record).resigned == 1
    if moves:
        assert replay(record, moves - 1).resigned is None


def test_a_record_of_a_match_played_to_the_end_does_not_mention_it() -> None:
    match = tablee.play_match([1, 1], "skyjo", options={"limit": None}, seed=1)
    assert b"resigned" not in encode(record_of(match))


@pytest.mark.parametrize(
    ("seat", "winners", "place"), [(0, [0], "result.winners"), (2, [0], "result.resigned")]
)
def test_who_resigned_cannot_have_won_or_not_played(seat: int, winners: list[int], place: str) -> None:
    record = read_again(given_up())
    assert record.result is not None
    record.result.resigned, record.result.winners = seat, winners
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.place == place


def test_among_three_nobody_gives_up_for_all() -> None:
    match = Match("skyjo", 3, seed=1)
    with pytest.raises(Refused, match="one of two sides"):
        match.resign(0)
    assert not match.over


def test_partners_lose_together() -> None:
    match = Match("skipbo", 4, {"partners": True}, seed=1)
    match.resign(3)
    assert match.winners == (0, 2)


@pytest.mark.slow
def test_what_was_given_away_is_no_luck() -> None:
    """Start, luck and skill still add up to the result."""
    review = tablee.review_match(record_of(given_up()), playouts=0)
    assert [player.result for player in review.players] == [1.0, 0.0]
    for player in review.players:
        assert player.start + player.luck + player.skill == pytest.approx(player.result)
