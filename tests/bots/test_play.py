from typing import Any

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import UnknownBot
from tablee.bots.play import play_match
from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame


def _first(view: Any) -> Any:
    return view.legal_moves[0]


def _first_in_writing(view: Any) -> str:
    return str(view.legal_moves[0])


class _Silly:
    name = "Silly Bot"

    def choose(self, view: Any, clock: Clock) -> Any:
        return "k>a1"


@pytest.mark.parametrize(
    ("game", "options"), [("skyjo", {"limit": 30}), ("skipbo", {"stock_size": 3, "target": None})]
)
def test_a_seed_gives_the_same_match_every_time(game: str, options: dict[str, object]) -> None:
    one, again, other = (
        play_match([4, "greedy", "random"], game, options=options, seed=seed) for seed in (7, "7", 8)
    )
    assert one.over
    assert one.players == 3
    assert (one.moves, one.orders) == (again.moves, again.orders)
    assert one.orders != other.orders


def test_functions_may_answer_texts() -> None:
    one, other = (
        play_match([3, bot], "skyjo", options={"limit": 20}, seed=1) for bot in (_first, _first_in_writing)
    )
    assert one.moves == other.moves


def test_a_match_may_be_cut() -> None:
    match = play_match(["random", "random"], "skipbo", seed=1, most_moves=50)
    assert len(match.moves) == 50
    assert not match.over


def test_whose_move_was_not_legal_is_told() -> None:
    with pytest.raises(Refused, match="First everybody turns over two cards") as refused:
        play_match([_Silly(), 4], "skyjo", seed=1)
    assert refused.value.__notes__ == ["It was move 1, by Silly Bot at seat 0."]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        play_match([1, 2], "uno")
    with pytest.raises(UnknownBot):
        play_match([1, "nobody"], "skyjo")
    with pytest.raises(Refused, match="2 to 8 players, not 1"):
        play_match([1], "skyjo")
    with pytest.raises(ValueError, match="a bot for each seat"):
        play_match("owl", "skyjo")
