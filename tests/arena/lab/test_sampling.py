"""The statistics of the studies, on data whose answer is known."""

import numpy as np
import pytest

from tablee.arena.lab.sampling import change, games_until_known, quantile, shares_of_variance

CHANCE = np.random.default_rng(7)


def test_a_coin_is_all_luck() -> None:
    tosses = CHANCE.integers(0, 2, (2, 20_000))
    shares = shares_of_variance(tosses)
    assert shares.luck.value == pytest.approx(1, abs=0.001)
    assert shares.luck.high == pytest.approx(1, abs=0.001)
    assert shares.cards.low < 0.5 < shares.cards.high  # half of it goes with the deal by chance


def test_a_game_that_the_cards_decide_is_all_luck_and_all_cards() -> None:
    favoured = CHANCE.integers(0, 2, 20_000)
    shares = shares_of_variance(np.array([favoured, 1 - favoured]))
    assert shares.luck.value == pytest.approx(1, abs=0.001)
    assert shares.cards.value == pytest.approx(1)
    assert shares.together == pytest.approx(0, abs=0.001)


@pytest.mark.parametrize("points", [1.0, 0.0])
def test_a_player_who_always_wins_leaves_no_luck(points: float) -> None:
    shares = shares_of_variance(np.full((2, 100), points))
    assert shares.luck.value == 0
    assert shares.cards.value == 0


def test_the_edge_of_the_better_player_is_squared() -> None:
    """Who wins 7 of 10 explains (2·0.7 - 1)² of the variance."""
    won = CHANCE.random((2, 50_000)) < 0.7
    shares = shares_of_variance(won)
    assert shares.better.low < 0.16 < shares.better.high
    assert shares.better.high - shares.better.low < 0.02
    assert shares.better.value + shares.cards.value + shares.together == pytest.approx(1)


def test_games_that_are_all_drawn_say_nothing() -> None:
    assert shares_of_variance(np.full((2, 10), 0.5)).better == (0.0, 0.0, 1.0)


def test_the_better_one_is_known_at_once_or_never() -> None:
    assert games_until_known(win=1, draw=0) == 1
    assert games_until_known(win=0.5, draw=0) is None
    assert games_until_known(win=0.4, draw=0.1) is None


def test_games_until_the_better_one_is_known_are_those_of_the_binomial_distribution() -> None:
    """With 0.8, 0.896 after three games, 0.942 after five, 0.967 after seven."""
    assert games_until_known(win=0.8, draw=0) == 7
    assert games_until_known(win=0.8, draw=0, certainty=0.94) == 5
    assert games_until_known(win=0.8, draw=0, certainty=0.89) == 3


def test_drawn_games_delay_what_is_known() -> None:
    without, with_draws = games_until_known(0.6, 0), games_until_known(0.6 / 2, 0.5)
    assert without is not None
    assert with_draws is not None
    assert with_draws == pytest.approx(2 * without, rel=0.1)


def test_the_same_deals_make_a_small_change_certain() -> None:
    before = CHANCE.integers(20, 200, 500)
    after = before + CHANCE.integers(0, 3, 500)
    found = change(before, after, comparisons=50)
    assert found.difference.low < 1 < found.difference.high
    assert found.certain
    assert found.after.low < found.before.high  # apart, nothing would be


def test_what_was_looked_for_often_is_less_certain() -> None:
    before = np.zeros(400)
    after = np.where(np.arange(400) % 2, 1.0, -1.0) + 0.12
    assert change(before, after, comparisons=1).certain
    assert not change(before, after, comparisons=50).certain


def test_nothing_changed_is_not_certain() -> None:
    assert not change(np.arange(10), np.arange(10)).certain


def test_a_quantile_is_a_value_that_came_up() -> None:
    values = np.array([1, 2, 3, 10])
    assert [quantile(values, part) for part in (0.025, 0.5, 0.975)] == [1, 2, 10]
