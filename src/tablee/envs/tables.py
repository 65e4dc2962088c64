"""Tables for the environments: compiled ones if the game brings them, else those of the plain rules."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.bots.ladder import RANDOM, plays_in_kernel
from tablee.bots.random_bot import policy_stream
from tablee.envs import engine, opponent_steps
from tablee.envs.encoding import codes_of, moves_of, view_numbers
from tablee.envs.episodes import Episodes
from tablee.game.contract import View
from tablee.game.registry import game_named, part
from tablee.game.rng import Seeded, game_seed
from tablee.kernels import CPU, CUDA, DEVICES, arguments
from tablee.kernels.decorators import Array
from tablee.kernels.stream import seed_words
from tablee.kernels.workspace import new_workspace
from tablee.match.match import Match


def in_kernel(policy: int | str) -> int | str:
    """What kernels call a policy."""
    return "uniform" if policy == RANDOM else policy


def plays_at_tables(game: str, policy: int | str) -> bool:
    """Whether a policy can play at the compiled tables of a game, if it has such. Raises `UnknownGame`."""
    players = getattr(part(game, "environment.kernel"), "players", None)
    return players is not None and (plays_in_kernel(game, policy) or in_kernel(policy) in players.NAMED)


@cache
def backend_of(game: str) -> "CompiledTables | PlainTables":
    """What makes, steps and looks at the tables of a game. Raises `UnknownGame`."""
    kernel = part(game, "environment.kernel")
    return PlainTables(game) if kernel is None else CompiledTables(game, kernel)


def tables_on(device: str, game: str) -> Any:
    """The same on a device. Raises `UnknownGame`, and `ValueError` if there is no such device or no card."""
    if device == CUDA:
        from tablee.envs.card_tables import CardTables

        return CardTables(game)
    if device != CPU:
        raise ValueError(f"there is no device {device!r}; there are {' and '.join(DEVICES)}")
    return backend_of(game)


class HostArrays:
    """What tables on the processor have in common. `card_tables` does the same on a card."""

    def put(self, array: Array) -> Array:
        """An array where the tables are."""
        return array

    def encode(self, form: Any, numbers: Array, out: Array) -> None:
        """Observations in another form."""
        form.encode(numbers, out)

    def clear(self, which: Array, *arrays: Array) -> None:
        """Zeros in the rows of these tables."""
        for array in arrays:
            array[which] = 0

    def actions(self, given: Any) -> NDArray[Any]:
        """Moves as the engine takes them; what are no whole numbers is left as it is."""
        actions = np.asarray(given)
        return actions.astype(np.int64, copy=False) if actions.dtype.kind in "iu" else actions

    def fits(self, out: Array, like: Array) -> bool:
        """Whether observations can be written into an array."""
        return out.shape == like.shape and out.dtype == like.dtype and out.flags.carray


class CompiledTables(HostArrays):
    """An array with a record for each table of a game that has `environment.kernel`: see `backend_of`."""

    def __init__(self, game: str, kernel: engine.Kernel) -> None:
        self.game, self.kernel = game, kernel
        self.ENGINE = engine.compiled_engine(kernel)
        self.LEARNER_STEPS = opponent_steps.compiled_steps(kernel)

    def new_tables(self, count: int, episodes: Episodes) -> Any:
        """Tables at which nothing is dealt yet."""
        tables = np.zeros(count, dtype=self.kernel.TABLE)
        options = self.kernel.core.table_of(episodes.players, episodes.options)
        for name, value in options._asdict().items():
            tables[name] = value
        tables["first"] = np.arange(count)
        tables["stride"] = count
        tables["pays_scores"] = episodes.pays_scores
        tables["restarts"] = episodes.restarts
        tables["max_moves"] = episodes.max_moves
        tables["over"] = True
        return tables

    def set_key(self, tables: Array, key: bytes) -> None:
        """From now on the episodes are those of this key, from the first."""
        tables["key"] = seed_words(key)
        tables["episodes"] = 0

    def is_dealt(self, tables: Array) -> bool:
        return bool(tables["episodes"].min() > 0)

    def episode_seed(self, tables: Array, i: int) -> bytes:
        """The seed of the match at a table, from which `match.Match` deals the same cards."""
        t = tables[i]
        key = t["key"].astype("<u4").tobytes()
        return game_seed(key, int(t["first"] + (t["episodes"] - 1) * t["stride"]))

    def rewards(self, tables: Array, i: int) -> list[float]:
        found: list[float] = tables["rewards"][i].tolist()
        return found

    def end_episode(self, tables: Array, i: int) -> None:
        tables["over"][i] = True

    def stream_of(self, key: bytes) -> Array:
        """The random numbers for `sample_tables`."""
        return arguments.policy_stream(key)

    def mind_of(self, policies: Sequence[int | str], key: bytes) -> Any:
        """How the compiled players of all seats think."""
        players = self.kernel.players
        assert players is not None
        lineup = players.lineup_of([in_kernel(policy) for policy in policies], len(policies))
        streams = arguments.seat_streams(key, self.kernel.core.SEATS)
        return opponent_steps.Mind(lineup, streams, new_workspace(players.Room))

    def view_of(self, tables: Array, i: int, options: Any, seat: int | None) -> View:
        """The view of a seat, or of a spectator, with the totals of the match."""
        totals = tuple(tables["state"]["totals"][i, : tables["players"][i]].tolist())
        view: View = game_named(self.game).view(self.kernel.state_of(tables, i, options), seat)
        return view._replace(totals=totals)


class RulesTable:
    """What `engine` and `table_record` say of a table."""

    match: Match

    def __init__(self, game: str, episodes: Episodes, first: int, stride: int) -> None:
        self.game, self.first, self.stride = game, first, stride
        self.players, self.options, self.pays_scores, self.restarts, self.max_moves = episodes
        self.moves, self.codes = moves_of(game), codes_of(game)
        self.sign = 1 if game_named(game).FACTS.wins == "highest" else -1
        self.legal: Sequence[int] = ()
        self.legal_count = self.episodes = 0
        self.over = True
        self.rewards = np.zeros(self.players, np.float32)
        self.key = b""

    @property
    def seed(self) -> bytes:
        """Of the present episode."""
        return game_seed(self.key, self.first + (self.episodes - 1) * self.stride)

    def begin(self) -> None:
        self.episodes += 1
        self.match = Match(self.game, self.players, self.options, Seeded(self.seed))
        self.over = False

    def actor(self) -> int:
        return self.match.actors()[0]

    def play(self, code: int) -> None:
        self.match.push(self.actor(), self.moves[code])

    def is_over(self) -> bool:
        return self.match.outcome is not None

    def winners(self) -> int:
        winners = self.match.winners
        return -1 if winners is None else sum(1 << seat for seat in winners)

    def pay_scores(self) -> None:
        self.rewards += self.sign * np.array(self.match.outcomes[-1].scores, np.float32)

    def deal_next(self) -> None:
        self.match.deal_next()

    def moves_made(self) -> int:
        return len(self.match.moves)

    def list_legal(self, seat: int) -> None:
        self.legal = [self.codes[move] for move in self.match.legal_moves(seat)]
        self.legal_count = len(self.legal)

    def observe(self, seat: int, observation: Any) -> None:
        observation[:] = view_numbers(self.game, self.match.view(seat))


class PlainTables(HostArrays):
    """Tables of any game that says which `MOVES` there are."""

    ENGINE, LEARNER_STEPS = engine.PLAIN, opponent_steps.PLAIN

    def __init__(self, game: str) -> None:
        self.game = game

    def new_tables(self, count: int, episodes: Episodes) -> Any:
        return [RulesTable(self.game, episodes, number, count) for number in range(count)]

    def set_key(self, tables: list[RulesTable], key: bytes) -> None:
        for t in tables:
            t.key, t.episodes = key, 0

    def is_dealt(self, tables: list[RulesTable]) -> bool:
        return all(t.episodes for t in tables)

    def episode_seed(self, tables: list[RulesTable], i: int) -> bytes:
        return tables[i].seed

    def rewards(self, tables: list[RulesTable], i: int) -> list[float]:
        found: list[float] = tables[i].rewards.tolist()
        return found

    def end_episode(self, tables: list[RulesTable], i: int) -> None:
        tables[i].over = True

    def stream_of(self, key: bytes) -> Any:
        return [policy_stream(key)]

    def mind_of(self, policies: Sequence[int | str], key: bytes) -> Any:
        return None  # nobody thinks here: all opponents are asked from outside

    def view_of(self, tables: list[RulesTable], i: int, options: Any, seat: int | None) -> View:
        found: View = tables[i].match.view(seat)
        return found
