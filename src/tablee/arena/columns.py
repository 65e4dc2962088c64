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
from tablee.arena.results import NOT_COUNTS, games_field, result_row
from tablee.arena.simulate import Simulation
from tablee.arena.tournament import Duel, Tournament, points_of_first

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]

Columns = dict[str, Any]  # an array for each


class SimulationColumns:
    """The columns of `tablee simulate --parquet`."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        fields = result_row(simulation.game).names or ()
        self._counts = [field for field in fields if field not in NOT_COUNTS]

    @property
    def settings(self) -> dict[str, object]:
        about = self._simulation
        return _settings("simulate", about) | {"policy": about.policy, "matches": about.matches}

    @property
    def schema(self) -> "pa.Schema":
        import pyarrow as pa

        about = self._simulation
        return pa.schema(
            [
                *_table_fields(about),
                ("policy", pa.string()),
                *((f"won_{seat}", pa.bool_()) for seat in range(about.players)),
                *((f"total_{seat}", pa.int64()) for seat in range(about.players)),
                *((field, pa.int64()) for field in self._counts),
                ("cut", pa.bool_()),
            ]
        )

    def of(self, first: int, rows: Rows) -> Columns:
        """The matches from this one on."""
        about = self._simulation
        return {
            **_table_columns(about, first, len(rows)),
            "policy": [about.policy] * len(rows),
            **_seat_columns(rows, about.players),
            **{field: rows[field] for field in self._counts},
        }


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
        import pyarrow as pa

        about = self._tournament
        return pa.schema(
            [
                *_table_fields(about),
                ("duel", pa.int64()),
                ("first", pa.string()),
                ("second", pa.string()),
                ("deal", pa.int64()),
                ("seating", pa.int64()),
                *((f"bot_{seat}", pa.string()) for seat in range(about.players)),
                *((f"won_{seat}", pa.bool_()) for seat in range(about.players)),
                ("points_first", pa.float64()),
                ("points_second", pa.float64()),
                *((f"total_{seat}", pa.int64()) for seat in range(about.players)),
                (self._games, pa.int64()),
                ("moves", pa.int64()),
                ("cut", pa.bool_()),
                ("fault", pa.string()),
                ("culprit", pa.int64()),
            ]
        )

    def of(self, duel: Duel, deal: int, results: Sequence[Rows]) -> Columns:
        """The deals from this one on, with rows for each seating."""
        about = self._tournament
        if duel is not self._duel:
            self._duel, self._duels = duel, self._duels + 1
        deals, seatings = len(results[0]), len(results)
        by_deal = np.arange(deals * seatings).reshape(seatings, deals).T.ravel()
        rows = np.concatenate(results)[by_deal]
        scored = [points_of_first(*pair) for pair in zip(results, about.seatings, strict=True)]
        points = np.concatenate(scored)[by_deal]
        seating = np.tile(np.arange(seatings), deals)
        sitting = np.array(about.seatings)[seating]  # who of the two, by match and seat
        names = np.array([about.bots[duel.first], about.bots[duel.second]], dtype=object)
        columns = {
            **_table_columns(about, self._matches, len(rows)),
            "duel": np.full(len(rows), self._duels - 1),
            "first": [about.bots[duel.first]] * len(rows),
            "second": [about.bots[duel.second]] * len(rows),
            "deal": np.repeat(np.arange(deal, deal + deals), seatings),
            "seating": seating,
            **{f"bot_{seat}": names[sitting[:, seat]] for seat in range(about.players)},
            **_seat_columns(rows, about.players),
            "points_first": points,
            "points_second": 1 - points,
            self._games: rows[self._games],
            "moves": rows["moves"],
            **_forfeits(rows),
        }
        self._matches += len(rows)
        return columns


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


def _table_fields(about: Simulation | Tournament) -> "list[tuple[str, pa.DataType]]":
    import pyarrow as pa

    return [
        ("match", pa.int64()),
        ("game", pa.string()),
        ("players", pa.int64()),
        ("seed", pa.int64() if abs(about.seed) < 2**63 else pa.string()),
    ]


def _table_columns(about: Simulation | Tournament, first: int, count: int) -> Columns:
    return {
        "match": np.arange(first, first + count),
        "game": [about.game] * count,
        "players": np.full(count, about.players),
        "seed": [about.seed if abs(about.seed) < 2**63 else str(about.seed)] * count,
    }


def _seat_columns(rows: Rows, players: int) -> Columns:
    return {
        **{f"won_{seat}": (rows["winners"] >> seat & 1).astype(bool) for seat in range(players)},
        **{f"total_{seat}": rows["totals"][:, seat] for seat in range(players)},
        "cut": rows["cut"],
    }


def _forfeits(rows: Rows) -> Columns:
    """What a program did wrong, and at which seat; nothing in all other matches."""
    if "fault" not in (rows.dtype.names or ()):
        return {"fault": [None] * len(rows), "culprit": [None] * len(rows)}
    words = np.array([None, *map(str, FAULTS)], dtype=object)
    return {"fault": words[rows["fault"]], "culprit": np.ma.array(rows["culprit"], mask=rows["fault"] == 0)}
