"""The statistics of the studies. All are about deals: the same cards, whoever plays them."""

from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.estimates import Estimate, Z, mean, share

Numbers = NDArray[Any]
MOST_GAMES = 2000  # after which `games_until_known` gives up


class Shares(NamedTuple):
    """What the result of a game between two players came from; the three values add up to one."""

    better: Estimate  # being the better player
    cards: Estimate  # the deal and the seat, whoever had them
    chance: float  # what goes neither with the player nor with the cards

    @property
    def luck(self) -> Estimate:
        """All but the better player's share."""
        return Estimate(1 - self.better.value, 1 - self.better.high, 1 - self.better.low)


def shares_of_variance(points: Numbers) -> Shares:
    """From the points of one of two players (0, ½ or 1): a row for each of two seatings, a column a deal.

    Points are counted from ½, so that their mean square is the whole variance of a player drawn by lot.
    Half the sum of a deal's two results stays with the player, half their difference changes sides with the
    cards. The square of the mean of the first is the better player's; how it varies from deal to deal is
    chance. The second has as much of that chance in it, and the rest of its square is the cards'.
    """
    first, second = np.asarray(points, dtype=np.float64) - 0.5
    deals = len(first)
    of_player, of_cards = (first + second) / 2, (first - second) / 2
    whole = of_player**2 + of_cards**2
    total = float(whole.mean())
    if total == 0 or deals < 2:
        return Shares(Estimate(0.0, 0.0, 1.0), Estimate(0.0, 0.0, 1.0), 1.0)
    normal = mean_of(of_player)
    edge, error = normal.value, (normal.high - normal.low) / 2 / Z
    wilson = share(2 * deals * (edge + 0.5), 2 * deals)
    low, high = min(normal.low, wilson.low - 0.5), max(normal.high, wilson.high - 0.5)
    better = Estimate(
        _part((edge**2 - error**2) / total),  # chance alone would make the square of a mean positive
        _part(max(0.0, low, -high) ** 2 / total),
        _part(max(-low, high) ** 2 / total),
    )
    cards = _share_of_cards(of_player, of_cards, whole)
    return Shares(better, cards, _part(1 - better.value - cards.value))


def _share_of_cards(of_player: Numbers, of_cards: Numbers, whole: Numbers) -> Estimate:
    """With the wider of two intervals: the normal one is a point where all deals are alike."""
    deals = len(whole)
    chance = (of_player - of_player.mean()) ** 2 * deals / (deals - 1)
    normal = _quotient(of_cards**2 - chance, whole)
    value = _part(normal.value)
    wilson = share(value * deals, deals)
    return Estimate(value, _part(min(normal.low, wilson.low)), _part(max(normal.high, wilson.high)))


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
    relative: Estimate  # the difference, as a part of the standard
    certain: bool


def change(before: Numbers, after: Numbers, comparisons: int = 1) -> Change:
    """Of the mean over the same deals. Certain means: not 0, even if that was asked so many times."""
    differences = np.asarray(after, dtype=np.float64) - before
    difference = mean_of(differences)
    half = (difference.high - difference.low) / 2 * z_of(comparisons) / Z
    return Change(
        mean_of(before),
        mean_of(after),
        difference,
        _quotient(differences, before),
        abs(difference.value) > half,
    )


def z_of(comparisons: int) -> float:
    """How many standard errors are certain when so many things were looked at (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / comparisons)


def _quotient(parts: Numbers, wholes: Numbers) -> Estimate:
    """Of two means, neither of which is known exactly; 0 if there is nothing to be a part of."""
    whole = float(np.mean(wholes))
    if whole == 0:
        return Estimate(0.0, 0.0, 0.0)
    value = float(np.mean(parts)) / whole
    around = mean_of(parts - value * np.asarray(wholes))
    return Estimate(value, *sorted((value + around.low / whole, value + around.high / whole)))


def mean_of(values: Numbers) -> Estimate:
    values = np.asarray(values, dtype=np.float64)
    return mean(float(values.sum()), float((values**2).sum()), len(values))


def quantile(values: Numbers, part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    return int(np.quantile(values, part, method="inverted_cdf"))
