import pytest

from tablee.game.contract import RefusalKind, Shuffled
from tablee.game.rng import Scripted
from tablee.games.skyjo.rules import rules
from tablee.games.skyjo.rules.events import ColumnCleared
from tablee.games.skyjo.rules.moves import Phase
from tablee.games.skyjo.rules.state import GONE
from tests.games.skyjo.tables import act, cards, may, play, refusal, table

CELLS = [f"{column}{row}" for row in "123" for column in "abcd"]

MIXED = ("1 [2] [3] 4", "[8] 9 [6] [5]", "[3] [4] [5] [6]")


def test_sj_06_play_goes_clockwise() -> None:
    state = play(table(players=3, turn=1), "1:t>a1 2:t>a1 0:t>a1")
    assert state.turn == 1


def test_sj_06_nobody_plays_before_their_turn() -> None:
    why = refusal(table(players=3, turn=1), "2:d")
    assert why[:4] == (RefusalKind.OUT_OF_TURN, "not_your_turn", "SJ-06", "d")
    assert (why.details["seat"], why.details["turn"]) == (2, 1)


def test_sj_07_the_discard_top_comes_face_up_into_the_grid() -> None:
    state = play(table(grids={0: MIXED}, discard="2 11"), "0:t>b1")
    assert (state.grids[0][1], state.hidden[0] >> 1 & 1) == (11, 0)


def test_sj_07_the_exchanged_card_goes_onto_the_discard_pile() -> None:
    state = play(table(grids={0: MIXED}, discard="2 11"), "0:t>b1")
    assert state.discard == cards("2 2")


def test_sj_07_any_one_of_ones_cards_can_be_exchanged() -> None:
    for cell in CELLS:
        assert may(table(grids={0: MIXED}, discard="2 11"), f"0:t>{cell}")


def test_sj_07_a_taken_card_cannot_be_given_back() -> None:
    # Taking is one move with its exchange: there is no taking to look and discard.
    state = table(grids={0: MIXED}, discard="2 11")
    assert [str(move) for move in rules.legal_moves(state, 0)] == [*(f"t>{cell}" for cell in CELLS), "d"]


def test_sj_07_a_card_may_be_exchanged_for_an_equal_one() -> None:
    state = play(table(grids={0: MIXED}, discard="2 9"), "0:t>b2")
    assert (state.discard, state.turn) == (cards("2 9"), 1)


def test_sj_08_the_first_card_of_the_draw_pile_is_drawn() -> None:
    state = play(table(draw="11 -2"), "0:d")
    assert (state.drawn, state.draw[0], state.turn) == (11, -2, 0)


def test_sj_08_a_drawn_card_can_be_exchanged_for_any_one() -> None:
    for cell in CELLS:
        assert may(table(grids={0: MIXED}, drawn=11), f"0:k>{cell}")


def test_sj_08_a_kept_card_comes_face_up_and_the_old_one_is_discarded() -> None:
    state = play(table(grids={0: MIXED}, drawn=11, discard="7"), "0:k>a2")
    assert (state.grids[0][4], state.hidden[0] >> 4 & 1, state.discard) == (11, 0, cards("7 8"))


def test_sj_08_a_rejected_card_goes_onto_the_discard_pile() -> None:
    assert play(table(grids={0: MIXED}, drawn=11, discard="7"), "0:x>a2").discard == cards("7 11")


def test_sj_08_with_a_rejected_card_a_face_down_card_is_turned_over() -> None:
    state = play(table(grids={0: MIXED}, drawn=11), "0:x>a2")
    assert (state.grids[0][4], state.hidden[0] >> 4 & 1) == (8, 0)


def test_sj_08_only_a_face_down_card_can_be_turned_over() -> None:
    why = refusal(table(grids={0: MIXED}, drawn=11), "0:x>b2")
    assert why[:4] == (RefusalKind.ILLEGAL, "already_face_up", "SJ-08", "x>b2")


@pytest.mark.parametrize("move", ["d", "t>a1"])
def test_sj_08_after_drawing_one_must_decide(move: str) -> None:
    why = refusal(table(drawn=11), f"0:{move}")
    assert why[:4] == (RefusalKind.ILLEGAL, "must_decide", "SJ-08", move)


@pytest.mark.parametrize("move", ["k>a1", "x>a1"])
def test_sj_08_before_drawing_there_is_nothing_to_keep_or_reject(move: str) -> None:
    why = refusal(table(), f"0:{move}")
    assert why[:4] == (RefusalKind.ILLEGAL, "nothing_drawn", "SJ-08", move)


def test_sj_08_with_no_face_down_card_left_a_drawn_card_must_be_exchanged() -> None:
    up = ("1 2 3 4", "2 3 4 5", "3 4 5 6")
    state = table(grids={0: up}, drawn=11, closer=1)
    assert [str(move) for move in rules.legal_moves(state, 0)] == [f"k>{cell}" for cell in CELLS]


@pytest.mark.parametrize("moves", ["0:d 0:k>a1", "0:d 0:x>a1", "0:t>a1"])
def test_sj_08_the_turn_passes_on_afterwards(moves: str) -> None:
    state = play(table(), moves)
    assert (state.turn, state.phase, state.drawn) == (1, Phase.TURN, None)


TWO_EQUAL = ("9 [2] [3] 4", "9 9 [6] [5]", "[3] [4] [5] [6]")


def test_sj_09_three_equal_cards_of_a_column_leave() -> None:
    state, events = act(table(grids={0: TWO_EQUAL}, discard="9"), "0:t>a3")
    assert [state.grids[0][cell] for cell in (0, 4, 8)] == [GONE, GONE, GONE]
    assert ColumnCleared(0, 0, 9) in events


def test_sj_09_on_an_exchange_the_column_lies_on_the_exchanged_card() -> None:
    state = play(table(grids={0: TWO_EQUAL}, discard="7 9"), "0:t>a3")
    assert state.discard == cards("7 3 9 9 9")


def test_sj_09_a_kept_card_completes_a_column_likewise() -> None:
    state = play(table(grids={0: TWO_EQUAL}, discard="7", drawn=9), "0:k>a3")
    assert state.discard == cards("7 3 9 9 9")


def test_sj_09_on_a_turn_over_the_column_lies_on_the_rejected_card() -> None:
    grid = ("9 [2] [3] 4", "9 9 [6] [5]", "[9] [4] [5] [6]")
    state = play(table(grids={0: grid}, discard="7", drawn=12), "0:x>a3")
    assert state.discard == cards("7 12 9 9 9")


def test_sj_09_a_face_down_card_does_not_complete_a_column() -> None:
    grid = ("9 [2] [3] 4", "[1] 9 [6] [5]", "[9] [4] [5] [6]")
    state = play(table(grids={0: grid}, discard="9"), "0:t>a2")
    assert state.grids[0][0] == 9


def test_sj_09_three_equal_cards_of_a_row_stay() -> None:
    grid = ("9 9 [3] 4", "[1] 9 [6] [5]", "[8] [4] [5] [6]")
    state = play(table(grids={0: grid}, discard="9"), "0:t>c1")
    assert state.grids[0][:3] == (9, 9, 9)


@pytest.mark.parametrize("value", [-2, -1, 0, 12])
def test_sj_09_cards_of_any_value_must_leave(value: int) -> None:
    grid = (f"{value} [2] [3] 4", f"{value} 9 [6] [5]", "[3] [4] [5] [6]")
    state = play(table(grids={0: grid}, discard=str(value)), "0:t>a3")
    assert state.grids[0][0] == GONE


def test_sj_09_the_cells_of_a_column_that_left_are_gone() -> None:
    state = play(table(grids={0: TWO_EQUAL}, discard="9"), "0:t>a3 1:t>a1")
    why = refusal(state, "0:t>a1")
    assert why[:4] == (RefusalKind.ILLEGAL, "cell_gone", "SJ-09", "t>a1")


def test_sj_09_the_next_player_may_take_the_top_of_the_column() -> None:
    state = play(table(grids={0: TWO_EQUAL}, discard="9"), "0:t>a3 1:t>a1")
    assert (state.grids[1][0], state.discard[-1]) == (9, 1)


def test_sj_09_a_column_leaves_in_the_last_turn_too() -> None:
    closed = ("1 2 3 4", "2 3 4 5", "3 4 5 6")
    state = play(table(grids={0: TWO_EQUAL, 1: closed}, closer=1, discard="9"), "0:t>a3")
    assert state.outcome is not None
    # 2 + 3 + 4 and 9 + 6 + 5 and 4 + 5 + 6 are left.
    assert state.outcome.scores[0] == 44


def test_sj_15_the_discards_below_the_top_become_the_draw_pile() -> None:
    state = table(discard="11 12 7", rest="discard")
    below = tuple(sorted(state.discard[:-1], reverse=True))
    state = play(state._replace(shuffler=Scripted((below,))), "0:d")
    assert (state.drawn, state.draw) == (below[0], below[1:])


def test_sj_15_the_top_of_the_discard_pile_stays() -> None:
    assert play(table(discard="11 12 7", rest="discard"), "0:d").discard == cards("7")


def test_sj_15_taking_the_last_card_shuffles_nothing_yet() -> None:
    state, events = act(table(draw="5", rest="discard"), "0:d")
    assert (state.draw, [event for event in events if isinstance(event, Shuffled)]) == ((), [])


def test_sj_15_while_there_is_a_draw_pile_the_discards_stay() -> None:
    assert play(table(discard="11 12 7", draw="5"), "0:d").discard == cards("11 12 7")


def test_sj_15_taking_the_discard_needs_no_draw_pile() -> None:
    _, events = act(table(rest="discard"), "0:t>a1")
    assert not any(isinstance(event, Shuffled) for event in events)
