import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_level, best_plain_level, make_bot
from tablee.game.rng import Seeded
from tablee.kernels.readiness import Preparation
from tablee.match.match import Match
from tablee.preparation import prepare
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.workers import Workers
from tests.server.jobs.test_workers import wait_for
from tests.server.scripts import Script, served

pytestmark = pytest.mark.slow


@asynccontextmanager
async def service() -> AsyncIterator[BotWorkers]:
    workers = BotWorkers()
    try:
        yield workers
    finally:
        workers.close()


@pytest.fixture(params=["skipbo", "skyjo"])
def match(request: pytest.FixtureRequest) -> Match:
    """A match in which seat 0 is to move."""
    match = Match(request.param, 2, {}, Seeded(bytes(32)))
    while match.actors() != (0,):
        seat = match.actors()[-1]
        match.push(seat, match.legal_moves(seat)[-1])
    return match


@pytest.fixture
def nothing_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bots.fallback", "server.jobs.bot_service"):
        monkeypatch.setattr(f"tablee.{module}.is_ready", lambda game, part: False)


@pytest.mark.usefixtures("nothing_is_ready")
async def test_level_4_plays_for_a_champion_that_is_not_compiled(match: Match) -> None:
    game, view = match.game.NAME, match.view(0)
    async with service() as workers:
        move = await workers.choose(game, best_level(game), 0, view)
    assert move == str(make_bot(game, best_plain_level(game), bytes(32), 0).choose(view, Clock()))


@pytest.mark.usefixtures("nothing_is_ready")
async def test_a_hint_that_nothing_was_played_out_for_has_no_chance(match: Match) -> None:
    game, view = match.game.NAME, match.view(0)
    async with service() as workers:
        (hint,) = await workers.advise(game, view)
    assert hint.move in map(str, view.legal_moves)
    assert hint.sentence
    assert (hint.chance, hint.low, hint.high, hint.score) == (None, None, None, None)


@pytest.fixture
def all_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bots.fallback", "server.jobs.bot_service"):
        monkeypatch.setattr(f"tablee.{module}.is_ready", lambda game, part: True)
    monkeypatch.setattr("tablee.server.jobs.bot_service._PATIENCE_FOR_BOT", 0.01)
    monkeypatch.setattr("tablee.server.jobs.bot_service._PATIENCE_FOR_HINT", 0.01)


@asynccontextmanager
async def held(workers: Workers, tmp_path: Path) -> AsyncIterator[None]:
    """Somebody else keeps them busy."""
    gate = tmp_path / "gate"
    holding = asyncio.create_task(workers.do(Tenant("elsewhere", "somebody"), 60, wait_for, str(gate)))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        gate.touch()
        await holding


@pytest.mark.usefixtures("all_is_ready")
async def test_level_4_plays_for_a_champion_that_others_keep_busy(match: Match, tmp_path: Path) -> None:
    game, view = match.game.NAME, match.view(0)
    async with service() as workers, held(workers._learned, tmp_path):
        move = await workers.choose(game, best_level(game), 0, view)
    assert move == str(make_bot(game, best_plain_level(game), bytes(32), 0).choose(view, Clock()))


@pytest.mark.usefixtures("all_is_ready")
async def test_level_4_plays_for_a_champion_that_dies_over_it(match: Match) -> None:
    game, view = match.game.NAME, match.view(0)
    async with service() as workers:
        choosing = asyncio.create_task(workers.choose(game, best_level(game), 0, view))
        (worker,) = workers._learned._all
        while worker._process is None:
            await asyncio.sleep(0.001)
        worker.kill()
        move = await choosing
        assert workers._learned.outcomes == {"died": 1}
    assert move == str(make_bot(game, best_plain_level(game), bytes(32), 0).choose(view, Clock()))


@pytest.mark.usefixtures("all_is_ready")
async def test_a_hint_is_a_quick_one_while_others_keep_the_adviser_busy(match: Match, tmp_path: Path) -> None:
    async with service() as workers, held(workers._adviser, tmp_path):
        (hint,) = await workers.advise(match.game.NAME, match.view(0))
    assert hint.chance is None
    assert hint.move in map(str, match.legal_moves(0))


async def test_the_same_hint_is_thought_out_once() -> None:
    prepare("skyjo", "hints")
    match = Match("skyjo", 2, {}, Seeded(bytes(32)))
    async with service() as workers:
        first, second = await asyncio.gather(*(workers.advise("skyjo", match.view(0)) for _ in range(2)))
        assert first == second == await workers.advise("skyjo", match.view(0))
        assert workers._adviser.outcomes == {"done": 1}


async def test_a_champion_plays_and_advises_as_soon_as_it_can(match: Match) -> None:
    game, view = match.game.NAME, match.view(0)
    for part in ("hints", "champion"):
        prepare(game, part)
    async with service() as workers:
        move = await workers.choose(game, best_level(game), 0, view)
        hints = await workers.advise(game, view)
    assert move in map(str, view.legal_moves)
    assert all(hint.chance is not None for hint in hints)
    leads = [hint.lead for hint in hints if hint.lead is not None]  # what the order is made by
    assert leads == sorted(leads, reverse=True)
    assert len(leads) == (len(hints) if game == "skyjo" else 0)


def test_a_worker_begins_where_it_may_not_be_nice() -> None:
    """As under a systemd unit that forbids setpriority."""
    code = """
import os
from tablee.server.jobs import worker

def refuse(increment):
    raise PermissionError(1, "Operation not permitted")

os.nice, worker._end_with_parent = refuse, lambda: None
worker._begin(10)
print("begun")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "begun\n", done.stderr


async def test_the_log_says_what_could_not_be_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Such as where the compiled code cannot be kept."""
    monkeypatch.setattr("tablee.server.jobs.bot_service.Preparation", lambda parts: Preparation([]))
    monkeypatch.setattr("tablee.server.jobs.bot_service.is_ready", lambda game, part: part != "champion")
    async with service() as workers:
        await workers.prepare()
        assert workers._watching is not None
        await workers._watching
    (record,) = caplog.records
    assert record.parts == ["skipbo:champion", "skyjo:champion"]  # type: ignore[attr-defined]


def test_a_table_that_begins_lets_the_adviser_load_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare("skyjo", "hints")
    monkeypatch.setattr("tablee.server.jobs.bot_service._AFTER_START", 0.0)
    with served(tmp_path) as client:
        bots = client.parts.bots
        adviser = bots.all[-1]
        assert bots.is_cold("skyjo")
        ada = Script(client, name="Ada")
        ada.begin(ada.open_table(options={}))
        deadline = time.monotonic() + 60
        while adviser.outcomes["done"] == 0 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert adviser.outcomes == {"done": 1}
        assert not bots.is_cold("skyjo")
