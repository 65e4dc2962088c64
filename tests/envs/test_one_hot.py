from typing import Any

import numpy as np
import pytest

from tablee.envs.batch import BatchEnv
from tablee.envs.encoding import form_of, layout_of
from tablee.envs.gymnasium import TableEnv, TableVectorEnv
from tablee.envs.one_hot import MOST_VALUES, OneHot
from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1
from tests.envs.tables import COUNTS, GAMES


def decoded(one_hot: OneHot, row: Any) -> list[int]:
    """The numbers back, but for points, of which large ones are cut."""
    found: list[int] = []
    for _, owner, field in one_hot.layout.fields:
        part = row[one_hot.slice_of(field.name, owner)]
        if field.high - field.low < MOST_VALUES:
            groups = part.reshape(field.size, -1)
            assert (groups.sum(axis=1) == 1).all()
            found += (groups.argmax(axis=1) + field.low).tolist()
        else:
            found += np.rint(part * (field.unit or field.high)).astype(int).tolist()
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_the_numbers_can_be_read_back(game: str, players: int) -> None:
    plain = BatchEnv(game, 4, players, seed=1)
    env = BatchEnv(game, 4, players, seed=1, observation="one-hot")
    one_hot = OneHot(layout_of(game, players))
    plain.reset()
    env.reset()
    for _ in range(60):
        assert env.observations.shape == (4, one_hot.size)
        assert (env.observations >= one_hot.low).all()
        assert (env.observations <= one_hot.high).all()
        assert [decoded(one_hot, row) for row in env.observations] == plain.observations.tolist()
        actions = plain.sample().copy()
        plain.step(actions)
        env.step(actions)
    assert decoded(one_hot, env.observe(0)[1]) == plain.observe(0)[1].tolist()


def test_points_of_a_match_count_in_hundreds_and_are_cut() -> None:
    one_hot = OneHot(layout_of("skyjo", 2))
    numbers = np.array([layout_of("skyjo", 2).low] * 3)
    total = layout_of("skyjo", 2).slice_of("total", 1).start
    numbers[:, total] = (-20, 50, 900)
    found = one_hot.encode(numbers)[:, one_hot.slice_of("total", 1)]
    assert found[:, 0].tolist() == [np.float32(-0.2), 0.5, 1.0]


@pytest.mark.parametrize("game", GAMES)
def test_all_environments_show_the_same(game: str) -> None:
    one_hot = form_of(game, 2, "one-hot")
    single = TableEnv(game, opponents="random", observation="one-hot")
    many = TableVectorEnv(game, 3, opponents="random", observation="one-hot")
    plain = TableEnv(game, opponents="random")
    expected = one_hot.encode(plain.reset(seed=1)[0][np.newaxis])[0]
    shown = single.reset(seed=1)[0]
    assert single.observation_space.contains(shown)
    assert (shown == expected).all()
    assert many.observation_space.contains(many.reset(seed=1)[0])
    aec: Any = {"skipbo": skipbo_v1, "skyjo": skyjo_v1}[game]
    numbers, ones = aec.env(seed=1), aec.env(seed=1, observation="one-hot")
    numbers.reset()
    ones.reset()
    for agent in numbers.agents:
        seen = ones.observe(agent)["observation"]
        assert (seen == one_hot.encode(numbers.observe(agent)["observation"][np.newaxis])[0]).all()
        assert ones.observation_space(agent)["observation"].contains(seen)


@pytest.mark.parametrize("game", GAMES)
def test_last_sights_are_one_hot_too(game: str) -> None:
    env = BatchEnv(game, 30, 2, seed=2, observation="one-hot")
    plain = BatchEnv(game, 30, 2, seed=2)
    env.reset()
    plain.reset()
    while not plain.terminated.any():
        actions = plain.sample().copy()
        env.step(actions)
        plain.step(actions)
    ended = plain.terminated
    for seat in range(2):
        assert (env.finals[ended, seat] == env.form.encode(plain.finals[ended, seat])).all()
