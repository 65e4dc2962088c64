from collections import Counter

import numpy as np
import pytest

from tablee.arena.duel import MEAN, Duel, ratings, seatings
from tablee.arena.tournament import Tournament, play
from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame
from tablee.games.skipbo.kernel.kernel import RESULT


@pytest.mark.parametrize("players", range(2, 9))
def test_both_bots_have_every_seat_equally_often(players: int) -> None:
    found = seatings(players, paired=False)
    assert len(set(found)) == len(found)
    for seat in range(players):
        counts = Counter(seating[seat] for seating in found)
        assert counts[0] == counts[1]


@pytest.mark.parametrize("players", [4, 6])
def test_partners_are_of_a_kind(players: int) -> None:
    for seating in seatings(players, paired=True):
        assert set(seating) == {0, 1}
        assert all(seating[seat] == seating[(seat + players // 2) % players] for seat in range(players))


def rows(*winners: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    results = np.zeros(len(winners), dtype=RESULT)
    results["winners"] = winners
    results["games"] = 1
    return results


def test_a_match_is_one_point_shared_by_its_winners() -> None:
    duel = Duel(0, 1)
    duel.add(rows(0b0001, 0b0010, 0b0011, 0b0101), (0, 1, 0, 1), "games")
    assert (duel.points, duel.matches, duel.undecided) == (1 + 0 + 0.5 + 1, 4, 0)


def test_a_match_that_nobody_won_is_half_a_point() -> None:
    duel = Duel(0, 1)
    duel.add(rows(0, 0, 0b10), (0, 1), "games")
    assert (duel.points, duel.undecided) == (1.0, 2)


def test_nothing_is_certain_after_few_matches() -> None:
    duel = Duel(0, 1)
    duel.add(rows(*[1] * 150), (0, 1), "games")
    assert not duel.certain
    duel.add(rows(*[1] * 50), (0, 1), "games")
    assert duel.certain


def test_equal_bots_stay_uncertain() -> None:
    duel = Duel(0, 1)
    duel.add(rows(*[1, 2] * 500), (0, 1), "games")
    assert not duel.certain


def test_a_duel_stops_when_it_is_certain() -> None:
    short = play(Tournament("skyjo", ["4", "1"], 2, 1000, 1, {"limit": None}), threads=2).duels[0]
    assert short.certain
    assert short.matches < 1000
    whole = play(Tournament("skyjo", ["4", "1"], 2, 300, 1, {"limit": None}, play_all=True), threads=2).duels[
        0
    ]
    assert whole.matches == 300


def test_level_5_plays_in_the_kernel_unless_records_are_wanted_and_the_champion_never_does() -> None:
    for game in ("skipbo", "skyjo"):
        assert not Tournament(game, [5, 4]).at_tables
        assert Tournament(game, [5, 4], recorded=True).at_tables
        assert Tournament(game, [6, 4]).at_tables


def test_threads_change_nothing() -> None:
    tournament = Tournament(
        "skipbo", ["2", "1"], 4, 120, 3, {"target": None, "stock_size": 5, "partners": True}
    )
    one, three = (play(tournament, threads).duels[0] for threads in (1, 3))
    assert vars(one) == vars(three)


def test_progress_adds_up_to_all_matches_even_if_some_are_not_needed() -> None:
    tournament = Tournament("skyjo", ["4", "1", "2"], 2, 400, 1, {"limit": None})
    done: list[int] = []
    play(tournament, 2, done.append)
    assert sum(done) == tournament.matches


def test_points_turned_round_are_the_other_bots() -> None:
    there, back = (
        play(Tournament("skyjo", bots, 2, 200, 5, {"limit": None}, play_all=True)).duels[0]
        for bots in (["3", "2"], ["2", "3"])
    )
    assert there.points == pytest.approx(back.matches - back.points)


@pytest.mark.parametrize(
    ("game", "bots", "players", "matches", "error"),
    [
        ("chess", ["1", "2"], 2, 10, UnknownGame),
        ("skyjo", ["1", "2"], 9, 10, Refused),
        ("skyjo", ["1"], 2, 10, ValueError),
        ("skyjo", ["1", "1"], 2, 10, ValueError),
        ("skyjo", ["1", "9"], 2, 10, ValueError),
        ("skyjo", ["1", "2"], 2, 0, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bots: list[str], players: int, matches: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        Tournament(game, bots, players, matches, 1, {})


def duel(first: int, second: int, points: float, matches: int) -> Duel:
    made = Duel(first, second)
    made.points, made.matches = points, matches
    return made


def test_a_rating_says_how_often_one_wins() -> None:
    weak, strong = ratings(2, [duel(0, 1, 2500, 10000)])
    assert strong.value - weak.value == pytest.approx(190.85, abs=0.5)  # 400 log10 3
    assert weak.value + strong.value == pytest.approx(2 * MEAN)
    assert weak.low < weak.value < weak.high < strong.low


def test_ratings_explain_all_duels_together() -> None:
    # One beats two as two beats three: the odds multiply.
    found = ratings(3, [duel(0, 1, 750, 1000), duel(1, 2, 750, 1000), duel(0, 2, 900, 1000)])
    gaps = [found[0].value - found[1].value, found[1].value - found[2].value]
    assert gaps == pytest.approx([190.85, 190.85], abs=1)


def test_more_matches_make_a_rating_surer() -> None:
    few, many = (ratings(2, [duel(0, 1, n / 2, n)])[0] for n in (100, 10000))
    assert (few.high - few.low) == pytest.approx(10 * (many.high - many.low), rel=0.05)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    best = ratings(2, [duel(0, 1, 100, 100)])[0]
    assert 1600 < best.value < 2500
