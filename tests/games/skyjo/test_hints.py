from collections import Counter
from itertools import takewhile
from typing import Any

import pytest

from tablee.games.skyjo.hints import REASONS, reason_for
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.events import Closed, ColumnCleared, Exchanged, Revealed
from tablee.games.skyjo.rules.moves import COLUMNS, TAKES, Draw, Keep, Phase, Reject, Take, TurnOver
from tablee.games.skyjo.rules.state import Cards, State
from tablee.games.skyjo.rules.view import view
from tablee.review.game_hints import Reason
from tests.games.skyjo.tables import table
from tests.properties.hidden_cards import slots
from tests.review.positions import positions

POSITIONS = 4000


def face_up(state: State, seat: int) -> dict[int, int]:
    """The face-up cards of a grid by their cells."""
    up = state.present[seat] & ~state.hidden[seat]
    return {cell: card for cell, card in enumerate(state.grids[seat]) if up >> cell & 1}


def unseen(state: State, seat: int) -> list[int]:
    return list(slots("skyjo", state, seat).values())


def mean(cards: list[int]) -> float:
    return sum(cards) / len(cards)


def can_clear(state: State, seat: int, card: int) -> bool:
    """Whether this seat, were it to play now with this card on the discard pile, could clear a column."""
    there = state._replace(
        phase=Phase.TURN, turn=seat, drawn=None, discard=(*state.discard, card), closer=None
    )
    for move in TAKES:
        if rules.why_not(there, seat, move) is None:
            _, events = rules.apply(there, seat, move)
            if any(isinstance(event, ColumnCleared) and event.card == card for event in events):
                return True
    return False


def expected(state: State, seat: int, by: int) -> float:
    """What a grid is expected to be worth as it lies, for somebody at the table."""
    return sum(face_up(state, seat).values()) + state.hidden[seat].bit_count() * mean(unseen(state, by))


def of_closing(state: State, seat: int, move: Any, reason: Reason) -> bool:
    after, events = rules.apply(state, seat, move)
    if not any(isinstance(event, Closed) for event in events):
        return False
    if reason.code == "closes_blind":
        return isinstance(move, Reject)
    own = sum(face_up(after, seat).values())
    others = {other: expected(state, other, seat) for other in range(state.players) if other != seat}
    lowest = min(others.values())
    if reason.details["own"] != own:
        return False
    if reason.code == "closes_safely":
        return own <= 0 and own >= lowest
    named = reason.details["seat"]
    assert isinstance(named, int)
    lower = own < lowest if reason.code == "closes_lowest" else own >= lowest and own > 0
    return lower and others[named] == pytest.approx(lowest) and reason.details["other"] == round(lowest)


def of_exchange(state: State, seat: int, move: Any, reason: Reason) -> bool:
    after, events = rules.apply(state, seat, move)
    exchanged = next(event for event in events if isinstance(event, Exchanged))
    card, old = exchanged.card, face_up(state, seat).get(move.cell)
    column = column_of(state, seat, move.cell)
    of_the_move = takewhile(lambda event: not isinstance(event, Revealed), events)
    cleared = any(isinstance(event, ColumnCleared) for event in of_the_move)
    following = (seat + 1) % state.players
    details = reason.details
    match reason.code:
        case "completes_column":
            return cleared and details["card"] == card > 0
        case "loses_column":
            return cleared and details["card"] == card <= 0
        case "breaks_pair":
            return old is not None and column.count(old) == 2 and old == details["old"] and not cleared
        case "feeds_next":
            return (
                old == details["card"]
                and after.discard[-1] == old
                and details["seat"] == following
                and after.phase is Phase.TURN
                and can_clear(after, following, old)
            )
        case "starts_column":
            started = state.closer is None and column_of(after, seat, move.cell).count(card) == 2
            return started and details["card"] == card > 0
        case "denies":
            return (
                isinstance(move, Take)
                and details["card"] == card == state.discard[-1]
                and details["seat"] == following != state.closer
                and can_clear(state, following, card)
            )
        case "rids_highest":
            return old is not None and card < old == max(face_up(state, seat).values()) == details["old"]
        case "lowers":
            return old is not None and card == old - int(str(details["by"])) < old
        case "raises":
            return old is not None and card == old + int(str(details["by"])) > old
        case "equal":
            return old == card
        case "low_card" | "high_card":
            average = mean(unseen(state, seat))
            lower = card < average
            return (
                old is None and lower == (reason.code == "low_card") and details["mean"] == round(average, 1)
            )
    return False


def column_of(state: State, seat: int, cell: int) -> Cards:
    """The face-up cards of a cell's column."""
    up = face_up(state, seat)
    return tuple(up[at] for at in range(cell % COLUMNS, 12, COLUMNS) if at in up)


def share_below(state: State, seat: int, card: int) -> float:
    return mean([int(hidden < card) for hidden in unseen(state, seat)])


def of_reject(state: State, seat: int, move: Reject, reason: Reason) -> bool:
    assert state.drawn is not None
    below = share_below(state, seat, state.drawn)
    following = (seat + 1) % state.players
    match reason.code:
        case "feeds_next":
            return reason.details["card"] == state.drawn and can_clear(state, following, state.drawn)
        case "looks_for_third":
            return column_of(state, seat, move.cell) == (reason.details["card"],) * 2
        case "rejects_worst":
            return reason.details["card"] == state.drawn and below > 0.8
        case "rejects_high":
            return (
                reason.details["card"] == state.drawn and reason.details["share"] == round(100 * below) >= 50
            )
        case "looks":
            return below <= 0.5
    return False


def is_true(state: State, seat: int, move: Any, reason: Reason) -> bool:
    if reason.code.startswith("closes"):
        return of_closing(state, seat, move, reason)
    if isinstance(move, Take | Keep):
        return of_exchange(state, seat, move, reason)
    if isinstance(move, Reject):
        return of_reject(state, seat, move, reason)
    if isinstance(move, Draw):
        below = share_below(state, seat, state.discard[-1])
        return (reason.code == "draw_top_high") == (below > 0.5) and reason.details["top"] == state.discard[
            -1
        ]
    assert isinstance(move, TurnOver)
    column = column_of(state, seat, move.cell)
    looked = bool(face_up(state, seat))
    return reason.code == ("first_look" if not looked else "same_column" if column else "other_column")


@pytest.mark.slow
def test_every_reason_is_true_and_every_reason_is_given() -> None:
    given: Counter[str] = Counter()
    for match, seat in positions("skyjo", POSITIONS, seed=1):
        shown = view(match.state, seat)
        for move in shown.legal_moves:
            reason = reason_for(shown, move)
            assert is_true(match.state, seat, move, reason), (reason, str(move), shown)
            given[reason.code] += 1
    assert set(given) == set(REASONS.table) - {"closes_safely"}  # too rare to wait for


def test_closing_with_nothing_is_safe_whoever_is_lower() -> None:
    own = ("0 0 0 [5]", "-1 1 0 0", "0 -1 1 1")
    other = ("-2 -2 -1 -1", "-1 -1 -2 -2", "0 0 0 [3]")
    state = table(grids={0: own, 1: other}, discard="-1")
    reason = reason_for(view(state, 0), TAKES[3])
    assert reason.code == "closes_safely"
    assert of_closing(state, 0, TAKES[3], reason)
