"""What a result file says of each match: the columns for a simulation and for a tournament.

Only what is the same in every run: how long bots have thought is in the summary, and not here.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee import __version__
from tablee.arena.bot_matches import FAULTS
from tablee.arena.chunks import Rows
from tablee.arena.duel import Duel, points_of_first
from tablee.arena.results import NOT_COUNTS, games_field, result_row
from tablee.arena.simulate import Simulation
from tablee.arena.tournament import Tournament

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]

Columns = dict[str, Any]  # an array for each


class SimulationColumns:
    """The columns of `tablee simulate --parquet`."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation, self._row = simulation, result_row(simulation.game)

    @property
    def settings(self) -> dict[str, object]:
        about = self._simulation
        return _settings("simulate", about) | {"policy": about.policy, "matches": about.matches}

    @property
    def schema(self) -> "pa.Schema":
        return _schema(self.of(0, np.zeros(0, self._row)))

    def of(self, first: int, rows: Rows) -> Columns:
        """The matches from this one on."""
        about = self._simulation
        counts = [field for field in self._row.names or () if field not in NOT_COUNTS]
        return _columns(about, first, rows, {"policy": _words(about.policy, len(rows))}, {}, counts)


class TournamentColumns:
    """The columns of `tablee arena --parquet`. Matches are counted here, in the order of their deals."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._games = games_field(tournament.game)
        self._matches = self._duels = 0
        self._duel: Duel | None = None

    @property
    def settings(self) -> dict[str, object]:
        about = self._tournament
        return _settings("arena", about) | {
            "bots": about.bots,
            "matches": about.deals * len(about.seatings),
            "all": about.play_all,
            "ms": about.milliseconds,
        }

    @property
    def schema(self) -> "pa.Schema":
        about = self._tournament
        nothing = [np.zeros(0, result_row(about.game))] * len(about.seatings)
        return _schema(self._columns(Duel(*about.pairs[0]), 0, nothing))

    def of(self, duel: Duel, deal: int, results: Sequence[Rows]) -> Columns:
        """The deals from this one on, with rows for each seating."""
        if duel is not self._duel:
            self._duel, self._duels = duel, self._duels + 1
        columns = self._columns(duel, deal, results)
        self._matches += len(columns["match"])
        return columns

    def _columns(self, duel: Duel, deal: int, results: Sequence[Rows]) -> Columns:
        about = self._tournament
        deals, seatings = len(results[0]), len(results)
        by_deal = np.arange(deals * seatings).reshape(seatings, deals).T.ravel()
        rows = np.concatenate(results)[by_deal]
        scored = [points_of_first(*pair) for pair in zip(results, about.seatings, strict=True)]
        points = np.concatenate(scored)[by_deal]
        seating = np.tile(np.arange(seatings), deals)
        sitting = np.array(about.seatings)[seating]  # who of the two, by match and seat
        names = np.array([about.bots[duel.first], about.bots[duel.second]], dtype=object)
        players = {
            "duel": np.full(len(rows), self._duels - 1),
            "first": _words(names[0], len(rows)),
            "second": _words(names[1], len(rows)),
            "deal": np.repeat(np.arange(deal, deal + deals), seatings),
            "seating": seating,
            **{f"bot_{seat}": names[sitting[:, seat]] for seat in range(about.players)},
        }
        shared = {"points_first": points, "points_second": 1 - points}
        counts = (self._games, "moves")
        return _columns(about, self._matches, rows, players, shared, counts) | _forfeits(rows)


def _settings(command: str, about: Simulation | Tournament) -> dict[str, object]:
    """What has to be said again to have the same matches again."""
    return {
        "command": command,
        "version": __version__,
        "game": about.game,
        "players": about.players,
        "options": asdict(about.options),
        "seed": about.seed,
    }


def _schema(columns: Columns) -> "pa.Schema":
    """Whole numbers, yes or no, numbers; everything else is words."""
    import pyarrow as pa

    kinds = {"i": pa.int64(), "u": pa.int64(), "b": pa.bool_(), "f": pa.float64(), "O": pa.string()}
    return pa.schema([(name, kinds[values.dtype.kind]) for name, values in columns.items()])


def _words(words: object, count: int) -> Any:
    return np.full(count, words, dtype=object)


def _columns(
    about: Simulation | Tournament,
    first: int,
    rows: Rows,
    players: Columns,
    points: Columns,
    counts: Sequence[str],
) -> Columns:
    """The matches from this one on: the table, who played, who won, and what is counted."""
    small, seats = abs(about.seed) < 2**63, range(about.players)
    return {
        "match": np.arange(first, first + len(rows)),
        "game": _words(about.game, len(rows)),
        "players": np.full(len(rows), about.players),
        "seed": np.full(len(rows), about.seed) if small else _words(str(about.seed), len(rows)),
        **players,
        **{f"won_{seat}": (rows["winners"] >> seat & 1).astype(bool) for seat in seats},
        **points,
        **{f"total_{seat}": rows["totals"][:, seat] for seat in seats},
        **{field: rows[field] for field in (*counts, "cut")},
    }


def _forfeits(rows: Rows) -> Columns:
    """What a program did wrong, and at which seat; nothing in all other matches."""
    if "fault" not in (rows.dtype.names or ()):
        return {
            "fault": _words(None, len(rows)),
            "culprit": np.ma.array(np.zeros(len(rows), np.int64), mask=True),
        }
    words = np.array([None, *map(str, FAULTS)], dtype=object)
    return {"fault": words[rows["fault"]], "culprit": np.ma.array(rows["culprit"], mask=rows["fault"] == 0)}
