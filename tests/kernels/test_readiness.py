import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tablee.game import registry
from tablee.kernels import readiness, store
from tablee.kernels.readiness import PARTS, find_lacking, is_ready, mark_ready
from tablee.kernels.sources import closure, digest_of, path_of

NAME = "brought"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a game that has compiled bots and nothing else; nothing was ever compiled."""
    bots = tmp_path / "site" / NAME / "bots"
    bots.mkdir(parents=True)
    (bots.parent / "__init__.py").write_text("")
    (bots / "__init__.py").write_text("")
    (bots / "champion.py").write_text("from . import thinking\nfrom tablee.kernels import stream\n")
    (bots / "thinking.py").write_text("DEPTH = 3\n")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    for caches in (path_of, digest_of, store.own_directory):
        caches.cache_clear()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(readiness, "_ready", set())
    game = ModuleType(NAME)
    game.NAME = NAME  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, NAME: game})
    yield bots
    for caches in (path_of, digest_of, store.own_directory):
        caches.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[module]


def test_the_compiled_bots_of_a_package_are_lacking_until_they_were_compiled(package: Path) -> None:
    assert registry.package_of(NAME) == NAME
    assert find_lacking((NAME, part) for part in PARTS) == [(NAME, "learned"), (NAME, "champion")]
    assert not is_ready(NAME, "champion")
    mark_ready(NAME, "champion")
    assert is_ready(NAME, "champion")
    assert find_lacking([(NAME, "champion")]) == []


def test_what_was_compiled_from_other_sources_of_a_package_is_not_ready(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark_ready(NAME, "champion")
    assert {f"{NAME}.bots.champion", f"{NAME}.bots.thinking", "tablee.kernels.stream"} <= closure(
        f"{NAME}.bots.champion"
    ).keys()
    (package / "thinking.py").write_text("DEPTH = 4\n")
    digest_of.cache_clear()
    monkeypatch.setattr(readiness, "_ready", set())  # as in the next process
    assert find_lacking([(NAME, "champion")]) == [(NAME, "champion")]


def test_another_process_that_has_compiled_a_part_is_noticed(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark_ready(NAME, "champion")
    monkeypatch.setattr(readiness, "_ready", set())
    assert not is_ready(NAME, "champion")  # nobody has looked yet
    assert find_lacking([(NAME, "champion")]) == []
    assert is_ready(NAME, "champion")


def test_asking_whether_a_part_is_ready_looks_at_no_file() -> None:
    """The event loop asks at every move, perhaps of a game that nothing was compiled for."""
    code = f"""
import sys
from tablee.kernels.readiness import find_lacking, is_ready
is_ready("skyjo", "champion")
looked = []
sys.addaudithook(lambda event, arguments: looked.append(event) if event.startswith(("open", "os.")) else None)
import os
stat, os.stat = os.stat, lambda *given, **more: looked.append("stat") or stat(*given, **more)
for part in {list(PARTS)}:
    assert not is_ready("skyjo", part)
print(looked)
"""
    environment = {**os.environ, "NUMBA_CACHE_DIR": os.devnull}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


@pytest.mark.parametrize("part", PARTS)
def test_a_game_that_only_this_process_knows_has_nothing_to_compile(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from examples.games import highest

    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    assert find_lacking([(highest.NAME, part)]) == []
