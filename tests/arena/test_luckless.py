from collections.abc import Sequence

import numpy as np
import pytest

from tablee.arena.chunks import Rows
from tablee.arena.duel import Duel, WithoutLuck, luck_of_first, points_of_first
from tablee.arena.tournament import Standing, Tournament, play
from tablee.arena.tournament_report import standing_data, standing_text
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.match.match import Match
from tablee.match.record import decode, record_of
from tablee.review.luck import luck_in


def test_luck_is_taken_out_deal_by_deal() -> None:
    left = WithoutLuck()
    for points, luck in (([1.0, 0.0], [0.3, -0.3]), ([1.0, 1.0], [0.2, 0.4]), ([0.0, 1.0], [-0.2, 0.0])):
        left.add(points, luck)
    assert left.share.value == pytest.approx(np.mean([0.5, 0.7, 0.6]))
    assert left.share.low < 0.6 < left.share.high
    assert left.variance_left == pytest.approx(np.var([0.5, 0.7, 0.6]) / np.var([0.5, 1.0, 0.5]))


def test_few_deals_are_never_certain() -> None:
    left = WithoutLuck()
    for _ in range(39):
        left.add([1.0], [0.0])
    assert not left.is_certain(3.0)
    left.add([1.0], [0.0])
    assert left.is_certain(3.0)


@pytest.mark.parametrize(("partners", "luck"), [(False, 0.4), (True, 0.2)])
def test_a_pair_has_its_luck_together(partners: bool, luck: float) -> None:
    rows = np.zeros(1, dtype=[("luck", np.float64, 8)])
    rows["luck"][0, :4] = (0.2, -0.2, 0.2, -0.2)
    assert luck_of_first(rows, (0, 1, 0, 1), partners)[0] == pytest.approx(luck)


@pytest.mark.slow
def test_the_luck_of_a_duel_is_that_of_its_matches() -> None:
    """As the records of the same matches tell it."""
    options = {"limit": None}
    tournament = Tournament("skyjo", ["4", "1"], 2, 4, 1, options, recorded=True, luckless=True)
    found: list[float] = []

    def keep(duel: Duel, first: int, results: Sequence[Rows]) -> None:
        for rows, seating in zip(results, tournament.seatings, strict=True):
            for row, points in zip(rows, points_of_first(rows, seating), strict=True):
                found.append(points - luck_in(decode(row["record"].encode()))[seating.index(0)])

    standing = play(tournament, threads=1, keep=keep)
    share = standing.duels[0].share
    assert share.value == pytest.approx(min(max(float(np.mean(found)), 0.0), 1.0))
    _tells_both(standing)


def _tells_both(standing: Standing) -> None:
    (duel,) = standing_data(standing)["duels"]
    assert duel["luckless"]["value"] == standing.duels[0].share.value
    assert duel["points"]["value"] == standing.duels[0].plain_share.value
    assert "without luck" in standing_text(standing)
    assert "plain" in standing_text(standing)


@pytest.mark.slow
def test_a_match_that_was_cut_has_had_luck_too() -> None:
    """Else bots that give up would keep what they were lucky with."""
    match = Match("skyjo", 2, {"limit": None}, Seeded(game_seed(simulation_key(1), 0)))
    for _ in range(8):
        seat = match.actors()[0]
        match.push(seat, match.view(seat).legal_moves[0])
    luck = luck_in(record_of(match))
    assert sum(luck) == pytest.approx(0.0, abs=1e-9)
    assert any(luck)
