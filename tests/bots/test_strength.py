from random import Random

import pytest

from tablee.bots.strength import Strength, strength_from
from tablee.game.registry import GAMES

OPTIONS = {game: GAMES[game].make_options({}, 2) for game in ("skipbo", "skyjo")}


def after(game: str, level: int, won: bool, times: int) -> Strength:
    known = Strength()
    for _ in range(times):
        known = known.after(game, OPTIONS[game], level, won)
    return known


@pytest.mark.parametrize("game", OPTIONS)
def test_who_wins_is_believed_to_be_stronger(game: str) -> None:
    assert after(game, 2, won=False, times=3).mean < Strength().mean < after(game, 2, won=True, times=3).mean


@pytest.mark.parametrize("game", OPTIONS)
def test_only_two_neighbouring_levels_play(game: str) -> None:
    known, random = after(game, 3, won=True, times=1), Random(1)
    drawn = {known.level(game, OPTIONS[game], random.random()) for _ in range(200)}
    lower, share = known.mix(game, OPTIONS[game])
    assert 0 < share < 1
    assert drawn == {lower, lower + 1}


@pytest.mark.parametrize("game", OPTIONS)
def test_who_always_loses_has_the_weakest_and_who_always_wins_the_strongest(game: str) -> None:
    assert after(game, 1, won=False, times=15).mix(game, OPTIONS[game]) == (1, 0.0)
    assert after(game, 4, won=True, times=15).mix(game, OPTIONS[game]) == (4, 0.0)


def test_what_is_kept_is_read_again() -> None:
    known = after("skyjo", 2, won=True, times=4)
    again = strength_from(known.text())
    assert again.matches == 4
    assert again.mean == pytest.approx(known.mean, abs=0.01)


@pytest.mark.parametrize("text", [None, "", "{}", '{"matches":1,"weights":[1.0]}', "[1]"])
def test_what_cannot_be_read_is_somebody_new(text: str | None) -> None:
    assert strength_from(text) == Strength()


def test_a_level_that_was_not_measured_tells_nothing() -> None:
    assert Strength().after("skyjo", OPTIONS["skyjo"], 6, won=True) == Strength()
