"""A state of the compiled kernel as plain values that compare with the `State` of the plain rules."""

from typing import NamedTuple

import numpy as np

from tablee.game.contract import Outcome
from tablee.games.skipbo.kernel.kernel import REASONS, STATE
from tablee.games.skipbo.rules.moves import PILES, WILD
from tablee.games.skipbo.rules.options import DECK_SIZE, PLAYERS
from tablee.games.skipbo.rules.state import Cards
from tablee.kernels.arguments import check_dealt, seats
from tablee.kernels.decorators import Array, Number, Record, compiled

_SEATS, _PILES = PLAYERS.stop - 1, len(PILES)
_MOST_PILES = 6 * _SEATS + _PILES + 2
_OF_MATCH = ("shuffles", "games", "moves", "turns", "reshuffles", "stalemates", "draws")


class Unpacked(NamedTuple):
    """The fields of `State` with the same meanings, less the options; then the match so far."""

    players: int
    dealer: int
    turn: int
    draw: Cards
    stocks: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    discards: tuple[tuple[Cards, ...], ...]
    building: tuple[Cards, ...]
    finished: Cards  # sorted: the kernel only counts them
    moved: bool
    idle: tuple[int, ...]
    built: bool
    outcome: Outcome | None
    totals: tuple[int, ...]
    shuffles: int
    games: int  # finished
    moves: int
    turns: int  # begun
    reshuffles: int
    stalemates: int
    draws: int


def unpack(states: Array, i: int) -> Unpacked:
    """All of `states[i]`. Raises `ValueError` if nothing is dealt there."""
    check_dealt(states, i, STATE)
    cards = np.empty(DECK_SIZE + _MOST_PILES, dtype=np.uint8)
    used = _write(states, i, cards)
    piles = [tuple(pile) for pile in cards[:used].tobytes().split(b"\0")]
    s = states[i]
    players, outcome = int(s["players"]), None
    if s["reason"]:
        winners, score = int(s["winners"]), int(s["score"])
        scores = tuple(score if winners >> seat & 1 else 0 for seat in range(players))
        outcome = Outcome(REASONS[s["reason"]], seats(winners), scores)
    hands, discards = 1 + players, 1 + 2 * players
    building = discards + _PILES * players
    return Unpacked(
        players,
        int(s["dealer"]),
        int(s["turn"]),
        piles[0],
        tuple(piles[1:hands]),
        tuple(piles[hands:discards]),
        tuple([tuple(piles[at : at + _PILES]) for at in range(discards, building, _PILES)]),
        tuple(piles[building:-1]),
        piles[-1],
        bool(s["moved"]),
        _idle(players, int(s["turn"]), int(s["idle"])),
        bool(s["built"]),
        outcome,
        tuple(s["totals"][:players].tolist()),
        *(int(s[name]) for name in _OF_MATCH),
    )


def _idle(players: int, turn: int, count: int) -> tuple[int, ...]:
    """The seats whose turns ended without moving a card: the last ones, for here nobody plays out of turn."""
    return tuple((turn - count + at) % players for at in range(count))


@compiled
def _write(states: Array, i: int, cards: Array) -> Number:
    """Write all piles as faces from 1 with a 0 after each, in the order of `Unpacked`.

    Gives how many places of `cards` are used, less the last 0.
    """
    s: Record = states[i]
    at = 0
    for j in range(s.drawn, s.draw_end):
        cards[at] = (s.draw[j] >> 2) + 1
        at += 1
    cards[at] = 0
    at += 1
    for seat in range(s.players):
        for j in range(s.stock_counts[seat]):
            cards[at] = (s.stocks[seat, j] >> 2) + 1
            at += 1
        cards[at] = 0
        at += 1
    for seat in range(s.players):
        for face in range(WILD):
            for _ in range(s.hands[seat] >> (4 * face) & 0xF):
                cards[at] = face + 1
                at += 1
        cards[at] = 0
        at += 1
    for seat in range(s.players):
        for pile in range(_PILES):
            at = _write_chain(s, s.discards[seat, pile], cards, at)
    for pile in range(_PILES):
        for j in range(s.heights[pile]):
            cards[at] = WILD if s.wilds[pile] >> j & 1 else j + 1
            at += 1
        cards[at] = 0
        at += 1
    for face in range(WILD):
        for _ in range(s.finished[face]):
            cards[at] = face + 1
            at += 1
    return at


@compiled
def _write_chain(s: Record, slot: Number, cards: Array, at: Number) -> Number:
    """A discard pile: the chain begins at its top, which is written last."""
    below = slot
    while below:
        at += 1
        below = s.slots[below] >> 8
    end = at
    while slot:
        at -= 1
        cards[at] = ((s.slots[slot] & 0xFF) >> 2) + 1
        slot = s.slots[slot] >> 8
    cards[end] = 0
    return end + 1
