import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.match.record import load
from tablee.match.replay import verify
from tests.bots.external.programs import TWENTY_LINES

ROUND = ("-o", "limit=none")


def arena(*words: object) -> Result:
    return CliRunner().invoke(main, ["arena", "skyjo", *map(str, words), "--threads", "1"])


def data_of(*words: object) -> Any:
    done = arena(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_records_are_the_matches_that_were_counted(tmp_path: Path) -> None:
    told = data_of("3", "1", *ROUND, "-m", 6, "--records", tmp_path / "matches")
    files = sorted((tmp_path / "matches").iterdir())
    assert [file.name for file in files] == [f"skyjo-{number:06}.json" for number in range(6)]
    wins = 0.0
    for number, file in enumerate(files):
        record = load(file)
        assert record.seats == (["Magpie", "Sparrow"] if number % 2 == 0 else ["Sparrow", "Magpie"])
        winners = [record.seats[seat] for seat in verify(record).winners]
        wins += winners.count("Magpie") / len(winners)
    assert wins / 6 == pytest.approx(told["duels"][0]["points"]["value"])
    deals = [load(file).chance for file in files]
    assert deals[0][0] == deals[1][0] != deals[2][0]  # a deal, and the same with the seats exchanged


def test_a_folder_that_has_such_records_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "skyjo-000000.json").write_text("mine", "utf-8")
    done = arena("3", "1", "--records", tmp_path)
    assert done.exit_code == 1
    assert "already" in done.stderr
    assert [file.read_text("utf-8") for file in tmp_path.iterdir()] == ["mine"]


def test_one_bot_alone_plays_against_itself(tmp_path: Path) -> None:
    told = data_of("4", *ROUND, "-m", 5, "--trajectories", tmp_path / "t.npz", "--records", tmp_path / "r")
    assert [row["bot"] for row in told["ladder"]] == ["4"]
    assert told["duels"][0]["matches"] == 5
    records = [load(file) for file in sorted((tmp_path / "r").iterdir())]
    assert len({json.dumps(record.chance) for record in records}) == 5
    with np.load(tmp_path / "t.npz") as file:
        arrays = dict(file)
    assert len(arrays["actions"]) == sum(len(record.moves) for record in records)
    made = [
        f"{seat}:{arrays['moves'][action]}"
        for seat, action in zip(arrays["seats"], arrays["actions"], strict=True)
    ]
    assert made == [move for record in records for move in record.moves]
    assert set(arrays["bots"]) == {"Owl"}
    assert json.loads(str(arrays["settings"]))["game"] == "skyjo"


def test_one_bot_alone_needs_somewhere_to_write() -> None:
    done = arena("4")
    assert done.exit_code == 2
    assert "at least two bots" in done.stderr


def test_trajectories_go_into_parquet_or_npz(tmp_path: Path) -> None:
    done = arena("4", "--trajectories", tmp_path / "t.csv")
    assert done.exit_code == 2
    assert "ends in .parquet or .npz" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    words = ("4", "1", *ROUND, "--resume", file)
    first = data_of(*words, "-m", 40)
    again = data_of(*words, "-m", 80)
    assert (first["duels"][0]["matches"], again["duels"][0]["matches"]) == (40, 80)
    assert again == data_of("4", "1", *ROUND, "-m", 80)
    before = file.read_bytes()
    done = arena(*words, "--seed", 2)
    assert done.exit_code == 2
    assert "another tournament: its seed is 1, not 2" in done.stderr
    assert file.read_bytes() == before


@pytest.mark.slow
def test_records_are_kept_in_the_file_to_resume_too(tmp_path: Path) -> None:
    words = ("4", "1", *ROUND, "--resume", tmp_path / "duel.jsonl")
    data_of(*words, "-m", 4, "--records", tmp_path / "one")
    data_of(*words, "-m", 6, "--records", tmp_path / "other")
    one, other = ([load(file) for file in sorted((tmp_path / name).iterdir())] for name in ("one", "other"))
    assert one == other[:4]
    assert len(other) == 6


def test_json_says_how_it_was_played() -> None:
    program = f"{sys.executable} {TWENTY_LINES}"
    told = data_of("owl", "--bot", program, *ROUND, "-m", 2, "--ms", 5000)
    assert (told["ms"], told["matches"], told["all"]) == (5000, 2, False)
    assert [(row["bot"], row["name"]) for row in told["ladder"]] == [
        ("owl", "Owl"),
        (program, "Twenty lines"),
    ]
    assert told["duels"][0]["stopped_early"] is False


def test_json_says_that_a_duel_was_stopped_early() -> None:
    told = data_of("4", "1", *ROUND, "-m", 2000)
    assert told["duels"][0]["stopped_early"] is True
    assert told["duels"][0]["matches"] < told["matches"] == 2000
