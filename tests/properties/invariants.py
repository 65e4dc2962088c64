"""What must hold in every state of a match, whatever was played before."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from tablee.game.contract import AnyGame, Refusal, RefusalKind, Refusals, Refused
from tablee.games.skipbo.rules import moves as skipbo_moves
from tablee.games.skipbo.rules import refusals as skipbo_refusals
from tablee.games.skipbo.rules import state as skipbo_state
from tablee.games.skyjo.rules import moves as skyjo_moves
from tablee.games.skyjo.rules import refusals as skyjo_refusals
from tablee.games.skyjo.rules import state as skyjo_state
from tablee.match.match import Match

ALL_MOVES: dict[str, tuple[Any, ...]] = {"skipbo": skipbo_moves.ALL_MOVES, "skyjo": skyjo_moves.ALL_MOVES}
REFUSALS: dict[str, Refusals] = {"skipbo": skipbo_refusals.REFUSALS, "skyjo": skyjo_refusals.REFUSALS}
DECKS = {"skipbo": skipbo_state.DECK, "skyjo": skyjo_state.DECK}
DECK_SIZES = {"skipbo": 162, "skyjo": 150}
WILD = skipbo_moves.WILD
GONE = skyjo_state.GONE


def check(match: Match) -> None:
    """Everything, every move of every seat included: thorough and slow."""
    check_cards(match.game.NAME, match.state)
    check_piles(match.game.NAME, match.state)
    check_progress(match)
    check_every_move(match)
    check_views(match.game, match.state)
    check_totals(match)


def cards_of(game: str, state: Any) -> list[int]:
    """All cards on the table, wherever they lie (SB-01, SJ-01)."""
    if game == "skyjo":
        on_grids = (card for grid in state.grids for card in grid if card != GONE)
        in_hand = () if state.drawn is None else (state.drawn,)
        return [*state.draw, *state.discard, *on_grids, *in_hand]
    piles = chain(state.stocks, state.hands, chain.from_iterable(state.discards), state.building)
    return [*state.draw, *state.finished, *chain.from_iterable(piles)]


def check_cards(game: str, state: Any) -> None:
    cards = cards_of(game, state)
    assert len(cards) == DECK_SIZES[game]
    assert Counter(cards) == Counter(DECKS[game])


def check_piles(game: str, state: Any) -> None:
    if game == "skipbo":
        check_skipbo_piles(state)
    else:
        check_skyjo_piles(state)


def check_skipbo_piles(state: Any) -> None:
    for pile in state.building:
        assert len(pile) < 12, "a finished pile is set aside (SB-08)"
        assert all(card in (number, WILD) for number, card in enumerate(pile, 1)), "SB-08"
    assert len(state.finished) % 12 == 0
    for number in range(1, 13):  # every finished pile had this number or a wild for it
        assert state.finished.count(number) <= len(state.finished) // 12
    assert len(state.building) == 4
    assert all(len(piles) == 4 for piles in state.discards)
    assert len(state.stocks) == len(state.hands) == len(state.discards) == state.players
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    if state.options.manners == "strict":
        assert all(len(hand) <= 5 for hand in state.hands), "SB-12"
        assert all(len(stock) <= state.options.stock_size for stock in state.stocks)
        assert state.manners is None
    else:
        assert state.manners is not None
        assert len(state.manners.wrong_calls) == state.players
        if state.outcome is None:
            memory = state.manners
            for extra, drawn, hand in zip(memory.extra, memory.drawn, state.hands, strict=True):
                assert Counter(extra) <= Counter(hand), "SB-25: only cards still in hand can be called"
                assert Counter(drawn) <= Counter(hand), "SB-26: only cards still in hand go back"
            for seat, drawn in enumerate(memory.drawn):
                assert not drawn or seat in memory.offenders, "SB-26: whoever has them can be called"
            assert (state.turn in memory.offenders) == (memory.interrupted is not None), "SB-26"
        before = state.manners.interrupted
        if before is not None:
            assert before.turn != state.turn, "SB-26"
            assert before.manners.interrupted is None
            check_cards("skipbo", before)
    if state.outcome is None:
        hand = state.hands[state.turn]
        could_draw = bool(state.draw or state.finished)
        if state.options.manners == "strict":
            assert hand or not could_draw, "SB-12, SB-14: an empty hand is filled at once"
        sides = {skipbo_state.side_of(state, seat) for seat in range(state.players)}
        emptied = {side for side in sides if not any(state.stocks[seat] for seat in side)}
        if state.manners and state.manners.interrupted and state.options.reading == "sheets":
            emptied -= {side for side in sides if state.turn in side}  # SB-26: it can still be called
        assert not emptied, "SB-17, SB-21: an empty stock has won"
        assert len(state.idle) < state.players, "SB-28"
    elif state.outcome.reason == "stock_empty":
        assert not any(state.stocks[seat] for seat in state.outcome.winners), "SB-17, SB-21"


def check_skyjo_piles(state: Any) -> None:
    assert state.discard, "SJ-04: there is always a card to take"
    for grid, hidden, present in zip(state.grids, state.hidden, state.present, strict=True):
        assert len(grid) == 12
        assert hidden & ~present == 0, "only a card that is there can be face down"
        for cell, card in enumerate(grid):
            assert (card == GONE) == (not present >> cell & 1)
        for column in range(4):
            cells = [column + 4 * row for row in range(3)]
            there = [present >> cell & 1 for cell in cells]
            assert there in ([0, 0, 0], [1, 1, 1]), "SJ-09: a column leaves as a whole"
            open_cards = {grid[cell] for cell in cells if not hidden >> cell & 1}
            all_open = not any(hidden >> cell & 1 for cell in cells)
            may_stay = state.phase in ("set_up", "over") and not state.options.clear_on_reveal
            if there[0] and all_open and not may_stay:
                assert len(open_cards) > 1, "SJ-09: three equal cards leave at once"
    assert (state.drawn is not None) == (state.phase == "drawn")
    if state.closer is not None:
        assert state.hidden[state.closer] == 0, "SJ-10"
    elif state.phase != "set_up":
        assert all(state.hidden), "SJ-10: whoever has nothing face down has closed"
    if state.phase == "over":
        assert not any(state.hidden), "SJ-11"


def check_progress(match: Match) -> None:
    """Somebody can go on until the end, and nobody after it."""
    actors = match.actors()
    seats = range(match.players)
    assert (match.outcome is None) == bool(actors)
    assert list(actors) == sorted(set(actors))
    for seat in actors:
        assert match.legal_moves(seat)
    if match.outcome is not None:
        assert not any(match.legal_moves(seat) for seat in seats)
    elif match.game.NAME == "skyjo" or match.state.manners is None:
        assert not any(match.legal_moves(seat) for seat in seats if seat not in actors)
    for nobody in (-1, match.players):
        with pytest.raises(Refused):
            match.legal_moves(nobody)


def check_every_move(match: Match) -> None:
    """A legal move applies and keeps all cards; every other one is refused, for a reason."""
    game, state = match.game, match.state
    before = (len(match.moves), len(match.orders), list(match.totals), match.winners)
    for seat in range(-1, match.players + 1):
        legal = match.legal_moves(seat) if 0 <= seat < match.players else ()
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert match.why_not(seat, move) is None
            after, events = game.apply(state, seat, move)
            assert events
            check_cards(game.NAME, after)
        for move in set(ALL_MOVES[game.NAME]).difference(legal):
            refusal = match.why_not(seat, move)
            assert refusal is not None, f"seat {seat} may play {move}, but it is not listed"
            check_refusal(game.NAME, refusal, str(move))
            assert pushed(match, seat, move) == refusal
    assert match.state is state
    assert (len(match.moves), len(match.orders), match.totals, match.winners) == before


def pushed(match: Match, seat: int, move: Any) -> Refusal | None:
    try:
        match.push(seat, move)
    except Refused as refused:
        return refused.refusal
    return None


def check_refusal(game: str, refusal: Refusal, given: str) -> None:
    kind, rule, _ = REFUSALS[game].table[refusal.code]
    assert (refusal.kind, refusal.rule, refusal.given) == (kind, rule, given)
    assert kind in (RefusalKind.ILLEGAL, RefusalKind.OUT_OF_TURN)
    assert rule.startswith({"skipbo": "SB-", "skyjo": "SJ-"}[game])
    assert refusal.sentence.endswith(".")
    assert "{" not in refusal.sentence


def check_views(game: AnyGame, state: Any) -> None:
    """A view is what a spectator sees and what is the seat's own; no key of it is missing or new."""
    public = game.view(state, None).data()
    for seat in (*range(state.players), None):
        whole, own = game.view(state, seat).data(), game.own(state, seat)
        assert whole == {**public, **own}
        assert list(whole) == list(public)


def check_totals(match: Match) -> None:
    """SB-19, SJ-13: the totals are what the games gave."""
    assert match.totals == [
        sum(outcome.scores[seat] for outcome in match.outcomes) for seat in range(match.players)
    ]
    limit = match.options.limit if match.game.NAME == "skyjo" else match.options.target
    reached = any(total >= limit for total in match.totals) if limit else bool(match.outcomes)
    assert match.over == reached, "SB-19, SJ-14"
    if match.winners is not None and match.game.NAME == "skyjo":
        lowest = min(match.totals)
        assert match.winners == tuple(s for s, total in enumerate(match.totals) if total == lowest), "SJ-14"
    for outcome in match.outcomes:
        if match.game.NAME == "skyjo":
            lowest = min(outcome.scores)
            assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == lowest)
        else:
            assert {s for s, score in enumerate(outcome.scores) if score} == set(outcome.winners), "SB-18"
            assert len({outcome.scores[seat] for seat in outcome.winners}) <= 1
            assert all(score == 0 or score >= 25 for score in outcome.scores)
