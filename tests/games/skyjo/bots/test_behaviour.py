import pytest

from tablee.bots.contract import Clock
from tablee.games import skyjo
from tablee.games.skyjo.bots.heuristic import HeuristicBot
from tablee.games.skyjo.bots.weights import GREEDY, Policy
from tablee.games.skyjo.rules.state import State
from tests.games.skyjo.tables import Rows, table

EVERYBODY: list[Policy] = [1, 2, 3, 4, GREEDY]
JUDGING: list[Policy] = [3, 4]

LOW_UP: Rows = ("0 1 0 1", "1 0 1 0", "-1 0 1 [2]")  # 4 points and a face-down card
HIGH_UP: Rows = ("8 9 8 7", "7 6 6 8", "9 10 7 [2]")


def choice(policy: Policy, state: State, seed: int = 0) -> str:
    """The move of seat 0, in its text form."""
    bot = HeuristicBot(policy, bytes([seed] * 32), 0)
    move = bot.choose(skyjo.view(state, 0), Clock())
    assert move in skyjo.legal_moves(state, 0)
    return str(move)


def choices(policy: Policy, state: State) -> set[str]:
    """What a player with moods may do here."""
    return {choice(policy, state, seed) for seed in range(40)}


@pytest.mark.parametrize("policy", EVERYBODY)
def test_takes_a_minus_two(policy: Policy) -> None:
    mine: Rows = ("5 9 [1] [2]", "[3] [4] [5] [6]", "[7] [8] [9] [1]")
    assert all(move.startswith("t>") for move in choices(policy, table(grids={0: mine}, discard="-2")))


@pytest.mark.parametrize("policy", EVERYBODY)
def test_discards_a_twelve_and_turns_over_a_card(policy: Policy) -> None:
    mine: Rows = ("5 3 [1] [2]", "[3] [4] [5] [6]", "[7] [8] [9] [1]")
    assert all(move.startswith("x>") for move in choices(policy, table(grids={0: mine}, drawn=12)))


@pytest.mark.parametrize("policy", [2, 3, 4])
def test_finishes_a_column_of_high_cards(policy: Policy) -> None:
    mine: Rows = ("11 3 [1] [2]", "11 [4] [5] [6]", "2 [8] [9] [1]")
    assert choice(policy, table(grids={0: mine}, discard="11")) == "t>a3"
    assert choice(policy, table(grids={0: mine}, drawn=11)) == "k>a3"


def test_a_sparrow_does_not_see_that_a_column_could_be_finished() -> None:
    mine: Rows = ("11 3 [1] [2]", "11 [4] [5] [6]", "2 [8] [9] [1]")
    assert choices(1, table(grids={0: mine}, discard="11")) == {"d"}


def test_a_sparrow_now_and_then_takes_a_fancy_to_a_middling_card() -> None:
    mine: Rows = ("12 3 [1] [2]", "4 [4] [5] [6]", "2 [8] [9] [1]")
    moves = choices(1, table(grids={0: mine}, drawn=7))
    assert {move[:2] for move in moves} == {"k>", "x>"}
    assert "k>a1" not in moves  # and then forgets its 12


@pytest.mark.parametrize("policy", EVERYBODY)
def test_does_not_finish_a_column_of_minus_ones(policy: Policy) -> None:
    mine: Rows = ("-1 3 [1] [2]", "-1 [4] [5] [6]", "0 [8] [9] [1]")
    for move in choices(policy, table(grids={0: mine}, drawn=-1)):
        assert move != "k>a3"


@pytest.mark.parametrize("policy", [2, 3, 4, GREEDY])
def test_replaces_the_highest_card(policy: Policy) -> None:
    mine: Rows = ("5 3 12 2", "4 0 1 6", "1 3 2 [1]")
    assert choice(policy, table(grids={0: mine}, drawn=1)) == "k>c1"


@pytest.mark.parametrize("policy", JUDGING)
def test_replaces_the_highest_card_in_the_last_turn(policy: Policy) -> None:
    mine: Rows = ("5 [3] 2 12", "4 [0] 1 12", "1 3 2 [1]")
    state = table(grids={0: mine, 1: ("1 2 3 4", "5 6 7 8", "0 0 1 1")}, drawn=1, closer=1)
    assert choice(policy, state) in ("k>d1", "k>d2")


@pytest.mark.parametrize("policy", JUDGING)
def test_does_not_close_when_it_would_be_doubled(policy: Policy) -> None:
    state = table(grids={0: HIGH_UP, 1: LOW_UP}, drawn=5)
    assert choice(policy, state) not in ("k>d3", "x>d3")


@pytest.mark.parametrize("policy", JUDGING)
def test_closes_when_it_is_far_ahead(policy: Policy) -> None:
    assert choice(policy, table(grids={0: LOW_UP, 1: HIGH_UP}, drawn=0)) == "k>d3"


@pytest.mark.parametrize("policy", EVERYBODY)
def test_never_exchanges_equal_cards(policy: Policy) -> None:
    mine: Rows = ("0 1 0 2", "1 0 -1 1", "0 1 1 [9]")
    theirs: Rows = ("-1 -2 0 -1", "-2 -1 -1 0", "-1 0 -1 [2]")
    assert "t>d1" not in choices(policy, table(grids={0: mine, 1: theirs}, discard="2"))


@pytest.mark.parametrize("policy", JUDGING)
def test_keeps_a_drawn_card_at_a_loss_rather_than_close_and_be_doubled(policy: Policy) -> None:
    mine: Rows = ("3 1 0 2", "1 3 3 1", "2 1 1 [9]")
    theirs: Rows = ("-1 -2 0 -1", "-2 -1 -1 0", "-1 0 -1 [2]")
    move = choice(policy, table(grids={0: mine, 1: theirs}, drawn=4))
    assert move.startswith("k>")
    assert move != "k>d3"


@pytest.mark.parametrize("policy", JUDGING)
def test_turns_up_a_card_when_the_draw_pile_is_nearly_used_up(policy: Policy) -> None:
    mine: Rows = ("3 1 0 2", "1 3 3 1", "2 1 1 [9]")
    theirs: Rows = ("-1 -2 0 -1", "-2 -1 -1 0", "-1 0 -1 [2]")
    state = table(grids={0: mine, 1: theirs}, drawn=4, draw="5 6 7", rest="discard")
    assert choice(policy, state) in ("k>d3", "x>d3")


def test_an_owl_keeps_from_the_next_player_what_finishes_a_column() -> None:
    mine: Rows = ("9 9 [1] [2]", "3 [4] [5] [6]", "[7] [8] [0] [1]")
    theirs: Rows = ("12 [3] [1] [2]", "12 [4] [5] [6]", "[3] [8] [1] [1]")
    harmless: Rows = ("5 [3] [1] [2]", "4 [4] [5] [6]", "[3] [8] [1] [1]")
    assert choice(4, table(grids={0: mine, 1: harmless}, drawn=12)).startswith("x>")
    assert choice(4, table(grids={0: mine, 1: theirs}, drawn=12)).startswith("k>")


@pytest.mark.parametrize("policy", EVERYBODY)
def test_everything_face_up_must_keep_what_it_drew(policy: Policy) -> None:
    """SJ-08: no round comes to this, but a table laid out by hand may."""
    mine: Rows = ("3 3 4 5", "4 4 3 3", "2 2 5 9")
    state = table(grids={0: mine}, drawn=12)
    assert choice(policy, state).startswith("k>")


@pytest.mark.parametrize("policy", EVERYBODY)
def test_cleared_columns_are_left_alone(policy: Policy) -> None:
    mine: Rows = (". 3 4 [5]", ". 4 3 3", ". 2 5 [9]")
    for card in (-2, 3, 12):
        assert choices(policy, table(grids={0: mine}, drawn=card))
        assert choices(policy, table(grids={0: mine}, discard=str(card)))
