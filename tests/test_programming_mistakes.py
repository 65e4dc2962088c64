import re
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots.contract import Clock
from tablee.game.contract import Refused
from tablee.match.record import record_of


@pytest.fixture
def match() -> tablee.Match:
    return tablee.Match("skyjo", 2, seed=3)


@pytest.mark.parametrize("ask", [tablee.hints, tablee.win_chances])
def test_hints_need_a_view_of_their_game(ask: Any, match: tablee.Match) -> None:
    for given in (match, tablee.Match("skipbo", 2, seed=3).view(0), None):
        with pytest.raises(ValueError, match=r"This is no view of skyjo; match\.view\(seat\) gives one\."):
            ask("skyjo", given)


@pytest.mark.parametrize(
    "ask",
    [
        tablee.verify,
        tablee.replay,
        lambda given: next(tablee.steps(given)),
        tablee.review_match,
        tablee.trajectory_of,
        lambda given: tablee.save(given, "match.json"),
    ],
)
@pytest.mark.parametrize("given", ["match.json", None, tablee.Match("skyjo", 2, seed=3)])
def test_whatever_reads_a_record_says_that_it_was_given_none(ask: Any, given: Any) -> None:
    with pytest.raises(ValueError, match=r"This is no record but a \w+; load\(path\) reads one"):
        ask(given)


def test_what_is_no_text_is_no_position() -> None:
    with pytest.raises(Refused, match="“None” cannot be read in a position"):
        tablee.from_position(None)  # type: ignore[arg-type]


def test_a_file_in_a_missing_folder_is_called_by_its_own_name(tmp_path: Path, match: tablee.Match) -> None:
    path = tmp_path / "missing" / "match.json"
    with pytest.raises(FileNotFoundError, match=re.escape(str(path))) as error:
        tablee.save(record_of(match), path)
    assert error.value.filename == str(path)


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
@pytest.mark.parametrize("seat", [9, -1])
def test_a_seat_that_is_not_there_has_no_legal_moves_to_ask_for(game: str, seat: int) -> None:
    with pytest.raises(Refused, match=f"A seat is a whole number from 0 to 1 at this table, not {seat}"):
        tablee.Match(game, 2, seed=3).legal_moves(seat)


def test_a_number_that_was_given_as_text_is_shown_as_text() -> None:
    with pytest.raises(Refused, match=r"The limit must be a number from 1 up, or none, not '50'\."):
        tablee.Match("skyjo", options={"limit": "50"})
    with pytest.raises(Refused, match=r"not fifty\."):
        tablee.Match("skyjo", options={"limit": "fifty"})


def test_a_bot_that_raises_is_named_with_its_move() -> None:
    class Clumsy:
        def choose(self, view: Any, clock: Clock) -> Any:
            if view.phase == "set_up":
                return view.legal_moves[0]
            raise KeyError("nothing")

    with pytest.raises(KeyError) as error:
        tablee.play_match([Clumsy(), 1], "skyjo", seed=1)
    (note,) = error.value.__notes__
    assert re.fullmatch(r"It was move \d, by Clumsy at seat 0\.", note)


def test_a_view_shows_no_number_for_a_hidden_card(match: tablee.Match) -> None:
    match.push(0, "?a1")
    shown = repr(match.view(0))
    assert "98" not in shown
    assert f"grids=[[{match.view(0).grids[0][0]}, '?', '?'" in shown
