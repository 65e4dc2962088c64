"""Skip-Bo for OpenSpiel: one game.

A small game has a `deck` of one's own, 13 for a wild, small stocks, and fewer `piles` to build and to
discard on. Without a `dealer` (-1) chance decides who deals, which is what drawing for it comes to (SB-03).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pyspiel

from tablee.envs.open_spiel.states import (
    UNKNOWN,
    Drawn,
    Lazy,
    Rules,
    Slot,
    TableGame,
    game_type,
    is_unknown,
    taken,
)
from tablee.game.contract import replaced
from tablee.games.skipbo import deal, make_options
from tablee.games.skipbo.kernel.kernel import MOVES
from tablee.games.skipbo.rules.moves import CARDS, PILES, Move
from tablee.games.skipbo.rules.options import PLAYERS
from tablee.games.skipbo.rules.state import State
from tablee.kernels.arguments import whole


class SkipboRules(Rules):
    moves = MOVES
    faces = CARDS

    def __init__(self, params: dict[str, Any]) -> None:
        players = params["players"]
        self.dealer = whole("dealer", params["dealer"], -1, players - 1)
        given = {name: params[name] for name in ("partners", "stalemate")}
        given |= {"target": None, "stock_size": params["stock_size"] or None, "dealer": 0}
        self.options = make_options(given, players)
        self.piles = whole("piles", params["piles"], 1, len(PILES))
        super().__init__("skipbo", params, least=self.options.stock_size * players + 1)

    def first_outcomes(self) -> int:
        return self.players if self.dealer < 0 else 0

    def dealt(self, outcome: int) -> State:
        options = replace(self.options, dealer=outcome if self.dealer < 0 else self.dealer)
        return deal(options, self.players, Lazy((), self.deck), None)[0]

    def slot(self, state: State, pending: tuple[int, Any] | None) -> Slot | None:
        """No move of Skip-Bo depends on a card that it brings to light: it need not wait for chance."""
        if pending is not None:
            return None
        for seat in range(self.players):
            stock, hand = state.stocks[seat], state.hands[seat]
            if stock and is_unknown(stock[-1]):
                return Slot(("stock", seat), stock[-1], None)
            unknown = next(filter(is_unknown, hand), None)
            if unknown is not None:
                return Slot(("hand", seat), unknown, seat)
        return None

    def put(self, state: State, slot: Slot, card: int) -> State:
        where, seat = slot.where
        if where == "stock":
            stock = replaced(state.stocks[seat], -1, card)
            return state._replace(stocks=replaced(state.stocks, seat, stock))
        hand = state.hands[seat]
        hand = tuple(sorted(replaced(hand, hand.index(slot.unknown), Drawn(card, slot.unknown))))
        return state._replace(hands=replaced(state.hands, seat, hand))

    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        moves = super().legal_moves(state, seat)
        if self.piles == len(PILES):
            return moves
        return [move for move in moves if getattr(move, "pile", 0) < self.piles]

    def resampled(self, state: State, seat: int, chance: Callable[[], float]) -> State:
        """The other hands are dealt anew, each card from the pool that it came from."""
        lazy: Any = state.shuffler
        pools = [list(pool) for pool in lazy.pools]
        others = [other for other in range(self.players) if other != seat]
        for other in others:
            for card in state.hands[other]:
                pools[_pool_of(card)].append(int(card))
        hands = state.hands
        for other in others:
            hand = [taken(pools[_pool_of(card)], UNKNOWN + _pool_of(card), chance) for card in hands[other]]
            hands = replaced(hands, other, tuple(sorted(hand)))
        known = tuple(tuple(sorted(pool)) for pool in pools)
        return state._replace(hands=hands, shuffler=lazy._replace(pools=known))


def _pool_of(card: int) -> int:
    assert isinstance(card, Drawn)
    return card.pool


GAME_TYPE = game_type(
    "tablee_skipbo",
    "Skip-Bo",
    PLAYERS,
    {"partners": False, "stock_size": 0, "piles": len(PILES), "stalemate": "end", "dealer": -1},
)


class SkipboGame(TableGame):
    """`tablee_skipbo(players=2,partners=False,stock_size=0,piles=4,stalemate=end,dealer=-1,deck=,max_moves=2000,…)`.

    A `stock_size` of 0 is the usual one for so many players.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        super().__init__(GAME_TYPE, SkipboRules(given), params or {})


pyspiel.register_game(GAME_TYPE, SkipboGame)
