import asyncio
import random
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.server.app import Config, create_app
from tablee.server.counters import Times
from tests.server.lines import Player, RefusedBy, make_table, some_move
from tests.table_server import open_server

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
    async def scene(url: str) -> None:
        player = await Player.join(url)
        table = await make_table(player, game="skyjo", players=2)
        await player.ask("open", table=table)
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

    with open_server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scene(server.url), 120))


@pytest.mark.slow
def test_bots_thinking_and_the_event_loop_are_timed(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        player = await Player.join(url)
        table = await make_table(player, game="skyjo", players=2, options={"limit": 1})
        await player.ask("open", table=table)
        for seat in (0, 1):
            await player.ask("bot", seat=seat, level=1)
        begun = (await player.ask("start"))["number"]
        await player.until(lambda player: player.number > begun, 60)
        figures = await scrape(url)
        assert figures["tablee_bot_thinking_seconds_count"] >= 1
        assert "tablee_event_loop_lag_seconds_count" in figures

    with open_server(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scene(server.url), 120))


def statuses(database: Path, *asked: tuple[str, dict[str, str]], token: str | None = None) -> list[int]:
    """What clients get that ask from these addresses with these headers."""

    async def scene() -> list[int]:
        app = create_app(Config(str(database), metrics_token=token))
        found = []
        async with app.router.lifespan_context(app):
            for address, headers in asked:
                transport = httpx.ASGITransport(app, client=(address, 50_000))
                async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                    found.append((await client.get("/metrics", headers=headers)).status_code)
        return found

    return asyncio.run(scene())


def test_only_neighbours_may_read_them(tmp_path: Path) -> None:
    near = ["127.0.0.1", "::1", "192.168.1.20", "10.1.2.3", "fd00::20"]
    far = ["8.8.8.8", "2a00:1450::1", "::ffff:8.8.8.8", "nonsense"]
    asked: list[tuple[str, dict[str, str]]] = [(address, {}) for address in near + far]
    assert statuses(tmp_path / "a.sqlite", *asked) == [200] * len(near) + [403] * len(far)


@pytest.mark.slow
def test_what_came_through_a_proxy_comes_from_a_stranger(tmp_path: Path) -> None:
    headers = [{name: "127.0.0.1"} for name in ("X-Forwarded-For", "Forwarded", "Via")]
    asked = [("127.0.0.1", header) for header in headers]
    assert statuses(tmp_path / "a.sqlite", *asked) == [403] * 3


def test_a_token_is_needed_from_everywhere_once_there_is_one(tmp_path: Path) -> None:
    asked = [
        (address, {"Authorization": given})
        for given in ("Bearer right", "Bearer wrong", "right", "")
        for address in ("8.8.8.8", "127.0.0.1")
    ]
    assert statuses(tmp_path / "a.sqlite", *asked, token="right") == [200] * 2 + [403] * 6


def test_times_fall_into_the_step_they_do_not_exceed() -> None:
    times = Times(0.1, 1.0)
    for seconds in (0.05, 0.1, 0.5, 2.0):
        times.add(seconds)
    assert times.counts == [2, 1, 1]
    assert times.total == pytest.approx(2.65)
