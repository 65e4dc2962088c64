from dataclasses import asdict
from typing import Any

import pytest

from tablee.game.rng import Seeded
from tablee.match.match import Match
from tests.games.skipbo import tables as skipbo
from tests.games.skyjo import tables as skyjo

HUMAN = {"manners": "human", "penalty_cards": "bottom"}


def match_at(game: str, state: Any) -> Match:
    """A match that stands so."""
    match = Match(game, state.players, asdict(state.options), Seeded(bytes(32)))
    match.state = state
    return match


def push(match: Match, moves: str) -> None:
    """`"0:s>1 0:h9:3"`, as records write it."""
    for move in moves.split():
        seat, _, text = move.partition(":")
        match.push(int(seat), match.parse_move(text))


def snapshot(match: Match) -> tuple[Any, ...]:
    return (
        match.state,
        list(match.moves),
        list(match.orders),
        list(match.outcomes),
        list(match.totals),
        match.winners,
    )


SKIPBO = skipbo.table(
    hands={0: "1 2 5 9 9", 1: "3 4"}, stocks={0: "7 8 1", 1: "5 6"}, discards={0: ["3 2"]}, rest="draw"
)
PAIRS = skipbo.table(players=4, stocks={0: "1"}, hands={0: "5"}, options={"partners": True})
MANNERS = skipbo.table(players=4, hands={0: "1 5", 1: "3 4 5 6 7"}, options={**HUMAN, "partners": True})
SKYJO = skyjo.table(grids={0: ("7 2 [3] 4", "7 3 4 5", "1 4 5 6")}, discard="9 7", draw="12 8")
LAST = skyjo.table(grids={0: skyjo.up(skyjo.HIDDEN_42), 1: skyjo.up(skyjo.HIDDEN_42)}, closer=1)
CAN = {
    "a card from the hand": ("skipbo", SKIPBO, "0:h1>2"),
    "two cards from the hand": ("skipbo", SKIPBO, "0:h1>1 0:h2>1"),
    "a card from a discard pile": ("skipbo", SKIPBO, "0:h1>1 0:d1>1"),
    "SB-21: a partner's last stock card, which turns up nothing": ("skipbo", PAIRS, "0:s>1"),
    "SB-12: a discard, with nothing to draw": (
        "skipbo", skipbo.table(hands={0: "9", 1: "3"}, rest="discard"), "0:h9:2",
    ),
    "a card, before others throw something in": ("skipbo", MANNERS, "0:h1>1"),
    "SJ-07: an exchange for a face-up card": ("skyjo", SKYJO, "0:t>b1"),
    "SJ-08: a drawn card that was kept": ("skyjo", SKYJO, "0:d 0:k>b1"),
}  # fmt: skip
CANNOT = {
    "SB-06: a stock card once the next one is turned up": ("skipbo", SKIPBO, "0:s>1"),
    "SB-06: what was played before it": ("skipbo", SKIPBO, "0:h1>2 0:s>1"),
    "SB-12: a discard, after which the next player draws": ("skipbo", SKIPBO, "0:h9:2"),
    "SB-14: the last card of a hand, when five are drawn": ("skipbo", skipbo.table(hands={0: "1"}), "0:h1>1"),
    "SB-17: the move that wins": ("skipbo", skipbo.table(stocks={0: "1"}, hands={0: "5"}), "0:s>1"),
    "SB-25: drawing too many": ("skipbo", skipbo.table(hands={0: "5"}, options=HUMAN), "0:+"),
    "SB-23: a card, after somebody talks": ("skipbo", MANNERS, "0:h1>1 2:~"),
    "SB-23: a card, after somebody calls": ("skipbo", MANNERS, "0:h1>1 1:!0"),
    "SB-26: a card, after somebody plays out of turn": ("skipbo", MANNERS, "0:h1>1 1:o"),
    "SJ-08: a draw": ("skyjo", SKYJO, "0:d"),
    "SJ-08: an exchange for a face-down card": ("skyjo", SKYJO, "0:t>c1"),
    "SJ-08: a drawn card for a face-down one": ("skyjo", SKYJO, "0:d 0:k>c1"),
    "SJ-08: a card turned over for a rejected one": ("skyjo", SKYJO, "0:d 0:x>c1"),
    "SJ-15: a draw for which the discards were shuffled": (
        "skyjo", skyjo.table(discard="5 6", rest="discard"), "0:d",
    ),
    "SJ-11: the move that ends the round": ("skyjo", LAST, "0:t>b1"),
}  # fmt: skip


@pytest.mark.parametrize("what", [*CAN, *CANNOT])
def test_what_has_told_nobody_anything_can_be_taken_back(what: str) -> None:
    game, state, moves = {**CAN, **CANNOT}[what]
    match = match_at(game, state)
    push(match, moves)
    assert match.can_take_back == (what in CAN)


def test_sj_05_a_card_turned_over_before_the_round_cannot_be_taken_back() -> None:
    match = Match("skyjo", 2, {}, Seeded(bytes(32)))
    push(match, "0:?a1")
    assert not match.can_take_back


def test_moves_are_taken_back_one_after_the_other() -> None:
    match = match_at("skipbo", SKIPBO)
    stood = []
    for move in ("0:h1>1", "0:d1>1", "0:d1>1"):
        stood.append(snapshot(match))
        push(match, move)
    for before in reversed(stood):
        match.take_back()
        assert snapshot(match) == before
    assert not match.can_take_back


def test_taking_back_says_who_had_made_which_move() -> None:
    match = match_at("skipbo", SKIPBO)
    push(match, "0:h1>2")
    assert match.take_back() == (0, match.parse_move("h1>2"))


def test_what_was_played_after_it_can_and_no_more() -> None:
    match = match_at("skipbo", SKIPBO)
    push(match, "0:s>1 0:h2>1")
    after_the_stock = skipbo.play(SKIPBO, "0:s>1")
    match.take_back()
    assert match.state == after_the_stock
    with pytest.raises(ValueError, match="nothing to take back"):
        match.take_back()
    assert match.state == after_the_stock


def test_sb_28_nor_can_a_turn_whose_end_had_five_cards_shuffled_and_five_drawn() -> None:
    state = skipbo.table(
        discards={0: ["3 3"], 1: ["4 4 4"]}, rest="stock", options={"stalemate": "reshuffle"}
    )._replace(idle=(1,))
    match = match_at("skipbo", state)
    push(match, "0:-")
    assert match.state.hands[1] == (3, 3, 4, 4, 4)
    assert match.game.unseen(match.state) == match.game.unseen(state)
    assert not match.can_take_back


def test_sb_25_a_card_drawn_too_many_can_be_called_again_once_its_play_is_taken_back() -> None:
    state = skipbo.table(hands={0: "5 6"}, draw="1", options=HUMAN)
    match = match_at("skipbo", state)
    push(match, "0:+ 0:h1>1")
    assert match.state.manners.extra == ((), ())
    match.take_back()
    assert match.state.manners.extra == ((1,), ())


def test_sb_25_a_call_cannot_that_hides_five_cards_and_lets_five_be_drawn() -> None:
    state = skipbo.table(hands={0: "1", 1: "2"}, draw="9 9 9 9 9 3 4 5 6 7", options=HUMAN)
    match = match_at("skipbo", state)
    push(match, "0:+ 0:+ 0:+ 0:+ 0:+ 0:h1>1")
    before = match.game.unseen(match.state)
    push(match, "1:!0")
    assert match.state.hands[0] == (3, 4, 5, 6, 7)
    assert match.game.unseen(match.state) == before
    assert not match.can_take_back


def test_sj_08_a_drawn_card_that_was_kept_is_in_hand_again() -> None:
    match = match_at("skyjo", SKYJO)
    push(match, "0:d 0:k>b1")
    match.take_back()
    assert match.state == skyjo.play(SKYJO, "0:d")


def test_sj_09_a_column_that_left_can_come_back() -> None:
    match = match_at("skyjo", SKYJO)
    push(match, "0:t>a3")
    assert not match.state.present[0] & 1
    match.take_back()
    assert match.state == SKYJO


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    with pytest.raises(ValueError, match="nothing to take back"):
        Match("skipbo", 2, {}, Seeded(bytes(32))).take_back()


def test_a_refused_move_leaves_what_can_be_taken_back() -> None:
    match = match_at("skipbo", SKIPBO)
    push(match, "0:h1>2")
    with pytest.raises(ValueError, match="turn"):
        push(match, "1:h3>1")
    assert match.can_take_back
