"""Writing files, and folders of records, whole or not at all."""

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file to write that takes its place when all has gone well, and else is gone. Raises `OSError`."""
    handle, name = _beside(path)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)  # mkstemp makes private files
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def write_whole(path: Path, data: bytes) -> None:
    """Put this content at this path, or leave the path as it was. Raises `OSError`."""
    with replacing(path) as file:
        file.write(data)


def check_writable(path: Path) -> None:
    """Better now than after the match. Raises `OSError` if nothing can be written there."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    handle, name = _beside(path)
    os.close(handle)
    os.unlink(name)


def _beside(path: Path) -> tuple[int, str]:
    """A new file in the same folder. Raises `OSError` that names the path, not this file."""
    try:
        return tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


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
