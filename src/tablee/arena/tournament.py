"""Bots against bots: every seating on the same deals, until the better one is certain."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from importlib import import_module
from itertools import combinations
from os import cpu_count
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.simulate import GAMES_FIELD, Progress
from tablee.arena.table import FAULTS, Entrant, Piece, new_processes, option_values, play_piece
from tablee.bots.estimates import Estimate, share
from tablee.bots.ladder import is_tuned, policy_named
from tablee.bots.outside.process import Fault
from tablee.bots.outside.program import Program
from tablee.games.rng import simulation_key
from tablee.match.registry import game_named

_PIECE = 16  # deals: small enough to stop soon, large enough that nothing else counts
_LEAST = 200  # matches, before anything counts as certain
_CERTAIN = 3.290526731491926  # standard deviations: 99.9 %, because one looks again and again
MOVE_MILLISECONDS = 200  # that a bot may think about a move, if it wants to
_CUT = 200_000  # moves: no match of two good players comes anywhere near it


class Tournament:
    """Who plays what. Raises `Refused`, `UnknownGame` or `ValueError` if it cannot be played."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int,
        matches: int,
        seed: int,
        options: Mapping[str, object],
        play_all: bool = False,
        milliseconds: int = MOVE_MILLISECONDS,
        programs: Sequence[Program] = (),
    ) -> None:
        self.game, self.players, self.seed, self.play_all = game, players, seed, play_all
        self.milliseconds = milliseconds
        self.options = game_named(game).make_options(options, players)
        if getattr(self.options, "manners", "strict") != "strict":
            raise ValueError("Bots have good manners: a tournament plays with manners=strict.")
        self.bots = [*bots, *map(str, programs)]
        if len(self.bots) < 2:
            raise ValueError("A tournament needs at least two bots.")
        if len(set(self.bots)) < len(self.bots):
            raise ValueError("A bot cannot play against itself: name each one once.")
        self.policies: list[Entrant] = [*(policy_named(game, bot) for bot in bots), *programs]
        self.seatings = seatings(players, getattr(self.options, "partners", False))
        self.deals = -(-matches // len(self.seatings))
        if matches < 1:
            raise ValueError("At least one match has to be played.")

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every bot meets every other."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def matches(self) -> int:
        """How many there are at most."""
        return len(self.pairs) * self.deals * len(self.seatings)


def seatings(players: int, partners: bool) -> list[tuple[int, ...]]:
    """Who of two bots (0 and 1) sits where: alternating, turned round the table, and the other way round.

    Partners are the same bot. Over all seatings both bots have every seat equally often.
    """
    sides = players // 2 if partners else players
    found: list[tuple[int, ...]] = []
    for turn in range(sides):
        for first in (0, 1):
            seating = tuple((first + (seat + turn) % sides) % 2 for seat in range(players))
            if seating not in found:
                found.append(seating)
    return found


class Forfeits(NamedTuple):
    """How often a program has lost a match by the same fault, and what it did the first time."""

    matches: int
    first: str


class Duel:
    """Two bots, and what is known so far of their matches."""

    def __init__(self, first: int, second: int) -> None:
        self.first, self.second = first, second
        self.matches = self.undecided = self.cut = 0
        self.points = 0.0  # of the first: a match is one point, shared by its winners
        self.thought = [0.0, 0.0]  # seconds, of bots that play at a table,
        self.longest = [0.0, 0.0]  # at most for one move,
        self.choices = [0, 0]  # and how often
        self.scored = [0.0, 0.0]  # points of the game, over all games and seats of each
        self.played = [0, 0]  # games times seats of each
        self.forfeits: list[dict[Fault, Forfeits]] = [{}, {}]  # of each

    def add(self, results: NDArray[Any], seating: Sequence[int], games_field: str) -> None:
        wins = np.zeros((2, len(results)))
        for seat, bot in enumerate(seating):
            wins[bot] += results["winners"] >> seat & 1
            self.scored[bot] += float(results["totals"][:, seat].sum())
            self.played[bot] += int(results[games_field].sum())
            if "seconds" in (results.dtype.names or ()):
                self.thought[bot] += float(results["seconds"][:, seat].sum())
                self.longest[bot] = max(self.longest[bot], float(results["longest"][:, seat].max()))
                self.choices[bot] += int(results["choices"][:, seat].sum())
        if "fault" in (results.dtype.names or ()):
            for row in results[results["fault"] > 0]:
                forfeits, fault = self.forfeits[seating[row["culprit"]]], FAULTS[row["fault"] - 1]
                before = forfeits.get(fault, Forfeits(0, str(row["sentence"])))
                forfeits[fault] = before._replace(matches=before.matches + 1)
        total = wins.sum(axis=0)
        undecided = total == 0
        self.points += float((wins[0] / np.maximum(total, 1)).sum() + 0.5 * undecided.sum())
        self.matches += len(results)
        self.undecided += int(undecided.sum())
        self.cut += int(results["cut"].sum())

    @property
    def share(self) -> Estimate:
        """How much of the points the first bot has; a half if the two are equally strong."""
        return share(self.points, self.matches)

    @property
    def certain(self) -> bool:
        """Whether the better of the two is known, however often one has looked."""
        estimate = share(self.points, self.matches, _CERTAIN)
        return self.matches >= _LEAST and (estimate.low > 0.5 or estimate.high < 0.5)

    def thinking(self, side: int) -> dict[str, float]:
        """How long the first (0) or the second (1) thought about a move at a table, in milliseconds."""
        mean = self.thought[side] / max(1, self.choices[side])
        return {"mean_ms": 1000 * mean, "longest_ms": 1000 * self.longest[side]}

    def score_of(self, bot: int) -> float:
        """Its mean score in a game or round."""
        side = 0 if bot == self.first else 1
        return self.scored[side] / max(1, self.played[side])


class Standing(NamedTuple):
    """A finished tournament."""

    tournament: Tournament
    duels: list[Duel]


def play(
    tournament: Tournament, threads: int | None = None, progress: Progress = lambda done: None
) -> Standing:
    """All duels, one after the other, each on all threads. The same whatever their number.

    Bots that the kernels cannot play sit at tables in processes; the time they take is theirs to use.
    """
    threads = threads or cpu_count() or 1
    at_tables = any(isinstance(bot, Program) or not is_tuned(bot) for bot in tournament.policies)
    pool: Executor = new_processes(threads) if at_tables else ThreadPoolExecutor(threads)
    try:
        return Standing(
            tournament, [_duel(tournament, pair, pool, threads, progress) for pair in tournament.pairs]
        )
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _send(
    tournament: Tournament, policies: Sequence[Entrant], pool: Executor, first: int, count: int
) -> "list[Future[NDArray[Any]]]":
    """Let these deals be played, once in every seating."""
    key = simulation_key(tournament.seed)
    lineups = [tuple(policies[bot] for bot in seating) for seating in tournament.seatings]
    if isinstance(pool, ThreadPoolExecutor):
        kernel = import_module(f"tablee.bots.{tournament.game}.kernel")
        play_lineup: Any = kernel.play_lineup
        players, options = tournament.players, tournament.options
        return [
            pool.submit(play_lineup, key, first, count, players, options, lineup, _CUT) for lineup in lineups
        ]
    values = option_values(tournament.options)
    piece = Piece(
        tournament.game, key, first, count, tournament.players, values, (), tournament.milliseconds, _CUT
    )
    return [pool.submit(play_piece, piece._replace(lineup=lineup)) for lineup in lineups]


def _duel(
    tournament: Tournament, pair: tuple[int, int], pool: Executor, threads: int, progress: Progress
) -> Duel:
    duel = Duel(*pair)
    policies = [tournament.policies[bot] for bot in pair]
    at_tables = not isinstance(pool, ThreadPoolExecutor)
    running: deque[list[Future[NDArray[Any]]]] = deque()
    pieces = _pieces(tournament.deals, 1 if at_tables else _PIECE)
    left = tournament.deals * len(tournament.seatings)
    # Pieces are counted in their order, so that stopping early depends on no thread's speed.
    while not (duel.certain and not tournament.play_all):
        while len(running) < 2 * threads and (piece := next(pieces, None)):
            running.append(_send(tournament, policies, pool, *piece))
        if not running:
            break
        results = [future.result() for future in running.popleft()]
        for seating, rows in zip(tournament.seatings, results, strict=True):
            duel.add(rows, seating, GAMES_FIELD[tournament.game])
            progress(len(rows))
            left -= len(rows)
    for futures in running:
        for future in futures:
            future.cancel()
    progress(left)
    return duel


def _pieces(deals: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, deals, size):
        yield first, min(size, deals - first)
