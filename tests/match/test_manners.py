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
