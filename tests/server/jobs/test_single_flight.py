import asyncio

import pytest

from tablee.server.jobs.single_flight import SingleFlight


class Thinker:
    """Says how often it was asked, when it is let."""

    def __init__(self) -> None:
        self.times = 0
        self.let = asyncio.Event()
        self.let.set()
        self.fails = False

    async def think(self) -> str:
        self.times += 1
        times = self.times
        await self.let.wait()
        if self.fails:
            raise LookupError(times)
        return f"answer {times}"


async def test_an_answer_is_remembered() -> None:
    answers, thinker = SingleFlight[str](2), Thinker()
    assert [await answers.get("a", thinker.think) for _ in range(3)] == ["answer 1"] * 3
    answers.forget()
    assert await answers.get("a", thinker.think) == "answer 2"


async def test_those_not_asked_for_longest_are_forgotten_first() -> None:
    answers, thinker = SingleFlight[str](2), Thinker()
    for asked in ("a", "b", "a", "c"):
        await answers.get(asked, thinker.think)
    assert thinker.times == 3
    assert await answers.get("a", thinker.think) == "answer 1"
    assert await answers.get("b", thinker.think) == "answer 4"


async def test_what_is_larger_than_all_is_not_remembered() -> None:
    answers, thinker = SingleFlight[str](5, len), Thinker()
    assert await answers.get("a", thinker.think) == "answer 1"
    assert await answers.get("a", thinker.think) == "answer 2"


async def test_who_asks_meanwhile_waits_for_the_same_even_if_the_first_goes_away() -> None:
    answers, thinker = SingleFlight[str](2), Thinker()
    thinker.let.clear()
    asking = [asyncio.create_task(answers.get("a", thinker.think)) for _ in range(3)]
    await asyncio.sleep(0)
    asking[0].cancel()
    await asyncio.sleep(0)
    thinker.let.set()
    assert await asyncio.gather(*asking[1:]) == ["answer 1"] * 2


async def test_one_s_failure_is_not_another_s() -> None:
    """The first may have asked too often."""
    answers, thinker, other = SingleFlight[str](2), Thinker(), Thinker()
    thinker.let.clear()
    thinker.fails = True
    first = asyncio.create_task(answers.get("a", thinker.think))
    await asyncio.sleep(0)
    second = asyncio.create_task(answers.get("a", other.think))
    await asyncio.sleep(0)
    thinker.let.set()
    with pytest.raises(LookupError):
        await first
    assert await second == "answer 1"
    assert (thinker.times, other.times) == (1, 1)
