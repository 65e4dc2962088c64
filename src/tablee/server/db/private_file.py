"""SQLite's file holds hidden cards and everybody's names: it is no other user's business."""

import os
import stat
from pathlib import Path

_OTHERS = stat.S_IRWXO
_ENDINGS = ("", "-wal", "-shm")  # SQLite makes the latter with the rights of the first


def keep_private(file: Path) -> None:
    """Make the file for its owner alone. One that is there already loses what everybody else may do with it;
    a group that was let in, such as that of a backup program, keeps its rights.

    What cannot be changed stays as it is: perhaps it is somebody else's file, or its disk knows no rights.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        for ending in _ENDINGS:
            _shut_out_others(file.with_name(file.name + ending))
    except OSError:  # whoever opens it next says what is wrong
        pass


def _shut_out_others(file: Path) -> None:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS)
    except OSError:
        pass
