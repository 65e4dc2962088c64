"""What `conftest.py` gives to the tests of the server. Each of these is a trap for the one after it."""

import psycopg
import pytest

from tests.services import Nats, Postgres


@pytest.mark.slow
@pytest.mark.parametrize("time", ["first", "second"])
def test_a_test_has_an_empty_database_and_may_leave_postgres_stopped(
    postgres: Postgres, postgres_url: str, time: str
) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE made (value int)")
    postgres.stop()


@pytest.mark.parametrize("time", ["first", "second"])
def test_a_test_may_leave_nats_stopped(nats: Nats, nats_url: str, time: str) -> None:
    assert nats.running
    assert nats_url == nats.url
    nats.stop()
