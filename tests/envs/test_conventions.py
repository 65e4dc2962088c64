import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import tablee.envs.open_spiel  # noqa: F401 — registers the games
from tablee.envs.batch import BatchEnv
from tablee.envs.gymnasium import TableEnv, TableVectorEnv
from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1
from tablee.game.contract import Refused
from tests.envs.tables import GAMES

GIVEN: dict[str, dict[str, Any]] = {
    "skipbo": {"partners": True, "stock_size": 4, "stalemate": "reshuffle", "dealer": 2},
    "skyjo": {"clear_on_reveal": False, "dealer": 2},
}
AEC: dict[str, Any] = {"skipbo": skipbo_v1.env, "skyjo": skyjo_v1.env}


def makers(game: str) -> dict[str, Any]:
    """Every environment for four players, as a function of its settings; what has `options` comes out."""
    return {
        "batch": lambda **given: BatchEnv(game, 1, 4, **given),
        "gymnasium": lambda **given: TableEnv(game, 4, **given),
        "vector": lambda **given: TableVectorEnv(game, 1, 4, **given),
        "pettingzoo": lambda **given: AEC[game](4, **given),
    }


def first_sight(env: Any) -> list[int]:
    """What seat 0 sees of the first deal, before anybody has moved or after the others have."""
    env.reset()
    if isinstance(env, BatchEnv):
        return list(env.observe(0)[0])
    if hasattr(env, "_here"):
        return list(env._here.rows.observations[0])
    return list(env.observe("player_0")["observation"])


@pytest.mark.parametrize("name", ["batch", "gymnasium", "vector", "pettingzoo"])
@pytest.mark.parametrize("game", GAMES)
def test_options_are_given_together_or_by_name_and_a_seed_says_the_rest(game: str, name: str) -> None:
    make = makers(game)[name]
    together = first_sight(make(options=GIVEN[game], seed=3))
    assert first_sight(make(**GIVEN[game], seed=3)) == together
    first, *rest = GIVEN[game].items()
    assert first_sight(make(options=dict([first]), **dict(rest), seed=3)) == together
    assert first_sight(make(seed=3)) != together
    assert first_sight(make(options=GIVEN[game], seed=4)) != together


@pytest.mark.parametrize("name", ["batch", "gymnasium", "vector", "pettingzoo"])
@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_is_not_there_is_refused_by_name(game: str, name: str) -> None:
    with pytest.raises(Refused, match="colour"):
        makers(game)[name](colour="red")
    with pytest.raises(ValueError, match="dealer is given twice"):
        makers(game)[name](options={"dealer": 1}, dealer=1)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_takes_the_same_dictionary(game: str) -> None:
    given = GIVEN[game]
    rules = pyspiel.load_game(f"tablee_{game}", {"players": 4, **given}).rules
    assert rules.players == 4
    known = {name: getattr(rules.options, name) for name in given if name != "dealer"}
    assert known == {name: value for name, value in given.items() if name != "dealer"}


@pytest.mark.parametrize("game", GAMES)
def test_batches_and_pettingzoo_deal_the_same_game_for_a_seed(game: str) -> None:
    """The first move is anybody's, so that these two can be compared seat by seat."""
    batch, aec = BatchEnv(game, 1, 4, seed=9), AEC[game](4, seed=9)
    batch.reset()
    aec.reset()
    for seat in range(4):
        assert np.array_equal(batch.observe(seat)[0], aec.observe(f"player_{seat}")["observation"])


@pytest.mark.slow
def test_without_stable_baselines3_a_sentence_says_what_to_install() -> None:
    program = """
import sys
sys.modules["stable_baselines3"] = None  # as if it were not installed
try:
    import tablee.envs.sb3
except ImportError as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'tablee[learn]'" in done.stdout
