"""Records of many matches in a folder, numbered in their order."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

Write = Callable[[bytes], None]


@contextmanager
def record_folder(directory: Path, game: str) -> Iterator[Write]:
    """What writes the next record. All of them are there when all has gone well, and else none.

    Raises `OSError`, also if there is a record of such a name already.
    """
    created, moved, count = not directory.exists(), list[Path](), 0
    directory.mkdir(parents=True, exist_ok=True)

    def name_of(number: int) -> str:
        name = f"{game}-{number:06}.json"
        if (directory / name).exists():
            raise FileExistsError(17, "there is a record with this name already", str(directory / name))
        return name

    try:
        name_of(0)  # rather now than after an hour of playing
        with tempfile.TemporaryDirectory(dir=directory, prefix=".unfinished-") as unfinished:

            def write(record: bytes) -> None:
                nonlocal count
                (Path(unfinished) / name_of(count)).write_bytes(record)
                count += 1

            yield write
            for number in range(count):
                name = name_of(number)
                (Path(unfinished) / name).rename(directory / name)
                moved.append(directory / name)
    except BaseException:
        for path in moved:
            path.unlink()
        if created:
            shutil.rmtree(directory, ignore_errors=True)
        raise
