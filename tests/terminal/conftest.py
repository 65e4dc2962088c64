"""Nothing that a test plays is kept in anybody's data folder."""

from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

from tests.table_server import OpenServer, open_server
from tests.terminal.tmux import Terminal


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, and English whatever the machine speaks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "data"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """One for all tests of this worker. Each opens a table, and brings its own people."""
    resource_tracker.ensure_running()  # it inherits standard error, which a screen replaces
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Those that a test opens are closed after it."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()
