import pytest

from tablee.game.contract import Outcome, RefusalKind, Refused
from tablee.game.rng import Seeded
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.options import make_options
from tablee.match.match import Match
from tests.games.skipbo.tables import SHEET, table

WON = Outcome("stock_empty", (1,), (0, 100))


@SHEET.lines(
    """
SB-18 winning is worth 25, and a card left in an opponent's stock 5 | stock1 7 | 0:s>1 | scores 30 0
SB-18 each card adds 5 | stock1 7 8 9 10 | 0:s>1 | scores 45 0
SB-18 the stocks of all opponents count | players 3; stock1 7 8; stock2 9 9 9 | 0:s>1 | scores 50 0 0
SB-18 the numbers on the cards do not matter | stock1 W | 0:s>1 | scores 30 0
SB-18 hands and discard piles do not count | stock1 7; hand1 3 3 3; pile1 5 5 / 6 | 0:s>1 | scores 30 0
    """,
    "stock0 1",
)
def test_a_won_game(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_19_a_match_goes_on_below_the_target() -> None:
    assert rules.winners(make_options({}, 2), [499, 480], WON) is None


def test_sb_19_a_match_is_won_with_500_points() -> None:
    assert rules.winners(make_options({}, 2), [480, 500], WON) == (1,)


def test_sb_19_the_target_is_an_option() -> None:
    options = make_options({"target": 120}, 2)
    assert [rules.winners(options, [0, total], WON) for total in (119, 120)] == [None, (1,)]


def test_sb_19_without_a_target_a_single_game_decides() -> None:
    assert rules.winners(make_options({"target": None}, 2), [0, 30], WON) == (1,)


def test_sb_19_a_single_game_that_is_a_draw_has_no_winner() -> None:
    drawn = Outcome("draw", (), (0, 0))
    assert rules.winners(make_options({"target": None}, 2), [0, 0], drawn) == ()


@pytest.mark.parametrize("target", [0, -5, True, 2.5, "500"])
def test_sb_19_a_target_is_a_whole_number_from_1_up(target: object) -> None:
    with pytest.raises(Refused) as caught:
        make_options({"target": target}, 2)
    assert caught.value.refusal[:4] == (RefusalKind.SETUP, "target", "SB-19", repr(target))


def won_by_seat_0(match: Match) -> None:
    """Let seat 0 win the present game; the opponent keeps a stock of four."""
    seat_0 = table(stocks={0: "1", 1: "7 8 9 10"}, hands={0: "9"})
    match.state = seat_0._replace(options=match.options, dealer=match.state.dealer)
    match.push(0, match.parse_move("s>1"))


def test_sb_19_the_scores_of_the_games_add_up() -> None:
    match = Match("skipbo", 2, {"target": 500}, Seeded(bytes(32)))
    won_by_seat_0(match)
    match.deal_next()
    won_by_seat_0(match)
    assert match.totals == [90, 0]


def test_sb_19_the_match_ends_with_the_game_that_reaches_the_target() -> None:
    match = Match("skipbo", 2, {"target": 90}, Seeded(bytes(32)))
    won_by_seat_0(match)
    went_on = not match.over
    match.deal_next()
    won_by_seat_0(match)
    assert (went_on, match.winners) == (True, (0,))
