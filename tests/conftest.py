"""What holds for all tests: how much they try, how hypothesis runs, what programs find that they start."""

import asyncio
import inspect
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import effort, expected

_PATIENCE = 600.0  # seconds for a coroutine test
_SLOW = [HealthCheck.too_slow]  # a whole match is a slow example, and meant to be one

# No deadline, and in CI the same examples every time.
settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=_SLOW, print_blob=True)
settings.register_profile("desk", deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")

# Every process that a test starts imports the package: compiled once, it is there at once.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Tests of graphics cards need none: numba plays one. With NUMBA_ENABLE_CUDASIM=0 a real one is tried.
os.environ.setdefault("NUMBA_ENABLE_CUDASIM", "1")

# The tools of this environment come first, as after `activate`. Node may be one of them.
os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"

# Started with `&` in a script, the tests ignore Ctrl-C, and so would all that they start. A signal that has
# a handler here has its usual effect there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _data_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games and sheets that tests leave behind are not in the home of whoever runs them."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of servers in this process may let a bot play for somebody the moment their line breaks."""
    monkeypatch.setattr("tablee.table.protocol.LEAST_GRACE", 0)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--effort", choices=effort.EFFORTS, default="usual", help="how much the tests try")
    parser.addoption(
        "--beyond-usual", action="store_true", help="only the tests that do more than with the usual effort"
    )
    parser.addoption("--update", action="store_true", help="write what is expected anew")


def pytest_configure(config: pytest.Config) -> None:
    effort.chosen = config.getoption("--effort")
    expected.update = config.getoption("--update")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a coroutine test in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(test, _PATIENCE))
    return True


# The marks of tests that an effort leaves out.
_LEFT_OUT: dict[effort.Effort, tuple[str, ...]] = {
    "quick": ("slow", "full"),
    "usual": ("full",),
    "full": (),
    "soak": (),
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in item.path.parts:  # they need a browser
            item.add_marker(pytest.mark.slow)
    left_out = _LEFT_OUT[effort.chosen]
    beyond_usual = config.getoption("--beyond-usual")
    skipped = {
        item
        for item in items
        if any(item.get_closest_marker(mark) for mark in left_out)
        or (beyond_usual and not _does_more_than_usual(item))
    }
    if skipped:
        config.hook.pytest_deselected(items=list(skipped))
        items[:] = [item for item in items if item not in skipped]


def _does_more_than_usual(item: pytest.Item) -> bool:
    """Marked `full`, or in a module whose amounts depend on the effort."""
    names = vars(item.getparent(pytest.Module).obj)  # type: ignore[union-attr]
    amounts = ("amount", "examples")
    return bool(item.get_closest_marker("full")) or any(
        names.get(name) is getattr(effort, name) for name in amounts
    )
