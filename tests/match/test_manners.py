"""Matches with human manners from the first card on: an offence each, how it is called, and its record."""

from collections.abc import Mapping
from typing import Any

import pytest

from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import Record, record_of
from tablee.match.replay import replay
from tablee.table import gathering
from tablee.table.action import Action, Actor, Body, decide
from tablee.table.gathering import Start, create
from tablee.table.protocol import Settings
from tablee.table.seats import Sit
from tablee.table.state import Table

SEED = bytes(range(32))
HUMAN = {"manners": "human", "dealer": 3, "target": None}  # seat 0 begins


def begun(**options: Any) -> Match:
    return Match("skipbo", 4, {**HUMAN, **options}, Seeded(SEED))


def discard(match: Match) -> None:
    """Whose turn it is ends it."""
    seat = match.state.turn
    match.push(seat, next(move for move in match.legal_moves(seat) if ":" in str(move)))


def stocks(match: Match) -> list[int]:
    return [len(stock) for stock in match.state.stocks]


def hands(match: Match) -> list[int]:
    return [len(hand) for hand in match.state.hands]


def replayed(match: Match) -> Match:
    return replay(record_of(match, seed=None))


def test_sb_25_a_surplus_is_called_a_turn_later() -> None:
    match = begun()
    match.push(0, "+")
    discard(match)
    assert hands(match)[0] == 5
    match.push(2, "!0")
    assert (stocks(match), hands(match)[0]) == ([31, 30, 30, 30], 4)
    assert replayed(match).state == match.state._replace(shuffler=replayed(match).state.shuffler)


def test_sb_25_a_surplus_is_called_just_before_the_next_turn_and_not_in_it() -> None:
    match = begun()
    match.push(0, "+")
    for _ in range(3):
        discard(match)
    late = match.copy()
    match.push(2, "!0")
    assert stocks(match)[0] == 31
    discard(late)
    late.push(1, "!0")
    assert (stocks(late)[0], late.state.manners.wrong_calls) == (30, (0, 1, 0, 0))


def test_sb_23_talk_is_called_a_turn_later() -> None:
    match = begun(partners=True)
    match.push(2, "~")
    discard(match)
    match.push(3, "!2")
    assert stocks(match) == [30, 30, 32, 30]


def test_sb_26_a_turn_out_of_turn_stops_and_what_was_drawn_goes_back() -> None:
    match = begun()
    draw = match.state.draw
    match.push(2, "o")
    assert hands(match) == [5, 0, 5, 0]
    match.push(1, "!2")
    assert (match.state.turn, match.state.draw, hands(match)) == (0, draw, [5, 0, 0, 0])
    discard(match)
    discard(match)
    assert (match.state.turn, hands(match)[2]) == (2, 0)  # and begins without drawing


def test_sb_27_a_turn_that_nobody_called_stands() -> None:
    match = begun()
    match.push(2, "o")
    discard(match)
    match.push(1, "!2")
    assert (match.state.turn, match.state.manners.wrong_calls) == (3, (0, 1, 0, 0))


CONFESSIONS = {"over_drew", "began_out_of_turn"}


@pytest.mark.parametrize("move", ["0:+", "2:o", "2:~"])
def test_sb_25_what_the_others_are_told_confesses_nothing(move: str) -> None:
    match = begun(partners=True)
    events = match.push(int(move[0]), move[2:])
    for seat in (None, *(seat for seat in range(4) if seat != int(move[0]))):
        told = [match.game.shown(event, seat) for event in events]
        assert not CONFESSIONS & {each["event"] for each in told}
        assert match.view(seat).instead_of is None


def earlier(match: Match, options: Mapping[str, Any]) -> Record:
    """The record as an earlier version wrote it: without the options that were added since."""
    record = record_of(match, seed=None)
    since = ("calls", "barred_turn", "reading")
    record.options = {k: v for k, v in record.options.items() if k not in since}
    record.options |= options
    return record


def test_sb_25_an_earlier_record_forgets_a_surplus_with_the_turn() -> None:
    match = begun()
    match.push(0, "+")
    discard(match)
    match.push(1, "!0")
    then = replay(earlier(match, {"caught_turn": "annul"}))
    assert (stocks(then)[0], then.state.manners.wrong_calls) == (30, (0, 1, 0, 0))


@pytest.mark.parametrize(("caught_turn", "held"), [("stop", 5), ("annul", 0)])
def test_sb_26_an_earlier_record_stops_or_annuls_as_it_did(caught_turn: str, held: int) -> None:
    match = begun()
    match.push(2, "o")
    match.push(1, "!2")
    assert hands(replay(earlier(match, {"caught_turn": caught_turn})))[2] == held


def logged(options: dict[str, Any], complete: bool) -> Table:
    """A server's table, started; an earlier log does not name all options."""
    table = Table("t")
    commands: tuple[Action, ...] = (Sit(id="1", seat=0), Sit(id="2", seat=1), Start(id="3"))
    body: Body = create(Settings("skipbo", 2, {"manners": "human", **options}), "ada")
    table.apply(1, 0, body)
    for number, command in enumerate(commands, 2):
        body = decide(table, command, Actor("ada"))
        if isinstance(body, gathering.Started) and not complete:
            body = gathering.Started(by="ada")
        table.apply(number, 0, body)
    return table


def chosen(table: Table) -> tuple[str, str]:
    assert table.match is not None
    return table.match.options.caught_turn, table.match.options.calls


@pytest.mark.parametrize(
    ("options", "then"),
    [
        ({}, ("annul", "turn")),
        ({"caught_turn": "stop"}, ("keep", "turn")),
        ({"caught_turn": "annul"}, ("annul", "turn")),
    ],
)
def test_sb_26_a_table_of_an_earlier_server_is_played_on_as_it_was(
    options: dict[str, Any], then: tuple[str, str]
) -> None:
    assert chosen(logged(options, complete=False)) == then


def test_sb_26_a_table_that_is_started_now_names_all_its_options_in_the_log() -> None:
    assert chosen(logged({}, complete=True)) == ("stop", "next_turn")
