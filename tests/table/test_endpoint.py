"""What is between a person and a table, in this process: no server, no page."""

import pytest

from tablee.page.page import PageBots
from tablee.table.device import Device
from tablee.table.endpoint import LocalConnection, Reply
from tablee.table.gathering import Start
from tablee.table.key_value_store import InMemory
from tablee.table.play import Move
from tablee.table.protocol import (
    VERSION,
    Ack,
    Hello,
    Leave,
    Mute,
    Open,
    Ping,
    Pong,
    Refusal,
    Settings,
    Welcome,
)
from tablee.table.seats import PutBot, Sit


class Guest:
    """Somebody at a device, who has said hello."""

    def __init__(self, things: InMemory) -> None:
        self.device = Device(things, PageBots(), pace=0)
        self.posted: list[bytes] = []
        self.connection: LocalConnection = self.device.connect(self.posted.append)

    @classmethod
    async def come(cls, things: InMemory) -> "Guest":
        guest = cls(things)
        assert isinstance(await guest.ask(Hello(VERSION)), Welcome)
        return guest

    async def ask(self, message: object) -> Reply:
        return await self.connection.endpoint.answer(message)  # type: ignore[arg-type]

    async def code(self, message: object) -> str:
        answer = await self.ask(message)
        assert isinstance(answer, Refusal), answer
        return answer.code

    async def begin(self) -> str:
        """A table with this person and a bot, dealt and open."""
        live = await self.device.tables.create(Settings("skyjo", 2), self.connection.person)
        seats = (Sit(id="2", seat=0), PutBot(id="3", seat=1, level=6))
        for command in (Open(id="1", table=live.table.code), *seats, Start(id="4")):
            assert isinstance(await self.ask(command), Ack)
        return live.table.code


async def test_nothing_is_done_before_hello_and_hello_is_said_once() -> None:
    guest = Guest(InMemory())
    assert isinstance(await guest.ask(Ping()), Pong)
    assert await guest.code(Leave(id="1")) == "hello_first"
    assert await guest.code(Hello(VERSION + 1)) == "wrong_protocol"
    assert isinstance(await guest.ask(Hello(VERSION)), Welcome)
    assert await guest.code(Hello(VERSION)) == "hello_twice"
    assert await guest.code(Move(id="2", move="?a1")) == "no_table_open"
    assert await guest.code(Open(id="3", table="AAAAAA")) == "no_such_table"


async def test_a_command_is_answered_with_its_entry_after_the_table_has_posted_it() -> None:
    guest = await Guest.come(InMemory())
    await guest.begin()
    posted = len(guest.posted)
    answer = await guest.ask(Move(id="5", move="?a1"))
    assert isinstance(answer, Ack)
    assert answer.number is not None
    assert f'"number":{answer.number}'.encode() in guest.posted[posted]
    again = await guest.ask(Move(id="5", move="?a1"))
    assert again == answer


async def test_a_bot_is_one_that_this_device_can_run() -> None:
    guest = await Guest.come(InMemory())
    await guest.begin()
    live = guest.connection.endpoint.live
    assert live is not None
    assert live.table.seats[1].level == 4


async def test_a_table_is_left_once_and_its_people_are_muted_without_a_word_in_its_log() -> None:
    guest = await Guest.come(InMemory())
    code = await guest.begin()
    for command in (Mute(id="6", person="somebody"), Leave(id="7"), Leave(id="8")):
        answer = await guest.ask(command)
        assert answer == Ack(command.id, None)
    assert guest.connection.muted == {"somebody"}
    assert await guest.code(Move(id="9", move="?b1")) == "no_table_open"
    assert isinstance(await guest.ask(Open(id="10", table=code)), Ack)


async def test_another_program_finds_the_table_as_it_was_left() -> None:
    things = InMemory()
    guest = await Guest.come(things)
    code = await guest.begin()
    await guest.ask(Move(id="5", move="?a1"))
    guest.connection.close()
    await guest.device.tables.close()
    later = await Guest.come(things)
    assert later.connection.person == guest.connection.person
    assert isinstance(await later.ask(Open(id="1", table=code)), Ack)
    live = later.connection.endpoint.live
    assert live is not None
    assert live.table.match is not None
    assert (0, "?a1") in [(seat, str(move)) for seat, move in live.table.match.moves]


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", "not_json"), ('{"type":"hello"}', "bad_message"), ('{"type":"seed","id":"1"}', "bad_message")],
)
async def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    answer = await Guest(InMemory()).connection.endpoint.receive(text)
    assert isinstance(answer, Refusal)
    assert answer.code == code
