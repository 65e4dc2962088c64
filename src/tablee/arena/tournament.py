"""Bots against bots: every seating on the same deals, until the better one is certain."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import closing, nullcontext
from importlib import import_module
from itertools import combinations
from os import cpu_count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.pieces import Played, Rows, in_order, timed
from tablee.arena.pools import new_pool
from tablee.arena.simulate import GAMES_FIELD, Progress
from tablee.arena.table import FAULTS, Entrant, Piece, option_values, play_piece
from tablee.bots.estimates import Estimate, share
from tablee.bots.ladder import plays_in_kernel, policy_named
from tablee.bots.outside.process import Fault
from tablee.bots.outside.program import Program
from tablee.games.rng import simulation_key
from tablee.match.registry import game_named

_STEP = 16  # deals that the kernels play before one looks who is better; at tables one looks after each
_LARGEST = 256 * _STEP  # deals of a piece
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
    def at_tables(self) -> bool:
        """Whether there are bots that the kernels cannot play."""
        return any(isinstance(bot, Program) or not plays_in_kernel(bot) for bot in self.policies)

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


def points_of_first(results: Rows, seating: Sequence[int]) -> NDArray[np.float64]:
    """Of each match: it is one point, shared by its winners, or by both bots if there are none."""
    wins = np.zeros((2, len(results)))
    for seat, bot in enumerate(seating):
        wins[bot] += results["winners"] >> seat & 1
    total = wins.sum(axis=0)
    return np.where(total == 0, 0.5, wins[0] / np.maximum(total, 1))


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

    def add(self, results: Rows, seating: Sequence[int], games_field: str) -> None:
        for seat, bot in enumerate(seating):
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
        self.points += float(points_of_first(results, seating).sum())
        self.matches += len(results)
        self.undecided += int((results["winners"] == 0).sum())
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


Keep = Callable[[Duel, int, Sequence[Rows]], None]  # given rows of the deals from this one on, by seating


class Standing(NamedTuple):
    """A finished tournament."""

    tournament: Tournament
    duels: list[Duel]


def play(
    tournament: Tournament,
    threads: int | None = None,
    progress: Progress = lambda done: None,
    keep: Keep = lambda duel, first, results: None,
    pool: Executor | None = None,
) -> Standing:
    """All duels, one after the other, each on all threads. The same whatever their number.

    Bots that the kernels cannot play sit at tables in processes; the time they take is theirs to use.
    `keep` is given the rows that count, in their order. A `pool` that is given plays instead of threads or
    processes of this machine, so many pieces at a time as there would be of them.
    """
    workers = threads or cpu_count() or 1
    with nullcontext(pool) if pool is not None else new_pool(workers, tournament.at_tables) as playing:
        duels = [_duel(tournament, pair, playing, workers, progress, keep) for pair in tournament.pairs]
    return Standing(tournament, duels)


def _duel(
    tournament: Tournament,
    pair: tuple[int, int],
    pool: Executor,
    workers: int,
    progress: Progress,
    keep: Keep,
) -> Duel:
    duel = Duel(*pair)
    policies = [tournament.policies[bot] for bot in pair]
    lineups = [tuple(policies[bot] for bot in seating) for seating in tournament.seatings]
    work = play_piece if tournament.at_tables else play_in_kernel
    blank = Piece(
        tournament.game,
        simulation_key(tournament.seed),
        0,
        0,
        tournament.players,
        option_values(tournament.options),
        (),
        tournament.milliseconds,
        _CUT,
    )

    def send(first: int, count: int) -> list[Future[Played]]:
        """Let these deals be played, once in every seating."""
        piece = blank._replace(first=first, matches=count)
        return [pool.submit(timed, work, piece._replace(lineup=lineup)) for lineup in lineups]

    # Whether the better one is certain is asked after so many deals, however many were played in a piece.
    step, largest = (1, 1) if tournament.at_tables else (_STEP, _LARGEST)
    left = tournament.deals * len(tournament.seatings)
    with closing(in_order(tournament.deals, send, workers, step, largest)) as pieces:
        for first, results in pieces:
            counted = _count(duel, tournament, results, step)
            keep(duel, first, [rows[:counted] for rows in results])
            progress(counted * len(results))
            left -= counted * len(results)
            if duel.certain and not tournament.play_all:
                break
    progress(left)
    return duel


def _count(duel: Duel, tournament: Tournament, results: Sequence[Rows], step: int) -> int:
    """Add deals to a duel until the better one is certain; how many."""
    deals = len(results[0])
    for first in range(0, deals, step):
        for seating, rows in zip(tournament.seatings, results, strict=True):
            duel.add(rows[first : first + step], seating, GAMES_FIELD[tournament.game])
        if duel.certain and not tournament.play_all:
            return min(first + step, deals)
    return deals


def play_in_kernel(piece: Piece) -> Rows:
    """A row for each match, from the kernel."""
    kernel = import_module(f"tablee.bots.{piece.game}.kernel")
    options = game_named(piece.game).make_options(piece.options, piece.players)
    rows: Rows = kernel.play_lineup(
        piece.key, piece.first, piece.matches, piece.players, options, piece.lineup, piece.most_moves
    )
    return rows
