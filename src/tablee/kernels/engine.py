"""A game's kernel for Python: everything is checked before compiled code runs.

Functions take an array of states and an index, because a record is slow to pass from Python. A *move code* is
an index in the game's `MOVES`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tablee.game.registry import part
from tablee.kernels.arguments import (
    MAX_MOVES,
    MOST,
    check_dealt,
    check_index,
    check_streams,
    policy_number,
    seats,
    whole,
)
from tablee.kernels.decorators import Array, Number, compiled
from tablee.kernels.matches import Core, Matches, RandomPlayers
from tablee.kernels.stream import seed_words


class Engine:
    """The kernel of a game. Raises `ValueError` for whatever compiled code could not bear."""

    def __init__(self, core: Core) -> None:
        self.core = core
        random = RandomPlayers(core)
        self.matches = Matches(core, random, streams=1)
        self._start, self._next_game = _entry(core, core.start), _entry(core, core.next_game)
        self._is_over, self._match_winners = _entry(core, core.is_over), _entry(core, core.match_winners)
        self._list_moves, self._apply = _entry(core, core.list_moves), _entry(core, core.apply)
        self._play_game = _entry(core, random.play_game)

    def new_states(self, count: int) -> Array:
        """An array of states in which nothing is dealt yet."""
        return np.zeros(count, dtype=self.core.STATE)

    def start_match(self, states: Array, i: int, seed: bytes, players: int, options: Any) -> None:
        """Deal the first game of a match at `states[i]`. Raises `Refused` for impossible options."""
        check_index(states, i, self.core.STATE)
        self._start(states, i, seed_words(seed), self.core.table_of(players, options))

    def next_game(self, states: Array, i: int) -> None:
        """Deal the next game of the match. Raises `ValueError` unless one is over and the match is not."""
        self.check_dealt(states, i)
        if not self._is_over(states, i) or self._match_winners(states, i) >= 0:
            raise ValueError("there is no next game: this one goes on, or the match is over")
        self._next_game(states, i)

    def legal_moves(self, states: Array, i: int, seat: int) -> list[int]:
        """The codes of all legal moves of a seat, in the order of the rules' `legal_moves`."""
        self.check_dealt(states, i)
        whole("seat", seat, 0, int(states["players"][i]) - 1)
        codes = np.empty(len(self.core.MOVES), dtype=np.int64)
        found: list[int] = codes[: self._list_moves(states, i, seat, codes)].tolist()
        return found

    def apply_code(self, states: Array, i: int, seat: int, code: int) -> None:
        """Carry out a move. Raises `ValueError` if it is not legal, and then nothing has changed."""
        if code not in self.legal_moves(states, i, seat):
            raise ValueError(f"the move with the code {code} is not legal here")
        self._apply(states, i, seat, int(code))

    def match_winners(self, states: Array, i: int) -> tuple[int, ...] | None:
        """The seats that have won the match; None while it goes on."""
        self.check_dealt(states, i)
        winners = self._match_winners(states, i)
        return None if winners < 0 else seats(winners)

    def playout(self, states: Array, i: int, streams: Array, policy: str, max_moves: int = MAX_MOVES) -> None:
        """Let random players finish the game at `states[i]`, or its match's first `max_moves` moves.

        `streams` is a `policy_stream`; it is read on from where it stands.
        """
        self.check_dealt(states, i)
        check_streams(streams)
        number, most = policy_number(policy), whole("max_moves", max_moves, 0, MOST)
        self._play_game(states, i, number, streams, (), most)

    def play_matches(
        self,
        key: bytes,
        first_index: int,
        count: int,
        players: int,
        options: Any,
        policy: str = "uniform",
        max_moves: int = MAX_MOVES,
    ) -> Array:
        """The matches `first_index` and following of a simulation between random players: a row for each."""
        return self.matches.play(key, first_index, count, players, options, policy, max_moves)

    def check_dealt(self, states: Array, i: int) -> None:
        """Raises `ValueError` unless there is a match at `states[i]`."""
        check_dealt(states, i, self.core.STATE)


def _entry(core: Core, function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function of a state in an array."""

    def entry(states: Array, i: Number, *others: Any) -> Any:
        return function(states[i], *others)

    entry.__name__ = entry.__qualname__ = f"{function.__name__}_at"
    return compiled(entry, core.__name__)


@cache
def engine_of(game: str) -> Engine | None:
    """None: the plain rules play. Raises `UnknownGame`."""
    core = part(game, "kernel.kernel")
    return None if core is None else Engine(core)
