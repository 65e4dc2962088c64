from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.arena.checkpoints import CannotResume
from tablee.arena.chunks import Rows
from tablee.arena.duel import Duel
from tablee.arena.tournament import Tournament, play

ROUND = {"limit": None}


class Interrupted(Exception):
    pass


def interrupted_after(chunks: int) -> Any:
    def keep(duel: Duel, first: int, results: Sequence[Rows]) -> None:
        nonlocal chunks
        chunks -= 1
        if chunks == 0:
            raise Interrupted

    return keep


def in_kernel(**more: Any) -> Tournament:
    return Tournament("skyjo", ["4", "3", "1"], **{"matches": 300, "options": ROUND, **more})


def at_tables(**more: Any) -> Tournament:
    bots: dict[str, Any] = {"first": lambda view: view.legal_moves[0], "1": 1}
    return Tournament("skyjo", bots, **{"matches": 20, "options": ROUND, **more})


def counted(duels: list[Duel]) -> list[tuple[Any, ...]]:
    return [(duel.matches, duel.points, duel.scored, duel.played, duel.choices) for duel in duels]


@pytest.mark.parametrize("made", [in_kernel, at_tables])
@pytest.mark.parametrize("chunks", [1, 3])
def test_it_comes_to_the_same_end(tmp_path: Path, made: Any, chunks: int) -> None:
    file = tmp_path / "duel.jsonl"
    with pytest.raises(Interrupted):
        play(made(), 2, keep=interrupted_after(chunks), resume=file)
    kept: list[int] = []
    resumed = play(made(), 2, keep=lambda duel, first, results: kept.append(len(results[0])), resume=file)
    assert counted(resumed.duels) == counted(play(made(), 2).duels)
    assert (
        sum(kept) == sum(duel.matches for duel in resumed.duels) / 2
    )  # whoever keeps rows is given them all


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    asked = 0

    def bot(view: Any) -> Any:
        nonlocal asked
        asked += 1
        return view.legal_moves[0]

    tournament = Tournament("skyjo", {"mine": bot, "1": 1}, matches=6, options=ROUND)
    whole = tournament.play(resume=tmp_path / "a")
    before = asked
    again = tournament.play(resume=tmp_path / "a")
    assert asked == before > 0
    assert vars(again.duels[0]) == vars(whole.duels[0])


@pytest.mark.parametrize("made", [in_kernel, at_tables])
def test_more_matches_continue_fewer(tmp_path: Path, made: Any) -> None:
    file = str(tmp_path / "duel.jsonl")
    made(matches=10).play(2, resume=file)
    for more in ({}, {"matches": 10}, {"play_all": True}):
        assert counted(made(**more).play(2, resume=file).duels) == counted(made(**more).play(2).duels)


def test_a_line_that_was_cut_off_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    whole = at_tables().play(resume=file)
    file.write_bytes(file.read_bytes()[:-20])
    assert counted(at_tables().play(resume=file).duels) == counted(whole.duels)
    assert all(msgspec.json.decode(line) for line in file.read_bytes().splitlines())


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"options": {"limit": 50}}, "its options is"),
        ({"milliseconds": 7}, "its ms is 200, not 7"),
        ({"players": 3}, "its players is 2, not 3"),
    ],
)
def test_another_tournament_is_refused_and_the_file_is_left_alone(
    tmp_path: Path, other: dict[str, Any], named: str
) -> None:
    file = tmp_path / "duel.jsonl"
    at_tables(matches=2).play(resume=file)
    before = file.read_bytes()
    with pytest.raises(CannotResume, match=named) as refused:
        at_tables(**other).play(resume=file)
    assert refused.value.code == "other"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"{}\n", b"hello\n", b"\n", b"half a line"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(text)
    with pytest.raises(CannotResume, match="is not a tournament that can be resumed"):
        at_tables().play(resume=file)
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    "line", [b"[]", b'{"duel":0,"first":9,"seatings":[]}', b'{"duel":0,"first":0,"seatings":[{},{}]}']
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "duel.jsonl"
    at_tables(matches=4).play(resume=file)
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([lines[0], line, *lines[2:], b""]))
    with pytest.raises(CannotResume, match="line 2 is not as it was written"):
        at_tables(matches=4).play(resume=file)
