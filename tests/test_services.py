import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from tests.services import Nats, Nginx, Postgres, ProgramMissing, Service, ServiceFailed, is_alive

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


def write(url: str, value: int) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS written (value int)")
        connection.execute("INSERT INTO written VALUES (%s)", [value])


def read(url: str) -> list[int]:
    with psycopg.connect(url) as connection:
        return [value for (value,) in connection.execute("SELECT value FROM written ORDER BY value")]


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
def test_postgres_is_durable(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url("postgres")) as connection:
        settings = [
            connection.execute(f"SHOW {name}").fetchone()
            for name in ("fsync", "synchronous_commit", "full_page_writes")
        ]
    assert settings == [("on",), ("on",), ("on",)]


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
