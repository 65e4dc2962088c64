from pathlib import Path

import pytest

from tablee.match.match import Match
from tablee.match.record import record_of, save
from tablee.terminal.score_table import doubled_sum, draw
from tablee.terminal.speech import Names, Speech
from tablee.terminal.table_state import SeatState, TableState
from tests.command import run

ENGLISH = Speech("en")


def pairs(*own: int) -> TableState:
    seats = tuple(SeatState(name) for name in ("Ada", "Bo", "Cy", "Di"))
    return TableState(
        game="skipbo",
        phase="over",
        seats=seats,
        own=own,
        public={"options": {"partners": True}},
        totals=(60, 0, 60, 0),
        winners=(0, 2),
    )


def test_partners_are_one_side() -> None:
    assert pairs(0).sides == [(0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("own", "text"),
    [
        ((0,), "You have won the match together with Cy!"),
        ((2,), "You have won the match together with Ada!"),
        ((1,), "Ada and Cy have won the match together."),
        ((0, 2), "You have won the match!"),  # both at one device
        ((0, 1, 2, 3), "Ada and Cy have won the match together."),
    ],
)
def test_sb_21_both_partners_are_told_that_they_have_won(own: tuple[int, ...], text: str) -> None:
    state = pairs(*own)
    assert ENGLISH.won(state.winners or (), Names.at(state)) == text


def test_the_points_of_partners_are_said_once() -> None:
    state = pairs(0)
    assert ENGLISH.each(state.totals, Names.at(state)) == "Ada and Cy 60, Bo and Di 0"


def test_a_doubled_score_shows_its_sum_as_long_as_there_is_room() -> None:
    assert [doubled_sum(68, room) for room in (11, 10, 6)] == ["34 × 2 = 68", "34×2=68", "×2 68"]
    table = draw(["Ada", "Bo"], [[68, 3]], 1, [68, 3], "Total", [], [0])
    assert table.lines()[1].split() == ["1", "34", "×", "2", "=", "68", "3"]


def test_a_replay_speaks_of_options_in_words(tmp_path: Path) -> None:
    options = {"partners": True, "target": None, "stock_size": 4, "dealer": 2}
    match = Match("skipbo", 4, options, seed=1)
    save(record_of(match, ["Ada", "Bo", "Cy", "Di"]), tmp_path / "match.json")
    said = run("replay", str(tmp_path / "match.json"), "--lang", "en").stdout.splitlines()[1]
    assert "=" not in said
    assert said.startswith("Options: ")
    for words in (
        "Playing in pairs: In pairs",
        "Length of the match: A single game",
        "First dealer: Cy deals",
    ):
        assert words in said
    assert "Penalty cards" not in said  # means nothing without human manners
