"""A real browser before a real server.

The browser lives as long as a module: Playwright keeps an event loop running, beside which no test of another
module could start its own. The server has none here and lives as long as the session.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.visitors import PATIENCE, Visitors
from tests.services import ProgramMissing
from tests.table_server import TableServer

ROOT = Path(__file__).parents[2]
expect.set_options(
    timeout=PATIENCE * 1000
)  # as all that waits for a page; by itself it would be five seconds
CHROMIUM = "/usr/bin/chromium"  # set_up_services in scripts/setup.sh looks in the same place


@pytest.fixture(scope="session")
def built_client() -> None:
    """The browser client, as new as its sources. The lock is that of scripts/setup.sh."""
    lock = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "web/build.py"], check=True)
    finally:
        os.close(lock)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[TableServer]:
    """One server for all tests of this process; its bots hardly think."""
    database = tmp_path_factory.mktemp("e2e") / "tables.sqlite"
    with TableServer(database, None, "--pace", "0.05") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not os.access(CHROMIUM, os.X_OK):
        raise ProgramMissing("Chromium is not installed. ./check installs it.")
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        yield chromium
        chromium.close()


@pytest.fixture
def visitors(browser: Browser, server: TableServer) -> Iterator[Visitors]:
    """Lets people come. At the end they go, and none of their pages may have complained."""
    coming = Visitors(browser, server.url)
    yield coming
    complaints = coming.leave()
    assert complaints == []
