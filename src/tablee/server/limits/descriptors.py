"""File descriptors: each connection takes one, and a process has only so many."""

import errno
import os
import sys

_OWN = 100  # for files, the database, the bus and the processes of bots
_ENOUGH = 10_000  # connections; more than one process can serve well
_UNKNOWN = 1000  # connections, where the system does not say


def room_for_connections(wanted: int | None) -> int:
    """How many connections this process can hold, at most as many as wanted. Raises its limit if it can."""
    most = _ENOUGH if wanted is None else wanted
    if sys.platform == "win32":
        return most if wanted is not None else _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = most + _OWN
    if soft != resource.RLIM_INFINITY and soft < needed:
        allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        except (OSError, ValueError):  # a sandbox may forbid it
            allowed = soft
        most = min(most, max(allowed - _OWN, allowed // 2))
    return most


def is_one_left() -> bool:
    """Whether this process can open anything at all now."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return False
    return True
