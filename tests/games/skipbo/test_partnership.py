from functools import partial

import pytest

from tablee.game.contract import RefusalKind, Refused
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.events import Played, StockTurned
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.state import partner_of
from tests.games.skipbo.tables import SHEET, act, play, refusal, table

PAIRS = {"partners": True}
pairs = partial(table, players=4, options=PAIRS)
three_pairs = partial(table, players=6, options=PAIRS)


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_sb_20_of_four_players_two_opposite_are_partners(seat: int, partner: int) -> None:
    assert partner_of(pairs(), seat) == partner


@pytest.mark.parametrize(("seat", "partner"), [(0, 3), (1, 4), (2, 5), (3, 0), (4, 1), (5, 2)])
def test_sb_20_of_six_players_two_opposite_are_partners(seat: int, partner: int) -> None:
    assert partner_of(three_pairs(), seat) == partner


@pytest.mark.parametrize("players", [2, 3, 5])
def test_sb_20_other_numbers_make_no_pairs(players: int) -> None:
    with pytest.raises(Refused) as caught:
        make_options({"partners": True}, players)
    refusal = caught.value.refusal
    assert refusal[:3] == (RefusalKind.SETUP, "partners", "SB-20")
    assert refusal.details["players"] == players


def test_sb_20_everybody_plays_alone_unless_asked() -> None:
    assert partner_of(table(players=4), 0) is None


@SHEET.lines(
    """
SB-20 the partner's stock top may be played | stock2 8 1; hand0 9 | 0:ps>3 | stock2 8; build3 1
SB-20 the partner's discard tops may be played | pile2 / 8 1; hand0 9 | 0:pd2>3 | pile2.2 8; build3 1
SB-20 the partner's hand is out of reach | hand0 9; hand2 1 | 0:h1>1 | refused not_in_hand
SB-20 the turn's discard goes on one's own piles | hand0 9 | 0:h9:2
  | pile0.2 9; pile2.1; pile2.2; pile2.3; pile2.4
SB-20 only the player whose turn it is plays | stock2 8 1; hand0 9; hand2 1 | 2:s>1
  | refused not_your_turn SB-11 out_of_turn
SB-20 a play of the partner's card with an empty hand refills one's own
  | stock2 8 12; build 1..11; rest discard | 0:ps>1 | hand0 #5; hand2
SB-21 one empty stock does not end the game | stock0 1; stock2 7; hand0 9 | 0:s>1 | ended no
SB-21 a pair wins when both are empty | stock0 1; stock2; hand0 9 | 0:s>1 | ended stock_empty; winners 0 2
SB-21 by the partner's last card too | turn 1; stock1; stock3 1; hand1 9 | 1:ps>1 | winners 1 3
SB-21 both score for every opposing stock | stock0 1; stock2; stock1 7 7; stock3 8 8 8; hand0 9
  | 0:s>1 | scores 50 0 50 0
SB-21 of three pairs the stocks of both others count
  | players 6; stock0 1; stock3; stock1 7; stock2 8; stock4 9; stock5 10 10; hand0 9
  | 0:s>1 | scores 50 0 0 50 0 0
SB-22 a player without a stock still has turns | turn 3; stock0; hand3 9 | 3:h9:1 | turn 0; hand0 #5
SB-22 and plays hand and discards | stock0; hand0 1 9; pile0 2 | 0:h1>1 0:d1>1 | build1 1 2
SB-22 and the partner's piles | stock0; stock2 8 1; hand0 9; pile2 2 | 0:ps>1 0:pd1>1 | build1 1 2
SB-22 an empty stock offers no card | stock0; hand0 9 | 0:s>1 | refused stock_empty SB-22 illegal
SB-22 nor does the partner's | stock2; hand0 9 | 0:ps>1 | may not
    """,
    "players 4; partners",
)
def test_pairs(line: tuple[str, str, str]) -> None:
    assert SHEET.problems(line) == []


def test_sb_20_a_play_for_the_partner_says_whose_card_it_is_and_what_it_stands_for() -> None:
    _, events = act(pairs(stocks={2: "8 W"}, hands={0: "9"}, building=["1 2 3"]), "0:ps>1")
    played = next(event for event in events if isinstance(event, Played))
    assert (played.seat, played.owner, played.source, played.number) == (0, 2, "stock", 4)


def test_sb_20_the_partners_next_stock_card_is_turned_up() -> None:
    _, events = act(pairs(stocks={2: "8 1"}, hands={0: "9"}), "0:ps>3")
    assert StockTurned(2, 8) in events


def test_sb_20_opponents_piles_are_out_of_reach() -> None:
    state = pairs(stocks={1: "8 1", 3: "8 1"}, discards={1: ["1"], 3: ["1"]}, hands={0: "9"})
    assert [str(move) for move in rules.legal_moves(state, 0)] == ["h9:1", "h9:2", "h9:3", "h9:4"]


@pytest.mark.parametrize("move", ["ps>1", "pd1>1"])
def test_sb_20_who_plays_alone_has_no_partner_to_play_for(move: str) -> None:
    why = refusal(table(players=4, hands={0: "9"}, stocks={2: "1"}, discards={2: ["1"]}), f"0:{move}")
    assert (why.kind, why.code, why.rule, why.given) == (RefusalKind.ILLEGAL, "no_partner", "SB-20", move)


def test_sb_21_a_pair_wins_the_match_together() -> None:
    options = {"partners": True, "target": 40}
    outcome = play(pairs(stocks={0: "1", 2: ""}, hands={0: "9"}, options=options), "0:s>1").outcome
    assert outcome is not None
    assert rules.winners(make_options(options, 4), outcome.scores, outcome) == (0, 2)
