import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1
from tests.envs.tables import COUNTS, GAMES

MODULES: dict[str, Any] = {"skipbo": skipbo_v1, "skyjo": skyjo_v1}
# It warns of observations that are dictionaries, unless they are those of its own card games.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def maker(game: str, players: int, **options: Any) -> Callable[[], Any]:
    return lambda: MODULES[game].env(players=players, **options)


def table_kinds() -> dict[str, Callable[[], Any]]:
    """By name: few and many players; in pairs; whole matches; every value of every option."""
    return {
        **{f"{game}, {players} players": maker(game, players) for game, players in COUNTS},
        "partners": maker("skipbo", 4, partners=True),
        "match of Skip-Bo": maker(
            "skipbo", 2, match=True, target=60, stock_size=3, stalemate="reshuffle", dealer=1
        ),
        "match of Skyjo": maker(
            "skyjo", 3, match=True, limit=30, next_start="closer", clear_on_reveal=False, dealer=2
        ),
        "scores": maker("skyjo", 2, rewards="score", max_moves=60),
    }


def test_api(capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    complaints = []
    for name, make in table_kinds().items():
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            api_test(make(), num_cycles=200)
        said = [str(one.message) for one in caught if not str(one.message).startswith(KNOWN)]
        if said or "Passed API test" not in capsys.readouterr().out:
            complaints.append((name, said))
    assert complaints == []


def test_seeds() -> None:
    from pettingzoo.test import seed_test

    for make in table_kinds().values():
        seed_test(make, num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole episode of random moves; what each agent got in all."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return got


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_winners_share_what_everybody_puts_in(game: str, players: int) -> None:
    paid = [play(MODULES[game].env(players=players), seed) for seed in range(3)]
    assert all(sum(got.values()) == pytest.approx(0, abs=1e-5) for got in paid)
    assert any(max(got.values()) > 0 for got in paid)


def test_sb_21_partners_win_together() -> None:
    for seed in range(5):
        got = play(skipbo_v1.env(players=4, partners=True, stock_size=3), seed)
        assert got["player_0"] == got["player_2"]
        assert got["player_1"] == got["player_3"]


def test_scores_of_a_match_are_paid_round_by_round() -> None:
    got = play(skyjo_v1.env(match=True, limit=100, rewards="score"), 1)
    assert min(got.values()) <= -100


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_copies_and_only_who_acts_may_move(game: str) -> None:
    env = MODULES[game].env(players=3)
    env.reset(seed=1)
    kept = env.observe(env.agent_selection)
    before = kept["observation"].copy(), kept["action_mask"].copy()
    for agent in env.agents:
        allowed = env.observe(agent)["action_mask"].any()
        assert allowed == (agent == env.agent_selection)
    env.step(int(kept["action_mask"].argmax()))
    assert (kept["observation"] == before[0]).all()
    assert (kept["action_mask"] == before[1]).all()


@pytest.mark.parametrize("game", GAMES)
def test_wrong_calls_are_told(game: str) -> None:
    env = MODULES[game].env()
    with pytest.raises(AttributeError, match="before reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="before reset"):
        print(env.agents)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**9):
        with pytest.raises(ValueError, match="not legal"):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(None)
    with pytest.raises(ValueError, match="render mode"):
        MODULES[game].env(render_mode="hologram")


@pytest.mark.parametrize("game", GAMES)
def test_render_shows_what_the_acting_seat_sees(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = MODULES[game].env(players=3, render_mode="ansi")
    env.reset(seed=4)
    text = env.render()
    assert "player_2" in text
    if game == "skipbo":
        assert f"hand of {env.agent_selection}:" in text
        assert text.count("hand of") == 1
    else:
        assert text.count("?") == 36
    human = MODULES[game].env(players=3, render_mode="human")
    human.reset(seed=4)
    assert capsys.readouterr().out.strip() == text.strip()
    assert MODULES[game].env().render() is None
