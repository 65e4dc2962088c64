from collections.abc import Sequence
from typing import Any

import pytest

from examples.games import highest
from tablee.arena.tournament import Tournament, play
from tablee.bots.handicaps import levels_measured, measured, suggest
from tablee.game import registry
from tablee.game.options import by_seat
from tablee.game.registry import GAMES
from tests.effort import amount


def options(game: str, players: int = 2, **given: Any) -> Any:
    return GAMES[game].make_options(given, players)


def number(game: str, strengths: Sequence[float], made: Any) -> tuple[int, ...]:
    """Of the first handicap that is suggested, for each seat."""
    return by_seat((suggest(game, strengths, made) or {})["handicap"], len(strengths))


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_curves_rise_to_a_half_for_every_two_levels(game: str) -> None:
    assert levels_measured(game) == range(1, 5)
    for curves in measured(game):
        for points in curves.values():
            careful = [point for point in points if point.matches >= 1000]
            assert careful[0].number == 0
            assert careful[0].share < 0.5 <= max(point.share for point in careful)


def test_at_skip_bo_the_weaker_has_fewer_cards() -> None:
    suggested = suggest("skipbo", [1, 4], options("skipbo", target=None)) or {}
    weaker, stronger = by_seat(suggested["handicap"], 2)
    assert weaker > stronger == 0
    assert not suggested["head_start"]  # points mean nothing in a single game


def test_in_a_match_of_skip_bo_points_are_the_fine_measure() -> None:
    for target in (100, 250, 500, 1000):
        made = options("skipbo", target=target)
        suggested = [suggest("skipbo", [1, at / 10], made) or {} for at in range(11, 41)]
        points = [by_seat(each["head_start"], 2) for each in suggested]
        assert len({weaker for weaker, _ in points}) > 1, target
        assert max(weaker for weaker, _ in points) < target / 5, target
        assert all(stronger == 0 for _, stronger in points), target


def test_at_skyjo_the_stronger_begins_with_points() -> None:
    weaker, stronger = number("skyjo", [1, 4], options("skyjo"))
    assert stronger > weaker == 0


def test_equals_need_none() -> None:
    assert suggest("skyjo", [3, 3], options("skyjo")) == {"handicap": ""}
    assert suggest("skyjo", [2.5, 2.5], options("skyjo")) == {"handicap": ""}
    assert suggest("skipbo", [3, 3], options("skipbo")) == {"handicap": "", "head_start": ""}


def test_whoever_is_between_two_levels_has_something_between() -> None:
    tens = options("skyjo")
    two, between, three = (number("skyjo", [1, at], tens)[1] for at in (2, 2.5, 3))
    assert two < between < three


def test_all_are_compared_with_the_best_or_the_weakest() -> None:
    four = number("skipbo", [4, 1, 3, 1], options("skipbo", 4, target=None))
    assert four[0] == 0
    assert four[1] == four[3] > four[2] > 0


def test_no_suggestion_is_beyond_what_a_table_can_have() -> None:
    small = options("skipbo", stock_size=2)
    GAMES["skipbo"].make_options({"stock_size": 2, **(suggest("skipbo", [1, 4], small) or {})}, 2)


def test_a_game_without_measurements_suggests_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    assert suggest(highest.NAME, [1, 2], None) is None
    with pytest.raises(ValueError, match="no handicap"):
        Tournament(highest.NAME, ["random", "eager"], fair=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "given"), [("skipbo", {"target": None}), ("skipbo", {"target": 100}), ("skyjo", {"limit": None})]
)
def test_a_fair_tournament_is_even(game: str, given: dict[str, Any]) -> None:
    matches = amount(600, quick=600, full=2000, soak=20_000)
    for pair in ((1, 2), (2, 3), (3, 4)):
        tournament = Tournament(game, pair, matches=matches, seed=71, options=given, play_all=True, fair=True)
        (duel,) = play(tournament, threads=2).duels
        assert any(tournament.handicap(0))
        assert abs(duel.share.value - 0.5) < 0.05 + (0.05 if matches < 2000 else 0), pair
