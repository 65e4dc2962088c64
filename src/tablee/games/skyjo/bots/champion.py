"""Skyjo players that judge by what was learned: level 5, and the champion, which searches as well.

Both think in compiled code. They play for the match: what a point is worth depends on the totals.
"""

from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from tablee.bots.contract import Clock
from tablee.bots.network import Panel, load_panel
from tablee.games.skyjo.bots.determinization import Worlds
from tablee.games.skyjo.bots.features import FEATURES
from tablee.games.skyjo.bots.heuristic import HeuristicBot
from tablee.games.skyjo.bots.match_mixture import REFERENCES
from tablee.games.skyjo.bots.match_odds import LAST_ROUND, LIMIT
from tablee.games.skyjo.bots.position import Position, position_of
from tablee.games.skyjo.bots.search import Plan, Search
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.rules.moves import ALL_MOVES, Move, Phase
from tablee.kernels.decorators import Array

if TYPE_CHECKING:
    from tablee.games.skyjo.rules.view import View

WIDTH = 128  # of the networks' first layer
PLAN = Plan(worlds=1536, doubt=0.035)
_SPARE = 0.005  # seconds of the clock that are left for everything else


@cache
def panels_for(players: int) -> tuple[Panel, Panel]:
    """The networks for a number of players: while nobody has closed, and after.

    Of two, whoever moves in a closed round ends it, and is judged by the scores: no network is needed.
    """
    package = "tablee.games.skyjo.bots.networks"
    if players == 2:
        opened = load_panel(package, "two-open", FEATURES, WIDTH, len(REFERENCES))
        return opened, opened
    opened, closed = (load_panel(package, f"many-{kind}", FEATURES, WIDTH, 1) for kind in ("open", "closed"))
    return opened, closed


class LearnedBot:
    """A bot that judges moves by the networks, and if it has a plan, tries the best of them out.

    With the same seed it answers the same views in the same way, unless its clock is short: then it searches
    for as long as it may.
    """

    def __init__(self, seed: bytes, seat: int, plan: Plan | None) -> None:
        self._seed, self._seat, self._plan = seed, seat, plan
        self._beginner = HeuristicBot(4, seed, seat)  # who turns over the first two cards
        self._searches: dict[int, Search] = {}

    def choose(self, view: "View", clock: Clock) -> Move:
        """One of `view.legal_moves`, which must not be empty."""
        ends = perf_counter() + clock.milliseconds / 1000 - _SPARE
        if view.phase is Phase.SET_UP:
            return self._beginner.choose(view, clock)
        if view.players not in self._searches:
            weights = tuned_weights(view.players, view.options)
            self._searches[view.players] = Search(panels_for(view.players), weights)
        search = self._searches[view.players]
        search.set_totals(totals_of(view), self._seat)
        position = compiled_position(position_of(view))
        if self._plan is None:
            return ALL_MOVES[search.best(position)]
        told = repr((self._seat, view.grids, view.discard, view.drawn)).encode()
        worlds = Worlds(view, sha256(self._seed + told).digest())
        return ALL_MOVES[search.choose(position, worlds, self._plan, ends)]


def compiled_position(position: Position) -> Position:
    """The same with arrays."""
    return position._replace(
        cells=np.array(position.cells, dtype=np.int64),
        unseen=np.array(position.unseen, dtype=np.int64),
        pool=np.array(position.pool, dtype=np.int64),
    )


def totals_of(view: "View") -> Array:
    """The totals as if the match went to `LIMIT`; a match of one round is told as the last round of one."""
    if view.options.limit is None:
        return np.full(view.players, float(LAST_ROUND))
    totals = np.array(view.totals or (0,) * view.players, dtype=np.float64)
    return totals + (LIMIT - view.options.limit)
