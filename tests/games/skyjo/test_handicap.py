import pytest

from tablee.game.contract import Refused
from tablee.match.match import Match
from tablee.match.record import decode, encode, record_of
from tablee.match.replay import verify
from tablee.match.snapshot import freeze, thaw


def play(match: Match) -> None:
    """One round."""
    while match.outcome is None:
        seat = match.actors()[0]
        match.push(seat, match.legal_moves(seat)[-1])


def test_the_totals_begin_with_it() -> None:
    match = Match("skyjo", players=3, options={"handicap": "0/20/5"}, seed=1)
    assert match.totals == [0, 20, 5]
    assert match.view(0).totals == (0, 20, 5)


def test_sj_14_rounds_are_added_to_it() -> None:
    match = Match("skyjo", players=2, options={"handicap": "0/20", "limit": None}, seed=2)
    play(match)
    scores = match.outcomes[0].scores
    assert match.totals == [scores[0], scores[1] + 20]
    assert match.totals_after(0) == [0, 20]
    lowest = min(match.totals)
    assert match.winners == tuple(seat for seat in (0, 1) if match.totals[seat] == lowest)


def test_a_match_that_was_kept_has_it_still() -> None:
    match = Match("skyjo", players=2, options={"handicap": "30/0", "limit": 400}, seed=3)
    play(match)
    assert thaw(freeze(match)).totals == match.totals


def test_nobody_begins_beyond_the_limit() -> None:
    with pytest.raises(Refused, match="0 to 99") as refused:
        Match("skyjo", players=2, options={"handicap": "0/100"})
    assert refused.value.refusal.code == "handicap"


def test_a_record_has_it_and_can_be_verified() -> None:
    match = Match("skyjo", players=2, options={"handicap": "0/40", "limit": None}, seed=4)
    play(match)
    record = decode(encode(record_of(match, ["Ada", "Bo"], match.seed)))
    assert record.result is not None
    assert record.result.totals == match.totals
    assert verify(record).winners == match.winners
