from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee.games.skipbo.rules.state import DECK
from tablee.match.match import Match
from tablee.match.record import record_of
from tablee.review.game_review import Cards, GameReview, review_of
from tablee.review.luck import walk_through
from tests.effort import amount

MATCHES = amount(20, quick=20, full=60, soak=1000)
TABLES = (
    ("skyjo", 2, {"limit": 30}),
    ("skyjo", 8, {"limit": None}),  # the draw pile is used up
    ("skipbo", 2, {"stock_size": 20, "target": None}),  # here too
    ("skipbo", 4, {"stock_size": 6, "target": None, "dealer": 0}),
    ("skipbo", 4, {"stock_size": 3, "target": None, "partners": True}),
)


class CountsCards:
    """A judge that knows nothing but what cards add up to: those it sees, as whoever is to act."""

    def __init__(self, players: int) -> None:
        self._players = players

    def standing(self, totals: Sequence[int]) -> tuple[float, ...]:
        return tuple(map(float, totals))

    def result(self, winners: Sequence[int]) -> tuple[float, ...]:
        return tuple(float(seat in winners) for seat in range(self._players))

    def chances(self, state: Any, totals: Sequence[int]) -> tuple[float, ...]:
        if hasattr(state, "stocks"):
            tops = [float(stock[-1]) if stock else 0.0 for stock in state.stocks]
            tops[state.turn] += sum(state.hands[state.turn])
            return tuple(tops)
        return tuple(
            float(sum(card for cell, card in enumerate(grid) if not hidden >> cell & 1))
            + (state.drawn or 0) * (seat == state.turn)
            for seat, (grid, hidden) in enumerate(zip(state.grids, state.hidden, strict=True))
        )


def counting(game: str) -> GameReview:
    about = review_of(game)
    return SimpleNamespace(
        judge=lambda options, players: CountsCards(players),
        even=lambda options: False,
        weight=about.weight,
        otherwise=about.otherwise,
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_luck_is_nothing_on_average(game: str, players: int, options: dict[str, object]) -> None:
    about, luck = counting(game), []
    for seed in range(MATCHES):
        match = tablee.play_match([1 + seat % 3 for seat in range(players)], game, options=options, seed=seed)
        steps = walk_through(record_of(match), about, lambda done: None).luck
        luck.append([sum(own) for own in zip(*steps, strict=True)])
    for own in zip(*luck, strict=True):
        assert abs(fmean(own)) < 4 * stdev(own) / MATCHES**0.5


def test_each_match_is_compared_with_deals_of_its_own() -> None:
    """What a few deals miss of the true mean, which is known here, is not the same again and again."""
    about, starts = counting("skipbo"), []
    for seed in range(MATCHES):
        match = Match("skipbo", 2, {"dealer": 0}, seed=seed)
        starts.append(walk_through(record_of(match), about, lambda done: None).start[1])
    mean = 6 * fmean(DECK)  # the top of a stock, and a hand
    assert abs(fmean(starts) - mean) < 4 * stdev(starts) / MATCHES**0.5


def expected(match: Match, state: Any, seat: int, move: Any) -> tuple[list[Cards], float]:
    """What could have come, and what it is worth to that seat on average."""
    after, _ = match.game.apply(state, seat, move)
    cards = list(review_of("skyjo").otherwise(state, seat, move, after, False, Random(1)))
    afters = [match.game.apply(other.state, seat, move)[0] for other in cards]
    chances = [CountsCards(2).chances(after, ())[seat] for after in afters]
    return cards, sum(other.weight * chance for other, chance in zip(cards, chances, strict=True))


def test_what_is_expected_does_not_depend_on_the_card_that_came() -> None:
    """At Skyjo, where each card is tried, luck is nothing on average to the last digit."""
    finished = tablee.play_match([1, 2], "skyjo", options={"limit": None}, seed=3)
    match = Match("skyjo", 2, {"limit": None}, seed=3)
    looked = 0
    for seat, move in finished.moves:
        before = match.state
        match.push(seat, move)
        if match.outcome is not None or match.game.unseen(before) == match.game.unseen(match.state):
            continue
        looked += 1
        cards, mean = expected(match, before, seat, move)
        assert len(cards) > 1
        for other in cards:
            assert expected(match, other.state, seat, move)[1] == pytest.approx(mean)
    assert looked > 20


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_has_an_advantage_before_the_first_deal(players: int) -> None:
    match = tablee.play_match([1] * players, "skipbo", options={"stock_size": 1}, seed=1)
    review = tablee.review_match(record_of(match), playouts=0)
    assert [player.start for player in review.players] == pytest.approx([1 / players] * players)
