import pytest

from tablee.bots.contract import Clock
from tablee.games import skipbo
from tablee.games.skipbo.bots.champion import LearnedBot
from tablee.games.skipbo.bots.heuristic import GreedyBot, HeuristicBot
from tablee.games.skipbo.rules.state import State
from tests.games.sheets import columns, fields
from tests.games.skipbo.tables import lay_out, table, up_to

SEED = bytes(32)
PLANNERS = (3, 4)


def choice(state: State, level: int = 4) -> str:
    bot = HeuristicBot(level, SEED, state.turn)
    return str(bot.choose(skipbo.view(state, state.turn), Clock()))


def turn(state: State, level: int = 4) -> list[str]:
    """The moves up to the end of this turn, or of the game."""
    bot, seat, moves = HeuristicBot(level, SEED, state.turn), state.turn, []
    while state.turn == seat and not state.outcome:
        move = bot.choose(skipbo.view(state, seat), Clock())
        moves.append(str(move))
        state, _ = skipbo.apply(state, seat, move)
    return moves


# The levels that play so, the table, and how the turn begins.
PLAIN = """
a stock card that fits is played | 2 3 4 | hand0 1 1 7 9 W; stock0 12 5; build 1..4; pile0 5 | s>1
a line of three cards frees the stock
  | 3 4 | hand0 6 9 11 12 8; stock0 12 10 8; build 1..4; pile0 7 / 5 | d2>1 h6>1 d1>1 s>1
a wild is spent where it frees the stock | 3 4 | hand0 W 9 9 12 12; stock0 12 6; build 1..4 / 1 | hW>1 s>1
the hand is emptied for five new cards
  | 4 | hand0 3 4 5 6 7; stock0 12 11; stock1 12 2; build 1 2 / 1..11 | h3>1 h4>1 h5>1 h6>1 h7>1
a number goes on its like | 4 | hand0 9 9 W W 4; stock0 12 2; stock1 12 2; build 1 2 / 1 2 / 1 2 / 1 2;
  pile0 9 / 5 / 11 / 12 | h9:1
an empty hand with nothing to draw ends the turn
  | 1 2 3 4 | hand1 3 4; stock0 12 11; build 1 2; rest discard | -
SB-20 the partner's stock is played
  | 2 3 4 | players 4; partners; hand0 9 9 10 11 12; stock0 12 11; stock2 12 6; build 1..5 | ps>1
SB-20 the partner's discards are part of a line
  | 3 4 | players 4; partners; hand0 6 9 10 11 12; stock0 12 11; stock2 12 8; build 1..5; pile2 / 7
  | h6>1 pd2>1 ps>1
SB-22 with its own stock empty it plays for its partner
  | 4 | players 4; partners; hand0 6 9 10 11 12; stock0; stock2 12 7; build 1..5 | h6>1 ps>1
"""


@columns(PLAIN)
def test_where_the_right_move_is_plain(line: tuple[str, str, str]) -> None:
    levels, laid, moves = line
    for level in map(int, levels.split()):
        assert turn(lay_out(fields(laid)), level)[: len(moves.split())] == moves.split(), level


def test_only_planners_see_three_cards_ahead() -> None:
    state = table(
        hands={0: "W 9 9 12 12"}, stocks={0: "12 10 8"}, building=[up_to(4)], discards={0: ["7", "6"]}
    )
    assert [choice(state, level) == "hW>1" for level in (2, 3, 4)] == [False, True, True]


@pytest.mark.parametrize("level", [2, 3, 4])
def test_wilds_are_kept_where_they_free_nothing(level: int) -> None:
    state = table(hands={0: "W W 9 9 12"}, stocks={0: "12 8"}, building=[up_to(1)] * 4)
    moves = turn(state, level)
    assert not [move for move in moves if "W" in move]


@pytest.mark.parametrize("level", PLANNERS)
def test_nothing_is_built_up_to_the_opponents_stock(level: int) -> None:
    needed = table(hands={0: "6 9 9 10 12"}, stocks={0: "12 2", 1: "12 7"}, building=[up_to(5)])
    harmless = table(hands={0: "6 9 9 10 12"}, stocks={0: "12 2", 1: "12 3"}, building=[up_to(5)])
    assert "h6>1" not in turn(needed, level)
    assert "h6>1" in turn(harmless, level)


@pytest.mark.parametrize("level", PLANNERS)
def test_of_two_ways_to_the_stock_the_one_that_helps_nobody_else_is_taken(level: int) -> None:
    """A wild from the stock goes where the opponent's card does not follow."""
    state = table(
        hands={0: "1 9 9 10 12"},
        stocks={0: "12 W", 1: "12 7"},
        building=[up_to(5), up_to(9), up_to(9), up_to(9)],
    )
    assert choice(state, level) != "s>1"


def test_sb_20_a_pair_does_not_block_itself() -> None:
    """Built up to what the partner needs, but not to what an opponent needs."""
    stocks = {0: "12 2", 1: "12 2", 2: "12 7", 3: "12 2"}
    state = table(
        players=4,
        hands={0: "6 9 9 10 12"},
        stocks=stocks,
        building=[up_to(5), up_to(2), up_to(2), up_to(2)],
        options={"partners": True},
    )
    alone = state._replace(options=skipbo.make_options({}, 4))
    assert turn(state)[:2] == ["h6>1", "ps>1"]
    assert "h6>1" not in turn(alone._replace(stocks=(alone.stocks[0], (12, 7), *alone.stocks[2:])))


def test_a_greedy_player_plays_whatever_fits() -> None:
    state = table(
        hands={0: "6 9 9 10 W"},
        stocks={0: "12 2", 1: "12 7"},
        building=[up_to(5), up_to(2)],
        discards={0: ["3"]},
    )
    bot = GreedyBot(SEED, 0)
    played = []
    for _ in range(3):
        move = bot.choose(skipbo.view(state, 0), Clock())
        state, _ = skipbo.apply(state, 0, move)
        played.append(str(move)[:2])
    assert played == ["d1", "h6", "hW"]


def test_a_plan_ends_where_the_discard_piles_are_not_as_expected() -> None:
    """After a move that was taken back, say: what was planned may no longer be there."""
    bot = LearnedBot(SEED, 0, None)
    planned = table(
        hands={0: "6 9 11 12 8"}, stocks={0: "12 10 8"}, building=[up_to(4)], discards={0: ["7", "5"]}
    )
    assert str(bot.choose(skipbo.view(planned, 0), Clock())) == "d2>1"
    other = table(
        hands={0: "6 9 11 12 8"}, stocks={0: "12 10 8"}, building=[up_to(5)], discards={0: ["12", "12"]}
    )
    bot.choose(skipbo.view(other, 0), Clock())  # h6>1, if it follows its plan, and then d1>1
    after, _ = skipbo.apply(other, 0, skipbo.parse_move("h6>1"))
    view = skipbo.view(after, 0)
    assert bot.choose(view, Clock()) in view.legal_moves


def test_a_bot_is_asked_only_when_it_is_its_turn() -> None:
    state = table(hands={0: "6"})
    with pytest.raises(ValueError, match="its turn"):
        HeuristicBot(4, SEED, 1).choose(skipbo.view(state, 1), Clock())


@pytest.mark.parametrize("level", [0, 5])
def test_there_are_four_levels(level: int) -> None:
    with pytest.raises(ValueError, match="1 to 4"):
        HeuristicBot(level, SEED, 0)
