"""The servers that tests are given: they answer, they can be broken and mended, they leave nothing."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import nats as nats_client
import psutil
import psycopg
import pytest

from tests.services import Nats, Nginx, Postgres, ProgramMissing, Service, ServiceFailed, is_alive

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def nats() -> Iterator[Nats]:
    with Nats() as server:
        yield server


def write(url: str, value: int) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS written (value int)")
        connection.execute("INSERT INTO written VALUES (%s)", [value])


def read(url: str) -> list[int]:
    with psycopg.connect(url) as connection:
        return [value for (value,) in connection.execute("SELECT value FROM written ORDER BY value")]


def tables(url: str) -> int:
    query = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    with psycopg.connect(url) as connection:
        row = connection.execute(query).fetchone()
    assert row is not None
    return int(row[0])


def echo(url: str, payload: bytes) -> bytes:
    """What a subscriber of this NATS server receives when `payload` is published."""

    async def publish_and_receive() -> bytes:
        async with await nats_client.connect(url, allow_reconnect=False) as client:
            subscription = await client.subscribe("echo")
            await client.publish("echo", payload)
            return (await subscription.next_msg(timeout=10)).data

    return asyncio.run(publish_and_receive())


def family(pid: int) -> list[int]:
    return [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]


def segments_of(processes: list[int]) -> list[str]:
    """The segments of shared memory that one of these processes has made."""
    segments = [line.split() for line in Path("/proc/sysvipc/shm").read_text().splitlines()[1:]]
    return [number for _, number, _, _, maker, *_ in segments if int(maker) in processes]


def eventually(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 30
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


@pytest.mark.slow
def test_postgres_keeps_what_is_written(postgres: Postgres) -> None:
    url = postgres.create_database()
    write(url, 1)
    assert read(url) == [1]


@pytest.mark.slow
def test_postgres_is_durable(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url("postgres")) as connection:
        settings = [
            connection.execute(f"SHOW {name}").fetchone()
            for name in ("fsync", "synchronous_commit", "full_page_writes")
        ]
    assert settings == [("on",), ("on",), ("on",)]


@pytest.mark.slow
def test_each_database_is_empty(postgres: Postgres) -> None:
    write(postgres.create_database(), 1)
    assert tables(postgres.create_database()) == 0


@pytest.mark.slow
def test_a_dropped_database_is_gone_in_spite_of_its_clients(postgres: Postgres) -> None:
    url = postgres.create_database()
    with psycopg.connect(url, autocommit=True):
        postgres.drop_database(url)
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(url)


@pytest.mark.slow
def test_postgres_stops_and_starts_with_its_data(postgres: Postgres) -> None:
    url = postgres.create_database()
    write(url, 1)
    postgres.stop()
    with pytest.raises(psycopg.OperationalError, match="refused"):
        psycopg.connect(url)
    postgres.start()
    assert read(url) == [1]


@pytest.mark.slow
def test_postgres_killed_keeps_what_was_committed_and_nothing_else(postgres: Postgres) -> None:
    url = postgres.create_database()
    write(url, 1)
    with psycopg.connect(url) as connection:
        connection.execute("INSERT INTO written VALUES (2)")
        postgres.kill()
        with pytest.raises(psycopg.OperationalError):
            connection.commit()
    postgres.start()
    assert read(url) == [1]
    assert "database system was not properly shut down" in postgres.log()


@pytest.mark.slow
def test_nats_delivers(nats: Nats) -> None:
    assert echo(nats.url, b"skip") == b"skip"


@pytest.mark.slow
@pytest.mark.parametrize("end", [Nats.stop, Nats.kill])
def test_nats_ends_and_starts_on_its_port(nats: Nats, end: Callable[[Nats], None]) -> None:
    end(nats)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", nats.port))
    nats.start()
    assert echo(nats.url, b"bo") == b"bo"


@pytest.mark.full
@pytest.mark.parametrize("service", [Postgres, Nats])
@pytest.mark.parametrize("end", ["", "stop", "kill", "halt"])
def test_nothing_is_left(service: type[Service], end: str) -> None:
    with service() as server:
        processes = family(server.pid)
        match end:
            case "stop":
                server.stop()
            case "kill":
                server.kill()
            case "halt":
                os.kill(server.pid, signal.SIGSTOP)
    assert not server.directory.exists()
    assert not [pid for pid in processes if is_alive(pid)]
    assert not segments_of(processes)


@pytest.mark.full
def test_postgres_killed_leaves_no_shared_memory() -> None:
    with Postgres() as postgres:
        processes = family(postgres.pid)
        assert segments_of(processes)
        postgres.kill()
        assert not segments_of(processes)


@pytest.mark.full
@pytest.mark.parametrize("service", [Postgres, Nats])
def test_nothing_is_left_when_the_tests_are_killed(service: type[Service]) -> None:
    program = f"""
from tests.services import {service.__name__}
with {service.__name__}() as server:
    print(server.pid, server.directory, flush=True)
    input()
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as tests:
        assert tests.stdout is not None
        pid, directory = tests.stdout.readline().split()
        processes = family(int(pid))
        tests.kill()
    assert eventually(lambda: not any(map(is_alive, processes)))
    assert eventually(lambda: not Path(directory).exists())
    assert not segments_of(processes)


@pytest.mark.full
@pytest.mark.parametrize("service", [Postgres, Nats, Nginx])
def test_a_server_that_cannot_start_says_why(service: type[Service]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        server = service()
        server.port = other.getsockname()[1]
        with pytest.raises(ServiceFailed, match="ddress already in use"):
            server.__enter__()
    assert not server.directory.exists()


@pytest.mark.parametrize("service", [Postgres, Nats, Nginx])
def test_a_missing_program_is_named(
    service: type[Service], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("tests.services._DEBIAN_POSTGRES", tmp_path)
    monkeypatch.setattr("tests.services._DEBIAN_SERVERS", str(tmp_path))
    with pytest.raises(ProgramMissing, match=r"\./check installs it"):
        service()
