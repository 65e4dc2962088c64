import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from tablee import __version__
from tablee.server.app import Config, create_app
from tests.services import Nats, Postgres

pytestmark = pytest.mark.slow

_PATIENCE = 60.0


@asynccontextmanager
async def visited(config: Config) -> AsyncIterator[tuple[Starlette, httpx.AsyncClient]]:
    """The application as it runs in a server, and somebody who asks it."""
    app = create_app(config)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
    ):
        yield app, client


async def until_ready_is(client: httpx.AsyncClient, status: int) -> dict[str, Any]:
    async with asyncio.timeout(_PATIENCE):
        while (answer := await client.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)
    body: dict[str, Any] = answer.json()
    return body


async def test_a_server_by_itself_is_alive_and_ready(tmp_path: Path) -> None:
    async with visited(Config(str(tmp_path / "a.sqlite"))) as (_, client):
        alive, ready = await client.get("/healthz"), await client.get("/readyz")
        assert (alive.status_code, alive.json()) == (200, {"alive": True, "version": __version__})
        assert ready.status_code == 200
        assert ready.json() == {"ready": True, "store": "answers", "bus": "none", "closing": False}


async def test_a_server_that_closes_is_alive_but_not_ready(tmp_path: Path) -> None:
    async with visited(Config(str(tmp_path / "a.sqlite"))) as (app, client):
        app.state.parts.closing = True
        assert (await client.get("/healthz")).status_code == 200
        ready = await client.get("/readyz")
        assert (ready.status_code, ready.json()["closing"]) == (503, True)


def test_without_its_database_a_server_is_not_ready(
    postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with visited(Config(postgres_url, poll=0.1)) as (_, client):
            await until_ready_is(client, 200)
            await asyncio.to_thread(postgres.stop)
            assert (await until_ready_is(client, 503))["store"] == "away"
            assert (await client.get("/healthz")).status_code == 200
            await asyncio.to_thread(postgres.start)
            assert (await until_ready_is(client, 200))["store"] == "answers"

    with caplog.at_level(logging.INFO, "tablee.server.health_monitor"):
        asyncio.run(scene())
    said = [record.getMessage() for record in caplog.records if record.name == "tablee.server.health_monitor"]
    assert said == ["the store does not answer", "the store answers again"]


async def test_without_its_bus_a_server_says_so_and_serves_on(
    tmp_path: Path, nats: Nats, nats_url: str
) -> None:
    async def until_bus_is(client: httpx.AsyncClient, state: str) -> None:
        async with asyncio.timeout(_PATIENCE):
            while (await until_ready_is(client, 200))["bus"] != state:
                await asyncio.sleep(0.05)

    async with visited(Config(str(tmp_path / "a.sqlite"), bus=nats_url, poll=0.1)) as (_, client):
        await until_bus_is(client, "connected")
        await asyncio.to_thread(nats.stop)
        await until_bus_is(client, "away")
        await asyncio.to_thread(nats.start)
        await until_bus_is(client, "connected")
