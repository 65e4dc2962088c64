"""Matches as arrays, for training players: what a seat saw, could do and did, and how it ended.

They are made from records, so it does not matter who played. `tablee arena --trajectories` plays matches and
writes them down so. Observations and actions are those of the environments.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.arena.parquet import result_file
from tablee.envs.encoding import layout_of, moves_of, view_numbers
from tablee.match.files import replacing
from tablee.match.record import Record, RecordError
from tablee.match.replay import replay

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]

SUFFIXES = (".parquet", ".npz")


class Trajectory(NamedTuple):
    """The decisions of one match in their order, of all seats; an array has a row for each."""

    observations: NDArray[np.int16]  # what the seat saw; `envs.layout` says what each number is
    masks: NDArray[np.bool_]  # which moves were legal, by their codes
    actions: NDArray[np.int16]  # the code of the move that was made
    seats: NDArray[np.int8]
    games: NDArray[np.int32]  # the how manieth game or round of the match it was, from 0
    scores: NDArray[np.int32]  # what this seat scored in that game or round; 0 if it was broken off
    totals: NDArray[np.int32]  # its points at the end of the match
    won: NDArray[np.bool_]  # whether it won the match, perhaps with others
    returns: NDArray[np.float32]  # everybody puts in one, the winners share it all; 0 if nobody has won


def trajectory_of(record: Record) -> Trajectory:
    """Raises `RecordError` where the record stops making sense, or has moves that no bot makes."""
    match = replay(record, 0)
    game, players = match.game.NAME, match.players
    codes = {str(move): code for code, move in enumerate(moves_of(game))}
    count = len(record.moves)
    seen = np.zeros((count, layout_of(game, players).size), np.int16)
    masks = np.zeros((count, len(codes)), np.bool_)
    actions, seats, games = np.zeros(count, np.int16), np.zeros(count, np.int8), np.zeros(count, np.int32)
    for number, text in enumerate(record.moves):
        if match.outcome is not None and not match.over:
            match.deal_next()
        seat, move = int(text[0]), text[2:]
        try:
            view = match.view(seat)
            seen[number] = view_numbers(game, view)
            masks[number, [codes[str(legal)] for legal in view.legal_moves]] = True
            actions[number], seats[number], games[number] = codes[move], seat, len(match.outcomes)
            match.push(seat, move)
        except KeyError:
            raise RecordError(
                f"moves[{number}]", "there are moves here that environments do not know"
            ) from None
        except ValueError as error:  # also `Refused` and a shuffle that does not fit
            raise RecordError(f"moves[{number}]", f"“{text}” is refused: {error}") from None
    scored = np.zeros((len(match.outcomes) + 1, players), np.int32)
    for number, outcome in enumerate(match.outcomes):
        scored[number] = outcome.scores
    winners = match.winners or ()
    won = np.array([seat in winners for seat in range(players)])
    paid = players * won / len(winners) - 1 if winners else np.zeros(players)
    return Trajectory(
        observations=seen,
        masks=masks,
        actions=actions,
        seats=seats,
        games=games,
        scores=scored[games, seats],
        totals=np.array(match.totals, np.int32)[seats],
        won=won[seats],
        returns=paid.astype(np.float32)[seats],
    )


class Sink(Protocol):
    """Where trajectories go."""

    def add(self, record: Record) -> None:
        """The next match."""


@contextmanager
def trajectory_file(path: Path, game: str, players: int, settings: Mapping[str, Any]) -> Iterator[Sink]:
    """A file that is there when it is complete: Parquet, or NPZ, which is kept in memory until then.

    Raises `ValueError` for another ending of its name, `OSError`, and `ImportError` without pyarrow.
    """
    if path.suffix == ".parquet":
        with result_file(path, _Columns(game, players, settings)) as file:
            yield _ParquetSink(file, game)
    elif path.suffix == ".npz":
        kept = _KeptMatches()
        with replacing(path) as target:
            yield kept
            arrays: dict[str, Any] = kept.arrays(game, settings)
            np.savez_compressed(target, **arrays)
    else:
        raise ValueError(f"Trajectories go into files that end in {' or '.join(SUFFIXES)}, not {path.name}.")


class _Columns:
    """What a Parquet file has in it: a row for each decision."""

    def __init__(self, game: str, players: int, settings: Mapping[str, Any]) -> None:
        self._size = layout_of(game, players).size
        self.settings = {**settings, "moves": [str(move) for move in moves_of(game)]}

    @property
    def schema(self) -> "pa.Schema":
        import pyarrow as pa

        return pa.schema(
            [
                ("match", pa.int64()),
                ("game", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("observation", pa.list_(pa.int16(), self._size)),
                ("legal", pa.list_(pa.int16())),  # codes; fewer than a mask has numbers
                ("action", pa.int16()),
                ("move", pa.string()),
                ("score", pa.int32()),
                ("total", pa.int32()),
                ("won", pa.bool_()),
                ("return", pa.float32()),
            ]
        )


class _ParquetSink:
    def __init__(self, file: Any, game: str) -> None:
        self._file, self._matches = file, 0
        self._moves = np.array([str(move) for move in moves_of(game)], dtype=object)

    def add(self, record: Record) -> None:
        found = trajectory_of(record)
        self._file.add(
            {
                "match": np.full(len(found.actions), self._matches),
                "game": found.games,
                "seat": found.seats,
                "bot": np.array(record.seats, dtype=object)[found.seats],
                "observation": list(found.observations),
                "legal": [np.flatnonzero(mask).astype(np.int16) for mask in found.masks],
                "action": found.actions,
                "move": self._moves[found.actions],
                "score": found.scores,
                "total": found.totals,
                "won": found.won,
                "return": found.returns,
            }
        )
        self._matches += 1


class _KeptMatches:
    """All matches, until they are written at once."""

    def __init__(self) -> None:
        self._found: list[Trajectory] = []
        self._bots: list[NDArray[Any]] = []

    def add(self, record: Record) -> None:
        found = trajectory_of(record)
        self._found.append(found)
        self._bots.append(np.array(record.seats)[found.seats])

    def arrays(self, game: str, settings: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
        """The arrays of all matches one after the other; `matches` says of each row which match it is of."""
        joined = {
            name: np.concatenate(parts)
            for name, parts in zip(Trajectory._fields, zip(*self._found, strict=True), strict=True)
        }
        return {
            **joined,
            "matches": np.repeat(np.arange(len(self._found)), [len(one.actions) for one in self._found]),
            "bots": np.concatenate(self._bots),
            "moves": np.array([str(move) for move in moves_of(game)]),
            "settings": np.array(json.dumps(dict(settings), sort_keys=True)),
        }
