"""Files of earlier versions still work.

`files/` was written by the version before games became plug-ins: records, score sheets, and games that were
interrupted in a terminal. Nothing there is written again.
"""

from pathlib import Path

import pytest

from tablee.match.match import Match
from tablee.match.record import load
from tablee.match.replay import verify
from tablee.paper import files as sheets
from tablee.paper.sheet import totals
from tablee.terminal.storage import load_game

FILES = Path(__file__).parent / "files"
GAMES = ("skipbo", "skyjo")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_proven(game: str) -> None:
    assert verify(load(FILES / f"record-{game}.json")).winners


@pytest.mark.parametrize(("game", "points"), [("skipbo", (80, 0, 80, 0)), ("skyjo", (24, 7))])
def test_a_score_sheet_is_read(game: str, points: tuple[int, ...]) -> None:
    assert totals(sheets.load(FILES / f"sheet-{game}.json")) == points


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_interrupted_goes_on(game: str) -> None:
    kept = load_game(FILES / f"kept-{game}.json")
    match = Match(kept.game, len(kept.chairs), kept.options, seed=bytes.fromhex(kept.seed))
    for move in kept.moves:
        match.push(int(move[0]), move[2:])
    assert len(match.moves) == 15
    assert match.actors()
