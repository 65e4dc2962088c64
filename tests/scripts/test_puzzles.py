import pytest

from scripts.puzzles import puzzle_in
from tablee import from_position

PAIRING = (
    "skyjo 1,9,3,?/?,?,?,?/?,?,?,?;3,7,?,?/?,?,?,?/?,?,?,?;12,7,-1,?/?,?,?,?/?,?,?,? 11,8,8 "
    "seat=1 turn=1 drawn=7"
)
BLOCKING = (
    "skipbo 0/8/3/0 6*1:3,8,11,W:12/10/-/-;9*1:?,?,?,?:10,9,8,7,7/10/-/-;8*1:?,?:5/5/-/- "
    "seat=0 turn=0 done=1W1W6 moved=yes options=stock_size:3"
)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "answer", "grade"), [(PAIRING, {"k>b2", "k>b3"}, 2), (BLOCKING, {"hW>2"}, 4)]
)
def test_a_clearly_best_move_makes_a_puzzle(position: str, answer: set[str], grade: int) -> None:
    given = from_position(position)
    found = puzzle_in(given.game, given.view)
    assert found is not None
    assert {str(move) for each in found.right for move in each.moves} == answer
    assert found.grade == grade
    assert all(each.loss > 0 for each in found.wrong)


@pytest.mark.slow
def test_where_moves_are_nearly_as_good_there_is_none() -> None:
    given = from_position("skyjo 5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3")
    assert puzzle_in(given.game, given.view, least_missed=0) is None
