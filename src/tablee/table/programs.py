"""Programs from outside that play a seat: their connections, moves, faults and tokens."""

import hashlib
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from tablee.table import play, seats
from tablee.table.live_table import ConnectedProgram, LiveTable, Overtaken
from tablee.table.state import SeatProgram


class SeatedProgram(ConnectedProgram, Protocol):
    """A connection with what the program says of itself."""

    seat: int
    name: str
    by: str  # the person who let it play

    @property
    def program(self) -> SeatProgram | None:
        """The table's state of it; None if the seat is not this program's, or not any more."""

    @property
    def speaks(self) -> bool:
        """Whether this connection, and no newer one, speaks for the seat."""


async def seat_program(live: LiveTable, line: SeatedProgram) -> None:
    """Let this connection speak for its program's seat. Raises `Overtaken` if the seat has another player."""

    def decided() -> seats.ProgramCame:
        program = line.program
        if program is None or program.out:
            raise Overtaken
        return seats.ProgramCame(seat=line.seat, name=line.name, line=line.id)

    live.presence.lines.add(line.id)
    live.tables.connections_changed(live)
    try:
        await live.write(decided)
    except BaseException:
        live.presence.lines.discard(line.id)
        live.tables.connections_changed(live)  # it may be in the log all the same, if the store is away
        raise
    live.programs.append(line)
    line.look()


def unseat_program(live: LiveTable, line: SeatedProgram) -> None:
    """The connection has ended, or is ignored from now on."""
    if line in live.programs:
        live.programs.remove(line)
        live.touched = time.monotonic()
        live.presence.lines.discard(line.id)
        live.broadcast_presence()
        live.tables.connections_changed(live)
        live.tables.times_changed(live)


async def play_program(live: LiveTable, line: SeatedProgram, move: str, valid: Callable[[], bool]) -> None:
    """A program's move, if it is still `valid`. Raises `Overtaken` if not, `Refused` by the rules."""

    def decided() -> play.Moved:
        if not line.speaks or not valid():
            raise Overtaken
        return play.Moved(seat=line.seat, move=move)

    await live.write(decided)


async def note_fault(live: LiveTable, line: SeatedProgram, fault: str) -> None:
    """A program is sent away, or left when it should not have, perhaps for a newer connection or token.

    Everything that the same person lets play here counts together: nobody is to wait again and again.
    """

    def decided() -> seats.ProgramFailed:
        places = live.table.seats
        program = places[line.seat].program if line.seat < len(places) else None
        if program is None or program.by != line.by:
            raise Overtaken
        return seats.ProgramFailed(seat=line.seat, line=line.id, fault=fault)

    with suppress(Overtaken):
        await live.write(decided)


_TOKEN = re.compile(r"([0-9a-f]{20})\.[A-Za-z0-9_-]{43}", re.ASCII)  # a table's id, and 32 bytes in base64


def new_token(table_id: str) -> str:
    """It gives the right to play one seat, and nothing else."""
    return f"{table_id}.{secrets.token_urlsafe(32)}"


def hash_of(token: str) -> str:
    """Tokens are random: nobody can try them all, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).hexdigest()


def table_of(token: str) -> str | None:
    """The table that a token is for; None if it cannot be one."""
    found = _TOKEN.fullmatch(token)
    return None if found is None else found[1]
