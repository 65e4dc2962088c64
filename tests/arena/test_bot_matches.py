from dataclasses import asdict

import pytest

from tablee.arena.bot_matches import play_chunk
from tablee.arena.chunks import Chunk
from tablee.arena.tournament import Tournament, play
from tablee.arena.tournament_report import standing_data
from tablee.game.registry import game_named
from tablee.game.rng import simulation_key
from tests.kernels.of_games import playouts

KEY = simulation_key(8)
TABLES = [
    ("skipbo", {"target": None, "stock_size": 8}, (4, 2)),
    ("skipbo", {"target": None, "stock_size": 5, "partners": True}, (3, 1, 3, 1)),
    ("skyjo", {}, (4, 1)),
    ("skyjo", {"limit": None}, (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "given", "lineup"), TABLES)
def test_a_table_plays_the_kernels_matches(
    game: str, given: dict[str, object], lineup: tuple[int, ...]
) -> None:
    players = len(lineup)
    options = game_named(game).make_options(given, players)
    chunk = Chunk(game, KEY, 3, 2, players, asdict(options), lineup, 200, 100_000)
    rows = play_chunk(chunk)
    kernel = playouts(game)
    results = kernel.play_lineup(KEY, 3, 2, players, options, lineup, 100_000)
    assert rows["winners"].tolist() == results["winners"].tolist()
    assert rows["totals"][:, :players].tolist() == results["totals"][:, :players].tolist()
    assert rows["moves"].tolist() == results["moves"].tolist()
    assert rows["choices"].sum() == rows["moves"].sum()


@pytest.mark.full
def test_a_learned_bot_meets_a_tuned_one() -> None:
    tournament = Tournament("skyjo", ["5", "4"], 2, 4, 1, {"limit": None}, recorded=True)
    standing = play(tournament, threads=1)
    duel = standing_data(standing)["duels"][0]
    assert duel["matches"] == 4
    assert duel["cut"] == 0
    assert all(side["mean_ms"] > 0 for side in duel["thinking"])
    again = standing_data(play(tournament, threads=2))["duels"][0]
    assert [again[part] for part in ("points", "scores")] == [duel[part] for part in ("points", "scores")]


@pytest.mark.parametrize("lineup", [(4, 5), (5, 5), (6, 4), (4, 3)])
def test_only_the_levels_that_play_are_warmed_up(
    lineup: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[tuple[str, int]] = []
    monkeypatch.setattr(
        "tablee.arena.bot_matches.make_ready", lambda game, level: warmed.append((game, level))
    )
    play_chunk(Chunk("skyjo", KEY, 0, 0, 2, {}, lineup, 200, 100))
    assert warmed == [("skyjo", level) for level in sorted(set(lineup)) if level > 4]
