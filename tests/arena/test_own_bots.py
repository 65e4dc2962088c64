import os
from typing import Any, ClassVar

import pytest

from tablee.arena.tournament import Tournament
from tablee.arena.tournament_report import standing_data
from tablee.bots.contract import Clock
from tablee.bots.ladder import UnknownBot, make_bot
from tablee.game.contract import Refused

ROUND = {"limit": None}


class Last:
    """Remembers where it has played."""

    processes: ClassVar[set[int]] = set()

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, view: Any, clock: Clock) -> Any:
        self.processes.add(os.getpid())
        self.moves += 1
        return view.legal_moves[-1]


@pytest.mark.slow
def test_own_bots_play_here_and_need_not_be_picklable() -> None:
    mine = Last()
    bots: list[Any] = [mine, lambda view: view.legal_moves[-1], lambda view: str(view.legal_moves[-1]), 1]
    standing = Tournament("skyjo", bots, matches=6, options=ROUND).play()
    assert standing.tournament.bots == ["Last", "<lambda>", "<lambda> 2", "1"]
    assert [duel.matches for duel in standing.duels] == [6] * 6
    assert mine.processes == {os.getpid()}
    assert mine.moves == sum(duel.choices[0] for duel in standing.duels[:3])
    # The same player in moves and in writing: they do equally well against level 1.
    assert standing.duels[4].points == standing.duels[5].points


def test_a_mapping_names_the_bots() -> None:
    bots: dict[str, Any] = {"first": lambda view: view.legal_moves[0], "last": Last}
    standing = Tournament("skyjo", bots, matches=2, options=ROUND).play()
    assert standing.tournament.bots == ["first", "last"]
    assert [row["name"] for row in standing_data(standing)["ladder"]] == ["first", "last"]
    assert "first" in str(standing)


def test_a_bot_in_python_plays_as_the_level_that_it_asks() -> None:
    class Copy:
        def __init__(self, game: str, seed: bytes, seat: int) -> None:
            self.bot = make_bot(game, 3, seed, seat)

        def choose(self, view: Any, clock: Clock) -> Any:
            return self.bot.choose(view, clock)

    level, copied = (
        Tournament("skyjo", [bot, 1], matches=20, options=ROUND, play_all=True).play().duels[0]
        for bot in (3, Copy)
    )
    assert (level.points, level.scored) == (copied.points, copied.scored)


def test_what_a_bot_does_wrong_is_raised() -> None:
    with pytest.raises(Refused, match="is not a Skyjo move") as refused:
        Tournament("skyjo", [lambda view: "e4", 1], matches=2).play()
    assert refused.value.__notes__ == ["It was move 1, by <lambda> at seat 0."]
    with pytest.raises(ZeroDivisionError):
        Tournament("skyjo", [lambda view: 1 // 0, 1], matches=2).play()


@pytest.mark.parametrize("twice", [["4", "owl"], [4, "4"], ["uniform", "random"], [Last, Last]])
def test_a_bot_is_named_once_under_whatever_name(twice: list[Any]) -> None:
    with pytest.raises(ValueError, match="name each one once"):
        Tournament("skyjo", twice)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        Tournament("skyjo", [4, None])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="a list of bots"):
        Tournament("skyjo", "owl")


def test_random_players_are_entrants_too() -> None:
    duel = Tournament("skipbo", ["eager", "greedy"], matches=4, options={"target": None}).play(1).duels[0]
    assert duel.matches == 4
