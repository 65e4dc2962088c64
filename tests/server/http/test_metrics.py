"""What Prometheus is told, and who may ask."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.server.app import Config, create_app
from tablee.server.counters import Times
from tablee.server.protocol import Settings
from tests.server.lines import Player, RefusedBy, some_move
from tests.table_server import TableServer, lay_table

Figures = dict[str, float]


def parsed(text: str) -> Figures:
    """By name, with labels in braces."""
    figures = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
            figures[sample.name + (f"{{{labels}}}" if labels else "")] = sample.value
    return figures


async def scrape(url: str) -> Figures:
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{url}/metrics")
    assert answer.status_code == 200
    return parsed(answer.text)


@pytest.mark.slow
def test_the_figures_are_those_of_what_was_done(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite"
    laid = lay_table(database, Settings(game="skyjo", players=2))

    async def scene(url: str) -> None:
        player = await Player.join(url, laid.table, secret=laid.secret)
        await player.ask("sit", seat=0)
        await player.ask("sit", seat=1, guest="Zuzanna")
        await player.ask("start")
        await player.until(lambda player: player.to_move() is not None)
        waiting = player.to_move()
        assert waiting is not None
        seat, moves = waiting
        with pytest.raises(RefusedBy):
            await player.ask("sit", seat=1)
        await player.ask("move", seat=seat, move=some_move(moves, random.Random(1)))
        figures = await scrape(url)
        assert figures["tablee_lines"] == 1
        assert figures["tablee_rooms"] == 1
        assert figures["tablee_people"] == 1
        assert figures["tablee_entries_total"] == 4
        assert figures["tablee_messages_received_total"] == 7  # hello, open, and five commands
        assert figures["tablee_messages_sent_total"] >= len(player.received)
        assert figures["tablee_refusals_total{code=seat_taken}"] == 1
        assert figures["tablee_acknowledgement_seconds_count"] == 4
        assert figures["tablee_acknowledgement_seconds_bucket{le=+Inf}"] == 4
        assert figures["tablee_acknowledgement_seconds_sum"] > 0
        assert figures["tablee_store_answers"] == figures["tablee_bus_connected"] == 1
        assert figures["tablee_store_waiting"] == 0
        assert figures["process_resident_memory_bytes"] > 0
        await player.close()

    with TableServer(database) as server:
        asyncio.run(asyncio.wait_for(scene(server.url), 120))


@pytest.mark.slow
def test_bots_thinking_and_the_event_loop_are_timed(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite"
    laid = lay_table(database, Settings(game="skyjo", players=2))

    async def scene(url: str) -> None:
        player = await Player.join(url, laid.table, secret=laid.secret)
        for seat in (0, 1):
            await player.ask("bot", seat=seat, level=1)
        begun = (await player.ask("start"))["number"]
        await player.until(lambda player: player.number > begun, 60)
        figures = await scrape(url)
        assert figures["tablee_bot_thinking_seconds_count"] >= 1
        assert "tablee_event_loop_lag_seconds_count" in figures
        await player.close()

    with TableServer(database) as server:
        asyncio.run(asyncio.wait_for(scene(server.url), 120))


def asked(database: Path, address: str, token: str | None = None, **headers: str) -> int:
    """The status that somebody gets who asks from there."""

    async def scene() -> int:
        app = create_app(Config(str(database), metrics_token=token))
        transport = httpx.ASGITransport(app, client=(address, 50_000))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
        ):
            return (await client.get("/metrics", headers=headers)).status_code

    return asyncio.run(scene())


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "192.168.1.20", "10.1.2.3", "fd00::20"])
def test_neighbours_may_read_them(tmp_path: Path, address: str) -> None:
    assert asked(tmp_path / "a.sqlite", address) == 200


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450::1", "::ffff:8.8.8.8", "nonsense"])
def test_strangers_may_not(tmp_path: Path, address: str) -> None:
    assert asked(tmp_path / "a.sqlite", address) == 403


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_what_came_through_a_proxy_comes_from_a_stranger(tmp_path: Path, header: str) -> None:
    assert asked(tmp_path / "a.sqlite", "127.0.0.1", **{header: "127.0.0.1"}) == 403


@pytest.mark.parametrize(
    ("given", "status"), [("Bearer right", 200), ("Bearer wrong", 403), ("right", 403), ("", 403)]
)
def test_a_token_is_needed_from_everywhere_once_there_is_one(tmp_path: Path, given: str, status: int) -> None:
    for address in ("8.8.8.8", "127.0.0.1"):
        assert asked(tmp_path / "a.sqlite", address, "right", Authorization=given) == status


def test_times_fall_into_the_step_they_do_not_exceed() -> None:
    times = Times(0.1, 1.0)
    for seconds in (0.05, 0.1, 0.5, 2.0):
        times.add(seconds)
    assert times.counts == [2, 1, 1]
    assert times.total == pytest.approx(2.65)
