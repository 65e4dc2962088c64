"""What the studies need played, each thing once, in the kernels."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from os import cpu_count
from typing import Any, NamedTuple

import numpy as np

from tablee.arena.chunks import Chunk, Rows, workers
from tablee.arena.duel import points_of_first
from tablee.arena.lab.game_lab import starters
from tablee.arena.lab.stats import Numbers
from tablee.arena.simulate import Progress, Simulation, Tally, simulate
from tablee.arena.tournament import Standing, Tournament, play, play_in_kernel
from tablee.bots.ladder import Policy
from tablee.bots.play import MOST_MOVES
from tablee.game.rng import simulation_key
from tablee.kernels import CPU

Options = tuple[tuple[str, Any], ...]


class LabPlan(NamedTuple):
    """How much is played."""

    games: int = 2000  # single games or rounds of a figure
    seed: int = 1

    @property
    def matches(self) -> int:
        """Whole matches of a figure: each of them is many games or rounds."""
        return max(4, self.games // 8)


QUICK = 160  # games, for a first look


@dataclass(frozen=True)
class _At:
    """A table."""

    game: str
    players: int
    options: Options


@dataclass(frozen=True)
class Lineup(_At):
    """Deals from the first on, with a policy in each seat."""

    policies: tuple[Policy, ...]
    count: int


@dataclass(frozen=True)
class Ladder(_At):
    """Every two levels on the same deals, with the seats exchanged."""

    levels: tuple[int, ...]
    matches: int


@dataclass(frozen=True)
class Chance(_At):
    """Random players who hurry to the end."""

    matches: int


@dataclass(frozen=True)
class Starters(_At):
    """Who begins the first round or game of these deals, when the best level plays."""

    count: int


Wanted = Lineup | Ladder | Chance | Starters


class Met(NamedTuple):
    """A tournament, and the points of the first bot of each duel: a row for each seating, a column a deal."""

    standing: Standing
    points: dict[tuple[int, int], Numbers]


def size_of(wanted: Wanted) -> int:
    """How many matches it takes."""
    if isinstance(wanted, Ladder):
        return _tournament(wanted, 0).matches
    return wanted.matches if isinstance(wanted, Chance) else wanted.count


class Measurements:
    """Everything that was played so far, with one seed. The same whatever the number of threads."""

    def __init__(self, seed: int, threads: int | None = None) -> None:
        self.seed, self.workers = seed, threads or cpu_count() or 1
        self._found: dict[Wanted, Any] = {}

    def missing(self, wanted: Iterable[Wanted]) -> int:
        """How many matches have to be played for these."""
        return sum(size_of(each) for each in dict.fromkeys(wanted) if each not in self._found)

    def play(self, wanted: Iterable[Wanted], progress: Progress = lambda done: None) -> None:
        for each in dict.fromkeys(wanted):
            if each not in self._found:
                self._found[each] = self._played(each, progress)

    def _played(self, wanted: Wanted, progress: Progress) -> Any:
        match wanted:
            case Lineup():
                return self._rows(wanted, progress)
            case Ladder():
                return self._met(wanted, progress)
            case Starters():
                return self._starters(wanted, progress)
            case Chance():
                return self._tally(wanted, progress)

    def rows(self, wanted: Lineup) -> Rows:
        found: Rows = self._found[wanted]
        return found

    def met(self, wanted: Ladder) -> Met:
        found: Met = self._found[wanted]
        return found

    def tally(self, wanted: Chance) -> Tally:
        found: Tally = self._found[wanted]
        return found

    def starters(self, wanted: Starters) -> Numbers:
        found: Numbers = self._found[wanted]
        return found

    def _rows(self, wanted: Lineup, progress: Progress) -> Rows:
        return self._in_chunks(wanted, wanted.policies, play_in_kernel, progress)

    def _in_chunks(
        self,
        wanted: Lineup | Starters,
        lineup: tuple[Policy, ...],
        work: Callable[[Chunk], Rows],
        progress: Progress,
    ) -> Rows:
        about = wanted.players, dict(wanted.options), lineup, 0, MOST_MOVES
        chunk, found = Chunk(wanted.game, simulation_key(self.seed), 0, 0, *about), list[Rows]()
        with workers(self.workers, None, CPU, in_processes=False, only_here=False) as playing:
            for _, (rows,) in playing.play(work, [chunk], 0, wanted.count):
                found.append(rows)
                progress(len(rows))
        return np.concatenate(found)

    def _met(self, wanted: Ladder, progress: Progress) -> Met:
        tournament = _tournament(wanted, self.seed)
        chunks: dict[tuple[int, int], list[Numbers]] = {}

        def keep(duel: Any, first: int, results: Any) -> None:
            points = [
                points_of_first(rows, seating)
                for rows, seating in zip(results, tournament.seatings, strict=True)
            ]
            chunks.setdefault((duel.first, duel.second), []).append(np.array(points))

        standing = play(tournament, self.workers, progress, keep)
        return Met(standing, {pair: np.concatenate(points, axis=1) for pair, points in chunks.items()})

    def _tally(self, wanted: Chance, progress: Progress) -> Tally:
        options = dict(wanted.options)
        chance = Simulation(wanted.game, wanted.players, wanted.matches, "eager", self.seed, options)
        return simulate(chance, self.workers, progress)

    def _starters(self, wanted: Starters, progress: Progress) -> Numbers:
        def work(chunk: Chunk) -> Rows:
            where = chunk.key, chunk.first, chunk.matches
            return starters(wanted.game, wanted.players, wanted.options, *where)

        return self._in_chunks(wanted, (), work, progress)


def _tournament(wanted: Ladder, seed: int) -> Tournament:
    bots = [str(level) for level in wanted.levels]
    return Tournament(
        wanted.game, bots, wanted.players, wanted.matches, seed, dict(wanted.options), play_all=True
    )
