"""A server with people who play at it, for everything that others try meanwhile."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server.web.uvicorn_protocols import Timeouts
from tests.server.hostile.neighbours import Neighbours
from tests.table_server import OpenServer, TableServer, open_server

HASTY = Timeouts(head=2.0, body=2.0, heartbeat=2)
FAMILY = {"X-Forwarded-For": "10.0.0.1"}  # believed, since it comes from this machine


class LimitedServer(TableServer):
    """As it is in service: an address may ask only so often."""

    def _command(self) -> list[str | Path]:
        return [part for part in super()._command() if part != "--no-rate-limits"]


class _Errors(logging.Handler):
    """What surprised the server."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(logging.Formatter().format(record))


@contextmanager
def undisturbed(neighbours: Neighbours) -> Iterator[None]:
    """An attack: the neighbours notice nothing, and nothing surprises the server."""
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    try:
        with neighbours.undisturbed():
            yield
    finally:
        logging.getLogger().removeHandler(errors)
    assert errors.found == []


@contextmanager
def _house(
    folder: Path, headers: dict[str, str] | None = None, **config: Any
) -> Iterator[tuple[OpenServer, Neighbours]]:
    with (
        open_server(folder, **config) as server,
        Neighbours(server.url, additional_headers=headers) as neighbours,
    ):
        yield server, neighbours


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenServer, Neighbours]]:
    with _house(tmp_path_factory.mktemp("hostile")) as house:
        yield house


@pytest.fixture(scope="module")
def neighbours(house: tuple[OpenServer, Neighbours]) -> Neighbours:
    return house[1]


@pytest.fixture
def server(house: tuple[OpenServer, Neighbours]) -> Iterator[OpenServer]:
    """To be attacked: nobody else notices."""
    with undisturbed(house[1]):
        yield house[0]


@pytest.fixture(scope="module")
def limited_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenServer, Neighbours]]:
    with _house(tmp_path_factory.mktemp("limited"), FAMILY, limited=True) as house:
        yield house


@pytest.fixture
def limited(limited_house: tuple[OpenServer, Neighbours]) -> Iterator[OpenServer]:
    """To be attacked, with limits for addresses. The neighbours have another one than the attackers."""
    with undisturbed(limited_house[1]):
        yield limited_house[0]


@pytest.fixture(scope="module")
def hasty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenServer, Neighbours]]:
    with _house(tmp_path_factory.mktemp("hasty"), timeouts=HASTY) as house:
        yield house


@pytest.fixture
def hasty(hasty_house: tuple[OpenServer, Neighbours]) -> Iterator[OpenServer]:
    """To be attacked. Clients that do not answer are noticed ten times sooner than usual."""
    with undisturbed(hasty_house[1]):
        yield hasty_house[0]
