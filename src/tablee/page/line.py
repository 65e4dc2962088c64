"""The line between a page and its tables: the messages of `table.protocol`, as over a WebSocket."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

import tablee
from tablee.bots.ladder import best_plain_level
from tablee.game.contract import Refusal, Refused
from tablee.table import protocol
from tablee.table.broadcast import encode, person_info
from tablee.table.chat import Speaker, show, talk
from tablee.table.live_table import LiveTable
from tablee.table.protocol import (
    Ack,
    FromClient,
    Hello,
    Leave,
    Mute,
    Open,
    Ping,
    Pong,
    PutBot,
    React,
    Say,
    Show,
    Welcome,
)
from tablee.table.refusals import REFUSALS
from tablee.table.refusals_on_wire import id_in, on_wire, unreadable
from tablee.table.stored import StoreAway

if TYPE_CHECKING:
    from tablee.page.page import Page

HEARTBEAT = 60  # seconds: the line is never dead while the page is there
_decode = msgspec.json.Decoder(FromClient).decode
log = logging.getLogger(__name__)


class Line:
    """One page. To the table it is a client like any other (`live_table.Client`)."""

    person = ""
    address = ""
    resync: Callable[[], Awaitable[bytes | None]]

    def __init__(self, page: "Page", post: Callable[[str], None]) -> None:
        self.muted: set[str] = set()
        self._page = page
        self._post = post
        self._live: LiveTable | None = None

    def post(self, message: bytes) -> None:
        self._post(message.decode())

    post_talk = post

    async def receive(self, text: str) -> None:
        """Answer one message. Each is answered before the next one is given."""
        try:
            asked = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(id_in(text), unreadable(error))
            return
        command_id = getattr(asked, "id", None)
        try:
            await self._answer(asked)
        except Refused as refused:
            self._refuse(command_id, refused.refusal)
        except StoreAway:
            self._refuse(command_id, REFUSALS.refusal("store_away", ""))
        except Exception:
            log.exception("a message could not be handled")
            self._refuse(command_id, REFUSALS.refusal("failed", ""))

    def close(self) -> None:
        if self._live is not None:
            self._live.leave(self)
            self._live = None

    async def _answer(self, asked: FromClient) -> None:
        match asked:
            case Ping():
                self.post(encode(Pong(_now())))
            case Hello():
                await self._greet(asked)
            case _ if not self.person:
                raise REFUSALS.refused("hello_first", "")
            case Open():
                await self._open(asked)
            case Leave():
                self.close()
                self._ack(asked.id, None)
            case Mute():
                self._ack(asked.id, None)
            case _ if self._live is None:
                raise REFUSALS.refused("no_table_open", "")
            case Say() | React():
                await talk(self._live, Speaker(self.person, ""), asked, lambda words: None)
                self._ack(asked.id, None)
            case Show():
                await show(self._live, Speaker(self.person, ""), asked, lambda words: None)
                self._ack(asked.id, None)
            case _:
                if isinstance(asked, PutBot) and asked.level is not None:  # better ones need a compiler
                    best = best_plain_level(self._live.table.settings.game)
                    asked = msgspec.structs.replace(asked, level=min(asked.level, best))
                self._ack(asked.id, await self._live.ask(self.person, asked))

    async def _greet(self, hello: Hello) -> None:
        if hello.protocol != protocol.VERSION:
            raise REFUSALS.refused("wrong_protocol", hello.protocol, speaks=protocol.VERSION)
        person = await self._page.me(hello.language or "en")
        self.person = person.id
        self.post(
            encode(
                Welcome(
                    protocol=protocol.VERSION,
                    server=tablee.__version__,
                    person=person_info(person, person.id),
                    language=person.language,  # type: ignore[arg-type]
                    secret=None,
                    heartbeat=HEARTBEAT,
                    at=_now(),
                )
            )
        )

    async def _open(self, asked: Open) -> None:
        async with self._page.tables.at(asked.table) as live:
            if live is not self._live:
                self.close()
            await live.enter(self, asked.seen)
            self._live = live
        self._ack(asked.id, None)

    def _ack(self, command_id: str, number: int | None) -> None:
        self.post(encode(Ack(command_id, number)))

    def _refuse(self, command_id: str | None, refusal: Refusal) -> None:
        self.post(encode(on_wire(refusal, command_id)))


def _now() -> int:
    return time.time_ns() // 1_000_000
