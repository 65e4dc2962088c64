"""Perft: how many sequences of n moves there are from a fixed deal.

A wrong rule almost always changes these numbers. Those of Skyjo follow from reasoning; those of Skip-Bo were
counted by a second program, which shared no code with the rules.
"""

from math import factorial
from typing import Any

import pytest

from tablee.game.contract import AnyGame
from tablee.game.rng import Seeded
from tablee.match.match import Match

SEED = Seeded(bytes(32))


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Sequences of exactly so many moves, by whichever seats."""
    moves = [(seat, move) for seat in range(state.players) for move in game.legal_moves(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.apply(state, seat, move)[0], depth - 1) for seat, move in moves)


# (players, options, sequences of 1, 2, 3 and 4 moves). The first number is easy to check by eye: four
# discards for each face in hand, and four plays for each face that can begin a building pile, a 1 or a
# wild, in hand or on the stock. The comments give the hand and the tops within reach.
SKIPBO: tuple[tuple[int, dict[str, Any], tuple[int, int, int, int]], ...] = (
    (2, {}, (20, 480, 9440, 205360)),  # 2 3 4 5 7, top 8: 5 x 4
    (2, {"stock_size": 1}, (16, 256, 4352, 91392)),  # 3 7 8 8 11, top 8: 4 x 4
    (2, {"stock_size": 2}, (20, 400, 6416, 151168)),  # 3 7 8 9 12, top 8: 5 x 4
    (3, {}, (24, 548, 11092, 244960)),  # 1 2 3 5 12, top 5: 5 x 4 + 4
    (4, {"partners": True}, (24, 464, 9664, 182080)),  # 4 7 10 11 W, tops 6 and 3: 5 x 4 + 4
    (4, {"partners": True, "stock_size": 1}, (20, 400, 10000, 236480)),  # 3 7 8 9 12, tops 8, 8: 5 x 4
    (5, {}, (20, 564, 12916, 273492)),  # 1 4 6 6 12, top 2: 4 x 4 + 4
    (6, {}, (24, 544, 11136, 209984)),  # 4 7 10 11 W, top 4: 5 x 4 + 4
    (6, {"partners": True, "stock_size": 2}, (24, 484, 9000, 162148)),  # 1 2 12 W W, tops 8, 11: 16 + 8
)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options", "expected"), SKIPBO)
def test_skipbo(players: int, options: dict[str, Any], expected: tuple[int, ...]) -> None:
    match = Match("skipbo", players, options, SEED)
    for depth, number in enumerate(expected, 1):
        assert perft(match.game, match.state, depth) == number


def test_skipbo_the_first_number_by_reasoning() -> None:
    for players, options in [(players, options) for players, options, _ in SKIPBO]:
        match = Match("skipbo", players, options, SEED)
        state = match.state
        within_reach = [state.stocks[state.turn][-1]]
        if options.get("partners"):
            within_reach.append(state.stocks[(state.turn + players // 2) % players][-1])
        hand = set(state.hands[state.turn])
        openers = sum(card in (1, 13) for card in (*hand, *within_reach))
        assert perft(match.game, state, 1) == 4 * len(hand) + 4 * openers


def test_skipbo_what_human_manners_add() -> None:
    """Who plays may draw too many, the others may begin out of turn, a partner may talk, and everybody may
    call everybody else.
    """
    for players, options, expected in SKIPBO:
        pairs = bool(options.get("partners"))
        added = 1 + (players - 1) + pairs + players * (players - 1)
        match = Match("skipbo", players, {**options, "manners": "human"}, SEED)
        assert perft(match.game, match.state, 1) == expected[0] + added


@pytest.mark.parametrize(("players", "depth"), [(2, 4), (3, 3), (5, 3), (8, 2)])
def test_skyjo_set_up(players: int, depth: int) -> None:
    """A seat turns over none (one way), one (12 ways) or two cards (66 ways), and the moves of all seats come
    in any order: k! times the coefficient of x^k in (1 + 12x + 66x^2)^players.
    """
    ways = [1]  # ways[k] is the coefficient of x^k
    for _ in range(players):
        none, one, two = [*ways, 0, 0], [0, *ways, 0], [0, 0, *ways]
        ways = [a + 12 * b + 66 * c for a, b, c in zip(none, one, two, strict=True)]
    match = Match("skyjo", players, {}, SEED)
    for moves in range(1, depth + 1):
        assert perft(match.game, match.state, moves) == factorial(moves) * ways[moves]


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_skyjo_round(players: int) -> None:
    """When everybody has turned over a1 and b2, a turn is one of 12 takes, or a draw and then one of 12 keeps
    and 10 rejects: with a(0) = 1 and a(1) = 13, a(n) = 12 a(n-1) + 22 a(n-2). No column can be complete and
    no round can end so early.

    With two players the fourth move may be the opener's second: after take, take, draw there is one
    reject less if the first take went onto one of the ten face-down cards: 10 x 12 sequences less.
    """
    a = [1, 13]
    while len(a) < 5:
        a.append(12 * a[-1] + 22 * a[-2])
    if players == 2:
        a[4] -= 10 * 12
    match = Match("skyjo", players, {}, SEED)
    for seat in range(players):
        for text in ("?a1", "?b2"):
            match.push(seat, match.parse_move(text))
    for moves in range(1, 5):
        assert perft(match.game, match.state, moves) == a[moves]
