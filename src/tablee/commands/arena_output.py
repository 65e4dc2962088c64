"""What `tablee arena` keeps of its matches: records, trajectories, and what is needed to go on later."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.commands.clusters import check_library
from tablee.commands.failures import Misuse
from tablee.commands.output_files import check_folder

if TYPE_CHECKING:
    from tablee.arena.tournament import Tournament

_CANNOT_RESUME = {
    "none": "no-tournament",
    "other": "other-tournament",
    "damaged": "damaged-tournament",
}


@contextmanager
def records_into(
    tournament: "Tournament", folder: Path | None, trajectories: Path | None
) -> Iterator[Callable[[Sequence[Any]], None]]:
    """What keeps the records of rows, deal by deal; all is there when all has gone well, and else nothing.

    Raises `Misuse` for a file that trajectories cannot go into, and `OSError`.
    """
    from tablee.match.record import decode

    with ExitStack() as files:
        kept: list[Callable[[bytes], None]] = []
        if folder is not None:
            from tablee.arena.record_folder import record_folder

            kept.append(files.enter_context(record_folder(folder, tournament.game)))
        if trajectories is not None:
            if trajectories.suffix not in (".parquet", ".npz"):
                raise Misuse("not-trajectories", given=str(trajectories))
            if trajectories.suffix == ".parquet":
                check_library("--trajectories", "pyarrow")
            check_folder(trajectories)
            from tablee.trajectories import trajectory_file

            about = (tournament.game, tournament.players, tournament.settings)
            sink = files.enter_context(trajectory_file(trajectories, *about))
            kept.append(lambda record: sink.add(decode(record)))

        def keep(results: Sequence[Any]) -> None:
            for rows in zip(*results, strict=True) if kept else ():
                for row in rows:
                    for each in kept:
                        each(row["record"].encode())

        yield keep


@contextmanager
def resuming(path: Path | None) -> Iterator[None]:
    """Says in the user's language what is wrong with a file to go on with. Raises `Misuse` or `Failure`."""
    from tablee.arena.checkpoints import CannotResume

    if path is not None:
        check_folder(path)
    try:
        yield
    except CannotResume as error:
        raise Misuse(_CANNOT_RESUME[error.code], **error.details) from None
