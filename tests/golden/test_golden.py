from pathlib import Path

import pytest

from tablee.game.registry import GAMES
from tablee.match.record import load
from tablee.match.replay import verify
from tests import expected
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_playthrough(game: str) -> None:
    assert [path for path in RECORDS if path.stem.split("-")[0] == game]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_playthrough_is_unchanged(path: Path) -> None:
    text = "\n".join(playthrough(load(path))) + "\n"
    expected.check(text, path.with_suffix(".txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_playthrough_is_proven(path: Path) -> None:
    assert verify(load(path)).moves > 0
