"""The servers that the table server stands on: real ones, started when the first test asks for them."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from tests.server.store.statements import known, listening, plain
from tests.services import Nats, Postgres


@pytest.fixture(scope="session")
def unexplained() -> Iterator[set[str]]:
    """Statements of stores in this process, in any test so far, whose plan no test has looked at."""
    found: set[str] = set()

    def heard(connection: Connection, statement: str, values: object) -> None:
        if plain(statement) not in known(connection.dialect.name):
            found.add(plain(statement))

    with listening(heard):
        yield found


@pytest.fixture(autouse=True)
def every_statement_is_explained(request: pytest.FixtureRequest, unexplained: set[str]) -> Iterator[None]:
    """By `store/test_plans.py`: a new statement needs a scene there."""
    unexplained.clear()
    yield
    assert unexplained == set() or request.module.__name__.endswith("test_plans")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process, for those that stop it and start it again."""
    with Postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A database of the test's own, empty."""
    postgres.start()  # a test that failed may have left it stopped
    url = postgres.create_database()
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
