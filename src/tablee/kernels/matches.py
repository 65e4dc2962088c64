"""Whole matches in the kernel of any game, between whatever players: one loop for all of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from tablee.game.rng import Domain
from tablee.kernels.arguments import MOST, policy_number, whole
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words
from tablee.kernels.workspace import clear, new_workspace, row_of


class Core(Protocol):
    """The part `kernel.kernel` of a game: compiled functions of records, which check nothing."""

    __name__: str
    SEATS: int  # at most
    STATE: Any  # the dtype of a state: at least players, turn, moves and totals
    RESULT: Any  # that of a match's result: at least winners, cut, totals, moves, and games or rounds
    TableOptions: Any  # the options of a table; `STATE` has most of them by the same names

    @property
    def MOVES(self) -> Sequence[Any]:  # noqa: N802
        """By their codes, in the order of the game's `legal_moves`."""

    def table_of(self, players: int, options: Any, /) -> Any:
        """The table as compiled code takes it. Raises `Refused`, or `ValueError` for one it does not know."""

    def start(self, s: Record, key: Array, table: Any, /) -> None:
        """A match and its first game or round. `key` is its seed."""

    def next_game(self, s: Record, /) -> None:
        """Deal the next game or round of the match."""

    def is_over(self, s: Record, /) -> bool:
        """Whether the game or round is."""

    def match_winners(self, s: Record, /) -> Number:
        """A bit for each seat that has won the match; -1 while it goes on."""

    def seat_to_move(self, s: Record, /) -> Number:
        """Whose move comes next. The game or round must not be over."""

    def list_moves(self, s: Record, seat: Number, codes: Array, /) -> Number:
        """Put the codes of all legal moves of a seat into `codes`, ascending, and say how many they are."""

    def apply(self, s: Record, seat: Number, code: Number, /) -> None:
        """Carry out a legal move."""

    def play_game(self, s: Record, stream: Record, policy: Number, max_moves: Number, /) -> None:
        """Let random players finish the game or round, or play until the match has had so many moves."""

    def write_result(self, result: Record, s: Record, winners: Number, /) -> None:
        """A row of `RESULT` for a match that these bits have won, or that was cut if they are negative."""


class Players(Protocol):
    """Who plays in a kernel: a part of a game, `bots.playouts` or `bots.learned_playouts`."""

    __name__: str  # of the module that their compiled functions come from
    Room: Any  # a class of `workspace`: where they write what they think

    def lineup_of(self, policies: Any, players: int, /) -> Any:
        """The policies of all seats as compiled code takes them. Raises `ValueError`."""

    def play_game(self, s: Record, lineup: Any, streams: Array, room: Any, max_moves: Number, /) -> None:
        """Compiled: finish the game or round, or play until the match has had so many moves."""

    # It may also have `shared(players)`: what of a `Room` must be given, such as networks.


class Job(NamedTuple):
    """Which matches are to be played."""

    key: Array
    table: Any
    max_moves: int


class Space(NamedTuple):
    """Room for one match."""

    states: Array
    streams: Array
    seed: Array


class NoRoom(NamedTuple):
    """For players who do not think."""


class RandomPlayers:
    """Everybody plays by the same policy, and all share the random numbers of seat 0."""

    Room = NoRoom

    def __init__(self, core: Core) -> None:
        self.__name__ = core.__name__
        play = core.play_game

        def play_game(s: Record, lineup: Any, streams: Array, room: Any, max_moves: Number) -> None:
            play(s, streams[0], lineup, max_moves)

        self.play_game: Any = compiled(play_game, core.__name__)

    def lineup_of(self, policies: str, players: int) -> int:
        return policy_number(policies)


class Matches:
    """Whole matches between players of one kind."""

    def __init__(self, core: Core, players: Players, streams: int = 0) -> None:
        """Players have a stream of random numbers for each seat, unless they need fewer."""
        self.core, self.players, self.streams = core, players, streams or core.SEATS
        self.into, self.into_row = _compile(core, players)

    def job(self, key: bytes, players: int, options: Any, max_moves: int) -> Job:
        """Everything is checked here. Raises `Refused` or `ValueError`."""
        most = whole("max_moves", max_moves, 0, MOST)
        return Job(seed_words(key), self.core.table_of(players, options), most)

    def shared(self, players: int) -> dict[str, Any]:
        """What rooms have in common."""
        found: dict[str, Any] = getattr(self.players, "shared", lambda players: {})(players)
        return found

    def play(
        self, key: bytes, first: int, count: int, players: int, options: Any, lineup: Any, max_moves: int
    ) -> Array:
        """The matches `first` and following of a simulation; a row of `RESULT` for each.

        `key` is a `rng.simulation_key`; match n has the seed `rng.game_seed(key, n)`, so two lineups on
        the same key play the same deals. A match that has not ended after `max_moves` moves is cut, and
        nobody wins it. The interpreter's lock is free meanwhile, so that threads really run side by side.
        """
        seats, job = self.players.lineup_of(lineup, players), self.job(key, players, options, max_moves)
        results = np.zeros(whole("count", count, 0, 2**40), dtype=self.core.RESULT)
        room = new_workspace(self.players.Room, **self.shared(players))
        space = Space(
            np.zeros(1, dtype=self.core.STATE),
            np.zeros(self.streams, dtype=STREAM),
            np.zeros(SEED_WORDS, dtype=np.uint32),
        )
        self.into(results, whole("first_index", first, 0, MOST), job, seats, room, space)
        return results


def _compile(core: Core, players: Players) -> tuple[Callable[..., None], Callable[..., None]]:
    start, next_game, is_over, match_winners = core.start, core.next_game, core.is_over, core.match_winners
    play_game, write_result, policy = players.play_game, core.write_result, Domain.POLICY.value

    def matches_into(results: Array, first: Number, job: Job, lineup: Any, room: Any, space: Space) -> None:
        """As many matches as there are results."""
        s, streams = space.states[0], space.streams  # made outside: a record does not keep its array alive
        for i in range(len(results)):
            game_seed(space.seed, job.key, first + i)
            start(s, space.seed, job.table)
            for seat in range(len(streams)):
                open_stream(streams[seat], space.seed, policy, seat)
            winners = match_winners(s)
            while True:
                play_game(s, lineup, streams, room, job.max_moves)
                winners = match_winners(s)
                if winners >= 0 or s.moves >= job.max_moves or not is_over(s):
                    break
                next_game(s)
            write_result(results[i], s, winners)

    into: Any = compiled(matches_into, players.__name__)

    def matches_into_row(
        results: Array, first: Number, job: Job, lineup: Any, rooms: Any, at: Number, space: Space
    ) -> None:
        """The same, in one of several rooms, whatever is in it."""
        room = row_of(rooms, at)
        clear(room)
        into(results, first, job, lineup, room, space)

    return into, compiled(matches_into_row, players.__name__)
