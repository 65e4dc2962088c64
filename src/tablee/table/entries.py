"""What the log of a table is made of. An entry says what was done; the table follows from all of them.

Stored as JSON and read for as long as there are logs: fields may be added with a default, never
taken away. People are only ids here, so that a person can be deleted and the log stay as it is.
"""

from typing import Any

import msgspec

from tablee.table.protocol import Settings

DEVICE = "device"
DAILY = "daily:"
TOURNAMENT = "tournament:"


class Body(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="did"):
    """`by` is who did it (nobody: the server or a bot), `cid` the id that their client gave it."""

    by: str | None = None
    cid: str | None = None


class Created(Body, frozen=True, tag="created"):
    """`seed` shuffles the first match. It leaves the server only in the record of the finished match.

    `deal`: the record of a finished match whose seed it is, or `DAILY` and a date. Everybody can know its
    cards. `TOURNAMENT` and an id: others play the same cards at other tables of a round. `moves`: with which
    the first match begins, as that one did: what if it had gone on otherwise?
    `DEVICE`: the match was begun without a server, with these moves, and goes on here.
    """

    code: str
    settings: Settings
    seed: str
    deal: str | None = None
    moves: tuple[str, ...] = ()


class Sat(Body, frozen=True, tag="sat"):
    """`person` is who sits there: whoever did it, or their guest."""

    seat: int
    person: str


class Stood(Body, frozen=True, tag="stood"):
    seat: int


class SeatAsked(Body, frozen=True, tag="seat_asked"):
    """Somebody would like the seat of who is gone. `needed`: the people who have to agree."""

    seat: int
    needed: tuple[str, ...]


class SeatAnswered(Body, frozen=True, tag="seat_answered"):
    """One of them does, or does not. `needed`: those who have to agree as well."""

    seat: int
    agree: bool
    needed: tuple[str, ...] = ()


class SeatGiven(Body, frozen=True, tag="seat_given"):
    """The last one has agreed: this person plays there now, with its hand. `lent`: until its owner is back.

    Those that were given away before that was so stay given away.
    """

    seat: int
    person: str
    lent: bool = False


class SeatReclaimed(Body, frozen=True, tag="seat_reclaimed"):
    """Its owner is back: before all had agreed, or afterwards."""

    seat: int


class BotPut(Body, frozen=True, tag="bot"):
    """`name`: who of the level's cast; None: whoever is free."""

    seat: int
    level: int | None
    name: str | None = None
    adaptive: bool = False  # it plays another level in each match: see `Started`


class ProgramPut(Body, frozen=True, tag="program"):
    """A program may play this seat: whoever knows the token of which this is the hash (hexadecimal)."""

    seat: int
    token: str
    ms: int  # for a move


class ProgramCame(Body, frozen=True, tag="program_came"):
    """It is connected, and says what it is called. Of several lines the last one speaks for the seat."""

    seat: int
    name: str
    line: str


class ProgramFailed(Body, frozen=True, tag="program_failed"):
    """It was disconnected, or owed an answer when a newer line came. `fault` is a `Fault`."""

    seat: int
    line: str
    fault: str


class WasReady(Body, frozen=True, tag="ready"):
    ready: bool


class Configured(Body, frozen=True, tag="configured"):
    settings: Settings


class Started(Body, frozen=True, tag="started"):
    """`options` are complete, so that the match stays as it was begun when defaults change; None: earlier.

    `levels`: by seat, those that adaptive bots have drawn for this match.
    """

    options: dict[str, bool | int | str | None] | None = None
    levels: dict[int, int] = {}


class Moved(Body, frozen=True, tag="moved"):
    """`stand_in`: a bot moved for a person, or a program, who was gone or too slow."""

    seat: int
    move: str
    stand_in: bool = False


class Hinted(Body, frozen=True, tag="hint"):
    """Somebody was advised where hints are counted."""

    seat: int


class DealtNext(Body, frozen=True, tag="next"):
    pass


class UndoAsked(Body, frozen=True, tag="undo"):
    """`needed`: the people who have to agree. With none, the move is taken back at once."""

    seat: int
    needed: tuple[str, ...] = ()


class UndoAnswered(Body, frozen=True, tag="answer"):
    agree: bool


class WentOnHoliday(Body, frozen=True, tag="holiday"):
    """For so many days from then on their time does not run; 0: they are back."""

    days: int


class Resigned(Body, frozen=True, tag="resigned"):
    """The match is given up by this seat's side; the other one has won."""

    seat: int


class Rematched(Body, frozen=True, tag="rematch"):
    """`seed` shuffles the match to come."""

    seed: str


AnyBody = (
    Created | Sat | Stood | SeatAsked | SeatAnswered | SeatGiven | SeatReclaimed | BotPut | ProgramPut
    | ProgramCame | ProgramFailed | WasReady | Configured | Started | Moved | Hinted | DealtNext | UndoAsked
    | UndoAnswered | WentOnHoliday | Resigned | Rematched
)  # fmt: skip

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyBody).decode
_ANY_SETTINGS = {"game": "any", "players": 1}


def decode(data: bytes) -> AnyBody:
    """Settings that would be refused today are read as they were accepted.

    Raises `msgspec.DecodeError` or `TypeError` for what is no entry.
    """
    body: AnyBody
    try:
        body = _decode(data)
    except msgspec.ValidationError:
        fields = msgspec.json.decode(data, type=dict[str, Any])
        settings = fields.get("settings")
        if not isinstance(settings, dict):
            raise
        body = msgspec.convert({**fields, "settings": _ANY_SETTINGS}, AnyBody)
        body = msgspec.structs.replace(body, settings=Settings(**settings))
    return body
