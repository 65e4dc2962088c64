from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import ImageColor

import tablee.envs.gymnasium  # noqa: F401 — registers the ids
from tablee.envs.gymnasium import TableEnv, TableVectorEnv, id_of
from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1
from tablee.pictures.drawing import ACCENT, BACK, BLOCK, GREEN, RED, YELLOW
from tests.envs.tables import COUNTS, GAMES


def has(picture: NDArray[np.uint8], colour: str) -> int:
    """How many pixels are of a colour."""
    return int((picture == ImageColor.getrgb(colour)).all(axis=2).sum())


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_picture_is_rows_of_pixels_in_which_somebody_acts(game: str, players: int) -> None:
    env = gymnasium.make(id_of(game), players=players, opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert picture.shape[0] % BLOCK == picture.shape[1] % BLOCK == 0
    assert has(picture, ACCENT) > 500  # the frame around who acts
    assert has(picture, BACK) > 1000


def test_a_card_that_is_turned_over_is_seen_and_hidden_ones_are_not() -> None:
    env = TableEnv("skyjo", opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    before: Any = env.render()
    card = has(before, BACK)
    env.step(0)
    after: Any = env.render()
    assert has(after, BACK) < card
    assert before.shape == after.shape
    state = env._here.tables["state"][0]
    pile = slice(int(state["next_card"]), int(state["draw_end"]))
    state["draw"][pile] = state["draw"][pile][::-1].copy()  # which nobody sees
    assert (env.render() == after).all()


def test_cards_have_the_colours_of_their_values() -> None:
    env = TableEnv("skyjo", opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    seen = set()
    for _ in range(30):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
        if env._here.rows.terminated[0]:
            break
        picture: Any = env.render()
        seen |= {colour for colour in (GREEN, RED, YELLOW) if has(picture, colour) > 500}
    assert seen == {GREEN, RED, YELLOW}


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_and_pettingzoo_draw_too(game: str) -> None:
    many = TableVectorEnv(game, 3, opponents="random", render_mode="rgb_array")
    many.reset(seed=1)
    pictures = many.render()
    assert pictures is not None
    assert len(pictures) == 3
    assert not (pictures[0] == pictures[1]).all()
    aec: Any = {"skipbo": skipbo_v1, "skyjo": skyjo_v1}[game].env(players=4, render_mode="rgb_array")
    aec.reset(seed=1)
    first = aec.render()
    assert first.dtype == np.uint8
    aec.step(int(aec.last()[0]["action_mask"].argmax()))
    assert not (aec.render() == first).all()
    assert TableVectorEnv(game, 3).render() is None
