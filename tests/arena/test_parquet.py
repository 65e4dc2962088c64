import json
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from tablee import __version__
from tablee.arena import parquet
from tablee.arena.columns import SimulationColumns
from tablee.arena.parquet import result_file
from tablee.arena.simulate import Simulation, play_random
from tablee.arena.tournament import Tournament
from tests.arena.result_files import play_into, simulate_into
from tests.bots.external.programs import misbehaving

SINGLE: dict[str, dict[str, object]] = {"skipbo": {"target": None}, "skyjo": {"limit": None}}


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_simulations_rows_add_up_to_its_summary(game: str, tmp_path: Path) -> None:
    import polars as pl

    simulation = Simulation(game, 3, 500, "eager", 4, {})
    tally = simulate_into(tmp_path / "rows.parquet", simulation, 2)
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    assert rows["match"].to_list() == list(range(500))
    assert [rows[f"won_{seat}"].sum() for seat in range(3)] == tally.wins
    assert {name: rows[name].sum() for name in tally.sums} == tally.sums
    for seat in range(3):
        assert rows[f"total_{seat}"].mean() == pytest.approx(tally.totals[seat].mean().value)
    assert rows.select("game", "players", "seed", "policy").unique().rows() == [(game, 3, 4, "eager")]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_tournaments_rows_add_up_to_its_duels(game: str, tmp_path: Path) -> None:
    import duckdb

    tournament = Tournament(game, ["3", "1", "2"], 2, 400, 1, SINGLE[game])
    standing = play_into(tmp_path / "rows.parquet", tournament, 2)
    assert any(duel.matches < 400 for duel in standing.duels), "one of them should have stopped early"
    asked = f"""
        SELECT first, second, count(*), sum(points_first), sum(points_second),
               sum(CASE WHEN bot_0 = first THEN total_0 ELSE total_1 END), count(DISTINCT deal)
        FROM '{tmp_path / "rows.parquet"}' GROUP BY duel, first, second ORDER BY duel"""
    assert duckdb.connect().execute(asked).fetchall() == [
        (
            tournament.bots[duel.first],
            tournament.bots[duel.second],
            duel.matches,
            duel.points,
            duel.matches - duel.points,
            duel.scored[0],
            duel.matches / 2,
        )
        for duel in standing.duels
    ]


def test_rows_stand_in_the_order_of_the_deals_with_who_sat_where(tmp_path: Path) -> None:
    import polars as pl

    tournament = Tournament("skyjo", ["3", "1"], 3, 96, 1, SINGLE["skyjo"], play_all=True)
    play_into(tmp_path / "rows.parquet", tournament)
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    assert rows["match"].to_list() == list(range(len(rows)))
    order = list(zip(rows["deal"], rows["seating"], strict=True))
    assert order == [(deal, seating) for deal in range(tournament.deals) for seating in range(6)]
    for row in rows.rows(named=True):
        seats = tuple(("3", "1").index(row[f"bot_{seat}"]) for seat in range(3))
        assert seats == tournament.seatings[row["seating"]]
        winners = [row[f"bot_{seat}"] for seat in range(3) if row[f"won_{seat}"]]
        assert row["points_first"] == pytest.approx(winners.count("3") / len(winners))


def test_a_forfeit_has_its_reason_and_its_seat(tmp_path: Path) -> None:
    import polars as pl

    tournament = Tournament(
        "skyjo", ["1"], 2, 2, 1, SINGLE["skyjo"], programs=[misbehaving("crashing")], play_all=True
    )
    play_into(tmp_path / "rows.parquet", tournament)
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    assert rows.select("fault", "culprit", "won_0", "won_1").rows() == [
        ("crashed", 1, True, False),
        ("crashed", 0, False, True),
    ]


def test_bytes_do_not_depend_on_how_rows_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS", 300)
    simulation = Simulation("skyjo", 2, 1000, "uniform", 1, {})
    columns = SimulationColumns(simulation)
    for name, size in (("whole", 1000), ("thirds", 300), ("crumbs", 7)):
        with result_file(tmp_path / name, columns) as file:
            for first in range(0, 1000, size):
                rows = play_random(simulation.chunk._replace(first=first, matches=min(size, 1000 - first)))
                file.add(columns.of(first, rows))
    groups = pq.ParquetFile(tmp_path / "whole").metadata
    assert [groups.row_group(at).num_rows for at in range(groups.num_row_groups)] == [300, 300, 300, 100]
    assert len({(tmp_path / name).read_bytes() for name in ("whole", "thirds", "crumbs")}) == 1


def test_the_settings_are_in_the_file(tmp_path: Path) -> None:
    seed = 10**30  # more than a column of numbers holds
    simulate_into(tmp_path / "rows.parquet", Simulation("skyjo", 2, 3, "eager", seed, {"limit": 50}))
    table = pq.read_table(tmp_path / "rows.parquet")
    told = json.loads(table.schema.metadata[parquet.SETTINGS.encode()])
    assert told["options"]["limit"] == 50
    expected = {"command": "simulate", "version": __version__, "seed": seed, "matches": 3, "players": 2}
    assert told.items() >= expected.items()
    assert set(table["seed"].to_pylist()) == {str(seed)}


def test_a_file_that_is_not_complete_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "rows.parquet").write_text("what was there before")
    columns = SimulationColumns(simulation := Simulation("skyjo", 2, 10, "eager", 1, {}))

    def interrupted() -> None:
        with result_file(tmp_path / "rows.parquet", columns) as file:
            file.add(columns.of(0, play_random(simulation.chunk._replace(matches=5))))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert [path.name for path in tmp_path.iterdir()] == ["rows.parquet"]
    assert (tmp_path / "rows.parquet").read_text() == "what was there before"
