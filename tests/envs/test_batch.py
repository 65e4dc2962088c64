from typing import Any

import numpy as np
import pytest

from tablee.envs.batch import BatchEnv
from tablee.game.contract import Refused
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.match.match import Match
from tests.envs.tables import GAMES, KINDS_OF, Kind

ARRAYS = ("observations", "masks", "turns", "rewards", "terminated", "truncated")


def played(kind: Kind, rewards: str) -> tuple[BatchEnv, list[int], Any]:
    """One table played to the end of its episode: the moves, and what each seat got in all."""
    env = BatchEnv(
        kind.game, 1, kind.players, kind.options, 3, match=kind.match, rewards=rewards, autoreset=False
    )
    env.reset()
    actions: list[int] = []
    got = np.zeros(kind.players)
    while env.turns[0] >= 0 and len(actions) < 600:
        actions.append(int(env.sample()[0]))
        env.step(np.array(actions[-1:]))
        got += env.rewards[0]
    return env, actions, got


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_what_the_plain_rules_would_pay(game: str) -> None:
    paid = set()
    for kind in KINDS_OF[game]:
        for rewards in ("win", "score"):
            env, actions, got = played(kind, rewards)
            match = Match(game, kind.players, kind.options, Seeded(env.seed_of(0)))
            for action in actions:
                if match.outcome is not None:
                    match.deal_next()
                match.push(match.actors()[0], env.moves[action])
            assert match.over == bool(env.terminated[0])
            if rewards == "score":
                totals = np.array(match.totals)
                assert (got == (totals if game == "skipbo" else -totals)).all()
            elif match.winners:
                pot = kind.players / len(match.winners)
                assert got.tolist() == [
                    np.float32(pot * (seat in match.winners) - 1) for seat in range(kind.players)
                ]
            else:
                assert not got.any()
            paid.add((rewards, bool(got.any())))
    assert ("win", True) in paid
    assert ("score", True) in paid


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_restart_by_themselves_play_what_those_that_are_reset_play(game: str) -> None:
    one = BatchEnv(game, 30, 3, seed=5)
    other = BatchEnv(game, 30, 3, seed=5, autoreset=False)
    one.reset()
    other.reset()
    ended = 0
    for _ in range(600):
        actions = one.sample().copy()
        one.step(actions)
        other.step(actions)
        done = other.terminated.copy()
        assert (one.terminated == done).all()
        assert one.rewards.tobytes() == other.rewards.tobytes()
        ended += int(done.sum())
        if done.any():
            assert (other.turns[done] == -1).all()
            assert not other.masks[done].any()
            other.reset(done)
        assert one.observations.tobytes() == other.observations.tobytes()
        assert one.masks.tobytes() == other.masks.tobytes()
    assert ended > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_rests_stays_as_it_is_whatever_is_asked_of_it(game: str) -> None:
    env = BatchEnv(game, 2, 2, seed=1, autoreset=False)
    env.reset()
    while env.turns[0] >= 0 and env.turns[1] >= 0:
        env.step(env.sample())
    resting = int(env.turns.argmin())
    seen = env.observations[resting].copy()
    for _ in range(3):
        actions = env.sample()
        actions[resting] = 10**9
        env.step(actions)
        assert env.terminated[resting]
        assert not env.rewards[resting].any()
    assert (env.observations[resting] == seen).all()


@pytest.mark.parametrize("game", GAMES)
def test_what_every_seat_saw_last_is_kept_when_the_next_episode_is_dealt(game: str) -> None:
    one = BatchEnv(game, 20, 3, seed=5)
    other = BatchEnv(game, 20, 3, seed=5, autoreset=False)
    one.reset()
    other.reset()
    ended = 0
    while ended < 20:
        actions = one.sample().copy()
        one.step(actions)
        other.step(actions)
        done = other.terminated.copy()
        if done.any():
            ended += int(done.sum())
            for seat in range(3):
                last = other.observe(seat)[done]
                assert (one.finals[done, seat] == last).all()
                assert (other.finals[done, seat] == last).all()
            other.reset(done)


@pytest.mark.parametrize("game", GAMES)
def test_arrays_are_written_in_place(game: str) -> None:
    env = BatchEnv(game, 5, 2, seed=1)
    before = {name: getattr(env, name) for name in ARRAYS}
    env.reset()
    for _ in range(300):
        env.step(env.sample())
    assert all(getattr(env, name) is before[name] for name in ARRAYS)


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_anywhere_changes_nothing(game: str) -> None:
    env = BatchEnv(game, 10, 2, seed=1)
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    before = env.tables.tobytes(), env.observations.tobytes()
    for wrong in (-1, len(env.moves), 10**6, int(np.flatnonzero(env.masks[9] == 0)[0])):
        actions = env.sample()
        actions[9] = wrong
        with pytest.raises(ValueError, match="not legal at table 9"):
            env.step(actions)
        assert (env.tables.tobytes(), env.observations.tobytes()) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_says_everything(game: str) -> None:
    env, again = BatchEnv(game, 8, 2, seed=7), BatchEnv(game, 8, 2, seed=8)
    env.reset()
    again.reset(seed=7)
    for _ in range(200):
        assert env.observations.tobytes() == again.observations.tobytes()
        env.step(env.sample())
        again.step(again.sample())
    assert BatchEnv(game, 8, 2, seed=8).reset().tobytes() != BatchEnv(game, 8, 2, seed=7).reset().tobytes()


def test_episodes_have_the_seeds_of_a_simulation() -> None:
    env = BatchEnv("skyjo", 3, 2, seed=7)
    env.reset()
    assert [env.seed_of(i) for i in range(3)] == [game_seed(simulation_key(7), i) for i in range(3)]
    env.reset(np.array([1]))
    assert env.seed_of(1) == game_seed(simulation_key(7), 4)
    assert env.seed_of(2) == game_seed(simulation_key(7), 2)


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_that_is_too_long_is_cut(game: str) -> None:
    env = BatchEnv(game, 4, 2, seed=1, max_moves=11)
    env.reset()
    for number in range(1, 34):
        env.step(env.sample())
        assert env.truncated.tolist() == [number % 11 == 0] * 4
        assert not env.terminated.any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no game called"):
        BatchEnv("rummy", 1)
    with pytest.raises(Refused):
        BatchEnv("skyjo", 1, players=9)
    with pytest.raises(ValueError, match="strict"):
        BatchEnv("skipbo", 1, options={"manners": "human"})
    with pytest.raises(ValueError, match="match=True"):
        BatchEnv("skyjo", 1, options={"limit": 100})
    with pytest.raises(ValueError, match="needs a target"):
        BatchEnv("skipbo", 1, options={"target": None}, match=True)
    with pytest.raises(ValueError, match="stock_size is given twice"):
        BatchEnv("skipbo", 1, options={"stock_size": 3}, stock_size=3)
    with pytest.raises(ValueError, match="no observation 'pixels'; there are numbers and one-hot"):
        BatchEnv("skyjo", 1, observation="pixels")
    with pytest.raises(ValueError, match="no rewards"):
        BatchEnv("skyjo", 1, rewards="rank")
    fresh = BatchEnv("skipbo", 2)
    for call, given in ((fresh.step, (np.zeros(2, dtype=int),)), (fresh.sample, ()), (fresh.observe, (0,))):
        with pytest.raises(ValueError, match="reset first"):
            call(*given)
    env = BatchEnv("skyjo", 2, seed=1)
    env.reset()
    for actions in (np.zeros(3, dtype=int), np.zeros(2), np.zeros((2, 1), dtype=int)):
        with pytest.raises(ValueError, match="2 whole numbers"):
            env.step(actions)
    with pytest.raises(ValueError, match="like observations"):
        env.observe(0, np.zeros((2, 3), dtype=np.int16))
