import asyncio
from collections.abc import Callable

import pytest

from tablee.server.limits.rate_limits import RateLimits, may_show, may_talk
from tablee.server.web.connection import MOST_TALK_WAITING, MOST_WAITING, Outbox
from tablee.table.chat import Utterance

LINE = Utterance("table", "ann", "10.0.0.1", seated=True, letters=10)


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.limits.rate_limits.monotonic", lambda: 0.0)


def said(limits: RateLimits, line: Callable[[int], Utterance]) -> int:
    """How many of a thousand lines are let through."""
    return sum(may_talk(limits, line(number)) for number in range(1000))


def count_shown(steps: list[Utterance]) -> int:
    limits = RateLimits()
    return sum(may_show(limits, step) for step in steps)


def test_a_person_may_say_only_so_much() -> None:
    assert said(RateLimits(), lambda _: LINE) == 8


def test_steps_of_a_replay_have_limits_of_their_own() -> None:
    """For a person, an address and a table; whoever leads can still write."""
    limits, anybody = RateLimits(), LINE._replace(letters=0)
    assert sum(may_show(limits, anybody) for _ in range(1000)) == 12
    assert said(limits, lambda _: LINE) == 8
    here = [anybody._replace(person=f"p{number}", table=f"t{number}") for number in range(1000)]
    assert count_shown(here) == 36
    there = [anybody._replace(person=f"p{n}", address=f"10.1.{n // 250}.{n % 250}") for n in range(1000)]
    assert count_shown(there) == 24


def test_many_people_at_one_address_may_say_only_so_much_at_all_tables_together() -> None:
    limits = RateLimits()
    assert said(limits, lambda number: LINE._replace(person=f"p{number}", table=f"t{number}")) == 24
    assert may_talk(limits, LINE._replace(address="10.0.0.2"))


def test_a_table_has_only_so_many_lines_however_many_addresses_talk_there() -> None:
    crowd = RateLimits()
    line = LINE._replace(seated=False)
    assert said(crowd, lambda n: line._replace(person=f"p{n}", address=f"10.1.{n // 250}.{n % 250}")) == 24
    assert may_talk(crowd, LINE), "the crowd has silenced who plays"
    assert may_talk(crowd, line._replace(table="another", person="new", address="10.9.9.9"))


def test_a_table_has_only_so_many_letters() -> None:
    long = LINE._replace(letters=300)
    assert (
        said(RateLimits(), lambda n: long._replace(person=f"p{n}", address=f"10.1.{n // 250}.{n % 250}"))
        == 10
    )


def test_words_that_are_refused_cost_nothing() -> None:
    """Whatever limit refuses them, none of the others counts them."""
    long = LINE._replace(letters=3000)
    here = RateLimits()
    assert may_talk(here, long)
    assert said(here, lambda _: long) == 0, "the table has no letters left"
    assert said(here, lambda _: LINE._replace(table="another")) == 7
    everywhere = RateLimits()
    assert said(everywhere, lambda n: LINE._replace(person=f"p{n}", table=f"t{n}")) == 24
    assert said(everywhere, lambda _: LINE._replace(person="new")) == 0, "the address may say no more"
    assert said(everywhere, lambda _: LINE._replace(person="new", address="10.0.0.2")) == 8


def test_a_table_at_several_processes_hears_no_more_than_at_one() -> None:
    line = LINE._replace(processes=3)
    said_there = said(
        RateLimits(), lambda n: line._replace(person=f"p{n}", address=f"10.1.{n // 250}.{n % 250}")
    )
    assert 3 * said_there == 24


def test_a_server_without_limits_has_none_for_talk() -> None:
    assert said(RateLimits(limited=False), lambda _: LINE) == 1000


async def test_who_does_not_keep_up_misses_talk_and_nothing_else() -> None:
    sent: list[str] = []
    reads = asyncio.Event()

    async def send(text: str) -> None:
        await reads.wait()
        sent.append(text)

    client = Outbox("ann", send)
    pump = asyncio.create_task(client.pump())
    for number in range(1000):
        client.post_talk(b"talk %d" % number)
    for number in range(MOST_WAITING - MOST_TALK_WAITING):
        client.post(b"update %d" % number)
    assert not client.lagging
    reads.set()
    client.close()
    await pump
    assert sent[:MOST_TALK_WAITING] == [f"talk {number}" for number in range(MOST_TALK_WAITING)]
    updates = [f"update {number}" for number in range(MOST_WAITING - MOST_TALK_WAITING)]
    assert sent[MOST_TALK_WAITING:] == updates
