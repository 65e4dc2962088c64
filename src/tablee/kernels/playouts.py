"""The bots of any game in its kernel: whole matches between them, and single choices."""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Protocol

from tablee.game.registry import part
from tablee.kernels.arguments import MAX_MOVES, check_streams
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.engine import Engine, engine_of
from tablee.kernels.matches import Matches, Players
from tablee.kernels.workspace import new_workspace


class Choosers(Players, Protocol):
    """The part `bots.playouts` of a game: players that choose move by move."""

    @property
    def NAMED(self) -> Sequence[str]:  # noqa: N802
        """Random players that they know."""

    def choose(self, s: Record, seat: Number, lineup: Any, stream: Record, room: Any, /) -> Number:
        """Compiled: the code of the move that the policy of a seat chooses. It is the seat's turn."""


class Judges(Players, Protocol):
    """The part `bots.learned_playouts` of a game: the same players, and levels that judge by networks."""

    LEVELS: Sequence[int]


class Playouts:
    """The bots of a game in its kernel."""

    def __init__(self, game: str, engine: Engine, choosers: Choosers) -> None:
        self.engine, self.choosers = engine, choosers
        self._game, self._plain = game, Matches(engine.core, choosers)

    @cached_property
    def judges(self) -> Judges | None:
        """None if no level judges by networks."""
        return part(self._game, "bots.learned_playouts")

    @cached_property
    def _learned(self) -> Matches:
        assert self.judges is not None
        return Matches(self.engine.core, self.judges)

    @cached_property
    def _choose(self) -> Any:
        choose = self.choosers.choose

        def choose_at(states: Array, i: Number, seat: Number, lineup: Any, streams: Array, room: Any) -> Any:
            return choose(states[i], seat, lineup, streams[seat], room)

        return compiled(choose_at, self.choosers.__name__)

    def needs_networks(self, policy: object) -> bool:
        """Whether it is a level that judges by networks."""
        return isinstance(policy, int) and self.judges is not None and policy in self.judges.LEVELS

    def matches(self, lineup: Sequence[Any]) -> Matches:
        """What plays whole matches between these."""
        return self._learned if any(map(self.needs_networks, lineup)) else self._plain

    def play_lineup(
        self,
        key: bytes,
        first_index: int,
        count: int,
        players: int,
        options: Any,
        lineup: Sequence[Any],
        max_moves: int = MAX_MOVES,
    ) -> Array:
        """Matches with a policy for each seat, such as a level or a name: see `Matches.play`."""
        return self.matches(lineup).play(key, first_index, count, players, options, lineup, max_moves)

    def new_room(self) -> Any:
        """For one thread that calls `choose_code` often."""
        return new_workspace(self.choosers.Room)

    def choose_code(
        self, states: Array, i: int, seat: int, policy: Any, streams: Array, room: Any = None
    ) -> int:
        """The code of the move that a policy without networks chooses at `states[i]`.

        `streams` are `seat_streams`, read on from where they stand. Raises `ValueError` if the seat is not to
        move.
        """
        if not self.engine.legal_moves(states, i, seat):
            raise ValueError(f"seat {seat} is not to move")
        check_streams(streams, self.engine.core.SEATS)
        players = int(states["players"][i])
        lineup = self.choosers.lineup_of([policy] * players, players)
        return int(self._choose(states, i, seat, lineup, streams, room or self.new_room()))


@cache
def playouts_of(game: str) -> Playouts | None:
    """None: bots play by the plain rules. Raises `UnknownGame`."""
    engine, choosers = engine_of(game), part(game, "bots.playouts")
    return None if engine is None or choosers is None else Playouts(game, engine, choosers)
