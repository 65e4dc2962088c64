import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.tournaments.pairing import meetings, round_robin, seated, swiss
from tests.effort import examples


def _rounds(entrants: int, size: int, number: int, seed: int) -> list[list[tuple[int, ...]]]:
    """So many Swiss rounds, the standing anew at random after each."""
    chance = random.Random(seed)
    played: list[list[tuple[int, ...]]] = []
    for _ in range(number):
        standing = chance.sample(range(entrants), entrants)
        played.append(swiss(standing, meetings([group for groups in played for group in groups]), size))
    return played


@settings(max_examples=examples(60))
@given(st.integers(2, 5), st.integers(2, 12), st.integers(1, 6), st.integers(0, 99))
def test_everybody_plays_once_in_each_round(size: int, tables: int, number: int, seed: int) -> None:
    for groups in _rounds(size * tables, size, number, seed):
        assert sorted(one for group in groups for one in group) == list(range(size * tables))
        assert {len(group) for group in groups} == {size}


def test_neighbours_in_the_standing_play_each_other() -> None:
    assert swiss([3, 1, 0, 2], {}, 2) == [(3, 1), (0, 2)]
    assert swiss([5, 4, 3, 2, 1, 0], {}, 3) == [(5, 4, 3), (2, 1, 0)]


def test_who_has_met_is_given_the_next_in_the_standing() -> None:
    assert swiss([0, 1, 2, 3], meetings([(0, 1), (2, 3)]), 2) == [(0, 2), (1, 3)]
    # The nearest for the first would leave two who have met: it is the first who gives way.
    assert swiss([0, 1, 2, 3], meetings([(2, 3)]), 2) == [(0, 2), (1, 3)]


@pytest.mark.parametrize(("entrants", "size", "number"), [(64, 2, 8), (32, 2, 7), (16, 4, 3), (64, 4, 6)])
def test_nobody_meets_twice_where_that_can_be_avoided(entrants: int, size: int, number: int) -> None:
    for seed in range(3):
        groups = [group for groups in _rounds(entrants, size, number, seed) for group in groups]
        assert max(meetings(groups).values()) == 1


def test_in_three_rounds_four_meet_each_other_once_and_then_again() -> None:
    for seed in range(10):
        rounds = _rounds(4, 2, 4, seed)
        first = meetings([group for groups in rounds[:3] for group in groups])
        assert set(first.values()) == {1}
        assert len(first) == 6
        assert len(rounds[3]) == 2  # it goes on nevertheless


@pytest.mark.parametrize("entrants", [4, 6, 16])
def test_in_a_round_robin_each_two_meet_once(entrants: int) -> None:
    rounds = [round_robin(entrants, number) for number in range(entrants - 1)]
    for groups in rounds:
        assert sorted(one for group in groups for one in group) == list(range(entrants))
    met = meetings([group for groups in rounds for group in groups])
    assert met == Counter(frozenset(two) for two in combinations(range(entrants), 2))


@pytest.mark.parametrize("size", [2, 3, 4, 8])
def test_seats_are_exchanged(size: int) -> None:
    """Over as many rounds as there are seats, nobody sits in one twice who could sit elsewhere."""
    sat: Counter[tuple[int, int]] = Counter()
    for _ in range(size):
        for seat, one in enumerate(seated(tuple(range(size)), sat)):
            sat[one, seat] += 1
    assert set(sat.values()) == {1}


def test_seats_stay_even_when_others_come_to_the_table() -> None:
    sat: Counter[tuple[int, int]] = Counter()
    for groups in _rounds(32, 2, 8, seed=1):
        for group in groups:
            for seat, one in enumerate(seated(group, sat)):
                sat[one, seat] += 1
    for one in range(32):
        assert abs(sat[one, 0] - sat[one, 1]) <= 2
