from typing import Any

import numpy as np
import pytest

from tablee.bots.ladder import make_bot
from tablee.envs.encoding import form_of, layout_of
from tablee.envs.gymnasium import TableEnv, TableVectorEnv
from tests.effort import amount
from tests.envs.tables import GAMES


class Watcher:
    """A bot that plays its last legal move, and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, clock: Any) -> Any:
        self.views.append(view)
        return view.legal_moves[-1]


def last_legal(observations: Any, masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def play(env: TableVectorEnv, steps: int, seed: int = 1) -> tuple[list[bytes], int]:
    """All that the learner saw and got, and how many games ended.

    It makes the move that ends games: its first one at Skip-Bo, which plays, its last one at Skyjo, which
    draws and turns over.
    """
    seen, _ = env.reset(seed=seed)
    told, ended = [seen.tobytes()], 0
    for _ in range(steps):
        masks = env.action_masks()
        actions = masks.argmax(axis=1) if env._here.game == "skipbo" else last_legal(None, masks)
        seen, rewards, terminated, _, _ = env.step(actions)
        told.append(seen.tobytes() + rewards.tobytes() + terminated.tobytes())
        ended += int(terminated.sum())
    return told, ended


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seat"), [("skipbo", 0), ("skyjo", 2)])
def test_functions_bots_and_policies_play_the_same_when_they_choose_the_same(game: str, seat: int) -> None:
    kinds: list[Any] = [
        lambda view: view.legal_moves[-1],
        lambda view: str(view.legal_moves[-1]),
        Watcher(),
        Watcher,
        last_legal,
        [last_legal, Watcher()],
    ]
    options = {"stock_size": 3} if game == "skipbo" else {}
    steps = amount(60, quick=60, full=150, soak=150)
    played = [play(TableVectorEnv(game, 3, 3, kind, seat, options), steps) for kind in kinds]
    assert played[0][1] > 0
    assert all(found == played[0] for found in played)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_from_outside_plays_like_the_compiled_one(game: str) -> None:
    """Level 4 makes no mistakes, so it needs no luck of its own: compiled code and Python must agree."""
    settings: Any = {"options": {"stock_size": 3}} if game == "skipbo" else {}
    compiled = play(TableVectorEnv(game, 3, 2, 4, **settings), 60)
    asked = play(TableVectorEnv(game, 3, 2, make_bot(game, 4, 1, 1), **settings), 60)
    assert asked == compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_sees_its_own_view_and_a_policy_its_own_rows(game: str) -> None:
    watcher = Watcher()
    rows: list[Any] = []

    def policy(observations: Any, masks: Any) -> Any:
        rows.append((observations.copy(), masks.copy()))
        return masks.argmax(axis=1)

    env = TableVectorEnv(game, 2, 3, [watcher, policy], 0, observation="one-hot")
    env.reset(seed=4)
    for _ in range(20):
        env.step(env.action_masks().argmax(axis=1))
    assert {view.seat for view in watcher.views} == {1}
    one_hot = form_of(game, 3, "one-hot")
    for observations, masks in rows:
        assert observations.shape == (len(masks), one_hot.size)
        assert masks.any(axis=1).all()
        assert (observations[:, one_hot.slice_of("actor")].argmax(axis=1) == 0).all()  # it is its own turn


def test_views_have_the_points_of_the_match() -> None:
    watcher = Watcher()
    env = TableVectorEnv("skyjo", 1, 2, watcher, match=True)
    env.reset(seed=1)
    total = layout_of("skyjo", 2).slice_of("total", 0).start
    while not any(any(view.totals) for view in watcher.views):
        observations = env.step(last_legal(None, env.action_masks()))[0]
    assert watcher.views[-1].totals[0] == observations[0, total]


@pytest.mark.parametrize("game", GAMES)
def test_learned_levels_sit_down_by_number_or_name(game: str) -> None:
    env = TableEnv(game, opponents=5)
    assert env._here._asked  # asked from Python, bot by bot
    assert TableEnv(game, opponents="champion")._here._asked
    assert not TableEnv(game, opponents=4)._here._asked


@pytest.mark.parametrize("game", GAMES)
def test_opponents_can_be_exchanged_between_moves(game: str) -> None:
    env = TableVectorEnv(game, 4, opponents="random")
    env.reset(seed=1)
    watcher = Watcher()
    env.set_opponents(watcher)
    while not watcher.views:
        env.step(env.action_masks().argmax(axis=1))
    env.set_opponents("random")
    asked = len(watcher.views)
    for _ in range(20):
        env.step(env.action_masks().argmax(axis=1))
    assert len(watcher.views) == asked
    with pytest.raises(ValueError, match="no bot called dragon"):
        env.set_opponents("dragon")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("opponent", "sentence"),
    [
        (lambda view: "nonsense", "nonsense"),
        (lambda view: None, "seat 1 answered None, which is not legal"),
        (lambda observations, masks: masks.argmin(axis=1), "seat 1 made a wrong move: the action"),
        (lambda observations, masks: np.array([1, 2, 3, 4]), "must answer as many whole numbers"),
        (lambda observations, masks: masks[:, 0] * 0.5, "must answer as many whole numbers"),
    ],
)
def test_an_opponent_that_plays_wrongly_is_named_and_only_reset_goes_on(
    game: str, opponent: Any, sentence: str
) -> None:
    env = TableVectorEnv(game, 2, opponents=opponent)
    with pytest.raises(ValueError, match=sentence):  # it may be the one who begins
        play(env, 50)
    with pytest.raises(ValueError, match="reset first"):
        env.step(env.action_masks().argmax(axis=1))
    env.set_opponents("random")
    env.reset(seed=1)
    env.step(env.action_masks().argmax(axis=1))


@pytest.mark.parametrize("opponent", [3.5, None, object(), lambda: 0, lambda a, b, c: 0, max])
def test_what_is_no_opponent_is_refused_with_a_sentence(opponent: Any) -> None:
    with pytest.raises(ValueError, match=r"no bot in a|takes one argument, a view"):
        TableEnv("skyjo", opponents=opponent)


def test_sb_17_an_opponent_from_outside_that_wins_first_is_dealt_again() -> None:
    env = TableVectorEnv("skipbo", 50, opponents=make_bot("skipbo", 4, 1), options={"stock_size": 1})
    _, info = env.reset(seed=1)
    assert info["action_mask"].any(axis=1).all()
    assert (env._here.tables["episodes"] > 1).any()


@pytest.mark.parametrize("opponents", ["random", last_legal])
@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_not_cut_before_the_learner_has_moved(game: str, opponents: Any) -> None:
    env = TableVectorEnv(game, 3, opponents=opponents, seat=1, max_moves=1)
    env.reset(seed=1)
    for _ in range(5):
        _, _, _, truncated, info = env.step(env.action_masks().argmax(axis=1))
        assert truncated.all()
        assert info["_final_obs"].all()


def test_the_learner_never_sits_in_a_compiled_bot_s_place() -> None:
    """Episodes that are cut before its first move go on until then."""
    tables = TableVectorEnv(
        "skyjo", 50, 3, [lambda seen, masks: masks.argmax(axis=1), 1], seat=2, max_moves=1
    )
    tables.reset(seed=1)
    assert set(tables._here.rows.turns.tolist()) == {2}
