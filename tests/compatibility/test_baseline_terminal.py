"""What a terminal kept in the version before 0.1.0's baseline: games, sheets, what bots learned, servers.

Nothing in `baseline/` is ever written again.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility import baseline_doors as doors

KEPT: Any = doors.read_json("terminal.json.gz")


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The kept games, in a data folder that is everybody's now."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return doors.unpack_terminal(tmp_path, KEPT["files"])


def tablee(*arguments: str, typed: str = "") -> str:
    """What the program says that runs in this data folder."""
    return subprocess.run(
        [sys.executable, "-m", "tablee", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ),
    ).stdout


def test_every_kept_game_stands_as_it_was_left(games: list[Path]) -> None:
    complaints: list[str] = []
    for path in games:
        found = doors.look_at_kept_game(path)
        complaints += doors.differences(KEPT["games"][path.name], found, path.name)
    assert len(games) == 5
    assert complaints == []


def test_every_kept_game_is_played_on(games: list[Path]) -> None:
    for path in games:
        before = json.loads(path.read_text("utf-8"))["moves"]
        phase = asyncio.run(doors.play_kept_game(path, 2, random.Random(path.name)))
        after = json.loads(path.read_text("utf-8"))["moves"] if path.exists() else []
        assert phase == "over" or (after[: len(before)] == before and len(after) >= len(before) + 2), path


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_the_last_game_is_resumed_by_the_command(games: list[Path], game: str) -> None:
    said = tablee("play", game, "--resume", "--plain", typed="table\nquit\n")
    last = [path for path in games if json.loads(path.read_text("utf-8"))["game"] == game][-1]
    names = [chair["name"] for chair in json.loads(last.read_text("utf-8"))["chairs"]]
    assert [name for name in names if name not in said] == []


@pytest.mark.parametrize(("game", "points"), [("skyjo", [5, 7]), ("skipbo", [60, 0, 60, 0])])
def test_a_score_sheet_goes_on(games: list[Path], game: str, points: list[int]) -> None:
    sheet = json.loads(tablee("score", game, "--json"))
    assert sheet["totals"] == points
    assert (sheet["draft"] is not None) == (game == "skyjo")  # a round was being written down


def test_bots_and_servers_are_remembered(games: list[Path]) -> None:
    known = doors.what_a_device_knows("skyjo", "https://tablee.example")
    assert known == ({"Ada"}, "a secret of this server")
