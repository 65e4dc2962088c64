"""Many matches between random players: played by a game's kernel, or by the plain rules if it has none.

Match n of a simulation has the same cards and the same moves both ways. Records are always written by the
plain rules.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.chunks import LARGEST, Chunk, Rows, card_work, workers
from tablee.arena.results import NOT_COUNTS, games_field, plain_row, write_result
from tablee.bots.contract import Clock
from tablee.bots.estimates import Estimate, mean, share
from tablee.bots.play import play_on
from tablee.bots.random_bot import POLICIES, choose, policy_stream
from tablee.game.registry import game_named, is_registered_here
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.kernels import CPU
from tablee.kernels.arguments import MAX_MOVES
from tablee.kernels.engine import engine_of
from tablee.match.files import record_folder
from tablee.match.match import Match
from tablee.match.record import Record, encode, record_of

_ON_CARD = 1 << 20  # matches of a chunk: a card takes as long for one as for a hundred thousand


class Distribution:
    """How often each whole number came up: exact, and as small as there are different numbers."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, values: NDArray[np.int64]) -> None:
        for value, count in zip(*np.unique(values, return_counts=True), strict=True):
            self.counts[int(value)] += int(count)

    @property
    def size(self) -> int:
        return self.counts.total()

    def mean(self) -> Estimate:
        """The mean with its normal interval."""
        total = sum(value * count for value, count in self.counts.items())
        return mean(total, sum(value * value * count for value, count in self.counts.items()), self.size)

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of all values does not exceed."""
        wanted, seen = part * self.size, 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                break
        return value


Progress = Callable[[int], None]  # told how many matches have been finished since it was told last
Keep = Callable[[int, Rows], None]  # given the rows of the matches from this one on


class Simulation:
    """What is to be simulated. Raises `Refused`, `UnknownGame` or `ValueError` if it cannot be."""

    def __init__(
        self, game: str, players: int, matches: int, policy: str, seed: int, options: Mapping[str, object]
    ) -> None:
        if policy not in POLICIES:
            raise ValueError(f"There is no policy {policy}; there are {' and '.join(POLICIES)}.")
        if matches < 1:
            raise ValueError("At least one game has to be played.")
        self.game, self.players, self.matches, self.policy, self.seed = game, players, matches, policy, seed
        self.options = game_named(game).make_options(options, players)
        check_strict(game, self.options)
        about = (players, asdict(self.options), policy, 0, MAX_MOVES)
        self.chunk = Chunk(game, simulation_key(seed), 0, 0, *about)  # of no matches


def check_strict(game: str, options: object) -> None:
    """Raises `ValueError` for options with which players can break the rules."""
    facts = game_named(game).FACTS
    if facts.lenient_by is not None and facts.is_lenient(options):
        name, value = facts.lenient_by
        raise ValueError(f"Bots keep the rules: they do not play with {name}={value}.")


class Tally:
    """What is known so far of the matches of a simulation."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.matches = self.cut = 0
        self.wins = [0] * simulation.players
        self.undecided = 0  # matches that ended without a winner
        self.sums: dict[str, int] = {}
        self.moves, self.games = Distribution(), Distribution()
        self.totals = [Distribution() for _ in range(simulation.players)]

    def add(self, results: Rows) -> None:
        self.matches += len(results)
        self.cut += int(results["cut"].sum())
        self.undecided += int((results["winners"] == 0).sum())
        for seat in range(self.simulation.players):
            self.wins[seat] += int((results["winners"] >> seat & 1).sum())
            self.totals[seat].add(results["totals"][:, seat])
        self.moves.add(results["moves"])
        self.games.add(results[games_field(self.simulation.game)])
        for field in results.dtype.names or ():
            if field not in NOT_COUNTS:
                self.sums[field] = self.sums.get(field, 0) + int(results[field].sum())


def simulate(
    simulation: Simulation,
    threads: int | None = None,
    progress: Progress = lambda done: None,
    keep: Keep = lambda first, rows: None,
    pool: Executor | None = None,
    device: str = CPU,
) -> Tally:
    """Play all matches. Can be interrupted: a chunk takes a fraction of a second.

    `keep` is given the rows in the order of the matches. A kernel plays in threads, the plain rules in
    processes. A `pool` that is given plays instead, so many chunks at a time as there would be of these. The
    device "cuda" is a graphics card, which plays alone; raises `ValueError` if it cannot.
    """
    tally, chunks = Tally(simulation), [simulation.chunk]
    on_card = device != CPU
    work = card_work(device) if on_card else play_random
    sizes = (_ON_CARD, _ON_CARD) if on_card else (1, LARGEST)
    plain = engine_of(simulation.game) is None
    only_here = plain and is_registered_here(simulation.game)
    with workers(threads, pool, device, plain, only_here) as playing:
        for first, (rows,) in playing.play(work, chunks, 0, simulation.matches, sizes):
            tally.add(rows)
            keep(first, rows)
            progress(len(rows))
    return tally


def play_random(chunk: Chunk) -> Rows:
    """A row for each match of random players."""
    engine = engine_of(chunk.game)
    if engine is not None:
        options = game_named(chunk.game).make_options(chunk.options, chunk.players)
        where = (chunk.key, chunk.first, chunk.matches, chunk.players)
        return engine.play_matches(*where, options, str(chunk.lineup), chunk.most_moves)
    rows = np.zeros(chunk.matches, plain_row(chunk.game))
    for index, row in enumerate(rows, chunk.first):
        write_result(row, _played(chunk, index))
    return rows


class _RandomPlayers:
    """All players of a match, who share their random numbers as they do in a kernel."""

    def __init__(self, chunk: Chunk, seed: bytes) -> None:
        self._game, self._policy, self._stream = chunk.game, str(chunk.lineup), policy_stream(seed)

    def choose(self, view: Any, clock: Clock) -> Any:
        return choose(self._game, view, self._policy, self._stream)


def _played(chunk: Chunk, index: int) -> Match:
    """Match `index` of the simulation, by the plain rules."""
    seed = game_seed(chunk.key, index)
    match = Match(chunk.game, chunk.players, chunk.options, Seeded(seed))
    play_on(match, [_RandomPlayers(chunk, seed)] * chunk.players, Clock())
    return match


class Summary(NamedTuple):
    """What a simulation says, with 95 % intervals."""

    game: str
    players: int
    policy: str
    seed: int
    options: dict[str, Any]
    matches: int
    wins: list[Estimate]  # by seat; a shared win counts for everybody who shares it
    undecided: Estimate
    moves: Estimate
    moves_quantiles: dict[str, int]
    games: Estimate  # games or rounds a match
    totals: list[Estimate]
    stalemates: Estimate | None  # share of games; None where the game has none
    per_game: dict[str, float]
    cut: int


def summarise(tally: Tally) -> Summary:
    """The figures of a tally that is not empty."""
    simulation = tally.simulation
    field = games_field(simulation.game)
    games = tally.sums[field]
    stalemates = None
    if "stalemates" in tally.sums:
        stalemates = share(tally.sums["stalemates"] + tally.sums["draws"], games)
    return Summary(
        game=simulation.game,
        players=simulation.players,
        policy=simulation.policy,
        seed=simulation.seed,
        options=asdict(simulation.options),
        matches=tally.matches,
        wins=[share(wins, tally.matches) for wins in tally.wins],
        undecided=share(tally.undecided, tally.matches),
        moves=tally.moves.mean(),
        moves_quantiles={f"{part:.0%}": tally.moves.quantile(part) for part in (0.05, 0.5, 0.95)},
        games=tally.games.mean(),
        totals=[totals.mean() for totals in tally.totals],
        stalemates=stalemates,
        per_game={name: value / games for name, value in tally.sums.items() if name != field and games},
        cut=tally.cut,
    )


# --- records ---------------------------------------------------------------------------------------


def record_match(simulation: Simulation, index: int) -> Record:
    """Match `index` of the simulation, played by the plain rules and written down."""
    names = [f"{simulation.policy} {seat}" for seat in range(simulation.players)]
    played = _played(simulation.chunk, index)
    return record_of(played, names, game_seed(simulation.chunk.key, index))


def write_records(simulation: Simulation, directory: Path, progress: Progress = lambda done: None) -> None:
    """All records of the simulation, or none. Raises `OSError`, also if one is there already."""
    with record_folder(directory, simulation.game) as write:
        for index in range(simulation.matches):
            write(encode(record_match(simulation, index)))
            progress(1)
