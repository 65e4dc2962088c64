"""The one way from a connected person to a table, whatever carries the messages.

A WebSocket, the page of a browser and a terminal are transports: each hands over what the person sends and
delivers what the table posts to its client. `Endpoint.answer` does everything in between.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple, Union

import msgspec

import tablee
from tablee.game.contract import Refused
from tablee.table import protocol
from tablee.table.action import Action
from tablee.table.broadcast import encode, person_info
from tablee.table.chat import TalkLimits, show, talk
from tablee.table.entries import kinds_of
from tablee.table.live_table import Client, LiveTable
from tablee.table.ports import Visitor
from tablee.table.protocol import (
    Ack,
    ByeReason,
    Command,
    Hello,
    Language,
    Leave,
    Mute,
    Open,
    Ping,
    Pong,
    React,
    Refusal,
    Say,
    Show,
    Welcome,
)
from tablee.table.refusals import REFUSALS, id_in, on_wire, unreadable
from tablee.table.seats import PutBot, Sit
from tablee.table.stored import Person, StoreAway, now
from tablee.table.tables import Tables

# Every message that a client may send; those that concern the table that it is at.
_ACTIONS = tuple(kinds_of(Action))
FromClient: Any = Union[Hello, Ping, Open, Leave, *_ACTIONS, Say, React, Show, Mute]
TableCommand: Any = Union[*_ACTIONS, Say, React]
Reply = Ack | Refusal | Pong | Welcome

_HEARTBEAT = 60  # seconds: a connection on this device is never dead while its program runs
_MOST_MUTED = 200  # people
_decode = msgspec.json.Decoder(FromClient).decode
log = logging.getLogger(__name__)


class Closed(Exception):
    """The connection has to end, with this reason for the client."""

    def __init__(self, reason: ByeReason) -> None:
        self.reason = reason


class SignedIn(NamedTuple):
    """`secret`: of a new identity, which the client keeps."""

    person: Person
    secret: str | None = None


class Access:
    """What a transport decides about its person. Here nothing is limited: it is their own device."""

    heartbeat = _HEARTBEAT
    limits: TalkLimits = TalkLimits()

    async def sign_in(self, hello: Hello) -> SignedIn:
        """Find out who this is. Raises `Refused` and `Closed`."""
        raise NotImplementedError

    def looking_for_table(self) -> AbstractContextManager[None]:
        """Wrap the search for a table. May raise `Refused`."""
        return nullcontext()

    def take_place(self, live: LiveTable) -> None:
        """Called before the person enters this table, and when they sat down. May raise `Closed`."""

    def leave_place(self) -> None:
        """Called when they have left the table."""


class Endpoint:
    """One connected person."""

    def __init__(self, tables: Tables, client: Client, transport: Access) -> None:
        """`client`: where the table posts. Its `person` is set when they have signed in."""
        self.live: LiveTable | None = None
        self.greeted = False
        self._tables = tables
        self._client = client
        self._transport = transport

    async def receive(self, data: str | bytes) -> Reply:
        """Answer one message. Wait for the answer before the next one. Raises `Closed`."""
        try:
            asked: Hello | Ping | Command = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return on_wire(unreadable(error), id_in(data))
        return await self.answer(asked)

    async def answer(self, asked: Hello | Ping | Command) -> Reply:
        """Answer a decoded message. Raises `Closed`."""
        command_id = getattr(asked, "id", None)
        try:
            if isinstance(asked, Ping):
                return Pong(now())
            if isinstance(asked, Hello):
                return await self._greet(asked)
            if not self.greeted:
                raise REFUSALS.refused("hello_first", command_id or "")
            return Ack(asked.id, await self._do(asked))
        except Refused as refused:
            refusal = refused.refusal
        except StoreAway:
            refusal = REFUSALS.refusal("store_away", "")
        except Closed:
            raise
        except Exception:
            log.exception("a message could not be handled", extra={"message_type": type(asked).__name__})
            refusal = REFUSALS.refusal("failed", "")
        return on_wire(refusal, command_id)

    def close(self) -> None:
        """Leave the table, if the person is at one."""
        if self.live is not None:
            self.live.leave(self._client)
            self.live = None

    async def _greet(self, hello: Hello) -> Welcome:
        if self.greeted:
            raise REFUSALS.refused("hello_twice", "")
        person, secret = await self._transport.sign_in(hello)
        self._client.person = person.id
        self.greeted = True
        return Welcome(
            protocol=protocol.VERSION,
            server=tablee.__version__,
            person=person_info(person, person.id),
            language=person.language,  # type: ignore[arg-type]
            secret=secret,
            heartbeat=self._transport.heartbeat,
            at=now(),
        )

    async def _do(self, asked: Command) -> int | None:
        """The number of the entry that did it; None where nothing is written down."""
        match asked:
            case Open():
                await self._open(asked)
            case Leave():
                self._leave()
            case Mute():
                self._mute(asked)
            case _ if self.live is None:
                raise REFUSALS.refused("no_table_open", asked.id)
            case _:
                visitor = Visitor(self._client.person, self._client.address)
                number = await carry_out(self.live, visitor, asked, self._transport.limits)
                if isinstance(asked, Sit):
                    self._transport.take_place(self.live)
                return number
        return None

    async def _open(self, asked: Open) -> None:
        visitor = Visitor(self._client.person, self._client.address)
        with self._transport.looking_for_table():
            async with self._tables.at(asked.table, visitor) as live:
                if live is not self.live:
                    self._leave()
                self._transport.take_place(live)
                await live.enter(self._client, asked.seen)
                self.live = live

    def _leave(self) -> None:
        if self.live is not None:
            self.close()
            self._transport.leave_place()

    def _mute(self, asked: Mute) -> None:
        muted = self._client.muted
        if not asked.muted:
            muted.discard(asked.person)
        elif len(muted) < _MOST_MUTED:
            muted.add(asked.person)


async def carry_out(live: LiveTable, visitor: Visitor, command: Command, limits: TalkLimits) -> int | None:
    """Do what a command asks; the number of the entry that did it, None if nothing is written down.

    Raises `Refused`.
    """
    match command:
        case Say() | React():
            await talk(live, visitor, command, limits)
        case Show():
            await show(live, visitor, command, limits)
        case _:
            if isinstance(command, PutBot) and command.level is not None:
                level = live.tables.bots.playable_level(live.table.settings.game, command.level)
                command = msgspec.structs.replace(command, level=level)
            assert isinstance(command, Action)
            return await live.ask(visitor.person, command)
    return None


class LocalConnection(Access):
    """A person on this device: transport and client in one."""

    resync: Callable[[], Awaitable[bytes | None]]

    def __init__(
        self, tables: Tables, who: Callable[[Language], Awaitable[Person]], post: Callable[[bytes], None]
    ) -> None:
        """`who` says who uses this device; `post` gets every message."""
        self.person = self.address = ""
        self.muted: set[str] = set()
        self.post = self.post_talk = post
        self.endpoint = Endpoint(tables, self, self)
        self._who = who

    async def sign_in(self, hello: Hello) -> SignedIn:
        check_version(hello)
        return SignedIn(await self._who(hello.language or "en"))

    async def receive(self, data: str | bytes) -> None:
        """Post the answer to one message. Wait for it before the next one."""
        self.post(encode(await self.endpoint.receive(data)))

    def close(self) -> None:
        self.endpoint.close()


def check_version(hello: Hello) -> None:
    """Raises `Refused`."""
    if hello.protocol != protocol.VERSION:
        raise REFUSALS.refused("wrong_protocol", hello.protocol, speaks=protocol.VERSION)
