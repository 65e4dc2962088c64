from tablee.match.record import Result
from tablee.server.tournaments.scores import RoundMatch, Score, match_points, standings

GAME = "skyjo"  # the lowest total wins


def _match(seats: tuple[int, ...], *totals: int) -> RoundMatch:
    return RoundMatch(seats, Result([totals.index(min(totals))], list(totals)))


def test_points_are_two_for_everybody_in_the_same_seat_who_did_worse() -> None:
    # Leads of seat 0: 10, 5, 5; of seat 1 the other way round.
    matches = [_match((0, 1), 20, 30), _match((2, 3), 10, 15), _match((4, 5), 25, 30)]
    assert match_points(GAME, matches) == [[4, 0], [1, 3], [1, 3]]


def test_the_cards_are_compared_and_not_the_opponents() -> None:
    """Losing by little with bad cards is worth more than winning by little with good ones."""
    matches = [_match((0, 1), 10, 40), _match((2, 3), 10, 12)]
    order = [score.entrant for score in standings(GAME, 4, [matches])]
    assert order == [0, 3, 2, 1]


def test_ties_are_decided_by_matches_won_and_then_by_leads() -> None:
    rounds = [
        [_match((0, 1), 10, 20), _match((2, 3), 10, 20)],  # all have the same
        [_match((2, 0), 30, 10), _match((3, 1), 30, 10)],
    ]
    scores = standings(GAME, 4, rounds)
    assert scores == [
        Score(0, 1, 2, 4, 2, 30),
        Score(1, 2, 2, 4, 1, 10),
        Score(2, 3, 2, 4, 1, -10),
        Score(3, 4, 2, 4, 0, -30),
    ]


def test_who_is_level_in_everything_shares_a_place() -> None:
    scores = standings(GAME, 4, [[_match((0, 1), 10, 20), _match((2, 3), 10, 20)]])
    assert [(score.entrant, score.place) for score in scores] == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_a_table_that_was_closed_is_a_draw_with_every_other() -> None:
    matches = [RoundMatch((0, 1), None), _match((2, 3), 10, 20), _match((4, 5), 10, 30)]
    assert match_points(GAME, matches) == [[2, 2], [1, 3], [3, 1]]
