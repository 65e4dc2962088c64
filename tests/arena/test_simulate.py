from pathlib import Path

import pytest

from tablee.arena.simulate import Simulation, record_match, simulate, summarise, write_records
from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame
from tablee.match.record import load
from tablee.match.replay import verify

TABLES = [
    ("skipbo", 2, "eager", {"target": 200}),
    ("skipbo", 2, "uniform", {"target": None}),
    ("skipbo", 6, "eager", {"target": None, "partners": True}),
    ("skyjo", 2, "eager", {}),
    ("skyjo", 8, "uniform", {"limit": 200, "next_start": "closer"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "policy", "options"), TABLES)
def test_tally_of_the_kernel_is_that_of_the_records(
    game: str, players: int, policy: str, options: dict[str, object]
) -> None:
    simulation = Simulation(game, players, 3, policy, 5, options)
    tally = simulate(simulation, threads=2)
    records = [record_match(simulation, index) for index in range(3)]
    results = [record.result for record in records if record.result is not None]
    assert len(results) == 3
    assert tally.moves.counts.total() == 3
    assert sum(moves * count for moves, count in tally.moves.counts.items()) == sum(
        len(record.moves) for record in records
    )
    assert tally.wins == [sum(seat in result.winners for result in results) for seat in range(players)]
    for seat in range(players):
        assert sorted(tally.totals[seat].counts.elements()) == sorted(
            result.totals[seat] for result in results
        )


def test_threads_change_nothing() -> None:
    tallies = [simulate(Simulation("skyjo", 3, 3000, "eager", 1, {}), threads) for threads in (1, 2, 5)]
    assert summarise(tallies[0]) == summarise(tallies[1]) == summarise(tallies[2])


def test_progress_counts_every_match() -> None:
    done: list[int] = []
    simulate(Simulation("skyjo", 2, 1000, "eager", 1, {}), 2, done.append)
    assert sum(done) == 1000
    assert len(done) > 5


def test_summary_is_made_of_shares_and_means() -> None:
    summary = summarise(simulate(Simulation("skipbo", 4, 400, "eager", 1, {"target": None})))
    assert summary.matches == 400
    assert summary.games.value == 1
    assert sum(wins.value for wins in summary.wins) + summary.undecided.value == pytest.approx(1)
    assert summary.stalemates is not None
    assert summary.moves_quantiles["5%"] <= summary.moves.value <= summary.moves_quantiles["95%"]


def test_what_happens_once_a_game_is_told_too() -> None:
    """Only the games themselves are not counted a game."""
    tally = simulate(Simulation("skyjo", 2, 20, "eager", 1, {}))
    tally.sums["doubled"] = tally.sums["rounds"]
    told = summarise(tally).per_game
    assert told["doubled"] == 1
    assert set(told) == set(tally.sums) - {"rounds"}


def test_records_are_written_whole(tmp_path: Path) -> None:
    simulation = Simulation("skyjo", 2, 3, "eager", 9, {})
    write_records(simulation, tmp_path / "a" / "b")
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert [file.name for file in files] == [f"skyjo-00000{index}.json" for index in range(3)]
    for index, file in enumerate(files):
        assert load(file) == record_match(simulation, index)
        verify(load(file))


@pytest.mark.parametrize(
    ("game", "players", "matches", "policy", "options", "error"),
    [
        ("chess", 2, 1, "eager", {}, UnknownGame),
        ("skipbo", 7, 1, "eager", {}, Refused),
        ("skyjo", 2, 0, "eager", {}, ValueError),
        ("skyjo", 2, 1, "best", {}, ValueError),
        ("skipbo", 2, 1, "eager", {"manners": "human"}, ValueError),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    game: str, players: int, matches: int, policy: str, options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Simulation(game, players, matches, policy, 1, options)
