"""The statistics of the studies. All of them are about deals: the same cards, played by whoever sits "
"there."""

from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.estimates import Estimate, Z, mean

Numbers = NDArray[Any]
MOST_GAMES = 2000  # after which `games_until_known` gives up


class Shares(NamedTuple):
    """What the result of a game between two players came from; the three values add up to one."""

    better: Estimate  # being the better player
    cards: Estimate  # the deal and the seat, whoever had them
    together: float  # what this deal gave to this player and not to the other

    @property
    def luck(self) -> Estimate:
        """All but the better player's share."""
        return Estimate(1 - self.better.value, 1 - self.better.high, 1 - self.better.low)


def shares_of_variance(points: Numbers) -> Shares:
    """From the points of one of two players (0, ½ or 1): a row for each seating, a column for each deal.

    Points are counted from ½, so that their mean square is the whole variance of a player drawn by lot.
    Each deal's points are split into their mean over the seatings, which goes with the player, and the rest,
    which changes sides with the cards. The square of the mean over all deals is the better player's.
    """
    centred = np.asarray(points, dtype=np.float64) - 0.5
    deals = centred.shape[1]
    of_player = centred.mean(axis=0)
    whole = (centred**2).mean(axis=0)
    total = float(whole.mean())
    if total == 0 or deals < 2:
        return Shares(Estimate(0.0, 0.0, 1.0), Estimate(0.0, 0.0, 1.0), 1.0)
    edge = float(of_player.mean())
    error = float(of_player.std(ddof=1)) / sqrt(deals)
    better = Estimate(
        _part((edge**2 - error**2) / total),  # chance alone would make the square of a mean positive
        _part(max(0.0, abs(edge) - Z * error) ** 2 / total),
        _part((abs(edge) + Z * error) ** 2 / total),
    )
    with_cards = whole - of_player**2
    cards = float(with_cards.mean()) / total
    spread = Z * float((with_cards - cards * whole).std(ddof=1)) / sqrt(deals) / total
    held = Estimate(cards, _part(cards - spread), _part(cards + spread))
    return Shares(better, held, _part(1 - better.value - cards))


def _part(value: float) -> float:
    return min(1.0, max(0.0, value))


def games_until_known(win: float, draw: float, certainty: float = 0.95) -> int | None:
    """After how many games the better player is ahead in so many of 100 series; a tie counts half.

    None if that takes more than `MOST_GAMES`, or if nobody is better.
    """
    lose = 1 - win - draw
    if win <= lose:
        return None
    game = np.array([max(0.0, lose), draw, win])
    ahead = np.ones(1)  # chances of being -n … n games ahead after n games
    for games in range(1, MOST_GAMES + 1):
        ahead = np.convolve(ahead, game)
        if ahead[games + 1 :].sum() + ahead[games] / 2 >= certainty:
            return games
    return None


class Change(NamedTuple):
    """From the standard to something else, on the same deals."""

    before: Estimate
    after: Estimate
    difference: Estimate
    certain: bool


def change(before: Numbers, after: Numbers, comparisons: int = 1) -> Change:
    """Of the mean over the same deals. Certain means: not 0, even if that was asked so many times."""
    differences = np.asarray(after, dtype=np.float64) - before
    difference = mean_of(differences)
    z = NormalDist().inv_cdf(1 - 0.025 / comparisons)
    half = (difference.high - difference.low) / 2 * z / Z
    return Change(mean_of(before), mean_of(after), difference, abs(difference.value) > half)


def mean_of(values: Numbers) -> Estimate:
    values = np.asarray(values, dtype=np.float64)
    return mean(float(values.sum()), float((values**2).sum()), len(values))


def quantile(values: Numbers, part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    return int(np.quantile(values, part, method="inverted_cdf"))
