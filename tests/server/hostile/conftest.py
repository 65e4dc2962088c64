"""A server with people who play at it, for everything that others try meanwhile."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile.neighbours import Neighbours, attacked
from tests.table_server import TableServer


class LimitedServer(TableServer):
    """As it is in service: an address may ask only so often."""

    def _command(self) -> list[str | Path]:
        return [part for part in super()._command() if part != "--no-rate-limits"]


class HastyServer(TableServer):
    """Its heart beats every two seconds instead of every twenty: who does not answer is noticed sooner."""

    def _command(self) -> list[str | Path]:
        program = (
            "import tablee.server.net.uvicorn_protocols as wire; "
            "wire._SLOWEST_HEAD = wire._SLOWEST_REQUEST = 2.0; "
            "import tablee.server.net.player_socket as socket; socket.HEARTBEAT = 2; "
            "from tablee.cli import main; main()"
        )
        python, *options = super()._command()
        return [python, "-c", program, *options[options.index("serve") :]]


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("hostile") / "tablee.sqlite") as server:
        yield server


@pytest.fixture(scope="session")
def neighbours(tables: TableServer) -> Iterator[Neighbours]:
    with Neighbours(tables.url) as neighbours:
        yield neighbours


@pytest.fixture
def server(tables: TableServer, neighbours: Neighbours) -> Iterator[TableServer]:
    """To be attacked: nobody else notices."""
    with attacked(tables, neighbours):
        yield tables


@pytest.fixture(scope="module")
def limited_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TableServer, Neighbours]]:
    with LimitedServer(tmp_path_factory.mktemp("limited") / "tablee.sqlite") as server:
        family = {"X-Forwarded-For": "10.0.0.1"}  # believed, since it comes from this machine
        with Neighbours(server.url, additional_headers=family) as neighbours:
            yield server, neighbours


@pytest.fixture
def limited(limited_house: tuple[TableServer, Neighbours]) -> Iterator[TableServer]:
    """To be attacked, with limits for addresses. The neighbours have another one than the attackers."""
    server, neighbours = limited_house
    with attacked(server, neighbours):
        yield server


@pytest.fixture(scope="module")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TableServer, Neighbours]]:
    database = tmp_path_factory.mktemp("hasty") / "tablee.sqlite"
    with HastyServer(database) as server, Neighbours(server.url) as neighbours:
        yield server, neighbours


@pytest.fixture
def hasty(hasty_house: tuple[TableServer, Neighbours]) -> Iterator[TableServer]:
    """To be attacked, with a heart that beats fast."""
    server, neighbours = hasty_house
    with attacked(server, neighbours):
        yield server
