from functools import partial

import pytest

from tablee.game.contract import RefusalKind
from tablee.games.skipbo.rules.events import Called, PenaltyTaken, StockTurned, Talked
from tablee.games.skipbo.rules.moves import parse_move
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.rules import legal_moves
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import view
from tests.games.skipbo.tables import SHEET, act, cards, may, play, refusal, table

OPTIONS = {"manners": "human", "partners": True}
ANNUL = {**OPTIONS, "caught_turn": "annul"}
BOTTOM = {**OPTIONS, "penalty_cards": "bottom"}
pairs = partial(table, players=4, hands={0: "5 6 7 8 9"}, options=OPTIONS)
annulling = partial(pairs, options=ANNUL)


def wrong_calls(state: State) -> tuple[int, ...]:
    assert state.manners is not None
    return state.manners.wrong_calls


@SHEET.lines(
    """
SB-23 a talking partner takes two cards into the stock | stock2 10 11; draw 3 4 | 2:~ 1:!2
  | stocked2 3 4 10 11
SB-23 they come from the draw pile | draw 3 4 W | 2:~ 1:!2 | draw W
SB-23 the top card of the stock stays | stock2 10 11; draw 3 4 | 2:~ 1:!2 | top2 11
SB-23 they are shuffled in | stock2 10 11; draw 3 4; order 4 10 3 | 2:~ 1:!2 | stock2 3 10 4 11
SB-23 with penalty_cards bottom they go under the stock | penalty_cards bottom; stock2 10 2 11; draw 3 4
  | 2:~ 1:!2 | stock2 3 4 10 2 11
SB-23 with one card to draw only that is taken | stock2 10 11; draw 3; rest discard | 2:~ 1:!2
  | stocked2 3 10 11
SB-23 with nothing to draw talking costs nothing | stock2 10 11; rest discard | 2:~ 1:!2
  | stock2 10 11; wrong 0 0 0 0
SB-23 not called it costs nothing | | 2:~ 0:h9:1 | stock2 #2
SB-23 it can be called until the talker's next turn begins | | 2:~ 0:h9:1 1:!2 | stock2 #4; wrong 0 0 0 0
SB-23 and no more once that has begun | hand0 9; hand1 9 9 9 9 9 | 2:~ 0:h9:1 1:h9:1 1:!2
  | stock2 #2; wrong 0 1 0 0
SB-23 with calls turn not after the turn | calls turn | 2:~ 0:h9:1 1:!2 | stock2 #2; wrong 0 1 0 0
SB-23 everybody hears who talks | | 2:~ | heard 2
SB-23 until it is called | | 2:~ 1:!2 | heard
SB-23 it is punished once | | 2:~ 1:!2 3:!2 | stock2 #4; wrong 0 0 0 1
SB-23 who talks again after the penalty pays again | | 2:~ 1:!2 2:~ 3:!2 | stock2 #6
SB-23 whoever has talked has talked | | 2:~ 2:~ | refused already_talked SB-23 illegal
SB-23 only the partner of who plays has to be quiet: not the player | | 0:~
  | refused not_a_silent_partner SB-23
SB-23 not the next player | | 1:~ | refused not_a_silent_partner SB-23
SB-23 nor that one's partner | | 3:~ | refused not_a_silent_partner SB-23
SB-23 talking does not end or stop the turn | | 2:~ 1:!2 0:h9:1 | turn 1
SB-23 before an annulled turn it can still be called | caught_turn annul | 2:~ 2:o 1:!2 1:!2
  | stock2 #4; wrong 0 0 0 0
SB-23 with calls turn too | caught_turn annul; calls turn | 1:o 3:~ 0:!3 0:!1 0:!3 | stock3 #4; wrong 0 0 0 0
SB-23 a penalty paid in a stopped turn stays paid | | 1:o 3:~ 0:!3 0:!1 0:!3 | stock3 #4; wrong 1 0 0 0
SB-23 a wrong call is counted for the caller | | 1:!0 1:!2 3:!2 | wrong 0 2 0 1
SB-23 nobody can call themselves | | 2:~ 2:!2 | refused own_call SB-23 illegal
SB-23 a partner cannot settle talk or a surplus | | 2:~ 0:!2 0:+ 2:!0 | heard 2; wrong 1 0 1 0
SB-23 which opponents can still call | | 2:~ 0:!2 0:+ 2:!0 1:!2 1:!0 | wrong 1 0 1 0; heard
SB-23 the game does not wait for calls | | 2:~ 0:+ 0:h9:1 | turn 1
SB-23 after the end nobody is called | stock0 1; stock2 | 2:~ 0:s>1 1:!2 | refused game_over
    """,
    "players 4; partners; manners human; hand0 5..9",
)
def test_talk_and_calls(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_23_the_partner_may_talk() -> None:
    assert Talked(2) in act(pairs(), "2:~")[1]


def test_sb_23_the_talker_pays_and_not_the_player() -> None:
    state, events = act(play(pairs(), "2:~"), "1:!2")
    assert (len(state.stocks[0]), PenaltyTaken(2, "talk", 2) in events) == (2, True)


def test_sb_23_an_empty_stock_has_a_top_card_again() -> None:
    state, events = act(play(pairs(stocks={2: ""}, draw="3 4", options=BOTTOM), "2:~"), "1:!2")
    assert (state.stocks[2], StockTurned(2, 4) in events) == (cards("3 4"), True)


def test_sb_23_who_plays_alone_may_say_anything() -> None:
    state = table(players=4, hands={0: "9"}, options={"manners": "human"})
    assert [may(state, f"{seat}:~") for seat in range(4)] == [False] * 4


@pytest.mark.parametrize(
    "moves",
    [
        "2:~ 1:o 3:!2 0:!1",  # said before the turn that was annulled
        "1:o 3:~ 0:!3 0:!1",  # said in it
        "1:o 3:~ 0:!3 3:~ 0:!1",  # paid for once, and said again
    ],
)
def test_sb_23_a_penalty_that_an_annulled_turn_gives_back_can_be_called_again(moves: str) -> None:
    state, talker = play(annulling(), moves), 2 if moves[0] == "2" else 3
    assert (len(state.stocks[talker]), view(state, 0).heard) == (2, (talker,))
    caller = 1 if talker == 2 else 0
    state = play(state, f"{caller}:!{talker}")
    assert (len(state.stocks[talker]), view(state, 0).heard) == (4, ())
    assert wrong_calls(state) == (0, 0, 0, 0)


@pytest.mark.parametrize("moves", ["2:~ 1:o", "2:~ 1:o 0:o", "2:~ 1:o 0:!1", "1:o 3:~ 0:o", "1:o 3:~ 0:!1"])
@pytest.mark.parametrize("options", [OPTIONS, ANNUL])
def test_sb_23_with_calls_turn_talk_can_be_called_until_a_turn_is_over(
    moves: str, options: dict[str, object]
) -> None:
    state = play(pairs(hands={0: "9", 1: "9"}, options={**options, "calls": "turn"}), moves)
    talker, caller = (2, 3) if moves[0] == "2" else (3, 2)
    assert len(play(state, f"{caller}:!{talker}").stocks[talker]) == 4
    over = play(state, f"{state.turn}:h9:1 {caller}:!{talker}")
    assert (len(over.stocks[talker]), sum(wrong_calls(over))) == (2, 1)


def test_sb_23_a_wrong_call_changes_nothing_else() -> None:
    state = pairs()
    assert play(state, "1:!0")._replace(manners=None) == state._replace(manners=None)


def test_sb_23_a_wrong_call_is_said_to_be_wrong() -> None:
    assert act(pairs(), "1:!0")[1] == [Called(1, 0, right=False)]


def test_sb_23_everybody_sees_the_wrong_calls() -> None:
    assert view(play(pairs(), "1:!0"), 3).wrong_calls == (0, 1, 0, 0)


def test_sb_23_of_three_pairs_all_others_may_call() -> None:
    state = play(table(players=6, hands={0: "9"}, options=OPTIONS), "3:~")
    assert [may(state, f"{seat}:!3") for seat in range(6)] == [True, True, True, False, True, True]


def test_sb_23_nobody_can_be_called_who_is_not_there() -> None:
    why = refusal(pairs(), "0:!5")
    assert (why.kind, why.code, why.given, why.details["seat"]) == (
        RefusalKind.ILLEGAL,
        "no_such_seat",
        "!5",
        5,
    )


def test_sb_23_strict_is_the_default() -> None:
    assert make_options({}, 4).manners == "strict"


@pytest.mark.parametrize("move", ["0:+", "1:o", "2:~", "1:!0"])
def test_sb_23_a_strict_table_refuses_all_of_it(move: str) -> None:
    why = refusal(table(players=4, hands={0: "9"}, options={"partners": True}), move)
    assert why[:4] == (RefusalKind.ILLEGAL, "strict_table", "SB-23", move[2:])


def test_sb_23_a_strict_table_offers_none_of_it() -> None:
    state = table(players=4, hands={0: "9"}, options={"partners": True})
    offered = {move for seat in range(4) for move in legal_moves(state, seat)}
    assert offered.isdisjoint(parse_move(text) for text in ("+", "o", "~", "!0", "!1", "!2", "!3"))


def test_sb_23_at_a_strict_table_an_illegal_attempt_costs_nothing() -> None:
    state = table(players=4, hands={0: "9"})
    refusal(state, "1:h9:1")
    assert play(state, "0:h9:1").turn == 1
