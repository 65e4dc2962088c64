import subprocess
import sys
from pathlib import Path

import pytest

from examples.games import highest
from tablee.game import registry
from tablee.game.registry import GAMES, UnknownGame, game_named, register
from tests.plugin import environment, installed, installed_by_pip


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=environment(folder), capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    code = "import tablee; m = tablee.Match('highest', 2, seed=1); print(*tablee.GAMES, m.game.__name__)"
    told = run(installed_by_pip(tmp_path), code)
    assert told.stdout.split() == [*GAMES, "highest", "highest"], told.stderr


@pytest.mark.slow
def test_a_plug_in_that_cannot_be_loaded_leaves_the_others_alone(tmp_path: Path) -> None:
    folder = installed(tmp_path)
    (folder / "highest.py").write_text("NAME = 'highest'\n")
    told = run(folder, "import tablee; print(*tablee.GAMES)")
    assert told.stdout.split() == [*GAMES]
    assert "The game “highest” of highest cannot be played: it lacks FACTS" in told.stderr


@pytest.mark.slow
def test_a_plug_in_cannot_take_the_name_of_a_built_in_game(tmp_path: Path) -> None:
    folder = installed(tmp_path)
    module = folder / "highest.py"
    module.write_text(module.read_text().replace('NAME = "highest"', 'NAME = "skyjo"'))
    told = run(folder, "import tablee; print(tablee.Match('skyjo', 2).game.__name__)")
    assert told.stdout.strip() == "tablee.games.skyjo", told.stderr


@pytest.mark.slow
def test_importing_tablee_looks_for_no_packages(tmp_path: Path) -> None:
    told = run(
        installed(tmp_path), "import sys, tablee; tablee.Match('skyjo'); print('highest' in sys.modules)"
    )
    assert told.stdout.strip() == "False", told.stderr


def test_a_game_is_registered_for_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    with pytest.raises(UnknownGame, match="no game called “highest”; there are skipbo and skyjo"):
        game_named("highest")
    register(highest)
    assert game_named("highest") is highest
    assert list(GAMES)[-1] == "highest"


def test_what_is_no_game_is_not_registered() -> None:
    with pytest.raises(TypeError, match="This is no game: it lacks FACTS"):
        register(object())  # type: ignore[arg-type]
