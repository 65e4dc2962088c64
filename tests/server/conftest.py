"""The servers that the table server stands on: real ones, started when the first test asks for them."""

import gc
from collections.abc import Callable, Iterator

import pytest

from tablee.server.db.engines import database_url
from tablee.server.db.upgrade import upgrade
from tablee.server.jobs import workers
from tablee.server.jobs.worker import Worker
from tests.server.scripts import Script, Served
from tests.services import Nats, Postgres
from tests.table_server import OpenServer, open_server


@pytest.fixture(scope="session", autouse=True)
def workers_are_not_nice() -> Iterator[None]:
    """On a busy machine, nice processes would keep the tests waiting for minutes."""

    def worker(niceness: int, died_idle: Callable[[str], None]) -> Worker:
        return Worker(0, died_idle)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "Worker", worker)
        yield


@pytest.fixture(scope="session")
def only_what_tests_make_is_collected() -> None:
    """What was imported is not looked at again and again."""
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left_open(only_what_tests_make_is_collected: None) -> Iterator[None]:
    """A socket or file that is left open is reported here, and not in the module after."""
    yield
    gc.collect()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """A server for the module, with the `CONFIG` that it names."""
    folder = tmp_path_factory.mktemp("server")
    with open_server(folder, **getattr(request.module, "CONFIG", {})) as server:
        yield server


@pytest.fixture(scope="module")
def client(server: OpenServer) -> Iterator[Served]:
    with Served(server) as client:
        yield client


@pytest.fixture
def ada(client: Served) -> Script:
    return Script(client, name="Ada")


@pytest.fixture
def bo(client: Served) -> Script:
    return Script(client, name="Bo")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process, for those that stop it and start it again."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    """The name of a database in the newest form, to be copied."""
    postgres.start()
    url = postgres.create_database()
    upgrade(database_url(url))
    return url.rpartition("/")[2]


@pytest.fixture
def postgres_url(postgres: Postgres, migrated: str) -> Iterator[str]:
    """A database of the test's own in the newest form, empty."""
    postgres.start()  # a test that failed may have left it stopped
    url = postgres.create_database(like=migrated)
    yield url
    postgres.start()
    postgres.drop_database(url)


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One NATS server for all tests of this process: take subjects that no other test uses."""
    with Nats() as server:
        yield server


@pytest.fixture
def nats_url(nats: Nats) -> str:
    """Where that NATS server answers."""
    nats.start()
    return nats.url
