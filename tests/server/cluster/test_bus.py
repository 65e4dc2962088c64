import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tablee.server.cluster.bus import BusRefused, LocalBus, open_bus
from tablee.server.cluster.nats import NatsBus
from tests.services import Nats, free_port

_PATIENCE = 60.0


async def until(condition: Callable[[], bool]) -> None:
    """Wait for it; fail the test if it does not come true."""
    async with asyncio.timeout(_PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def buses(url: str, count: int = 2) -> AsyncIterator[list[NatsBus]]:
    opened = [await NatsBus.open(url, f"process-{number}") for number in range(count)]
    try:
        yield opened
    finally:
        for bus in opened:
            await bus.close()


def new_topic() -> str:
    """No other test uses it: they share a server."""
    return secrets.token_hex(8)


async def hears(listener: NatsBus, speaker: NatsBus) -> bool:
    """Whether what one says reaches the other. The end of the wait is marked by a message that does."""
    heard: list[bytes] = []
    topic = new_topic()
    listener.listen(topic, heard.append)
    await listener.settled()
    speaker.publish(topic, b"?")
    await until(lambda: bool(heard))
    return heard == [b"?"]


async def test_two_buses_hear_each_other_and_not_themselves(nats_url: str) -> None:
    topic = new_topic()
    heard: list[list[bytes]] = [[], []]
    async with buses(nats_url) as (one, other):
        one.listen(topic, heard[0].append)
        other.listen(topic, heard[1].append)
        await one.settled()
        await other.settled()
        one.publish(topic, b"from one")
        other.publish(topic, b"from other")
        await until(lambda: all(heard))
        assert heard == [[b"from other"], [b"from one"]]


async def test_messages_arrive_in_order_and_whole(nats_url: str) -> None:
    topic, sent = new_topic(), [secrets.token_bytes(500) for _ in range(2_000)]
    heard: list[bytes] = []
    async with buses(nats_url) as (one, other):
        other.listen(topic, heard.append)
        await other.settled()
        for message in sent:
            one.publish(topic, message)
        await until(lambda: len(heard) == len(sent))
        assert heard == sent


async def test_an_echo_of_a_former_connection_is_not_heard(nats_url: str) -> None:
    """After a loss the server may still pass on what came by a connection that we gave up."""
    topic = new_topic()
    heard: list[bytes] = []
    bus = await NatsBus.open(nats_url, "same")
    former = await NatsBus.open(nats_url, "same")
    other = await NatsBus.open(nats_url, "other")
    bus.listen(topic, heard.append)
    await bus.settled()
    former.publish(topic, b"echo")
    await former.settled()
    other.publish(topic, b"news")
    await until(lambda: bool(heard))
    assert heard == [b"news"]
    for each in (bus, former, other):
        await each.close()


async def test_ignored_topics_are_silent(nats_url: str) -> None:
    topic = new_topic()
    heard: list[bytes] = []
    async with buses(nats_url) as (one, other):
        other.listen(topic, heard.append)
        other.ignore(topic)
        other.listen(topic, heard.append)
        await other.settled()
        one.publish(topic, b"first")
        await until(lambda: bool(heard))
        other.ignore(topic)
        one.publish(topic, b"second")
        assert await hears(other, one)  # by then the second would have been heard
        assert heard == [b"first"]


async def test_who_fails_to_take_in_a_message_hears_the_next(
    nats_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    topic = new_topic()
    heard: list[bytes] = []

    def hear(message: bytes) -> None:
        if message == b"bad":
            raise KeyError(message)
        heard.append(message)

    async with buses(nats_url) as (one, other):
        other.listen(topic, hear)
        await other.settled()
        one.publish(topic, b"bad")
        one.publish(topic, b"good")
        await until(lambda: bool(heard))
    assert heard == [b"good"]
    assert [record.levelno for record in caplog.records if record.exc_info] == [logging.ERROR]


async def test_what_cannot_be_sent_does_not_end_the_connection(nats_url: str) -> None:
    async with buses(nats_url) as (one, other):
        one.publish(new_topic(), bytes(2_000_000))  # more than the server takes
        one.publish("a b\r\nPUB", b"")
        assert await hears(other, one)


@pytest.mark.slow
@pytest.mark.parametrize("end", [pytest.param(Nats.kill, marks=pytest.mark.full), Nats.stop])
async def test_a_server_that_comes_back_is_found_again(
    nats: Nats, nats_url: str, end: Callable[[Nats], None]
) -> None:
    before, away = new_topic(), new_topic()
    heard: list[bytes] = []
    changes: list[bool] = []
    async with buses(nats_url) as (one, other):
        other.on_change = changes.append
        other.listen(before, heard.append)
        await asyncio.to_thread(end, nats)
        await until(lambda: not (one.connected or other.connected))
        other.listen(away, heard.append)
        one.publish(away, b"lost")
        await one.settled()
        await asyncio.to_thread(nats.start)
        await until(lambda: one.connected and other.connected)
        one.publish(before, b"1")
        one.publish(away, b"2")
        await until(lambda: len(heard) == 2)
        assert sorted(heard) == [b"1", b"2"]
        assert changes == [False, True]


@pytest.mark.full
async def test_a_server_that_says_nothing_more_counts_as_gone(nats: Nats, nats_url: str) -> None:
    async with buses(nats_url) as (one, other):
        os.kill(nats.pid, signal.SIGSTOP)
        try:
            await until(lambda: not (one.connected or other.connected))
        finally:
            os.kill(nats.pid, signal.SIGCONT)
        await until(lambda: one.connected and other.connected)
        assert await hears(other, one)


@pytest.mark.full
async def test_a_server_that_reads_nothing_more_delays_nobody(nats: Nats, nats_url: str) -> None:
    async with buses(nats_url) as (one, other):
        changes: list[bool] = []
        one.on_change = changes.append
        os.kill(nats.pid, signal.SIGSTOP)
        try:
            async with asyncio.timeout(_PATIENCE):
                while not changes:
                    for _ in range(500):
                        one.publish("flood", bytes(1_000))
                    await asyncio.sleep(0.01)
        finally:
            os.kill(nats.pid, signal.SIGCONT)
        await until(lambda: one.connected and other.connected)
        assert changes == [False, True]
        assert await hears(other, one)


async def test_too_much_at_once_counts_as_a_loss(nats_url: str) -> None:
    async with buses(nats_url) as (one, other):
        changes: list[bool] = []
        one.on_change = changes.append
        for _ in range(50_000):  # the event loop has no turn meanwhile
            one.publish("flood", b"")
        assert not one.connected
        await until(lambda: one.connected)
        assert changes == [False, True]
        assert await hears(other, one)


async def test_opening_does_not_need_the_server() -> None:
    server = Nats()
    async with buses(f"nats://127.0.0.1:{server.port}") as (one, other):
        assert not one.connected
        one.publish(new_topic(), b"nobody hears this")
        await one.settled()
        with server:
            await until(lambda: one.connected and other.connected)
            assert await hears(other, one)


async def test_closing_sends_what_waits(nats_url: str) -> None:
    topic = new_topic()
    heard: list[bytes] = []
    async with buses(nats_url) as (one, other):
        other.listen(topic, heard.append)
        await other.settled()
        one.publish(topic, b"bye")
        await one.close()
        assert not one.connected
        one.publish(topic, b"after the end")
        await until(lambda: bool(heard))
        assert heard == [b"bye"]


def test_a_process_alone_needs_no_server() -> None:
    assert isinstance(asyncio.run(open_bus(None, "me")), LocalBus)


async def test_the_address_says_which_bus(nats_url: str) -> None:
    bus = await open_bus(nats_url, "me")
    assert bus.connected
    await bus.close()


@pytest.mark.parametrize(
    "url",
    ["redis://127.0.0.1:6379", "127.0.0.1:4222", "", "nats://", "nats://host:port", "nats://host:99999"],
)
def test_what_is_no_address_of_nats_is_refused(url: str) -> None:
    with pytest.raises(BusRefused, match="NATS"):
        asyncio.run(open_bus(url, "me"))


def test_without_the_client_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tablee.server.cluster.nats")
    for name in [name for name in sys.modules if name.startswith("nats.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "nats", None)  # so that it cannot be imported
    with pytest.raises(BusRefused, match="tablee\\[scale\\]"):
        asyncio.run(open_bus(f"nats://127.0.0.1:{free_port()}", "me"))
