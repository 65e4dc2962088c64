from tablee.game.contract import RefusalKind, Shuffled
from tablee.game.rng import Scripted
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.events import ColumnCleared
from tablee.games.skyjo.rules.state import GONE
from tests.games.skyjo.tables import SHEET, act, may, play, refusal, table

CELLS = [f"{column}{row}" for row in "123" for column in "abcd"]

MIXED = ("1 [2] [3] 4", "[8] 9 [6] [5]", "[3] [4] [5] [6]")


@SHEET.lines(
    """
SJ-06 play goes clockwise | players 3; turn 1 | 1:t>a1 2:t>a1 0:t>a1 | turn 1
SJ-07 the discard top comes face up into the grid, the old card onto the pile | grid0 mixed; discard 2 11
  | 0:t>b1 | cell0.b1 11; discard 2 2
SJ-07 a card may be exchanged for an equal one | grid0 mixed; discard 2 9 | 0:t>b2 | discard 2 9; turn 1
SJ-08 the first card of the draw pile is drawn | draw 11 -2 | 0:d | drawn 11; draw -2; turn 0
SJ-08 a kept card comes face up and the old one is discarded | grid0 mixed; drawn 11; discard 7
  | 0:k>a2 | cell0.a2 11; discard 7 8
SJ-08 a rejected card is discarded and another one turned over | grid0 mixed; drawn 11; discard 7
  | 0:x>a2 | cell0.a2 8; discard 7 11
SJ-08 only one that is face down | grid0 mixed; drawn 11 | 0:x>b2 | refused already_face_up SJ-08 illegal
SJ-08 after drawing one must decide: not draw | drawn 11 | 0:d | refused must_decide SJ-08 illegal
SJ-08 nor take | drawn 11 | 0:t>a1 | refused must_decide SJ-08 illegal
SJ-08 before drawing there is nothing to keep | | 0:k>a1 | refused nothing_drawn SJ-08 illegal
SJ-08 or reject | | 0:x>a1 | refused nothing_drawn SJ-08 illegal
SJ-08 the turn passes on after keeping | | 0:d 0:k>a1 | turn 1; phase turn; drawn None
SJ-08 after rejecting | | 0:d 0:x>a1 | turn 1; phase turn; drawn None
SJ-08 after taking | | 0:t>a1 | turn 1; phase turn; drawn None
SJ-09 on an exchange the column lies on the exchanged card | grid0 pair; discard 7 9 | 0:t>a3
  | discard 7 3 9 9 9; cell0.a1 .; cell0.a2 .; cell0.a3 .
SJ-09 a kept card completes a column likewise | grid0 pair; discard 7; drawn 9 | 0:k>a3 | discard 7 3 9 9 9
SJ-09 on a turn-over the column lies on the rejected card
  | grid0 9 [2] [3] 4 / 9 9 [6] [5] / [9] [4] [5] [6]; discard 7; drawn 12 | 0:x>a3 | discard 7 12 9 9 9
SJ-09 a face-down card does not complete a column
  | grid0 9 [2] [3] 4 / [1] 9 [6] [5] / [9] [4] [5] [6]; discard 9 | 0:t>a2 | cell0.a1 9
SJ-09 three equal cards of a row stay | grid0 9 9 [3] 4 / [1] 9 [6] [5] / [8] [4] [5] [6]; discard 9
  | 0:t>c1 | cell0.a1 9; cell0.b1 9; cell0.c1 9
SJ-09 cards of any value must leave: -2 | grid0 -2 [2] [3] 4 / -2 9 [6] [5] / [3] [4] [5] [6]; discard -2
  | 0:t>a3 | cell0.a1 .
SJ-09 0 | grid0 0 [2] [3] 4 / 0 9 [6] [5] / [3] [4] [5] [6]; discard 0 | 0:t>a3 | cell0.a1 .
SJ-09 -1 | grid0 -1 [2] [3] 4 / -1 9 [6] [5] / [3] [4] [5] [6]; discard -1 | 0:t>a3 | cell0.a1 .
SJ-09 12 | grid0 12 [2] [3] 4 / 12 9 [6] [5] / [3] [4] [5] [6]; discard 12 | 0:t>a3 | cell0.a1 .
SJ-09 the cells of a column that left are gone | grid0 pair; discard 9 | 0:t>a3 1:t>a1 0:t>a1
  | refused cell_gone SJ-09 illegal
SJ-09 the next player may take the top of the column | grid0 pair; discard 9 | 0:t>a3 1:t>a1
  | cell1.a1 9; top 1
SJ-09 a column leaves in the last turn too: 2 + 3 + 4, 9 + 6 + 5 and 4 + 5 + 6 are left
  | grid0 pair; grid1 1 2 3 4 / 2 3 4 5 / 3 4 5 6; closer 1; discard 9 | 0:t>a3 | score0 44
SJ-15 the top of the discard pile stays when the draw pile is rebuilt | discard 11 12 7; rest discard | 0:d
  | discard 7
SJ-15 taking the last card shuffles nothing yet | draw 5; rest discard | 0:d | draw #0
SJ-15 while there is a draw pile the discards stay | discard 11 12 7; draw 5 | 0:d | discard 11 12 7
    """
)
def test_one_turn(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sj_06_nobody_plays_before_their_turn() -> None:
    why = refusal(table(players=3, turn=1), "2:d")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "not_your_turn", "SJ-06", "d")
    assert (why.details["seat"], why.details["turn"]) == (2, 1)


def test_sj_07_any_one_of_ones_cards_can_be_exchanged() -> None:
    for cell in CELLS:
        assert may(table(grids={0: MIXED}, discard="2 11"), f"0:t>{cell}")


def test_sj_07_a_taken_card_cannot_be_given_back() -> None:
    # Taking is one move with its exchange: there is no taking to look and discard.
    state = table(grids={0: MIXED}, discard="2 11")
    assert [str(move) for move in rules.legal_moves(state, 0)] == [*(f"t>{cell}" for cell in CELLS), "d"]


def test_sj_08_a_drawn_card_can_be_exchanged_for_any_one() -> None:
    for cell in CELLS:
        assert may(table(grids={0: MIXED}, drawn=11), f"0:k>{cell}")


def test_sj_08_with_no_face_down_card_left_a_drawn_card_must_be_exchanged() -> None:
    up = ("1 2 3 4", "2 3 4 5", "3 4 5 6")
    state = table(grids={0: up}, drawn=11, closer=1)
    assert [str(move) for move in rules.legal_moves(state, 0)] == [f"k>{cell}" for cell in CELLS]


TWO_EQUAL = ("9 [2] [3] 4", "9 9 [6] [5]", "[3] [4] [5] [6]")


def test_sj_09_three_equal_cards_of_a_column_leave() -> None:
    state, events = act(table(grids={0: TWO_EQUAL}, discard="9"), "0:t>a3")
    assert [state.grids[0][cell] for cell in (0, 4, 8)] == [GONE, GONE, GONE]
    assert ColumnCleared(0, 0, 9) in events


def test_sj_15_the_discards_below_the_top_become_the_draw_pile() -> None:
    state = table(discard="11 12 7", rest="discard")
    below = tuple(sorted(state.discard[:-1], reverse=True))
    state = play(state._replace(shuffler=Scripted((below,))), "0:d")
    assert (state.drawn, state.draw) == (below[0], below[1:])


def test_sj_15_taking_the_discard_needs_no_draw_pile() -> None:
    _, events = act(table(rest="discard"), "0:t>a1")
    assert not any(isinstance(event, Shuffled) for event in events)
