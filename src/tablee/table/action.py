"""What commands and entries are.

A command that is written down knows how to `decide`: it answers with the entry that does what is asked, or
refuses. An entry knows how to `apply` itself to a table. Each pair is in one module: `gathering`, `seats`,
`seat_requests` or `play`. Whether a move is legal is not decided: the rules refuse it when it is applied.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from tablee.game.contract import Event
from tablee.table.ports import People
from tablee.table.protocol import Command
from tablee.table.refusals import REFUSALS
from tablee.table.state import Table


def _nobody(person: str) -> bool:
    return False


class Actor(NamedTuple):
    """The person who sent a command, and the people connected to the table."""

    person: str
    here: Container[str] = ()
    is_gone: Callable[[str], bool] = _nobody  # whether somebody with a seat is gone for longer than the grace
    guest: str | None = None  # the person made for a guest who sits down
    levels: Mapping[int, int] = {}  # by seat, those that adaptive bots play in a match that is begun


class Body(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="did"):
    """What an entry of the log says. `by` is who did it (nobody: the server or a bot), `cid` the id that
    their client gave it.

    Stored as JSON and read for as long as there are logs: fields may be added with a default, never
    taken away. People are only ids here, so that a person can be deleted and the log stay as it is.
    """

    ends_turns: ClassVar[bool] = False  # whether nobody has to answer a question from before

    by: str | None = None
    cid: str | None = None

    def apply(self, table: Table, at: int) -> Sequence[Event] | None:
        """What happens in the game by that. The rules can refuse a move; then nothing has changed."""
        raise NotImplementedError

    def outdates_question(self, seat: int) -> bool:
        """Whether a program that was asked for a move of this seat need not answer any more."""
        return self.ends_turns


class Action(Command):
    """A command that is written down."""

    at_tournament: ClassVar[bool] = True  # whether people may do it at a table that a tournament seats
    at_daily: ClassVar[bool] = True  # and with the deal of the day, where everybody plays the same

    async def prepare(self, table: Table, person: str, people: People) -> dict[str, Any]:
        """Fields for `Actor` that take time to get, before the table is locked. Raises `Refused`."""
        return {}

    def decide(self, table: Table, actor: Actor) -> Body:
        """The entry that does it; nothing is changed here. Raises `Refused`."""
        raise NotImplementedError


def decide(table: Table, action: Action, actor: Actor) -> Body:
    """The entry that does what is asked. Raises `Refused`."""
    if table.tournament is not None and not action.at_tournament:
        raise REFUSALS.refused("tournament_table", "")
    if table.daily and not action.at_daily:
        raise REFUSALS.refused("daily_table", "")
    return action.decide(table, actor)


# ── What many commands ask ───────────────────────────────────────────────────────────────────────────────


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise REFUSALS.refused("no_such_seat", seat)


def check_own(table: Table, seat: int, by: str) -> None:
    check_seat(table, seat)
    if table.seats[seat].owner != by:
        raise REFUSALS.refused("not_your_seat", seat)


def check_takes_part(table: Table, by: str) -> None:
    """The host may look after a table without playing, for instance to watch bots."""
    if by != table.host and by not in table.owners():
        raise REFUSALS.refused("not_seated", by)


def check_gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise REFUSALS.refused("not_gathering", table.phase)


def check_not_over(table: Table) -> None:
    if table.phase == "over":
        raise REFUSALS.refused("finished", table.phase)
