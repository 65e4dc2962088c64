from typing import Any

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import (
    GREEDY,
    LEVELS,
    NAMED,
    RANDOM,
    UnknownBot,
    best_level,
    best_plain_level,
    make_bot,
    plays_in_kernel,
    policy_named,
)
from tablee.bots.random_bot import RandomBot
from tablee.game.registry import UnknownGame
from tablee.game.rng import Seeded
from tablee.games.skipbo.bots.heuristic import GreedyBot
from tablee.match.match import Match


@pytest.mark.parametrize("game", list(LEVELS))
def test_every_level_has_a_number_a_name_and_one_sentence(game: str) -> None:
    levels = LEVELS[game]
    assert [level.number for level in levels] == list(range(1, 7))
    assert [level.name for level in levels] == ["Sparrow", "Robin", "Magpie", "Owl", "Falcon", "Champion"]
    for level in levels:
        assert level.description.endswith(".")
        assert level.description.count(".") == 1


@pytest.mark.parametrize("game", list(LEVELS))
def test_a_bot_is_called_by_number_or_name(game: str) -> None:
    assert policy_named(game, "champion") == policy_named(game, "6") == best_level(game) == 6
    assert policy_named(game, "Owl") == best_plain_level(game) == 4
    assert policy_named(game, "GREEDY") == GREEDY
    with pytest.raises(ValueError, match="no bot called 7"):
        policy_named(game, "7")
    with pytest.raises(ValueError, match="no bot called 7"):
        make_bot(game, 7, bytes(32), 0)


@pytest.mark.parametrize("game", list(LEVELS))
def test_the_kernels_play_what_needs_no_networks(game: str) -> None:
    in_kernel = [plays_in_kernel(game, policy) for policy in (1, 4, GREEDY, RANDOM, 5, 6)]
    assert in_kernel == [True, True, True, False, False, False]


def _first_view(game: str) -> Any:
    match = Match(game, 2, {}, Seeded(bytes(32)))
    return match.view(match.actors()[0])


@pytest.mark.parametrize("game", list(LEVELS))
def test_make_bot_takes_every_name_of_a_level(game: str) -> None:
    names: tuple[tuple[int | str, ...], ...] = ((6, "6", "Champion", " champion "), (4, "4", "OWL"))
    for level, *others in names:
        kinds = {type(make_bot(game, name, bytes(32), 0)) for name in others}
        assert kinds == {type(make_bot(game, level, bytes(32), 0))}
        assert not kinds & {GreedyBot, RandomBot}


@pytest.mark.parametrize("game", list(LEVELS))
def test_nobody_sits_down_for_what_is_no_bot(game: str) -> None:
    nobody: list[Any] = ["eagle", "", "7", 0, 7, True, 2.0, None, [4], b"owl", dict, object()]
    for who in nobody:
        with pytest.raises(UnknownBot, match=r"1 \(Sparrow\), .*6 \(Champion\), greedy, random and eager"):
            make_bot(game, who)


@pytest.mark.parametrize("game", list(LEVELS))
def test_players_of_no_level_are_named_too(game: str) -> None:
    view = _first_view(game)
    for name in (*NAMED, "uniform"):
        assert make_bot(game, name, 1, view.seat).choose(view, Clock()) in view.legal_moves
    choices = [make_bot(game, RANDOM, seed, view.seat).choose(view, Clock()) for seed in range(30)]
    assert len(set(choices)) > 2


@pytest.mark.parametrize("game", list(LEVELS))
def test_a_seed_may_be_left_out_or_written_in_several_ways(game: str) -> None:
    view = _first_view(game)
    make_bot(game, RANDOM).choose(view, Clock())
    one, other = (make_bot(game, RANDOM, seed, 1) for seed in (7, "7"))
    assert [one.choose(view, Clock()) for _ in range(20)] == [other.choose(view, Clock()) for _ in range(20)]


class _Own:
    def __init__(self, seat: int, game: str) -> None:
        self.seat, self.game = seat, game

    def choose(self, view: Any, clock: Clock) -> Any:
        return view.legal_moves[-1]


class _Demanding(_Own):
    def __init__(self, depth: int) -> None:
        super().__init__(depth, "")


def test_a_bot_of_ones_own_is_an_object_a_class_or_a_function() -> None:
    view = _first_view("skyjo")
    bot = _Own(0, "skyjo")
    assert make_bot("skyjo", bot) is bot
    made = make_bot("skyjo", _Own, seat=1)
    assert isinstance(made, _Own)
    assert (made.seat, made.game) == (1, "skyjo")
    asked = make_bot("skyjo", lambda view: view.legal_moves[2])
    assert asked.choose(view, Clock()) == view.legal_moves[2]


def test_a_class_that_wants_more_than_a_table_knows_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="_Demanding asks for depth"):
        make_bot("skyjo", _Demanding)


def test_an_unknown_game_is_named_before_the_bot() -> None:
    with pytest.raises(UnknownGame, match="“uno”"):
        make_bot("uno", "nobody")
