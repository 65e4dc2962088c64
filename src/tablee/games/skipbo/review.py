"""Who judges a match of Skip-Bo: the learned players' networks, and what the totals are worth.

The judge sees the hand of whoever is to play, as that player does, and of the others only what lies on the
table.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from random import Random
from typing import Any

import numpy as np

from tablee.game.rng import Seeded
from tablee.games.skipbo.bots.champion import LINES, judges
from tablee.games.skipbo.bots.determinization import table_of
from tablee.games.skipbo.bots.search import Plan, Search
from tablee.games.skipbo.kernel.kernel import CODES, MOVES
from tablee.games.skipbo.rules.moves import Move, Play, Source
from tablee.games.skipbo.rules.options import Options, stock_sizes
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import view as view_of
from tablee.kernels.decorators import Array
from tablee.review.game_review import Cards, Chances, Thought, Thresholds

UNIT = "game"
THRESHOLDS = Thresholds(inaccuracy=0.02, mistake=0.04, blunder=0.08)
DOUBT = (0.02, 0.25)
SPREAD = 0.2
SAMPLES = 12  # of cards that could have come
WORLDS = 8  # in which a move is judged that belongs to none of the lines
PLAN = Plan(own_lines=4)

_LEFT_BEHIND = 0.67  # cards that the others play while the winner plays one
_LEAST_LEFT = 0.15  # of the others' cards
_A_CARD = 0.12  # what a card less in the stock counts among those who wait

# How much of a surprise lasts, fitted to the results of 560 games of two and four players.
_DEAL, _STOCK, _HAND = 0.5, 0.95, 0.65


class _Judge:
    def __init__(self, options: Options, players: int) -> None:
        self._options, self._players = options, players
        self._sides = players // 2 if options.partners else players
        kind = "pairs" if options.partners else "two" if players == 2 else "many"
        self._search = Search(judges(kind))

    def _seats(self, of_sides: Sequence[float]) -> Chances:
        """Partners win together: seats that are opposite each other are one side."""
        return tuple(of_sides[seat % self._sides] for seat in range(self._players))

    def standing(self, totals: Sequence[int]) -> Chances:
        assert self._options.target is not None  # else there is no second game
        return self._seats(chances_of_sides(tuple(totals[: self._sides]), self._options.target))

    def result(self, winners: Sequence[int]) -> Chances:
        return tuple(float(seat in winners) for seat in range(self._players))

    def chances(self, state: State, totals: Sequence[int]) -> Chances:
        view = view_of(state, state.turn)
        (_, best), *_ = self._search.ranked(table_of(view, bytes(32)), LINES)
        return self._seats(self._in_match(state, totals, self._in_game(state, best)))

    def _in_game(self, state: State, own: float) -> list[float]:
        """Every side's chance to win the game, if the one to play has this."""
        side, stocks = state.turn % self._sides, self._stocks(state)
        shares = [0.0 if other == side else exp(-_A_CARD * left) for other, left in enumerate(stocks)]
        return [
            own if other == side else (1 - own) * share / sum(shares) for other, share in enumerate(shares)
        ]

    def _in_match(self, state: Any, totals: Sequence[int], chances: Sequence[float]) -> list[float]:
        """Every side's chance to win the match, if they have these to win the game."""
        sums = [0.0] * self._sides
        for winner, chance in enumerate(chances):
            after = self._if_won(self._stocks(state), totals, winner)
            sums = [total + chance * then for total, then in zip(sums, after, strict=True)]
        return sums

    def _if_won(self, stocks: Sequence[int], totals: Sequence[int], winner: int) -> Chances:
        left = sum(
            max(cards - _LEFT_BEHIND * stocks[winner], _LEAST_LEFT * cards)
            for side, cards in enumerate(stocks)
            if side != winner
        )
        return chance_if(totals[: self._sides], self._options.target, winner, 25 + 5 * left)

    def _stocks(self, state: State) -> list[int]:
        counts = [len(stock) for stock in state.stocks]
        return [sum(counts[side :: self._sides]) for side in range(self._sides)]

    def unit(self, totals: Sequence[int], seat: int) -> float:
        sizes = stock_sizes(self._options, self._players)
        stocks = [sum(sizes[side :: self._sides]) for side in range(self._sides)]
        side = seat % self._sides
        worth = [self._if_won(stocks, totals, winner)[side] for winner in range(self._sides)]
        lost = (sum(worth) - worth[side]) / (self._sides - 1)
        return worth[side] - lost

    def thoughts(self, view: Any, played: Move | None = None) -> list[Thought]:
        table = table_of(view, bytes(32))
        thoughts = [Thought(MOVES[code], chance) for code, chance in self._search.ranked(table, LINES)]
        if played is not None and all(thought.move != played for thought in thoughts):
            thoughts.append(Thought(played, self._search.chance_after(table, CODES[played], LINES, WORLDS)))
        return sorted(thoughts, key=lambda thought: -thought.chance)

    def compare(self, view: Any, moves: Sequence[Move], first: int, count: int, key: bytes) -> Array:
        return self._search.compare(table_of(view, key), [CODES[move] for move in moves], first, count, PLAN)


def judge(options: Options, players: int) -> _Judge:
    """Whoever judges such a match."""
    return _Judge(options, players)


def even(options: Options) -> bool:
    """Whether the cards decide who deals (SB-03)."""
    return options.dealer is None


def weight(move: Move | None) -> float:
    """The judge sees a hand only while it is played from: what it sees in it is soon forgotten."""
    if move is None:
        return _DEAL
    shows_stock = isinstance(move, Play) and move.source in (Source.STOCK, Source.PARTNER_STOCK)
    return _STOCK if shows_stock else _HAND


# --- what could have been ----------------------------------------------------------------------------


def otherwise(
    before: State, seat: int, move: Move, after: State, rebuilt: bool, rng: Random
) -> Iterator[Cards]:
    """A sample of what the cards could have been that nobody has seen: in the draw pile and the stocks."""
    for _ in range(SAMPLES):
        stocks = [card for stock in before.stocks for card in stock[:-1]]
        draw = list(before.draw)
        if not rebuilt:  # else everybody has seen which cards are in the draw pile
            stocks += draw
        rng.shuffle(stocks)
        if rebuilt:
            rng.shuffle(draw)
        laid = []
        for stock in before.stocks:
            below = max(len(stock) - 1, 0)
            laid.append((*stocks[:below], *stock[-1:]))
            del stocks[:below]
        state = before._replace(
            shuffler=Seeded(rng.randbytes(32)), stocks=tuple(laid), draw=tuple(draw if rebuilt else stocks)
        )
        yield Cards(state, 1 / SAMPLES)


_RACES = 2000
_GAMES = 60  # of a race; nobody needs more to get anywhere
_SCORED = (40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115)  # of two sides, each as likely
_OF_OTHERS = 45  # points more for each side that there is besides


@cache
def _races(sides: int) -> Array:
    """What each side has after each game, in many matches from nothing."""
    rng = np.random.default_rng(20260101)
    points = rng.choice(np.array(_SCORED), (_RACES, _GAMES)) + _OF_OTHERS * (sides - 2)
    winners = rng.integers(sides, size=(_RACES, _GAMES))
    won = (winners[..., None] == np.arange(sides)) * points[..., None]
    return np.cumsum(won, axis=1)


@cache
def chances_of_sides(totals: tuple[int, ...], target: int) -> tuple[float, ...]:
    """Each side's chance to be the first to have so many points."""
    races = _races(len(totals)) + np.array(totals)
    there = races >= target
    first = np.where(there.any(1), there.argmax(1), _GAMES)  # only one side scores in a game
    shares = np.bincount(first.argmin(1), minlength=len(totals)) / _RACES
    return tuple(shares.tolist())


def chance_if(totals: Sequence[int], target: int | None, winner: int, points: float) -> tuple[float, ...]:
    """Each side's chance after a game that one of them wins with about so many points."""
    if target is None:
        return tuple(float(side == winner) for side in range(len(totals)))
    after = list(totals)
    after[winner] += 5 * round(points / 5)
    if after[winner] >= target:
        return tuple(float(side == winner) for side in range(len(totals)))
    return chances_of_sides(tuple(after), target)
