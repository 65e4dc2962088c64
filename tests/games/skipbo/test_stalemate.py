from tablee.game.contract import Shuffled
from tablee.game.rng import Scripted
from tablee.games.skipbo.rules.events import TurnBegan
from tablee.games.skipbo.rules.state import State
from tests.games.skipbo.tables import SHEET, act, cards, play, table

RESHUFFLE = {"stalemate": "reshuffle"}


def stuck(players: int, stocks: dict[int, str], **options: object) -> State:
    """Nobody has a hand and nothing can be drawn; all other cards lie on a discard pile."""
    return table(players=players, stocks=stocks, rest="discard", options=options)


@SHEET.lines(
    """
SB-28 ends the game, and the fewest stock cards win | players 3; stock0 7 7; stock1 8; stock2 9 9
  | 0:- 1:- 2:- | ended stalemate; winners 1; scores 0 45 0
SB-28 before it is full play goes on | players 3 | 0:- 1:- | ended no
SB-28 equal lowest is a draw that scores nothing | players 3; stock0 7; stock1 8; stock2 9 9
  | 0:- 1:- 2:- | ended draw; winners; scores 0 0 0
SB-28 it counts from the last moved card | stock0 7 1; stock1 8 | 0:s>1 0:- 1:- | ended no
SB-28 and ends with the turn before that | stock0 7 1; stock1 8 | 0:s>1 0:- 1:- 0:- | ended draw
SB-28 a discard is a moved card | stock0 7; stock1 8; hand1 9 | 0:- 1:h9:1 0:- | ended no
SB-28 where a play is possible | stock0 7 1; stock1 8 | 0:s>1 | may
SB-28 that does not hinder a stalemate | stock0 7 1; stock1 8 | 0:- 1:- | ended stalemate
SB-28 a pair counts both its stocks | players 4; partners; stock0 7 7; stock2 8; stock1; stock3 9 9 9 9 9
  | 0:- 1:- 2:- 3:- | winners 0 2; scores 50 0 50 0
SB-28 equal pairs draw | players 4; partners; stock0 7 7; stock2 8; stock1; stock3 9 9 9
  | 0:- 1:- 2:- 3:- | ended draw
SB-28 two of three pairs with equal lowest draw
  | players 6; partners; stock0 7; stock3 8; stock1 9 9; stock4; stock2 10 10; stock5 11
  | 0:- 1:- 2:- 3:- 4:- 5:- | ended draw
    """,
    "rest discard",
)
def test_a_round_in_which_nobody_moves_a_card(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


@SHEET.lines(
    """
SB-28 a new round is counted | pile0 3; pile1 4 | 0:- 1:- 0:h3:1 1:- | ended no
SB-28 a second stalemate with nothing built ends the game | pile0 3; pile1 4
  | 0:- 1:- 0:h3:1 1:- 0:h4:1 1:- 0:- | winners 0
SB-28 after something was built it is reshuffled again | stock0 7 1; pile0 3; pile1 4
  | 0:- 1:- 0:s>1 0:h3:1 1:- 0:h4:1 1:- 0:- | ended no
SB-28 with no discards to reshuffle the game ends | | 0:- 1:- | winners 0
    """,
    "stalemate reshuffle; rest stock; stock0 7; stock1 8",
)
def test_after_a_reshuffle(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_28_end_is_the_default() -> None:
    assert table().options.stalemate == "end"


def test_sb_28_reshuffle_makes_a_draw_pile_of_all_discards() -> None:
    state = table(
        stocks={0: "7", 1: "8"}, discards={0: ["3 4"], 1: ["5", "6"]}, options=RESHUFFLE, rest="stock"
    )
    order = cards("6 5 4 3")
    state, events = act(play(state._replace(shuffler=Scripted((order,))), "0:-"), "1:-")
    assert Shuffled("draw_pile", order) in events
    assert state.discards == (((),) * 4,) * 2


def test_sb_28_after_a_reshuffle_the_next_player_draws_and_plays_on() -> None:
    state, events = act(play(stuck(2, {}, stalemate="reshuffle"), "0:-"), "1:-")
    assert (state.turn, len(state.hands[0]), TurnBegan(0) in events) == (0, 5, True)
