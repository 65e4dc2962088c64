from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from tablee.envs.pettingzoo import skyjo_v1


@pytest.fixture
def env() -> Any:
    env = skyjo_v1.env(players=2, seed=1)
    env.reset()
    return env


@pytest.mark.parametrize("action", [None, "t", 2.5])
def test_an_action_is_a_whole_number(env: Any, action: Any) -> None:
    with pytest.raises(TypeError, match=f"an action is a whole number from 0 to .*, not {action!r}"):
        env.step(action)
    assert env.agent_selection == "player_0"


def test_an_agent_that_is_not_there_cannot_be_observed(env: Any) -> None:
    with pytest.raises(ValueError, match="there is no agent 'nobody', only player_0, player_1"):
        env.observe("nobody")


@pytest.mark.parametrize("call", [lambda env: env.step(0), lambda env: env.observe("player_0")])
def test_an_episode_has_to_begin_first(call: Any) -> None:
    with pytest.raises(
        AttributeError, match=r"^step\(\), observe\(\) and render\(\) cannot be called before reset\(\)$"
    ):
        call(skyjo_v1.env(players=2, seed=1))
