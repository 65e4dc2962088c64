import asyncio
import gc
import logging
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.workers import TooBusy, TookTooLong, WorkerLost, Workers
from tablee.server.limits.numbers import Bounds
from tests.services import is_alive

pytestmark = pytest.mark.slow

ANN, BEN = Tenant("10.0.0.1", "ann"), Tenant("10.0.0.2", "ben")
LONG = 60.0  # seconds; nobody waits that long where all is well


@asynccontextmanager
async def pool(**bounds: float) -> AsyncIterator[Workers]:
    workers = Workers("tests", Bounds(**{"deadline": LONG, **bounds}))  # type: ignore[arg-type]
    try:
        async with asyncio.timeout(2 * LONG):
            yield workers
    finally:
        workers.close()


def process_id() -> int:
    return os.getpid()


def note(path: str, what: str) -> str:
    with Path(path).open("a") as file:
        file.write(f"{what}\n")
    return what


def wait_for(path: str) -> None:
    while not Path(path).exists():
        time.sleep(0.005)


def hang() -> None:
    time.sleep(3600)


def note_and_hang(path: str) -> None:
    note(path, "hanging")
    hang()


def die(number: int = signal.SIGKILL) -> None:
    os.kill(os.getpid(), number)


def want_memory() -> None:
    raise MemoryError


def fail() -> None:
    raise LookupError("not here")


async def test_one_process_does_all_and_what_it_raises_is_raised() -> None:
    async with pool() as workers:
        first = await workers.do(ANN, LONG, process_id)
        assert first != os.getpid()
        with pytest.raises(LookupError, match="not here"):
            await workers.do(ANN, LONG, fail)
        assert await workers.do(BEN, LONG, process_id) == first
        assert workers.outcomes == {"done": 2, "failed": 1}


async def test_who_asks_once_waits_for_one_thing_only_of_who_asks_for_many(tmp_path: Path) -> None:
    gate, notes = str(tmp_path / "gate"), tmp_path / "notes"
    async with pool(a_person=20) as workers:
        holding = asyncio.create_task(workers.do(ANN, LONG, wait_for, gate))
        asked = [asyncio.create_task(workers.do(ANN, LONG, note, str(notes), f"ann {i}")) for i in range(20)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(workers.do(BEN, LONG, note, str(notes), "ben")))
        await asyncio.sleep(0)
        assert workers.waiting == 21
        Path(gate).touch()
        await asyncio.gather(holding, *asked)
    assert notes.read_text().splitlines()[:3] == ["ann 0", "ben", "ann 1"]


async def test_more_than_fits_is_not_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    gate = str(tmp_path / "gate")
    async with pool(a_person=2) as workers:
        asked = [asyncio.create_task(workers.do(ANN, LONG, wait_for, gate)) for _ in range(3)]
        await asyncio.sleep(0)
        for _ in range(100):
            with pytest.raises(TooBusy):
                await workers.do(ANN, LONG, process_id)
        Path(gate).touch()
        await asyncio.gather(*asked)
        assert workers.outcomes == {"done": 3, "too_busy": 100}
    assert [record.message for record in caplog.records] == [
        "there is more to do than the workers can do: tests"
    ]


async def test_who_waits_too_long_for_their_turn_is_told_so_and_takes_no_turn(tmp_path: Path) -> None:
    gate, notes = str(tmp_path / "gate"), tmp_path / "notes"
    async with pool() as workers:
        holding = asyncio.create_task(workers.do(ANN, LONG, wait_for, gate))
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await workers.do(BEN, 0.01, note, str(notes), "ben")
        assert workers.waiting == 0
        Path(gate).touch()
        await holding
        await workers.do(BEN, LONG, note, str(notes), "later")
    assert notes.read_text() == "later\n"


async def test_who_cannot_have_their_turn_in_time_is_told_so_at_once(tmp_path: Path) -> None:
    gate = str(tmp_path / "gate")
    async with pool() as workers:
        workers._usual = 1.0
        crowd = [Tenant(f"10.1.0.{number}", "somebody") for number in range(31)]
        asked: list[asyncio.Task[int | None]]
        asked = [asyncio.create_task(workers.do(tenant, LONG, wait_for, gate)) for tenant in crowd]
        await asyncio.sleep(0)
        assert workers.waiting == 30
        with pytest.raises(TooBusy):
            await workers.do(BEN, 29.0, process_id)
        assert workers.waiting == 30
        asked.append(asyncio.create_task(workers.do(BEN, 31.0, process_id)))
        await asyncio.sleep(0)
        assert workers.waiting == 31
        Path(gate).touch()
        await asyncio.gather(*asked)
        assert workers._usual < 1.0  # it is noticed that they take less


async def test_who_goes_away_takes_no_turn(tmp_path: Path) -> None:
    gate, notes = str(tmp_path / "gate"), tmp_path / "notes"
    async with pool() as workers:
        holding = asyncio.create_task(workers.do(ANN, LONG, wait_for, gate))
        await asyncio.sleep(0)
        leaving = asyncio.create_task(workers.do(BEN, LONG, note, str(notes), "ben"))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.wait([leaving])
        assert workers.waiting == 0
        Path(gate).touch()
        await holding
    assert not notes.exists()


async def test_a_worker_that_hangs_is_replaced(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.jobs.worker._TO_LOAD", 0.0)
    async with pool(deadline=1.0) as workers:
        first = await workers.do(ANN, LONG, process_id)
        with pytest.raises(TookTooLong):
            await workers.do(ANN, LONG, hang)
        assert await workers.do(BEN, LONG, process_id) != first
        assert workers.outcomes == {"done": 2, "cut_off": 1}
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
    assert "a worker took too long and was replaced" in caplog.messages


@pytest.mark.parametrize(
    ("work", "arguments", "why"),
    [
        (die, (), "a worker died: killed, perhaps because memory ran out"),
        (die, (signal.SIGSEGV,), "a worker died: SIGSEGV"),
        (want_memory, (), "a worker died: out of memory"),
        (os._exit, (3,), "a worker died: exit code 3"),
    ],
)
async def test_a_worker_that_dies_leaves_a_line_and_is_replaced(
    work: Callable[..., None], arguments: tuple[int, ...], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        async with pool() as workers:
            first = await workers.do(ANN, LONG, process_id)
            with pytest.raises(WorkerLost):
                await workers.do(ANN, LONG, work, *arguments)
            assert await workers.do(BEN, LONG, process_id) != first
            assert workers.outcomes == {"done": 2, "died": 1}
    (record,) = caplog.records
    assert record.getMessage() == why
    assert record.workers == "tests"  # type: ignore[attr-defined]


async def test_a_worker_that_dies_with_nothing_to_do_leaves_a_line_too(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with pool() as workers:
        first = await workers.do(ANN, LONG, process_id)
        os.kill(first, signal.SIGKILL)
        while workers._all[0]._process.is_alive():  # type: ignore[union-attr]
            await asyncio.sleep(0.001)
        assert await workers.do(BEN, LONG, process_id) != first
        assert workers.outcomes == {"done": 2, "died": 1}
    assert caplog.messages == ["a worker died: killed, perhaps because memory ran out"]


async def test_what_waits_is_done_by_the_next_process_when_one_dies() -> None:
    async with pool() as workers:
        dying = asyncio.create_task(workers.do(ANN, LONG, die))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(workers.do(BEN, LONG, process_id)) for _ in range(2)]
        with pytest.raises(WorkerLost):
            await dying
        first, second = await asyncio.gather(*waiting)
        assert first == second


async def test_nothing_outlives_closing() -> None:
    async with pool() as workers:
        process = await workers.do(ANN, LONG, process_id)
        hanging = asyncio.create_task(workers.do(ANN, LONG, hang))
        await asyncio.sleep(0.1)
        hanging.cancel()
    async with asyncio.timeout(10):
        while is_alive(process):
            await asyncio.sleep(0.01)


async def test_closing_in_the_middle_of_work_leaves_no_failure_that_nobody_asks_for(tmp_path: Path) -> None:
    complaints: list[dict[str, object]] = []
    async with pool() as workers:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        hanging = asyncio.create_task(workers.do(ANN, LONG, note_and_hang, str(tmp_path / "noted")))
        while not (tmp_path / "noted").exists():
            await asyncio.sleep(0.001)
        hanging.cancel()
        workers.close()
        while any(thread.name.startswith("tablee-worker") for thread in threading.enumerate()):
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        gc.collect()
    assert complaints == []
