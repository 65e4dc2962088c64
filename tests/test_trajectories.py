import json
from pathlib import Path

import numpy as np
import pytest

from tablee.bots.play import play_match
from tablee.envs.batch import BatchEnv
from tablee.match.match import Match
from tablee.match.record import RecordError, record_of
from tablee.trajectories import Trajectory, trajectory_file, trajectory_of

TABLES = [("skyjo", 3, {"limit": 60}), ("skipbo", 2, {"stock_size": 4, "target": 60})]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_trajectory_is_what_an_environment_shows(
    game: str, players: int, options: dict[str, object]
) -> None:
    env = BatchEnv(game, 1, players, options, seed=5, match=True)
    env.reset()
    match = Match(game, players, options, seed=env.seed_of(0))
    seen, masks, made, turns = [], [], [], []
    while not match.over:
        action = int(env.sample()[0])
        seen.append(env.observations[0].copy())
        masks.append(env.masks[0].astype(bool))
        made.append(action)
        turns.append(int(env.turns[0]))
        if match.outcome is not None:
            match.deal_next()
        match.push(turns[-1], env.moves[action])
        env.step(np.array([action]))
    found = trajectory_of(record_of(match))
    assert np.array_equal(found.observations, seen)
    assert np.array_equal(found.masks, masks)
    assert found.actions.tolist() == made
    assert found.seats.tolist() == turns
    assert [env.rewards[0, seat] for seat in turns] == pytest.approx(found.returns.tolist())


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_it_says_how_it_ended(game: str, players: int, options: dict[str, object]) -> None:
    match = play_match([4] * players, game, options=options, seed=2)
    found = trajectory_of(record_of(match))
    assert match.winners is not None
    assert len(match.outcomes) > 1
    assert found.games.max() == len(match.outcomes) - 1
    for row, (seat, _) in enumerate(match.moves):
        assert found.won[row] == (seat in match.winners)
        assert found.totals[row] == match.totals[seat]
        assert found.scores[row] == match.outcomes[found.games[row]].scores[seat]
        assert found.masks[row, found.actions[row]]


def test_a_match_that_was_broken_off_has_no_winner() -> None:
    match = play_match(["random", "random"], "skyjo", seed=1, most_moves=30)
    found = trajectory_of(record_of(match))
    assert len(found.actions) == 30
    assert not found.won.any()
    assert not found.returns.any()


def test_moves_that_no_bot_makes_are_named() -> None:
    match = Match("skipbo", 2, {"manners": "human", "penalty_cards": "bottom"}, seed=1)
    match.push(match.actors()[0], "+")
    with pytest.raises(RecordError, match=r"moves\[0\]: there are moves here"):
        trajectory_of(record_of(match))


def test_both_kinds_of_file_say_the_same(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    matches = [play_match([2, 1], "skyjo", options={"limit": 5}, seed=number) for number in (1, 2)]
    for name in ("t.npz", "t.parquet"):
        with trajectory_file(tmp_path / name, "skyjo", 2, {"seed": 1}) as file:
            for match in matches:
                file.add(record_of(match, ["a", "b"]))
    with np.load(tmp_path / "t.npz") as archive:
        arrays = dict(archive)
    table = pq.read_table(tmp_path / "t.parquet")
    assert set(arrays) == {*Trajectory._fields, "matches", "bots", "moves", "settings"}
    assert json.loads(str(arrays["settings"])) == {"seed": 1}
    assert table["match"].to_pylist() == arrays["matches"].tolist()
    assert table["bot"].to_pylist() == arrays["bots"].tolist()
    assert table["observation"].to_pylist() == arrays["observations"].tolist()
    assert table["legal"].to_pylist() == [np.flatnonzero(mask).tolist() for mask in arrays["masks"]]
    assert table["action"].to_pylist() == arrays["actions"].tolist()
    assert table["move"].to_pylist() == arrays["moves"][arrays["actions"]].tolist()
    for column, name in (("game", "games"), ("seat", "seats"), ("score", "scores"), ("total", "totals")):
        assert table[column].to_pylist() == arrays[name].tolist()
    assert table["won"].to_pylist() == arrays["won"].tolist()
    assert table["return"].to_pylist() == arrays["returns"].tolist()


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with (
        pytest.raises(ValueError, match=r"end in \.parquet or \.npz, not t\.csv"),
        trajectory_file(tmp_path / "t.csv", "skyjo", 2, {}),
    ):
        pass
    assert list(tmp_path.iterdir()) == []
