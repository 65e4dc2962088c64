import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from examples.games import highest
from tablee.arena.bench import count_figures, machine, measurements
from tablee.arena.columns import SimulationColumns, TournamentColumns
from tablee.arena.parquet import result_file
from tablee.arena.report import summary_data, summary_table
from tablee.arena.simulate import Simulation, record_match, simulate, summarise
from tablee.arena.tournament import Tournament, play
from tablee.arena.tournament_report import standing_data, standing_text
from tablee.game import registry
from tablee.match.replay import verify
from tests.plugin import environment, installed


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    return highest.NAME


def test_a_simulation_plays_the_matches_that_its_records_are_of(game: str) -> None:
    simulation = Simulation(game, 3, 20, "uniform", 1, {})
    rows = list[Any]()
    summary = summarise(simulate(simulation, keep=lambda first, found: rows.extend(found)))
    for index, row in enumerate(rows):
        record = record_match(simulation, index)
        assert tuple(seat for seat in range(3) if row["winners"] >> seat & 1) == verify(record).winners
        assert row["moves"] == len(record.moves)
    assert summary.matches == 20
    assert sum(row["rounds"] for row in rows) == pytest.approx(20 * summary.games.value)
    assert summary_data(summary)["per_game"]["moves"] == 9  # three cards each
    assert summary_table(summary)


def test_bots_meet_in_the_process_that_knows_the_game(game: str, tmp_path: Path) -> None:
    tournament = Tournament(game, ["random", "eager"], 2, 8, seed=2)
    assert tournament.stays_here
    columns = TournamentColumns(tournament)
    with result_file(tmp_path / "rows.parquet", columns) as file:
        standing = play(tournament, keep=lambda *found: file.add(columns.of(*found)))
    rows = pq.read_table(tmp_path / "rows.parquet")
    (duel,) = standing_data(standing)["duels"]
    assert duel["matches"] == rows.num_rows == 8
    assert sum(rows["points_first"].to_pylist()) == pytest.approx(8 * duel["points"]["value"])
    assert min(rows["rounds"].to_pylist()) >= 2
    assert "highest" in standing_text(standing)


def test_a_simulation_can_be_a_parquet_file(game: str, tmp_path: Path) -> None:
    simulation = Simulation(game, 2, 5, "eager", 1, {"target": None})
    columns = SimulationColumns(simulation)
    with result_file(tmp_path / "rows.parquet", columns) as file:
        simulate(simulation, keep=lambda *found: file.add(columns.of(*found)))
    rows = pq.read_table(tmp_path / "rows.parquet")
    assert rows["moves"].to_pylist() == [6] * 5
    assert rows["rounds"].to_pylist() == [1] * 5


def test_only_the_rules_of_such_a_game_are_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.arena.bench.GAMES", {game: highest})
    (figure,) = measurements(0.01)
    assert (figure.engine, figure.policy) == ("rules", "uniform")
    assert count_figures() == 1
    assert machine()["state_bytes"] == {}


@pytest.mark.full
def test_an_installed_game_is_played_in_processes(tmp_path: Path) -> None:
    def printed(*words: str) -> Any:
        done = subprocess.run(
            [sys.executable, "-m", "tablee", *words, "--threads", "2", "--json"],
            env=environment(folder),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    folder, rows = installed(tmp_path / "site"), tmp_path / "rows.parquet"
    assert printed("simulate", "highest", "-g", "20", "--parquet", str(rows))["matches"] == 20
    assert pq.read_table(rows).num_rows == 20
    ladder = printed("arena", "highest", "random", "eager", "-m", "8")["ladder"]
    assert [entry["bot"] for entry in ladder] == ["random", "eager"]
