from functools import partial

import pytest

from tablee.game.contract import RefusalKind
from tablee.game.rng import Scripted
from tablee.games.skipbo.rules.events import Called, PenaltyTaken, StockTurned, Talked
from tablee.games.skipbo.rules.moves import parse_move
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.rules import legal_moves
from tablee.games.skipbo.rules.state import State
from tablee.games.skipbo.rules.view import view
from tests.games.skipbo.tables import act, cards, may, play, refusal, table

OPTIONS = {"manners": "human", "partners": True}
ANNUL = {**OPTIONS, "caught_turn": "annul"}
BOTTOM = {**OPTIONS, "penalty_cards": "bottom"}
pairs = partial(table, players=4, hands={0: "5 6 7 8 9"}, options=OPTIONS)
annulling = partial(pairs, options=ANNUL)


def wrong_calls(state: State) -> tuple[int, ...]:
    assert state.manners is not None
    return state.manners.wrong_calls


def test_sb_23_the_partner_may_talk() -> None:
    assert Talked(2) in act(pairs(), "2:~")[1]


def test_sb_23_a_talking_partner_takes_two_cards_into_the_stock() -> None:
    state = play(pairs(stocks={2: "10 11"}, draw="3 4"), "2:~ 1:!2")
    assert sorted(state.stocks[2]) == [3, 4, 10, 11]


def test_sb_23_the_two_cards_come_from_the_draw_pile() -> None:
    state = play(pairs(draw="3 4 W"), "2:~ 1:!2")
    assert state.draw[0] == cards("W")[0]


def test_sb_23_the_talker_pays_and_not_the_player() -> None:
    state, events = act(play(pairs(), "2:~"), "1:!2")
    assert (len(state.stocks[0]), PenaltyTaken(2, "talk", 2) in events) == (2, True)


def test_sb_23_the_top_card_of_the_stock_stays() -> None:
    assert play(pairs(stocks={2: "10 11"}, draw="3 4"), "2:~ 1:!2").stocks[2][-1] == 11


def test_sb_23_the_two_cards_are_shuffled_in() -> None:
    state = pairs(stocks={2: "10 11"}, draw="3 4", shuffler=Scripted((cards("4 10 3"),)))
    assert play(state, "2:~ 1:!2").stocks[2] == cards("3 10 4 11")


def test_sb_23_with_penalty_cards_bottom_the_two_cards_go_under_the_stock() -> None:
    state = pairs(stocks={2: "10 2 11"}, draw="3 4", options=BOTTOM)
    assert play(state, "2:~ 1:!2").stocks[2] == cards("3 4 10 2 11")


def test_sb_23_an_empty_stock_has_a_top_card_again() -> None:
    state, events = act(play(pairs(stocks={2: ""}, draw="3 4", options=BOTTOM), "2:~"), "1:!2")
    assert (state.stocks[2], StockTurned(2, 4) in events) == (cards("3 4"), True)


def test_sb_23_with_one_card_to_draw_only_that_one_is_taken() -> None:
    state = play(pairs(stocks={2: "10 11"}, draw="3", rest="discard"), "2:~ 1:!2")
    assert sorted(state.stocks[2]) == [3, 10, 11]


def test_sb_23_with_nothing_to_draw_talking_costs_nothing() -> None:
    state = play(pairs(stocks={2: "10 11"}, rest="discard"), "2:~ 1:!2")
    assert (state.stocks[2], wrong_calls(state)) == (cards("10 11"), (0, 0, 0, 0))


def test_sb_23_not_called_talking_costs_nothing() -> None:
    assert len(play(pairs(), "2:~ 0:h9:1").stocks[2]) == 2


def test_sb_23_talking_can_be_called_until_the_talkers_next_turn_begins() -> None:
    state = play(pairs(), "2:~ 0:h9:1 1:!2")
    assert (len(state.stocks[2]), wrong_calls(state)) == (4, (0, 0, 0, 0))


def test_sb_23_once_the_talkers_next_turn_has_begun_it_cannot_be_called_any_more() -> None:
    state = play(pairs(hands={0: "9", 1: "9 9 9 9 9"}), "2:~ 0:h9:1 1:h9:1 1:!2")
    assert (len(state.stocks[2]), wrong_calls(state)) == (2, (0, 1, 0, 0))


def test_sb_23_with_calls_turn_talking_cannot_be_called_after_the_turn() -> None:
    state = play(pairs(options={**OPTIONS, "calls": "turn"}), "2:~ 0:h9:1 1:!2")
    assert (len(state.stocks[2]), wrong_calls(state)) == (2, (0, 1, 0, 0))


def test_sb_23_everybody_hears_who_talks() -> None:
    state = play(pairs(), "2:~")
    assert (view(state, 1).heard, view(play(state, "1:!2"), 1).heard) == ((2,), ())


def test_sb_23_talking_is_punished_once() -> None:
    state = play(pairs(), "2:~ 1:!2 3:!2")
    assert (len(state.stocks[2]), wrong_calls(state)) == (4, (0, 0, 0, 1))


def test_sb_23_who_talks_again_after_the_penalty_pays_again() -> None:
    assert len(play(pairs(), "2:~ 1:!2 2:~ 3:!2").stocks[2]) == 6


def test_sb_23_whoever_has_talked_has_talked() -> None:
    why = refusal(play(pairs(), "2:~"), "2:~")
    assert (why.kind, why.code, why.rule, why.given) == (RefusalKind.ILLEGAL, "already_talked", "SB-23", "~")


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_sb_23_only_the_partner_of_who_plays_has_to_be_quiet(seat: int) -> None:
    why = refusal(pairs(), f"{seat}:~")
    assert (why.code, why.rule, why.given) == ("not_a_silent_partner", "SB-23", "~")


def test_sb_23_who_plays_alone_may_say_anything() -> None:
    state = table(players=4, hands={0: "9"}, options={"manners": "human"})
    assert [may(state, f"{seat}:~") for seat in range(4)] == [False] * 4


def test_sb_23_talking_does_not_end_or_stop_the_turn() -> None:
    assert play(pairs(), "2:~ 1:!2 0:h9:1").turn == 1


def test_sb_23_talking_before_an_annulled_turn_can_still_be_called() -> None:
    state = play(annulling(), "2:~ 2:o 1:!2 1:!2")
    assert (len(state.stocks[2]), wrong_calls(state)) == (4, (0, 0, 0, 0))


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


def test_sb_23_with_calls_turn_too() -> None:
    state = play(annulling(options={**ANNUL, "calls": "turn"}), "1:o 3:~ 0:!3 0:!1 0:!3")
    assert (len(state.stocks[3]), wrong_calls(state)) == (4, (0, 0, 0, 0))


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


def test_sb_23_a_penalty_paid_in_a_stopped_turn_stays_paid() -> None:
    state = play(pairs(), "1:o 3:~ 0:!3 0:!1 0:!3")
    assert (len(state.stocks[3]), wrong_calls(state)) == (4, (1, 0, 0, 0))


def test_sb_23_a_wrong_call_is_counted_for_the_caller() -> None:
    assert wrong_calls(play(pairs(), "1:!0 1:!2 3:!2")) == (0, 2, 0, 1)


def test_sb_23_a_wrong_call_changes_nothing_else() -> None:
    state = pairs()
    assert play(state, "1:!0")._replace(manners=None) == state._replace(manners=None)


def test_sb_23_a_wrong_call_is_said_to_be_wrong() -> None:
    assert act(pairs(), "1:!0")[1] == [Called(1, 0, right=False)]


def test_sb_23_everybody_sees_the_wrong_calls() -> None:
    assert view(play(pairs(), "1:!0"), 3).wrong_calls == (0, 1, 0, 0)


def test_sb_23_nobody_can_call_themselves() -> None:
    why = refusal(play(pairs(), "2:~"), "2:!2")
    assert why[:4] == (RefusalKind.ILLEGAL, "own_call", "SB-23", "!2")


def test_sb_23_a_partner_cannot_settle_talk_or_a_surplus() -> None:
    # It would be cheap while there is nothing to draw.
    state = play(pairs(), "2:~ 0:!2 0:+ 2:!0")
    assert (view(state, 1).heard, wrong_calls(state)) == ((2,), (1, 0, 1, 0))
    assert wrong_calls(play(state, "1:!2 1:!0")) == (1, 0, 1, 0)


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


def test_sb_23_the_game_does_not_wait_for_calls() -> None:
    state = play(pairs(), "2:~ 0:+")
    assert play(state, "0:h9:1").turn == 1


def test_sb_23_after_the_end_nobody_is_called() -> None:
    state = play(pairs(stocks={0: "1", 2: ""}), "2:~ 0:s>1")
    assert refusal(state, "1:!2").code == "game_over"


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
