import os
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.terminal.local import new_game
from tablee.terminal.storage import Chair, Keeper
from tests.command import collect, run


def tablee(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def interrupt(name: str, game: str = "skyjo", ago: int = 0) -> Path:
    keeper = Keeper.new()
    keeper.keep(new_game(game, [Chair(name), Chair("Magpie", 3)], {}))
    keeper.close()
    os.utime(keeper.path, (time.time() - ago,) * 2)
    return keeper.path


@pytest.mark.usefixtures("folder")
def test_games_are_listed_the_last_first_and_a_damaged_one_is_named() -> None:
    interrupt("Ada", ago=60)
    damaged = interrupt("Bo", ago=30)
    damaged.write_text("{")
    interrupt("Cy", "skipbo")
    lines = tablee("games").stdout.splitlines()
    assert [line[0] for line in lines] == ["1", "2", "3"]
    assert "Skip-Bo · Cy, Magpie" in lines[0]
    assert str(damaged) in lines[1]
    assert "Skyjo · Ada, Magpie" in lines[2]


@pytest.mark.usefixtures("folder")
def test_one_of_them_goes_on() -> None:
    interrupt("Ada", ago=60)
    interrupt("Bo")
    gone_on = run("games", "2", typed="table\nquit\n")
    assert "Ada:" in gone_on.stdout
    assert "Bo:" not in gone_on.stdout


@pytest.mark.usefixtures("folder")
def test_one_of_them_is_deleted_even_if_it_is_damaged() -> None:
    interrupt("Ada", ago=60)
    damaged = interrupt("Bo")
    damaged.write_text("")
    assert str(damaged) in tablee("games", "1", "--delete").stdout
    assert not damaged.exists()
    assert len(tablee("games").stdout.splitlines()) == 1


@pytest.mark.usefixtures("folder")
def test_a_game_that_is_being_played_is_not_deleted() -> None:
    keeper = Keeper(interrupt("Ada"))
    refused = tablee("games", "1", "--delete")
    keeper.close()
    assert refused.exit_code == 1
    assert "another window" in refused.stderr
    assert keeper.path.exists()


@pytest.mark.usefixtures("folder")
def test_without_games_that_is_said() -> None:
    assert "no interrupted game" in tablee("games").stdout
    assert tablee("games", "1").exit_code == 2
    assert tablee("games", "--delete").exit_code == 2


@pytest.mark.usefixtures("folder")
def test_play_says_at_once_what_cannot_be() -> None:
    cases = [
        (["skyjo", "-n", "Ada", "-n", "Ada"], ["Two people are called Ada"]),
        (["skyjo", "-n", " "], ["A name must not be empty"]),
        (["skyjo", "-l", "1,2,3"], ["3 levels are given, but only one bot plays"]),
        (["--resume", "-l", "4"], ["--resume continues a game as it was"]),
        (["--resume", "--save", "match.json"], ["--resume continues a game as it was"]),
    ]
    assert collect([(["play", *arguments], 2, words) for arguments, words in cases]) == []


def test_a_place_that_cannot_be_written_to_is_found_at_the_start(folder: Path) -> None:
    for place in (folder / "none" / "match.json", folder):
        refused = tablee("play", "skyjo", "--save", str(place))
        assert refused.exit_code == 1
        assert str(place) in refused.stderr
        assert "Your move" not in refused.stdout
