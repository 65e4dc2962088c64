"""The results of matches, a row for each: the rows of a game's kernel, and the same of the plain rules."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tablee.game.registry import game_named
from tablee.kernels.engine import engine_of
from tablee.match.match import Match

_SEATS = 8  # that rows have room for at least
NOT_COUNTS = ("winners", "cut", "totals")  # of the fields of a row


def games_field(game: str) -> str:
    """The field that says how many games or rounds a match had: `games` or `rounds`."""
    return f"{game_named(game).FACTS.unit}s"


def single_options(game: str) -> Mapping[str, object]:
    """The options with which a match is one game or round."""
    ends_with = game_named(game).FACTS.ends_with
    return {} if ends_with is None else {ends_with: None}


def plain_row(game: str) -> "np.dtype[Any]":
    """A row of the plain rules."""
    seats = max(_SEATS, game_named(game).PLAYERS[-1])
    return np.dtype(
        [
            ("winners", np.int64),  # a bit for each seat
            ("cut", np.bool_),  # after too many moves
            ("totals", np.int64, seats),
            (games_field(game), np.int64),
            ("moves", np.int64),
        ]
    )


def result_row(game: str) -> "np.dtype[Any]":
    """A row of the game's kernel, or of the plain rules if it has none."""
    engine = engine_of(game)
    return plain_row(game) if engine is None else engine.core.RESULT


def write_result(row: Any, match: Match) -> None:
    """What became of a match. One that was cut has had at least one game, a long one."""
    row["winners"] = sum(1 << seat for seat in match.winners or ())
    row["cut"] = not match.over
    row["totals"][: match.players] = match.totals
    row[games_field(match.game.NAME)] = len(match.outcomes) or 1
    row["moves"] = len(match.moves)
