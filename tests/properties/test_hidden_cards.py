"""No seat ever sees a card that it cannot know.

For every seat, and for a spectator, all cards that it cannot know are exchanged, and the seed with
them. Its view, its legal moves, the reasons why its other moves are refused, and what it is told of the next
moves must then be the same in every byte.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tablee.game.contract import AnyGame
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.moves import Call
from tests.effort import examples
from tests.properties import invariants
from tests.properties.hidden_cards import after_deal, after_move, permuted, slots
from tests.properties.playouts import SETUPS, STYLES, advance, seed_of

GAMES: dict[str, AnyGame] = {"skipbo": skipbo, "skyjo": skyjo}
STATES = max(240, examples(1200))  # of playouts; among fewer, rare kinds of tables are missing


@cache
def states(game: str) -> tuple[Any, ...]:
    """States of every kind of table, from the first move to the last ones of a match; always the same."""
    found: list[Any] = []
    number = 0
    while len(found) < STATES:
        for setup in SETUPS[game]:
            for style in STYLES[game]:
                number += 1
                match, rng = setup.match(seed_of(number)), Random(number)
                start = rng.randrange(150)
                while not match.over and len(match.moves) < start + 40:
                    if (len(match.moves) >= start and rng.random() < 0.2) or match.outcome is not None:
                        found.append(match.state)
                    advance(match, rng, style)
                found.append(match.state)
    return tuple(Random(0).sample(found, STATES))


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


def seen(game: Any, state: Any, seat: int | None) -> dict[str, bytes]:
    """What a seat is shown of a table, in bytes."""
    legal = () if seat is None else game.legal_moves(state, seat)
    return {
        "view": encoded(game.view(state, seat).data()),
        "own": encoded(game.own(state, seat)),
        "legal moves": encoded([str(move) for move in legal]),
    }


def told(game: Any, state: Any, seat: int | None) -> dict[str, bytes]:
    """The same, and all that it can ask."""
    moves = () if seat is None else invariants.ALL_MOVES[game.NAME]
    refusals = [game.why_not(state, seat, move) for move in moves]
    return {**seen(game, state, seat), "refusals": encoded(refusals)}


def leaks(game: Any, state: Any, seat: int | None, rng: Random) -> list[str]:
    """What this seat is told that depends on what it cannot know."""
    other = permuted(game.NAME, state, seat, rng)
    found = differences(told(game, state, seat), told(game, other, seat))

    choices = [(mover, move) for mover in range(state.players) for move in game.legal_moves(state, mover)]
    for mover, move in rng.sample(choices, min(2, len(choices))):
        after, events, other_after, other_events = after_move(game, state, seat, mover, move, rng)
        here, there = seen(game, after, seat), seen(game, other_after, seat)
        here["events"] = encoded([game.shown(event, seat) for event in events])
        there["events"] = encoded([game.shown(event, seat) for event in other_events])
        found += [f"{what} after {mover}:{move}" for what in differences(here, there)]
    return found


def differences(here: dict[str, bytes], there: dict[str, bytes]) -> list[str]:
    return [what for what in here if here[what] != there[what]]


def all_leaks(game: Any) -> Iterator[str]:
    for number, state in enumerate(states(game.NAME)):
        rng = Random(number)
        # Every third state for all seats, the others for one seat each: thousands of states in little time.
        seats = [*range(state.players), None]
        for seat in seats if number % 3 == 0 else [seats[number % len(seats)]]:
            for leak in leaks(game, state, seat, rng):
                yield f"state {number}, seat {seat}: {leak}"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_seat_is_told_depends_on_what_it_cannot_know(name: str) -> None:
    assert list(all_leaks(GAMES[name])) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_nor_does_what_it_is_told_of_a_deal(name: str) -> None:
    assert list(deal_leaks(GAMES[name])) == []


def deal_leaks(game: Any) -> Iterator[str]:
    for number, setup in enumerate(SETUPS[game.NAME]):
        options = GAMES[game.NAME].make_options(setup.options, setup.players)
        for seat in (*range(setup.players), None):
            rng = Random(number)
            state, events, other, other_events = after_deal(
                game, options, setup.players, seat, seed_of(number), rng
            )
            if told(game, state, seat) != told(game, other, seat):
                yield f"deal {number}, seat {seat}: view"
            if [game.shown(e, seat) for e in events] != [game.shown(e, seat) for e in other_events]:
                yield f"deal {number}, seat {seat}: events"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_exchanged_tables_are_really_others(name: str) -> None:
    """All hidden cards change places in most states, the cards are still a whole deck, and so is the seed."""
    different = hidden = 0
    for number, state in enumerate(states(name)[:200]):
        seat = number % state.players
        other = permuted(name, state, seat, Random(number))
        assert other.shuffler != state.shuffler
        invariants.check_cards(name, other)
        hidden += bool(slots(name, state, seat))
        different += slots(name, state, seat) != slots(name, other, seat)
    assert different >= 0.95 * hidden
    assert hidden >= 150


@pytest.mark.slow
def test_the_states_cover_every_kind_of_table() -> None:
    looked_at = states("skipbo")
    assert {state.players for state in looked_at} == set(skipbo.PLAYERS)
    for option in ("partners", "stalemate", "manners", "penalty_cards", "barred_turn", "calls", "reading"):
        assert len({getattr(state.options, option) for state in looked_at}) == 2
    assert {state.options.caught_turn for state in looked_at} == {"stop", "annul", "keep"}
    assert any(state.outcome for state in looked_at)
    assert sum(1 for state in looked_at if state.manners and state.manners.interrupted) > 5
    assert sum(1 for state in looked_at if state.manners and any(state.manners.extra)) > 5
    assert sum(
        1 for s in looked_at if s.manners and any(x for i, x in enumerate(s.manners.extra) if i != s.turn)
    )
    assert sum(1 for state in looked_at if state.manners and any(state.manners.drawn)) > 2
    assert any(s.manners and set(s.manners.offenders) - {s.turn} for s in looked_at)
    assert any(state.manners and state.manners.talked for state in looked_at)
    looked_at = states("skyjo")
    assert {state.players for state in looked_at} == set(skyjo.PLAYERS)
    assert {str(state.phase) for state in looked_at} == {"set_up", "turn", "drawn", "over"}
    for option in ("next_start", "clear_on_reveal"):
        assert len({getattr(state.options, option) for state in looked_at}) == 2


class Untouchable:
    """How it stood before a turn out of turn; a view may ask whose turn it was, and nothing else."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} of the interrupted turn was read")


@pytest.mark.slow
def test_sb_26_a_view_reads_nothing_of_the_interrupted_turn_but_whose_it_was() -> None:
    interrupted = [s for s in states("skipbo") if s.manners and s.manners.interrupted]
    for state in interrupted:
        before = Untouchable(state.manners.interrupted.turn)
        other: Any = state._replace(manners=state.manners._replace(interrupted=before))
        for seat in (*range(state.players), None):
            assert told(skipbo, other, seat) == told(skipbo, state, seat)


def leaking(name: str, **changed: Callable[..., Any]) -> Any:
    """A game of which something is replaced by a version that tells too much."""
    game = GAMES[name]
    functions = {
        key: getattr(game, key) for key in ("apply", "deal", "legal_moves", "own", "shown", "view", "why_not")
    }
    return SimpleNamespace(**{"NAME": name, **functions, **changed})


def with_extra(name: str, extra: Callable[[Any, int | None], object]) -> Any:
    """A view that has one more field."""

    def view(state: Any, seat: int | None) -> Any:
        data = {**GAMES[name].view(state, seat).data(), "extra": extra(state, seat)}
        return SimpleNamespace(data=lambda: data)

    return leaking(name, view=view)


def with_extra_own(name: str, extra: Callable[[Any, int | None], object]) -> Any:
    """The same for what is a seat's own."""

    def own(state: Any, seat: int | None) -> dict[str, Any]:
        return {**GAMES[name].own(state, seat), "extra": extra(state, seat)}

    return leaking(name, own=own)


def _drew_for_all(name: str) -> Any:
    """Whoever draws, everybody sees the cards."""
    game = GAMES[name]

    def shown(event: Any, seat: int | None) -> dict[str, Any]:
        if type(event).__name__ in ("Drew", "OverDrew"):
            seat = event.seat
        return game.shown(event, seat)

    return leaking(name, shown=shown)


def _orders_for_all(name: str) -> Any:
    game = GAMES[name]

    def shown(event: Any, seat: int | None) -> dict[str, Any]:
        return {**game.shown(event, seat), "order": list(getattr(event, "order", ()))}

    return leaking(name, shown=shown)


def _talkative_refusal(name: str) -> Any:
    """A refusal that says what the next card is."""
    game = GAMES[name]

    def why_not(state: Any, seat: int, move: Any) -> Any:
        refusal = game.why_not(state, seat, move)
        return refusal and state.draw and refusal._replace(sentence=f"{refusal.sentence} {state.draw[0]}")

    return leaking(name, why_not=why_not)


def _only_right_calls() -> Any:
    """Legal moves that give away who has drawn too many, by leaving out the calls that would be wrong."""

    def legal_moves(state: Any, seat: int) -> Any:
        moves = skipbo.legal_moves(state, seat)
        held = state.hands[state.turn]
        return [m for m in moves if not isinstance(m, Call) or any(card > 9 for card in held)]

    return leaking("skipbo", legal_moves=legal_moves)


LEAKS = {
    "skipbo: a hash of the draw pile": with_extra("skipbo", lambda state, seat: hash(state.draw)),
    "skipbo: the next card": with_extra("skipbo", lambda state, seat: state.draw[:1]),
    "skipbo: the last card of the draw pile": with_extra("skipbo", lambda state, seat: state.draw[-1:]),
    "skipbo: the card under one's own stock top": with_extra(
        "skipbo", lambda state, seat: state.stocks[seat or 0][-2:-1]
    ),
    "skipbo: another's hand": with_extra("skipbo", lambda state, seat: state.hands[1]),
    "skipbo: how many different cards others hold": with_extra(
        "skipbo", lambda state, seat: [len(set(hand)) for hand in state.hands]
    ),
    "skipbo: another's hand as one's own": with_extra_own("skipbo", lambda state, seat: state.hands[1]),
    "skipbo: the seed": with_extra("skipbo", lambda state, seat: state.shuffler.seed.hex()),
    "skipbo: the interrupted turn": with_extra(
        "skipbo",
        lambda state, seat: (
            state.manners.interrupted.draw[0]
            if state.manners and state.manners.interrupted and state.manners.interrupted.draw
            else None
        ),
    ),
    "skipbo: drawn cards for all": _drew_for_all("skipbo"),
    "skipbo: orders of shuffles": _orders_for_all("skipbo"),
    "skipbo: a talkative refusal": _talkative_refusal("skipbo"),
    "skipbo: legal moves that know other hands": _only_right_calls(),
    "skyjo: a hash of the draw pile": with_extra("skyjo", lambda state, seat: hash(state.draw)),
    "skyjo: one's own face-down cards": with_extra("skyjo", lambda state, seat: sum(state.grids[seat or 0])),
    "skyjo: who would close well": with_extra("skyjo", lambda state, seat: sum(state.grids[0]) > 40),
    "skyjo: the drawn card for all": with_extra("skyjo", lambda state, seat: state.drawn),
    "skyjo: the drawn card as everybody's own": with_extra_own("skyjo", lambda state, seat: state.drawn),
    "skyjo: drawn cards for all": _drew_for_all("skyjo"),
    "skyjo: orders of shuffles": _orders_for_all("skyjo"),
    "skyjo: a talkative refusal": _talkative_refusal("skyjo"),
}


@pytest.mark.slow
def test_every_leak_is_caught() -> None:
    """Each of these tells a seat something that it cannot know."""
    assert [leak for leak, game in LEAKS.items() if next(all_leaks(game), None) is None] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_leak_in_a_deal_is_caught(name: str) -> None:
    assert next(deal_leaks(_orders_for_all(name)), None) is not None
