"""Tables of every kind, and players who take care that something happens at them.

A style is a way to choose moves. The players of tests may look at the whole state: they are
there to bring about rare events, not to play fair.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, NamedTuple

from tablee.game.contract import Scalar
from tablee.game.rng import Seeded
from tablee.games.skipbo.rules.moves import (
    Call,
    Discard,
    EndTurn,
    OverDraw,
    Play,
    PlayOutOfTurn,
    Source,
    Talk,
)
from tablee.games.skipbo.rules.options import largest_stock
from tablee.games.skyjo.rules.moves import COLUMNS, KEEPS, TAKES, Draw, Phase, Reject
from tablee.match.match import Match

SKIPBO, SKYJO = "skipbo", "skyjo"
STYLES = {SKIPBO: ("any", "builder", "hoarder"), SKYJO: ("any", "matcher", "turner")}
_STOCKS = (Source.STOCK, Source.PARTNER_STOCK)


class Setup(NamedTuple):
    game: str
    players: int
    options: Mapping[str, Scalar]

    def match(self, seed: bytes) -> Match:
        return Match(self.game, self.players, self.options, Seeded(seed))


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def skipbo_setups() -> Iterator[Setup]:
    """Every player count, alone and in pairs, with every value of every option."""
    for players in range(2, 7):
        for partners in (False, True) if players in (4, 6) else (False,):
            for number, (manners, stalemate) in enumerate(
                product(("strict", "strict", "human", "human"), ("end", "reshuffle"))
            ):
                yield Setup(
                    SKIPBO,
                    players,
                    {
                        "partners": partners,
                        "stock_size": (2, 5, 12, largest_stock(players))[number // 2],
                        "target": (None, 60, 150)[number % 3],
                        "stalemate": stalemate,
                        "dealer": None if number % 3 else number % players,
                        "manners": manners,
                        "penalty_cards": ("shuffle", "bottom")[(number // 2 + players) % 2],
                        "caught_turn": ("annul", "stop", "keep")[(number + players) % 3],
                        "barred_turn": ("first", "whole")[(number + players) % 2],
                        "calls": ("next_turn", "next_turn", "turn")[(number + 2 * players) % 3],
                        "reading": "earlier" if number == 4 + players % 4 else "sheets",  # only human tables
                    },
                )


def skyjo_setups() -> Iterator[Setup]:
    """Every player count with every value of every option."""
    for players in range(2, 9):
        for number, (next_start, clear) in enumerate(product(("highest", "closer"), (True, False))):
            yield Setup(
                SKYJO,
                players,
                {
                    "limit": (None, 50, 100)[(number + players) % 3],
                    "next_start": next_start,
                    "clear_on_reveal": clear,
                    "dealer": (number + players) % players,
                },
            )


SETUPS = {SKIPBO: tuple(skipbo_setups()), SKYJO: tuple(skyjo_setups())}


def choose(match: Match, rng: Random, style: str) -> tuple[int, Any]:
    """A seat and one of its legal moves."""
    if match.game.NAME == SKIPBO:
        return _skipbo_choice(match, rng, style)
    return _skyjo_choice(match, rng, style)


def _skipbo_choice(match: Match, rng: Random, style: str) -> tuple[int, Any]:
    state = match.state
    if state.manners is not None and rng.random() < 0.3:
        found = _bad_manners(match, rng)
        if found:
            return found
    seat = state.turn
    moves = [move for move in match.legal_moves(seat) if isinstance(move, Play | Discard | EndTurn)]
    plays = [move for move in moves if isinstance(move, Play)]
    ends = [move for move in moves if not isinstance(move, Play)]
    if style == "hoarder":
        return seat, rng.choice(ends)
    if style == "builder" and plays and rng.random() < 0.95:
        stock_plays = [play for play in plays if play.source in _STOCKS]
        # Hand cards before discards, or the hand is never played out and nothing is drawn.
        hand_plays = [play for play in plays if play.source is Source.HAND]
        return seat, rng.choice(stock_plays or hand_plays or plays)
    return seat, rng.choice(moves)


def _bad_manners(match: Match, rng: Random) -> tuple[int, Any] | None:
    """An offence, or a call; mostly a right one, if something can be called."""
    state = match.state
    calls, offences = [], []
    for seat in range(match.players):
        for move in match.legal_moves(seat):
            if isinstance(move, Call):
                memory = state.manners
                guilty = (
                    move.seat in memory.talked or memory.extra[move.seat] or move.seat in memory.offenders
                )
                calls += [(seat, move)] * (20 if guilty else 1)
            elif isinstance(move, OverDraw | PlayOutOfTurn | Talk):
                offences.append((seat, move))
    pool = calls if rng.random() < 0.4 else offences
    return rng.choice(pool) if pool else None


def _skyjo_choice(match: Match, rng: Random, style: str) -> tuple[int, Any]:
    state = match.state
    seat = rng.choice(match.actors())
    moves = match.legal_moves(seat)
    if state.phase is Phase.SET_UP or style == "any":
        return seat, rng.choice(moves)
    if style == "matcher":
        card = state.discard[-1] if state.phase is Phase.TURN else state.drawn
        cell = _matching_cell(state, seat, card)
        if cell is not None:
            return seat, (TAKES if state.phase is Phase.TURN else KEEPS)[cell]
    draws = [move for move in moves if isinstance(move, Draw)]
    rejects = [move for move in moves if isinstance(move, Reject)]
    return seat, rng.choice(draws or rejects or moves)


def _matching_cell(state: Any, seat: int, card: int) -> int | None:
    """A cell in whose column this card lies face up already, most of them first."""
    grid, hidden, present = state.grids[seat], state.hidden[seat], state.present[seat]

    def equal(cell: int) -> bool:
        return grid[cell] == card and not hidden >> cell & 1

    best = max(range(COLUMNS), key=lambda column: sum(equal(column + COLUMNS * row) for row in range(3)))
    cells = [best + COLUMNS * row for row in range(3)]
    if not present >> best & 1 or not any(equal(cell) for cell in cells):
        return None
    return next((cell for cell in cells if not equal(cell)), None)


def advance(match: Match, rng: Random, style: str) -> list[Any]:
    """One move, or the next deal after a finished game; what happened."""
    if match.outcome is not None:
        return list(match.deal_next())
    return list(match.push(*choose(match, rng, style)))


def played(setup: Setup, number: int, style: str, moves: int = 100_000) -> Match:
    """A match played out, or so many moves of it; the same one for the same arguments."""
    match, rng = setup.match(seed_of(number)), Random(number)
    while not match.over and len(match.moves) < moves:
        advance(match, rng, style)
    return match
