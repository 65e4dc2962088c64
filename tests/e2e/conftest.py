"""A real browser before a real server: one of each in a process, for all of its tests.

Playwright's synchronous interface keeps an event loop running in this thread from the first test to the last.
Nothing here may start one of its own, and no test that does may run in the same process: `./check` gives the
browser tests a pytest process to themselves. The server has its own thread.
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
from tests.table_server import OpenServer, open_server

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=PATIENCE * 1000)
# Chromium without windows: a page costs it half as much. scripts/setup.sh looks in the same place.
CHROMIUM = "/usr/lib/chromium/chromium-headless-shell"


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
def server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[OpenServer]:
    """Its bots hardly think."""
    with open_server(tmp_path_factory.mktemp("e2e"), pace=0.05) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not os.access(CHROMIUM, os.X_OK):
        raise ProgramMissing("Chromium is not installed. ./check installs it.")
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        yield chromium
        chromium.close()


@pytest.fixture
def visitors(browser: Browser, server: OpenServer) -> Iterator[Visitors]:
    """Lets people come. At the end they go, and none of their pages may have complained."""
    coming = Visitors(browser, server.url)
    yield coming
    complaints = coming.leave()
    assert complaints == []
