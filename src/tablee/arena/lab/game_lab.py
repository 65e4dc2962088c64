"""What the studies ask of a game's part `lab`, and what they do without one."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from tablee.arena.chunks import Rows
from tablee.arena.lab.findings import Finding
from tablee.arena.lab.stats import Numbers
from tablee.arena.results import games_field
from tablee.game.contract import Scalar
from tablee.game.registry import game_named, part
from tablee.game.rng import Seeded, game_seed

if TYPE_CHECKING:
    from tablee.arena.lab.experiments import LabPlan, Measurements, Options, Wanted


class Measure(NamedTuple):
    """Something of every match; `of` is given rows and how many play.

    Lengths and points are compared in per cent of the standard (`relative`), shares as they are.
    """

    name: str
    relative: bool
    of: Callable[[Rows, int], Numbers]
    matches_only: bool = False  # it is always the same in single games


class Trial(NamedTuple):
    """Which values of an option are tried, by the number of players: in single games, in matches."""

    single: Mapping[int, Sequence[Scalar]] = {}
    matches: Mapping[int, Sequence[Scalar]] = {}


class Lab(Protocol):
    """The part `lab` of a game."""

    COUNTS: Mapping[str, str]  # what the counts in the rows of its kernel are called, in their order
    WHO_BEGINS: str  # a sentence
    MEASURES: Sequence[Measure]
    TRIALS: Mapping[str, Trial]  # of options that are not tried as `rules.default_trial` says
    NOT_MEASURED: Sequence[tuple[Sequence[str], str]]  # options, and why not

    def known_start(self, players: int, /) -> "Options":
        """Options that make it known who begins, if there are any."""

    def starters(self, players: int, options: "Options", key: bytes, first: int, count: int, /) -> Numbers:
        """Who begins in each of the deals from this one on, when the best level plays."""

    def striking_needs(self, plan: "LabPlan", /) -> "Sequence[Wanted]":
        """What has to be played for what is special about this game."""

    def striking(self, plan: "LabPlan", measured: "Measurements", /) -> Finding:
        """What was found."""


TURNS = Measure("turns", True, lambda rows, players: rows["turns"])


def games_a_match(game: str) -> Measure:
    field = games_field(game)
    return Measure(f"{field} a match", True, lambda rows, players: rows[field], matches_only=True)


def lab_of(game: str) -> Lab | None:
    """Raises `UnknownGame`."""
    return part(game, "lab")


def measures_of(game: str) -> Sequence[Measure]:
    lab = lab_of(game)
    return (TURNS, games_a_match(game)) if lab is None else lab.MEASURES


def known_start(game: str, players: int) -> "Options":
    lab = lab_of(game)
    return () if lab is None else lab.known_start(players)


def starters(game: str, players: int, options: "Options", key: bytes, first: int, count: int) -> Numbers:
    """Who begins; without a word of the game it is whoever is to move after the deal."""
    lab = lab_of(game)
    if lab is not None:
        return lab.starters(players, options, key, first, count)
    rules = game_named(game)
    complete = rules.make_options(dict(options), players)
    deals = (rules.deal(complete, players, Seeded(game_seed(key, first + i)), None) for i in range(count))
    return np.array([rules.actors(state)[0] for state, _ in deals])
