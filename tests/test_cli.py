import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import TABLEE, assert_one_sentence, collect, run, run_process
from tests.interrupting import interrupt

SHORT = {"skipbo": ["-o", "target=none"], "skyjo": []}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records") / "new"
    for game in ("skipbo", "skyjo"):
        done = run("simulate", game, *SHORT[game], "--matches", "2", "--records", str(folder), "--json")
        assert done.returncode == 0, done.stderr
    return folder


def test_simulate_sums_up_as_json() -> None:
    done = run(
        "simulate", "skyjo", "-p", "3", "--matches", "200", "--policy", "eager", "--seed", "7", "--json"
    )
    summary = json.loads(done.stdout)
    assert done.stderr == ""  # no progress bar in a pipe
    assert summary["matches"] == 200
    assert len(summary["wins"]) == 3
    assert sum(wins["value"] for wins in summary["wins"]) >= 1
    for wins in summary["wins"]:
        assert wins["low"] <= wins["value"] <= wins["high"]


def test_simulate_is_the_same_for_the_same_seed() -> None:
    first, again, other = (
        run("simulate", "skipbo", "--matches", "50", "--seed", seed, "--threads", threads, "--json").stdout
        for seed, threads in (("3", "1"), ("3", "2"), ("4", "1"))
    )
    assert first == again
    assert first != other


@pytest.mark.slow
def test_simulate_prints_a_table_and_draws_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    done = run("simulate", "skipbo", "--matches", "20", "-o", "target=none", "--plot", str(picture))
    assert "stalemates" in done.stdout
    assert "wins" in done.stdout
    assert picture.read_text().lstrip().startswith("<?xml")


def test_arena_says_who_is_better(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    wanted = ["arena", "skyjo", "owl", "1", "-m", "20", "-o", "limit=none"]
    done = run(*wanted, "--json", "--plot", str(picture))
    result = json.loads(done.stdout)
    assert [rung["bot"] for rung in result["ladder"]] == ["owl", "1"]
    assert result["ladder"][0]["elo"]["value"] > result["ladder"][1]["elo"]["value"]
    assert result["duels"][0]["matches"] == 20
    assert picture.read_text().lstrip().startswith("<?xml")


def test_arena_prints_a_cross_table() -> None:
    done = run("arena", "skyjo", "2", "1", "-m", "20", "-o", "limit=none")
    assert "Elo" in done.stdout
    assert "of 20" in done.stdout


def test_records_are_verified_and_replayed(records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == [
        f"{game}-00000{n}.json" for game in ("skipbo", "skyjo") for n in (0, 1)
    ]
    for file in files:
        done = run("verify", str(file))
        assert done.returncode == 0
        assert "all is well" in done.stdout
        assert "has won the match." in run("replay", str(file)).stdout


def test_records_agree_with_the_summary_of_the_kernel(records: Path) -> None:
    for game in ("skipbo", "skyjo"):
        summary = json.loads(run("simulate", game, *SHORT[game], "--matches", "2", "--json").stdout)
        written = [json.loads((records / f"{game}-00000{n}.json").read_bytes()) for n in (0, 1)]
        assert summary["moves"]["value"] == sum(len(record["moves"]) for record in written) / 2
        for seat in range(2):
            totals = [record["result"]["totals"][seat] for record in written]
            assert summary["totals"][seat]["value"] == sum(totals) / 2


def test_replay_stops_at_a_move(records: Path) -> None:
    done = run("replay", str(records / "skyjo-000000.json"), "--to", "3", "--pictures")
    assert "   3  " in done.stdout
    assert "   4  " not in done.stdout
    assert "The match goes on." in done.stdout


def test_replay_as_a_seat_tells_no_hidden_card(records: Path) -> None:
    file = str(records / "skipbo-000000.json")
    assert "eager 1 draws 5 cards." in run("replay", file, "--seat", "1").stdout
    assert "eager 1 draws 5 cards." not in run("replay", file).stdout


MISUSES = [
    (["simulate", "skipbo", "--players", "7"], ["2 to 6 players", "7"]),
    (["simulate", "skyjo", "--players", "9"], ["2 to 8 players", "9"]),
    (["simulate", "skyjo", "--players", "1"], ["2 to 8 players", "1"]),
    (["simulate", "skipbo", "-o", "partners=true", "-p", "3"], ["pairs", "4 or 6"]),
    (["simulate", "skipbo", "-o", "stock_size=31"], ["stock", "1 to 30", "31"]),
    (["simulate", "skipbo", "-o", "stocksize=3"], ["stocksize", "stock_size"]),
    (["simulate", "skyjo", "-o", "limit"], ["limit", "NAME=VALUE"]),
    (["simulate", "skyjo", "-o", "limit=0"], ["points", "0"]),
    (["simulate", "skyjo", "--policy", "clever"], ["clever", "eager", "uniform"]),
    (["simulate", "skyjo", "--matches", "0"], ["--matches", "from 1 up"]),
    (["simulate", "skipbo", "-o", "manners=human"], ["manners"]),
    (["simulate", "skyjo", "--plot", "picture.png"], ["picture.svg"]),
    (["simulate", "chess"], ["chess"]),
    (["arena", "skyjo", "1", "eagle"], ["eagle", "4 (Owl)"]),
    (["arena", "skyjo", "1"], ["at least two"]),
    (["play", "skyjo", "--level", "9"], ["9", "4 (Owl)"]),
    (["play", "skyjo", "--seat", "3"], ["no seat 3", "1 to 2"]),
    (["play", "skyjo", "--seed", "12ab"], ["64 hex digits"]),
    (["real-table", "skyjo", "--each", "9"], ["--each", "together with --deal"]),
    (["real-table", "skyjo", "--dealer", "2"], ["--dealer", "together with --first"]),
]


def test_a_misuse_is_explained_in_one_sentence() -> None:
    assert collect([(arguments, 2, words) for arguments, words in MISUSES]) == []


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        assert_one_sentence(run(command, str(tmp_path / "none.json")), 1, "none.json", "no such file")


def test_a_damaged_file_names_the_place(tmp_path: Path, records: Path) -> None:
    whole = (records / "skyjo-000000.json").read_text()
    damages = {
        "truncated.json": (whole[: len(whole) // 2], "in the middle"),
        "future.json": (whole.replace("tablee/1", "tablee/9"), "tablee/9"),
        "seed.json": (whole.replace('"seed": "', '"seed": "0'), "seed"),
        "commitment.json": (json.dumps({**json.loads(whole), "commitment": "0" * 64}), "commitment"),
        "move.json": (json.dumps({**json.loads(whole), "moves": ["0:?z1"]}), "moves[0]"),
        "text.json": ("hello", "JSON"),
        "empty.json": ("", "0 bytes"),
        "list.json": ("[]", "not a Tablée record"),
    }
    complaints = []
    for name, (text, word) in damages.items():
        (tmp_path / name).write_text(text)
        complaints += collect([(["verify", str(tmp_path / name)], 1, [name, word])])
    assert complaints == []


def test_an_unwritable_folder_is_named_and_nothing_is_left(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    done = run("simulate", "skyjo", "--matches", "2", "--records", str(blocker / "below"))
    assert_one_sentence(done, 1, "file")
    assert list(tmp_path.iterdir()) == [blocker]
    done = run("simulate", "skyjo", "--matches", "2", "--plot", str(tmp_path / "nowhere" / "a.svg"))
    assert_one_sentence(done, 1, "nowhere")


def test_records_are_never_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "skyjo-000001.json"
    there.write_text("mine")
    assert_one_sentence(run("simulate", "skyjo", "--matches", "2", "--records", str(tmp_path)), 1, there.name)
    assert [path.name for path in tmp_path.iterdir()] == [there.name]
    assert there.read_text() == "mine"


@pytest.mark.full
@pytest.mark.parametrize("extra", [[], ["--records"]])
def test_an_interrupted_simulation_leaves_nothing(tmp_path: Path, extra: list[str]) -> None:
    folder = tmp_path / "records"
    arguments = ["simulate", "skipbo", "--matches", "100000" if extra else "100000000"]
    arguments += [*extra, str(folder)] if extra else []
    with subprocess.Popen([*TABLEE, *arguments], stderr=subprocess.PIPE, text=True) as process:
        said = interrupt(process, lambda: not extra or any(folder.glob(".unfinished-*/*")))
    assert process.returncode == 130, said
    assert "Traceback" not in said
    assert "interrupted" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error(records: Path) -> None:
    file = records / "skipbo-000000.json"
    command = f"{sys.executable} -m tablee replay {file} | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Skip-Bo for 2")
    assert done.stderr == ""


def test_several_records_are_proven_and_the_damaged_one_is_named(records: Path, tmp_path: Path) -> None:
    good = [str(file) for file in sorted(records.glob("*.json"))]
    done = run("verify", *good)
    assert (done.returncode, len(done.stdout.splitlines())) == (0, len(good))
    damaged = tmp_path / "damaged.json"
    damaged.write_text(Path(good[0]).read_text("utf-8")[:-20], "utf-8")
    done = run("verify", good[0], str(damaged), good[1], "--json")
    assert [proof["ok"] for proof in json.loads(done.stdout)] == [True, False, True]
    assert_one_sentence(done, 1, str(damaged), "in the middle")


@pytest.mark.slow
def test_a_record_comes_in_a_pipe(records: Path) -> None:
    record = (records / "skyjo-000000.json").read_text("utf-8")
    assert run_process("verify", "-", typed=record).stdout.startswith("-: all is well")
    assert run_process("replay", "-", typed=record).stdout.startswith("Skyjo for 2")


def test_an_earlier_name_of_an_option_works_and_is_not_shown() -> None:
    assert_one_sentence(run("simulate", "skyjo", "-g", "0"), 2, "--matches", "from 1 up")
    assert_one_sentence(run("simulate", "skyjo", "--games", "0"), 2, "--matches", "from 1 up")
    assert "--games" not in run("simulate", "--help").stdout


@pytest.mark.slow
def test_review_tells_luck_and_skill(tmp_path: Path) -> None:
    record, page = tmp_path / "match.json", tmp_path / "review.html"
    run("play", "skyjo", "--watch", "--plain", "-p", "2", "-o", "limit=none", "--save", str(record))
    done = run("review", str(record), "--json", "--html", str(page))
    review = json.loads(done.stdout)
    for player in review["players"]:
        assert player["start"] + player["luck"] + player["skill"] == pytest.approx(player["result"])
    assert "<svg" in page.read_text(encoding="utf-8")
