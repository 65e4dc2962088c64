"""From what a host typed to a decision that is written down, and to the people it may be about."""

import secrets

from tablee.locales.foreign_text import printable
from tablee.server.db.database import Database
from tablee.server.moderation.bans import network_of
from tablee.server.moderation.model import HostDecision
from tablee.server.people.queries import read_people
from tablee.server.tables.store import TableStore
from tablee.table.gathering import plain_code
from tablee.table.journal import open_table
from tablee.table.refusals import REFUSALS
from tablee.table.state import Table
from tablee.table.stored import Person, now

DEEDS = ("close", "reopen", "remove", "admit", "block", "unblock")
LONGEST_REASON = 200  # characters
MOST_DAYS = 36_500

_DAY = 24 * 3600 * 1000  # milliseconds
_LONGEST_WHOM = 100


def checked(did: str, whom: str, who: str, why: str = "", days: float | None = None) -> HostDecision:
    """`days`: for how long; None: for good. Raises `Refused` for what cannot be meant."""
    whom = printable(whom.strip())
    match did:
        case "close" | "reopen":
            code = plain_code(whom)
            if code is None:
                raise REFUSALS.refused("no_such_table", whom[:_LONGEST_WHOM])
            whom = code
        case "block" | "unblock":
            try:
                whom = network_of(whom)
            except ValueError:
                raise REFUSALS.refused("not_a_network", whom[:_LONGEST_WHOM]) from None
    until = None if days is None else now() + int(days * _DAY)
    return HostDecision(
        secrets.token_hex(8), who, did, whom[:_LONGEST_WHOM], until, printable(why.strip()[:LONGEST_REASON])
    )


async def table_as_logged(db: Database, table_id: str) -> Table | None:
    """With its seats, whether it is awake somewhere or not."""
    opened = await open_table(TableStore(db), table_id)
    return None if opened is None else opened.table


def seated_at(table: Table) -> list[str]:
    """Everybody who can be removed from it: those with a seat, and those who let a program play one."""
    ids = (place.person if place.program is None else place.program.by for place in table.seats)
    return list(dict.fromkeys(one for one in ids if one is not None))


async def people_at(db: Database, table: Table) -> list[Person]:
    known = await db.read(read_people, seated_at(table))
    return [known[one] for one in seated_at(table) if one in known]
