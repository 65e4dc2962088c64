import numpy as np
import pytest

from tablee.arena.lab.stats import change, games_until_known, quantile, shares_of_variance
from tablee.bots.estimates import share


@pytest.fixture
def chance() -> np.random.Generator:
    return np.random.default_rng(7)


def test_a_coin_is_all_luck(chance: np.random.Generator) -> None:
    tosses = chance.integers(0, 2, (2, 20_000))
    shares = shares_of_variance(tosses)
    assert shares.luck.value == pytest.approx(1, abs=0.001)
    assert shares.luck.high == pytest.approx(1, abs=0.001)
    assert shares.cards.low == 0 < shares.cards.high < 0.03
    assert shares.chance > 0.97


def test_a_game_that_the_cards_decide_is_all_luck_and_all_cards(chance: np.random.Generator) -> None:
    favoured = chance.integers(0, 2, 20_000)
    shares = shares_of_variance(np.array([favoured, 1 - favoured]))
    assert shares.luck.value == pytest.approx(1, abs=0.001)
    assert shares.cards.value == pytest.approx(1, abs=0.001)
    assert shares.cards.low > 0.999
    assert shares.cards.high == 1
    assert shares.chance == pytest.approx(0, abs=0.001)


def test_the_share_of_the_cards_is_the_part_of_the_deals_that_they_decide(
    chance: np.random.Generator,
) -> None:
    """Three of ten games are the deal's and seven a coin's, of which the deal gets nothing."""
    favoured, tosses = chance.integers(0, 2, 50_000), chance.integers(0, 2, (2, 50_000))
    shares = shares_of_variance(np.where(chance.random(50_000) < 0.3, [favoured, 1 - favoured], tosses))
    assert shares.cards.low < 0.3 < shares.cards.high
    assert shares.cards.high - shares.cards.low < 0.03
    assert shares.chance == pytest.approx(0.7, abs=0.02)


def test_the_intervals_hold_the_truth_as_often_as_they_say(chance: np.random.Generator) -> None:
    """Of a game that the better one wins 7 times in 10 whatever the cards, and of one that half of the "
    "deals decide."""
    held = {"skill": 0, "no cards": 0, "half": 0}
    for _ in range(300):
        won = shares_of_variance(chance.random((2, 250)) < 0.7)
        held["skill"] += won.better.low <= 0.16 <= won.better.high
        held["no cards"] += won.cards.low <= 0 <= won.cards.high
        favoured, tosses = chance.integers(0, 2, 250), chance.integers(0, 2, (2, 250))
        half = shares_of_variance(np.where(chance.random(250) < 0.5, [favoured, 1 - favoured], tosses))
        held["half"] += half.cards.low <= 0.5 <= half.cards.high
    assert min(held.values()) >= 300 * 0.92, held


@pytest.mark.parametrize("seat_wins", [60, 100])
def test_the_seat_counts_with_the_cards(seat_wins: int) -> None:
    """Who sits first wins so many of 100 deals, whoever that is, and the second the others."""
    first = np.arange(100) < seat_wins
    shares = shares_of_variance(np.array([first, ~first]))
    assert shares.cards.value == pytest.approx(1)


@pytest.mark.parametrize("points", [1.0, 0.0])
def test_a_player_who_always_wins_leaves_no_luck(points: float) -> None:
    shares = shares_of_variance(np.full((2, 100), points))
    assert shares.luck.value == 0
    assert shares.cards.value == 0
    assert 0 < shares.luck.high < 0.1, "100 deals do not show that it is always so"
    assert 0 < shares.cards.high < 0.1


@pytest.mark.parametrize("lost", [0, 1, 2, 20, 50])
def test_the_interval_of_luck_is_no_narrower_than_that_of_the_wins(lost: int) -> None:
    """Deals of which the weaker one takes so many in one seat."""
    points = np.ones((2, 100))
    points[0, :lost] = 0
    won = share(200 - lost, 200)
    luck = shares_of_variance(points).luck
    assert luck.low <= 1 - (2 * won.high - 1) ** 2 + 1e-9
    assert luck.high >= 1 - (2 * won.low - 1) ** 2 - 1e-9


def test_the_edge_of_the_better_player_is_squared(chance: np.random.Generator) -> None:
    """Who wins 7 of 10 explains (2·0.7 - 1)² of the variance."""
    won = chance.random((2, 50_000)) < 0.7
    shares = shares_of_variance(won)
    assert shares.better.low < 0.16 < shares.better.high
    assert shares.better.high - shares.better.low < 0.02
    assert shares.better.value + shares.cards.value + shares.chance == pytest.approx(1)


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


def test_the_same_deals_make_a_small_change_certain(chance: np.random.Generator) -> None:
    before = chance.integers(20, 200, 500)
    after = before + chance.integers(0, 3, 500)
    found = change(before, after, comparisons=50)
    assert found.difference.low < 1 < found.difference.high
    assert found.certain
    assert found.after.low < found.before.high  # apart, nothing would be


def test_what_was_looked_for_often_is_less_certain() -> None:
    before = np.zeros(400)
    after = np.where(np.arange(400) % 2, 1.0, -1.0) + 0.12
    assert change(before, after, comparisons=1).certain
    assert not change(before, after, comparisons=50).certain


def test_a_change_in_per_cent_knows_that_the_standard_is_not_known_exactly(
    chance: np.random.Generator,
) -> None:
    """What grows by half grows by half, however different the deals are."""
    before = chance.integers(20, 200, 500)
    found = change(before, before * 1.5).relative
    assert found == pytest.approx((0.5, 0.5, 0.5))


def test_the_interval_of_a_change_in_per_cent_holds_the_truth_as_often_as_it_says(
    chance: np.random.Generator,
) -> None:
    """Of deals that have nothing to do with each other, where the standard's error counts most."""
    held = 0
    for _ in range(400):
        found = change(chance.exponential(1, 200), chance.exponential(3, 200)).relative
        held += found.low <= 2 <= found.high
    assert 0.92 * 400 <= held <= 0.985 * 400, held


def test_there_are_no_per_cent_of_nothing() -> None:
    assert change(np.zeros(5), np.ones(5)).relative == (0, 0, 0)


def test_nothing_changed_is_not_certain() -> None:
    assert not change(np.arange(10), np.arange(10)).certain


def test_a_quantile_is_a_value_that_came_up() -> None:
    values = np.array([1, 2, 3, 10])
    assert [quantile(values, part) for part in (0.025, 0.5, 0.975)] == [1, 2, 10]
