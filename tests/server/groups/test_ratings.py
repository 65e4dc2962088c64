import random

import msgspec
import pytest
from openskill.models import PlackettLuce

from tablee.server.groups.figures import Fold, Rating, rate
from tablee.server.groups.model import GroupResult


def result(person: str, won: bool, total: int, number: int = 1, side: int | None = None) -> GroupResult:
    own_side = ord(person[0]) if side is None else side
    return GroupResult(number, person, number, "skyjo", f"r{number}", 4, own_side, won, total)


def rated(*match: GroupResult) -> dict[str, Rating]:
    ratings: dict[str, Rating] = {}
    rate(ratings, match)
    return ratings


def test_a_match_is_rated_as_the_library_rates_its_places() -> None:
    """In Skyjo the fewest points win."""
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(3)]
    expected = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[1, 0, 2])]
    found = rated(result("a", False, 50), result("b", True, 10), result("c", False, 99))
    assert [found[one] for one in "abc"] == expected
    assert found["b"].mu > found["a"].mu > found["c"].mu


def test_equal_places_change_nothing_but_what_is_known() -> None:
    found = rated(result("a", True, 50), result("b", True, 50))
    assert found["a"] == found["b"]
    assert found["a"].mu == pytest.approx(25)


def test_partners_rise_together_and_without_an_opponent_nobody_does() -> None:
    pair = [result("a", True, 0, side=0), result("b", True, 0, side=0)]
    assert rated(*pair) == {}
    found = rated(*pair, result("c", False, 9, side=1))
    assert found["a"] == found["b"]
    assert found["a"].mu > found["c"].mu


def test_folding_on_from_what_was_kept_comes_to_the_same() -> None:
    chance = random.Random(3)
    rows = []
    for number in range(1, 200):
        met = chance.sample("abcd", chance.randint(2, 4))
        totals = [chance.randint(-5, 90) for _ in met]
        rows += [
            result(one, total == min(totals), total, number) for one, total in zip(met, totals, strict=True)
        ]
    whole, kept = Fold(), Fold()
    whole.add(rows)
    for number in range(1, 200):
        kept = msgspec.json.decode(msgspec.json.encode(kept), type=Fold)
        kept.add([row for row in rows if row.number == number])
    assert kept == whole
