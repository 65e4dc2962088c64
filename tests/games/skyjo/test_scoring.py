from ast import literal_eval

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
from tests.games.sheets import columns
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
    """
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


@columns("""
SJ-12 who closes and is lowest has no more | 10 11 12 | 10 11 12
SJ-12 a closer who is not lowest has the score doubled | 10 9 12 | 20 9 12
SJ-12 whoever is lower | 10 12 9 | 20 12 9
SJ-12 however low it is | 1 0 5 | 2 0 5
SJ-12 a tie counts against the closer | 10 15 10 | 20 15 10
SJ-12 zero is never doubled | 0 -5 20 | 0 -5 20
SJ-12 nor is less | -3 -5 20 | -3 -5 20
SJ-12 only the closer is doubled | 5 20 30 | 5 20 30
""")
def test_sj_12_the_closers_score(line: tuple[str, str]) -> None:
    (closer, *others), scores = (tuple(map(int, sums.split())) for sums in line)
    assert closed_with(closer, others) == scores


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


@columns("""
SJ-14 below the limit another round is played | 100 | 99 50 | None
SJ-14 when a total reaches 100 the lowest wins | 100 | 100 50 70 | (1,)
SJ-14 below another limit too | 60 | 59 10 | None
SJ-14 the limit is an option | 60 | 60 10 | (1,)
SJ-14 without a limit a single round decides | None | 12 30 | (0,)
SJ-14 equal lowest totals share the win | 100 | 40 101 40 | (0, 2)
""")
def test_who_wins(line: tuple[str, str, str]) -> None:
    limit, totals, winners = line[0], [*map(int, line[1].split())], line[2]
    options = make_options({} if limit == "100" else {"limit": literal_eval(limit)}, len(totals))
    assert str(rules.winners(options, totals, ROUND)) == winners


def test_sj_14_the_match_ends_with_the_round_that_reaches_the_limit() -> None:
    match = Match("skyjo", 2, {"limit": 80}, Seeded(bytes(32)))
    end_round(match, closer=30)
    went_on = not match.over
    match.deal_next()
    end_round(match, closer=20)
    assert (went_on, match.winners, match.totals) == (True, (0,), [50, 84])
