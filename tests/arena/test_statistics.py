import numpy as np
import pytest

from tablee.arena.simulate import Distribution
from tablee.bots.estimates import share


def test_wilson_interval_is_the_published_one() -> None:
    estimate = share(8, 10)  # 0.490 to 0.943: the textbook example of Wilson's interval
    assert estimate.low == pytest.approx(0.4901625, abs=1e-6)
    assert estimate.high == pytest.approx(0.9433178, abs=1e-6)


@pytest.mark.parametrize(("successes", "trials"), [(0, 5), (5, 5), (0, 0)])
def test_wilson_interval_stays_within_zero_and_one(successes: int, trials: int) -> None:
    estimate = share(successes, trials)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1
    assert estimate.low < estimate.high


def test_distribution_has_the_moments_of_its_values() -> None:
    values = np.random.default_rng(1).integers(-50, 50, 1000)
    distribution = Distribution()
    distribution.add(values[:300])
    distribution.add(values[300:])
    mean = distribution.mean()
    half = 1.959963984540054 * values.std(ddof=1) / np.sqrt(1000)
    assert mean.value == pytest.approx(values.mean())
    assert mean.low == pytest.approx(values.mean() - half)
    assert mean.high == pytest.approx(values.mean() + half)


@pytest.mark.parametrize(("part", "value"), [(0.0, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.75, 3), (1.0, 9)])
def test_quantile_is_the_smallest_value_that_suffices(part: float, value: int) -> None:
    distribution = Distribution()
    distribution.add(np.array([3, 1, 9, 2]))
    assert distribution.quantile(part) == value


def test_interval_of_a_mean_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(2)
    hits = 0
    for _ in range(400):
        distribution = Distribution()
        distribution.add(rng.integers(0, 11, 200))
        mean = distribution.mean()
        hits += mean.low <= 5 <= mean.high
    assert 0.91 <= hits / 400 <= 0.99
