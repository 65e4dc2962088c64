from collections import Counter
from typing import Any

import pytest

from tablee.games.skipbo.hints import REASONS, reason_for
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import Drew, PileFinished, Played
from tablee.games.skipbo.rules.moves import OVER_DRAW, WILD, Discard, Play, Source, parse_card
from tablee.games.skipbo.rules.state import State, partner_of
from tablee.games.skipbo.rules.view import view
from tablee.review.game_hints import Reason
from tests.review.positions import positions

POSITIONS = 2500
STOCKS = (Source.STOCK, Source.PARTNER_STOCK)


def stock_fits(state: State, seat: int) -> bool:
    """Whether this seat, were it to play now, could play its stock's top."""
    moves = rules.legal_moves(state._replace(turn=seat, outcome=None), seat)
    return any(isinstance(move, Play) and move.source is Source.STOCK for move in moves)


def number_plays(state: State, seat: int) -> list[State]:
    """The states after each play of a number that is neither side's stock card."""
    found = []
    for move in rules.legal_moves(state, seat):
        if isinstance(move, Play) and move.source not in STOCKS:
            after, events = rules.apply(state, seat, move)
            if not any(isinstance(event, Played) and event.card == WILD for event in events):
                found.append(after)
    return found


def can_free(state: State, seat: int, owner: int, plays: int) -> bool:
    """Whether so many plays bring it about that the owner's stock card fits."""
    states = [state]
    for _ in range(plays):
        states = [after for before in states for after in number_plays(before, seat)]
    return any(stock_fits(after, owner) for after in states)


def opponents(state: State, seat: int) -> set[int]:
    return set(range(state.players)) - {seat, partner_of(state, seat)}


def waits(state: State, card: int) -> int:
    """How many cards are missing under this one on the pile where it fits first."""
    return min((card - 1 - len(pile)) % 12 for pile in state.building)


def of_play(state: State, seat: int, move: Play, reason: Reason) -> bool:
    after, events = rules.apply(state, seat, move)
    details = reason.details
    partner = partner_of(state, seat)
    played = next(event for event in events if isinstance(event, Played))
    match reason.code:
        case "wins":
            return after.outcome is not None and seat in after.outcome.winners
        case "stock":
            return move.source is Source.STOCK
        case "partner_stock":
            return move.source is Source.PARTNER_STOCK
        case "frees_stock_now":
            return (
                not stock_fits(state, seat)
                and state.stocks[seat][-1] == details["card"]
                and stock_fits(after, seat)
            )
        case "frees_stock":
            plays = details["plays"]
            assert isinstance(plays, int)
            return state.stocks[seat][-1] == details["card"] and can_free(after, seat, seat, plays)
        case "frees_partner_stock_now":
            return partner is not None and not stock_fits(state, partner) and stock_fits(after, partner)
        case "frees_partner_stock":
            plays = details["plays"]
            assert isinstance(plays, int)
            return partner is not None and can_free(after, seat, partner, plays)
        case "new_hand":
            return len(state.hands[seat]) == 1 and any(isinstance(event, Drew) for event in events)
        case "blocks" | "opens":
            other = details["seat"]
            assert isinstance(other, int)
            changed = stock_fits(state, other), stock_fits(after, other)
            return (
                other in opponents(state, seat)
                and state.stocks[other][-1] == details["card"]
                and changed == ((True, False) if reason.code == "blocks" else (False, True))
            )
        case "finishes_pile":
            return any(isinstance(event, PileFinished) for event in events)
        case "wild":
            return played.card == WILD
        case "plays_hand":
            return played.source == "hand" and len(state.hands[seat]) - 1 == details["left"]
        case "uncovers":
            assert played.from_pile is not None
            return after.discards[played.owner][played.from_pile][-1] == parse_card(details["card"])
        case "clears_place":
            assert played.from_pile is not None
            return not after.discards[played.owner][played.from_pile]
    return False


def of_ending(state: State, seat: int, move: Any, reason: Reason) -> bool:
    details = reason.details
    if reason.code == "leaves_stock":
        return stock_fits(state, seat)
    if reason.code == "leaves_partner_stock":
        partner = partner_of(state, seat)
        return partner is not None and stock_fits(state, partner)
    if stock_fits(state, seat):
        return False  # nothing else about such a move is worth saying
    if reason.code == "nothing_left":
        return not state.hands[seat] and not state.draw
    assert isinstance(move, Discard)
    pile = state.discards[seat][move.pile]
    top = pile[-1] if pile else None
    match reason.code:
        case "drops_wild":
            return move.card == WILD
        case "covers_wild":
            return top == WILD
        case "holds_back":
            other = details["seat"]
            assert isinstance(other, int)
            after, _ = rules.apply(state, seat, move)
            return (
                other in opponents(state, seat)
                and state.stocks[other][-1] == details["card"]
                and not stock_fits(after, other)
                and any(stock_fits(played, other) for played in number_plays(state, seat))
            )
        case "same":
            return top == move.card == details["card"]
        case "run":
            return top == details["on"] == move.card + 1
        case "double":
            return Counter(state.hands[seat])[move.card] > 1
        case "furthest":
            others = [card for card in state.hands[seat] if card not in (move.card, WILD)]
            return all(waits(state, move.card) > waits(state, card) for card in others)
        case "new_place":
            return top is None
        case "buries":
            return top is not None and top == details["on"] and top < move.card
        case "covers":
            return top is not None and top == details["on"] and top > move.card
    return False


@pytest.mark.slow
def test_every_reason_is_true_and_every_reason_is_given() -> None:
    given: Counter[str] = Counter()
    for match, seat in positions("skipbo", POSITIONS, seed=1):
        shown = view(match.state, seat)
        for move in shown.legal_moves:
            reason = reason_for(shown, move)
            if isinstance(move, Play):
                true = of_play(match.state, seat, move, reason)
            else:
                true = of_ending(match.state, seat, move, reason)
            assert true, (reason, str(move), shown)
            given[reason.code] += 1
    assert set(given) == set(REASONS.table)


def test_a_move_of_bad_manners_has_no_reason() -> None:
    match, seat = next(positions("skipbo", 1, seed=2))
    with pytest.raises(ValueError, match="not a move of a turn"):
        reason_for(match.view(seat), OVER_DRAW)
