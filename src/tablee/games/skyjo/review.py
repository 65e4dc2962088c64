"""Who judges a match of Skyjo: level 5's networks, and what the totals are worth.

All that anybody knows of a round everybody knows. Only a drawn card is seen by one player alone, and the
judge looks over that player's shoulder.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tablee.game.rng import Seeded
from tablee.games.skyjo.bots.champion import compiled_position, panels_for, totals_of
from tablee.games.skyjo.bots.determinization import Worlds
from tablee.games.skyjo.bots.match_mixture import POINTS
from tablee.games.skyjo.bots.match_odds import LAST_ROUND, LIMIT, USUAL, chance_to_win, worth_of_a_point
from tablee.games.skyjo.bots.position import position_of
from tablee.games.skyjo.bots.search import Search
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.rules.moves import ALL_MOVES, CELLS, Draw, Move, Phase
from tablee.games.skyjo.rules.options import Options
from tablee.games.skyjo.rules.state import DECK, GONE, State
from tablee.games.skyjo.rules.view import view as view_of
from tablee.kernels.decorators import Array
from tablee.review.game_review import Cards, Chances, Thought, Thresholds

UNIT = "points"
THRESHOLDS = Thresholds(inaccuracy=1.0, mistake=2.5, blunder=6.0)
DOUBT = (0.5, 0.25)
SPREAD = 8.0
SAMPLES = 60  # of cards that could have come, where many come at once

_MEAN = sum(DECK) / len(DECK)
_SHOWN = 0.6  # of what a card of the set-up is above the mean, one has at the end
_LEAST = 0.002  # nobody is held to be lost or sure to win before the end


class _Judge:
    def __init__(self, options: Options, players: int) -> None:
        self._options, self._players = options, players
        self._search = Search(panels_for(players), tuned_weights(players, options))

    def _odds(self, totals: Sequence[float]) -> Chances:
        return tuple(chance_to_win(totals, self._players, seat) for seat in range(self._players))

    def _scaled(self, totals: Sequence[float]) -> list[float]:
        """The totals as if the match went to `LIMIT`."""
        if self._options.limit is None:
            return [float(LAST_ROUND)] * self._players
        return [total + (LIMIT - self._options.limit) for total in totals]

    def standing(self, totals: Sequence[int]) -> Chances:
        return self._odds(self._scaled(totals))

    def result(self, winners: Sequence[int]) -> Chances:
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self._players))

    def unit(self, totals: Sequence[int], seat: int) -> float:
        return worth_of_a_point(self._scaled(totals), self._players, seat)

    def chances(self, state: State, totals: Sequence[int]) -> Chances:
        expected = [
            total + score for total, score in zip(self._scaled(totals), _expected(state), strict=True)
        ]
        beyond = max(0.0, max(expected) - LAST_ROUND)  # the match goes on, whatever one expects
        shares = self._odds([total - beyond for total in expected])
        if state.phase is Phase.SET_UP:
            return shares
        own = self._thoughts(view_of(state, state.turn)._replace(totals=tuple(totals)))[0].chance
        others = 1.0 - shares[state.turn] or 1.0
        return tuple(
            own if seat == state.turn else (1.0 - own) * share / others for seat, share in enumerate(shares)
        )

    def thoughts(self, view: Any, played: Move | None = None) -> list[Thought]:
        return [] if view.phase is Phase.SET_UP else self._thoughts(view)

    def _thoughts(self, view: Any) -> list[Thought]:
        totals = totals_of(view)
        self._search.set_totals(totals, view.seat)
        now = chance_to_win(totals, self._players, view.seat)
        unit = POINTS * worth_of_a_point(totals, self._players, view.seat)
        return [
            Thought(ALL_MOVES[code], min(max(now + unit * value, _LEAST), 1 - _LEAST))
            for code, value in self._search.ranked(compiled_position(position_of(view)))
        ]

    def compare(self, view: Any, moves: Sequence[Move], first: int, count: int, key: bytes) -> Array:
        self._search.set_totals(totals_of(view), view.seat)
        position = compiled_position(position_of(view))
        codes = [ALL_MOVES.index(move) for move in moves]
        return POINTS * self._search.compare(position, Worlds(view, key), codes, first, count)


def judge(options: Options, players: int) -> _Judge:
    """Whoever judges such a match."""
    return _Judge(options, players)


def even(options: Options) -> bool:
    """In the judge's eyes: it takes no account of who begins before cards are turned up."""
    return True


def _expected(state: State) -> list[float]:
    """About what everybody will score, by the cards that lie there."""
    if state.phase is Phase.SET_UP:
        return [
            USUAL + _SHOWN * sum(card - _MEAN for cell, card in enumerate(grid) if not hidden >> cell & 1)
            for grid, hidden in zip(state.grids, state.hidden, strict=True)
        ]
    return [
        sum(_MEAN if hidden >> cell & 1 else card for cell, card in enumerate(grid) if card != GONE)
        for grid, hidden in zip(state.grids, state.hidden, strict=True)
    ]


def weight(move: Move | None) -> float:
    """The judge is trusted."""
    return 1.0


# --- what could have been ----------------------------------------------------------------------------


def otherwise(
    before: State, seat: int, move: Move, after: State, rebuilt: bool, rng: Random
) -> Iterator[Cards]:
    """Each card that could have come to light; where many do at once, a sample of them."""
    places = [
        (owner, cell) for owner, hidden in enumerate(before.hidden) for cell in CELLS if hidden >> cell & 1
    ]
    cards = [before.grids[owner][cell] for owner, cell in places] + list(before.draw)
    draw = range(len(places), len(cards))
    # Everybody has seen the cards of a draw pile that was rebuilt, but not where each of them lies.
    groups = [range(len(places)), draw] if rebuilt else [range(len(cards))]
    state = before._replace(shuffler=Seeded(rng.randbytes(32)))
    if after.outcome is not None:
        for _ in range(SAMPLES):
            yield Cards(_laid_out(state, places, _shuffled(cards, groups, rng)), 1 / SAMPLES)
    elif isinstance(move, Draw) and not before.draw:  # SJ-15
        for _ in range(SAMPLES):
            yield Cards(state._replace(shuffler=Seeded(rng.randbytes(32))), 1 / SAMPLES)
    else:
        shown = draw[0] if isinstance(move, Draw) else places.index((seat, move.cell))
        group = next(group for group in groups if shown in group)
        for card, count in Counter(cards[i] for i in group).items():
            other = next(i for i in group if cards[i] == card)
            exchanged = list(cards)
            exchanged[shown], exchanged[other] = cards[other], cards[shown]
            yield Cards(_laid_out(state, places, exchanged), count / len(group))


def _shuffled(cards: list[int], groups: list[range], rng: Random) -> list[int]:
    """The same cards, each somewhere in its group."""
    shuffled = list(cards)
    for group in groups:
        some = [cards[i] for i in group]
        rng.shuffle(some)
        shuffled[group.start : group.stop] = some
    return shuffled


def _laid_out(state: State, places: list[tuple[int, int]], cards: list[int]) -> State:
    """The state with these cards face down: first those of the grids, then the draw pile."""
    grids = [list(grid) for grid in state.grids]
    for (owner, cell), card in zip(places, cards, strict=False):
        grids[owner][cell] = card
    return state._replace(grids=tuple(map(tuple, grids)), draw=tuple(cards[len(places) :]))
