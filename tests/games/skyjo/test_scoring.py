import pytest

from tablee.game.contract import Outcome, RefusalKind
from tablee.game.rng import Seeded
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.events import Closed, Revealed, RoundEnded
from tablee.games.skyjo.rules.moves import Phase
from tablee.games.skyjo.rules.options import make_options
from tablee.games.skyjo.rules.state import State
from tablee.match.match import Match
from tablee.match.record import record_of
from tests.games.skyjo.tables import HIDDEN_42, SHEET, Rows, act, play, refusal, table, up

ONE_LEFT: Rows = ("[1] 2 3 4", "2 3 4 5", "3 4 5 6")  # worth 42
UP_42 = up(HIDDEN_42)


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def worth(total: int) -> Rows:
    """A face-up grid with this sum, as few columns as that takes beside d, and no column of equals."""
    columns = [[1, 0, -1]]
    while total:
        columns.insert(0, [])
        for most in (12, 11, 10):
            card = max(-2, min(most, total))
            columns[0].append(card)
            total -= card
    gone = ". " * (4 - len(columns))
    first, second, third = (gone + " ".join(map(str, row)) for row in zip(*columns, strict=True))
    return first, second, third


def test_sj_10_who_has_turned_over_everything_closes() -> None:
    state, events = act(table(players=3, grids={0: ONE_LEFT}, discard="7"), "0:t>a1")
    assert (state.closer, Closed(0) in events) == (0, True)


@SHEET.lines(
    """
SJ-10 turning over the last card closes | players 3; grid0 one-left; drawn 12 | 0:x>a1 | closer 0
SJ-10 with a card face down nobody closes | players 3; grid0 one-left; discard 7 | 0:t>b1 | closer None
SJ-10 a second player without hidden cards does not close again | players 3; grid0 one-left; grid1 one-left
  | 0:t>a1 1:t>a1 | closer 0; turn 2; ended no
SJ-10 a grid emptied by columns counts as turned over
  | players 3; grid0 . . . 9 / . . . 9 / . . . [3]; discard 9 | 0:t>d3 | cell0.d1 .; closer 0
SJ-10 a column that leaves may close the round | players 3; grid0 9 2 3 4 / 9 3 4 5 / [1] 4 5 6; discard 9
  | 0:t>a3 | closer 0
SJ-10 the closer does not play again | players 3; grid0 one-left | 0:t>a1 1:t>d1 0:d | may not
SJ-11 columns that left count nothing | turn 1; grid0 . . . 9 / . . . 8 / . . . 3; closer 0 | 1:d 1:x>a1
  | score0 20
SJ-09 without clear_on_reveal three equal cards stay and count at the reveal
  | clear_on_reveal no; turn 1; grid0 up; closer 0; grid1 [9] [2] [3] [4] / [9] [3] [4] [5] / [9] [4] [5] [6]
  | 1:d 1:x>b1 | score1 63
SJ-09 negative columns leave at the reveal as well
  | turn 1; grid0 up; closer 0; grid1 [-1] [2] [3] [4] / [-1] [3] [4] [5] / -1 [4] [5] [6]
  | 1:d 1:x>b1 | score1 36
    """,
)
def test_closing_and_counting(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


@pytest.mark.parametrize("closer", [0, 1, 2])
def test_sj_10_everybody_else_has_exactly_one_more_turn(closer: int) -> None:
    state = play(table(players=3, turn=closer, grids={closer: ONE_LEFT}), f"{closer}:t>a1")
    after = []
    while state.outcome is None:
        after.append(state.turn)
        state = play(state, f"{state.turn}:t>d1")
    assert after == [(closer + 1) % 3, (closer + 2) % 3]


def test_sj_10_after_the_end_no_move_is_possible() -> None:
    state = play(table(grids={0: ONE_LEFT}), "0:t>a1 1:t>a1")
    why = refusal(state, "0:d")
    assert why[:4] == (RefusalKind.ILLEGAL, "round_over", "SJ-10", "d")
    assert (rules.actors(state), state.phase) == ((), Phase.OVER)


def test_sj_11_hidden_cards_are_turned_and_count() -> None:
    # Seat 1 exchanges its face-down 1 in a1 for the 1 that seat 0 has exchanged there.
    state, events = act(play(table(grids={0: ONE_LEFT}), "0:t>a1"), "1:t>a1")
    assert ended(state).scores[1] == 42
    assert sum(isinstance(event, Revealed) for event in events) == 11


def test_sj_11_a_negative_sum_is_a_negative_score() -> None:
    state = table(turn=1, grids={0: worth(-4), 1: HIDDEN_42}, closer=0)
    assert ended(play(state, "1:d 1:x>a1")).scores[0] == -4


def test_sj_11_a_negative_score_lowers_the_total() -> None:
    match = Match("skyjo", 2, {}, Seeded(bytes(32)))
    end_round(match, closer=30)
    match.deal_next()
    end_round(match, closer=-4)
    assert match.totals == [26, 84]


def test_sj_09_three_equal_cards_leave_at_the_reveal_too() -> None:
    hidden = ("[9] [2] [3] [4]", "[9] [3] [4] [5]", "[9] [4] [5] [6]")
    state = play(table(turn=1, grids={0: UP_42, 1: hidden}, closer=0), "1:d 1:x>b1")
    assert (ended(state).scores[1], state.discard[-3:]) == (36, (9, 9, 9))


def closed_with(closer: int, others: list[int]) -> tuple[int, ...]:
    """Scores when seat 0 has closed and the last of the others makes an idle exchange."""
    grids = {0: worth(closer)} | {seat: worth(sum_) for seat, sum_ in enumerate(others, 1)}
    last = len(others)
    # A 1 for the 1 that is there already, so that the sums stay as they are.
    state = table(players=last + 1, turn=last, grids=grids, closer=0, discard="1")
    return ended(play(state, f"{last}:t>d1")).scores


@pytest.mark.parametrize(
    ("closer", "others", "scores"),
    [
        (10, [11, 12], (10, 11, 12)),
        (10, [9, 12], (20, 9, 12)),
        (10, [12, 9], (20, 12, 9)),
        (1, [0, 5], (2, 0, 5)),
    ],
)
def test_sj_12_a_closer_who_is_not_lowest_has_the_score_doubled(
    closer: int, others: list[int], scores: tuple[int, ...]
) -> None:
    assert closed_with(closer, others) == scores


def test_sj_12_a_tie_counts_against_the_closer() -> None:
    assert closed_with(10, [15, 10]) == (20, 15, 10)


@pytest.mark.parametrize("closer", [0, -3])
def test_sj_12_zero_or_less_is_never_doubled(closer: int) -> None:
    assert closed_with(closer, [-5, 20]) == (closer, -5, 20)


def test_sj_12_only_the_closer_is_doubled() -> None:
    assert closed_with(5, [20, 30]) == (5, 20, 30)


def test_sj_12_it_is_said_whose_score_was_doubled() -> None:
    state = table(turn=1, grids={0: worth(30), 1: worth(12)}, closer=0, discard="0")
    _, events = act(state, "1:t>d1")
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].doubled == 0


def test_sj_12_the_reveal_comes_before_the_comparison() -> None:
    # Seat 1's three 12s leave as they are revealed, and so it is lower than the closer.
    hidden = (". . [12] 1", ". . [12] 0", ". . [12] 3")
    state = table(turn=1, grids={0: worth(10), 1: hidden}, closer=0, drawn=11)
    assert ended(play(state, "1:x>c1")).scores == (20, 4)


def end_round(match: Match, closer: int) -> None:
    """Let seat 0 close the present round with this score; seat 1 gets 42 and plays last."""
    laid = table(turn=1, grids={0: worth(closer), 1: UP_42}, closer=0, discard="4")
    match.state = laid._replace(options=match.options, shuffler=match.state.shuffler)
    match.push(1, match.parse_move("t>d1"))


def test_sj_13_the_score_sheet_has_a_line_for_every_round() -> None:
    match = Match("skyjo", 2, {"limit": 120}, Seeded(bytes(32)))
    for score in (30, -4, 50):
        end_round(match, closer=score)
        if not match.over:
            match.deal_next()
    result = record_of(match, ["Ada", "Ben"], None).result
    assert result is not None
    assert result.rounds == [[30, 42], [-4, 42], [100, 42]]


def test_sj_13_the_totals_are_the_sums_of_the_rounds() -> None:
    match = Match("skyjo", 2, {"limit": 120}, Seeded(bytes(32)))
    for score in (30, -4, 50):
        end_round(match, closer=score)
        if not match.over:
            match.deal_next()
    assert match.totals == [126, 126]


ROUND = Outcome("closed", (0,), (1, 2))


def test_sj_14_below_the_limit_another_round_is_played() -> None:
    assert rules.winners(make_options({}, 2), [99, 50], ROUND) is None


def test_sj_14_when_a_total_reaches_100_the_lowest_wins() -> None:
    assert rules.winners(make_options({}, 3), [100, 50, 70], ROUND) == (1,)


def test_sj_14_the_limit_is_an_option() -> None:
    options = make_options({"limit": 60}, 2)
    assert [rules.winners(options, [total, 10], ROUND) for total in (59, 60)] == [None, (1,)]


def test_sj_14_without_a_limit_a_single_round_decides() -> None:
    assert rules.winners(make_options({"limit": None}, 2), [12, 30], ROUND) == (0,)


def test_sj_14_equal_lowest_totals_share_the_win() -> None:
    assert rules.winners(make_options({}, 3), [40, 101, 40], ROUND) == (0, 2)


def test_sj_14_the_match_ends_with_the_round_that_reaches_the_limit() -> None:
    match = Match("skyjo", 2, {"limit": 80}, Seeded(bytes(32)))
    end_round(match, closer=30)
    went_on = not match.over
    match.deal_next()
    end_round(match, closer=20)
    assert (went_on, match.winners, match.totals) == (True, (0,), [50, 84])
