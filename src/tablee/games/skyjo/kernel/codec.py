"""A state of the compiled kernel as plain values that compare with the plain rules' `State`."""

from typing import NamedTuple

import numpy as np

from tablee.game.contract import Outcome
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import CELL_COUNT, DRAWN, FACES, NOBODY, PHASES, STATE, integer
from tablee.games.skyjo.rules.moves import CELLS, LOWEST, Phase
from tablee.games.skyjo.rules.options import PLAYERS
from tablee.games.skyjo.rules.state import DECK, GONE, Cards
from tablee.kernels.arguments import check_dealt
from tablee.kernels.decorators import Array, Number, Record, compiled

_MOST_CARDS = len(DECK) + len(CELLS) * (PLAYERS.stop - 1)  # a grid of which columns have left is written too
_OF_MATCH = ("shuffles", "rounds", "moves", "turns", "columns", "doubled", "lowest")


class Unpacked(NamedTuple):
    """The fields of `State` with the same meanings, less the options; then those of the match."""

    players: int
    dealer: int
    phase: Phase
    turn: int
    draw: Cards
    discard: Cards  # sorted: the kernel knows the order of its top only,
    discard_top: int  # which is this
    grids: tuple[Cards, ...]
    hidden: tuple[int, ...]
    present: tuple[int, ...]
    drawn: int | None
    closer: int | None
    starter: int | None
    outcome: Outcome | None
    shuffles: int  # made in this match so far, like all that follow
    rounds: int  # finished
    totals: tuple[int, ...]
    moves: int
    turns: int  # finished, without the set-ups
    columns: int  # cleared
    doubled: int  # closers whose score was doubled
    lowest: int  # closers who had strictly the lowest score


def unpack(states: Array, i: int) -> Unpacked:
    """All of `states[i]`. Raises `ValueError` if nothing is dealt there."""
    check_dealt(states, i, STATE)
    read = np.empty(_MOST_CARDS, dtype=np.int8)
    copies = states[i : i + 1].view(np.uint8).copy().view(STATE)  # a plain copy would go field by field: slow
    end_of_draw, end_of_discard = _read(copies, 0, read)
    cards = tuple(read.tolist())
    state = states[i]
    players = int(state["players"])
    phase = PHASES[state["phase"]]
    outcome = None
    if phase is Phase.OVER:
        scores = tuple(state["scores"][:players].tolist())
        winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        outcome = Outcome("closed", winners, scores)
    grids = range(end_of_discard, end_of_discard + len(CELLS) * players, len(CELLS))
    return Unpacked(
        players=players,
        dealer=int(state["dealer"]),
        phase=phase,
        turn=int(state["turn"]),
        draw=cards[:end_of_draw],
        discard=cards[end_of_draw:end_of_discard],
        discard_top=int(state["top"]) + LOWEST,
        grids=tuple([cards[at : at + len(CELLS)] for at in grids]),
        hidden=tuple(state["hidden"][:players].tolist()),
        present=tuple(state["present"][:players].tolist()),
        drawn=int(state["drawn"]) + LOWEST if phase is Phase.DRAWN else None,
        closer=_seat(state["closer"]),
        starter=_seat(state["starter"]),
        outcome=outcome,
        totals=tuple(state["totals"][:players].tolist()),
        **{name: int(state[name]) for name in _OF_MATCH},
    )


def _seat(seat: Number) -> int | None:
    return None if seat == NOBODY else int(seat)


@compiled
def _read(states: Array, i: Number, cards: Array) -> tuple[Number, ...]:
    """What `unpack` needs of a match at `states[i]`; its draw pile is drawn on the way.

    `cards` gets the values of all cards: the draw pile in its order, the discard pile sorted, grid after
    grid. Returned is where the first two end.
    """
    s: Record = states[i]
    counts = core.count_elsewhere(s)
    if s.phase == DRAWN:
        counts -= 1 << (4 * integer(s.drawn))
    end_of_draw = 0
    while s.next_card < s.draw_end:
        card = core.next_card(s)
        counts -= 1 << (4 * card)
        cards[end_of_draw] = card + LOWEST
        end_of_draw += 1
    end_of_discard = end_of_draw
    for card in range(FACES):
        for _ in range((counts >> (4 * card)) & 15):
            cards[end_of_discard] = card + LOWEST
            end_of_discard += 1
    at = end_of_discard
    for seat in range(integer(s.players)):
        for cell in range(CELL_COUNT):
            present = (integer(s.present[seat]) >> cell) & 1
            cards[at] = core.card_at(s.grids[seat], cell) + LOWEST if present else GONE
            at += 1
    return end_of_draw, end_of_discard
