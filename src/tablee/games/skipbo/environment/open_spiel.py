"""Skip-Bo for OpenSpiel: one game.

A small game has a `deck` of one's own, 13 for a wild, small stocks, and fewer `piles` to build and to
discard on. Without a `dealer` (-1) chance decides who deals, which is what drawing for it comes to (SB-03).
"""

from collections.abc import Callable, Sequence
from typing import Any

import pyspiel

from tablee.envs.open_spiel.lazy import UNKNOWN, Cards, Drawn, Lazy, is_unknown, parse_deck
from tablee.envs.open_spiel.states import Position, Slot, TableGame, game_type, new_position, unknown_in
from tablee.game.kernel_args import whole
from tablee.game.tuples import replaced
from tablee.games.skipbo import actors, apply, deal, legal_moves, make_options, view
from tablee.games.skipbo.environment.layout import layout, numbers
from tablee.games.skipbo.kernel.kernel import MOVES
from tablee.games.skipbo.rules.moves import CARDS, PILES, WILD, Move
from tablee.games.skipbo.rules.options import PLAYERS, Options
from tablee.games.skipbo.rules.state import DECK, State
from tablee.match.text_board import picture


class SkipboRules:
    """See `states.Rules`."""

    moves = MOVES
    faces = CARDS

    def __init__(self, params: dict[str, Any]) -> None:
        """Raises `Refused` or `ValueError` for what cannot be."""
        self.players = params["players"]
        self.dealer = whole("dealer", params["dealer"], -1, self.players - 1)
        self.options: Options = make_options(
            {
                "target": None,
                "partners": params["partners"],
                "stock_size": params["stock_size"] or None,
                "stalemate": params["stalemate"],
                "dealer": 0,
            },
            self.players,
        )
        self.max_moves = whole("max_moves", params["max_moves"], 1, 10**6)
        self.recall = whole("recall", params["recall"], 0, 10**6)
        least = self.options.stock_size * self.players + 1
        self.deck: Cards | None = parse_deck(params["deck"], 1, WILD, least)
        self.piles = whole("piles", params["piles"], 1, len(PILES))
        self.layout = layout(self.players)
        self.names = [f"player {seat}" for seat in range(self.players)]

    def start(self) -> Position:
        if self.dealer < 0:
            return new_position(self.players)
        state = self.dealt(self.dealer)
        position = new_position(self.players, state)
        position.slot = self.slot(state, None)
        return position

    def first_outcomes(self) -> int:
        return self.players if self.dealer < 0 else 0

    def dealt(self, outcome: int) -> State:
        options = make_options(
            {
                "target": None,
                "partners": self.options.partners,
                "stock_size": self.options.stock_size,
                "stalemate": self.options.stalemate,
                "dealer": outcome,
            },
            self.players,
        )
        small = DECK if self.deck is None else self.deck
        return deal(options, self.players, Lazy((), small), None)[0]

    def slot(self, state: State, pending: tuple[int, Any] | None) -> Slot | None:
        """No move of Skip-Bo depends on a card that it brings to light: it need not wait for chance."""
        if pending is not None:
            return None
        for seat in range(self.players):
            stock, hand = state.stocks[seat], state.hands[seat]
            if stock and is_unknown(stock[-1]):
                return Slot(("stock", seat), stock[-1], None)
            at = unknown_in(hand)
            if at is not None:
                return Slot(("hand", seat), hand[at], seat)
        return None

    def put(self, state: State, slot: Slot, card: int) -> State:
        where, seat = slot.where
        if where == "stock":
            stock = replaced(state.stocks[seat], -1, card)
            return state._replace(stocks=replaced(state.stocks, seat, stock))
        hand = state.hands[seat]
        hand = tuple(sorted(replaced(hand, hand.index(slot.unknown), Drawn(card, slot.unknown))))
        return state._replace(hands=replaced(state.hands, seat, hand))

    def actors(self, state: State) -> tuple[int, ...]:
        return actors(state)

    def legal_moves(self, state: State, seat: int) -> Sequence[Move]:
        moves = legal_moves(state, seat)
        if self.piles == len(PILES):
            return moves
        return [move for move in moves if getattr(move, "pile", 0) < self.piles]

    def apply(self, state: State, seat: int, move: Move) -> State:
        return apply(state, seat, move)[0]

    def winners(self, state: State) -> tuple[int, ...] | None:
        return state.outcome.winners if state.outcome else None

    def told(self, state: State, move: Move) -> str:
        return ""

    def numbers(self, state: State, seat: int) -> list[int]:
        deck = DECK if self.deck is None else self.deck
        return numbers(view(state, seat), (0,) * self.players, deck)

    def text(self, state: State, seat: int | None) -> str:
        return picture("skipbo", view(state, seat).data(), self.names)

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
            hand = [_taken(pools[_pool_of(card)], _pool_of(card), chance) for card in hands[other]]
            hands = replaced(hands, other, tuple(sorted(hand)))
        known = tuple(tuple(sorted(pool)) for pool in pools)
        return state._replace(hands=hands, shuffler=lazy._replace(pools=known))


def _pool_of(card: int) -> int:
    assert isinstance(card, Drawn)
    return card.pool


def _taken(pool: list[int], number: int, chance: Callable[[], float]) -> Drawn:
    return Drawn(pool.pop(int(chance() * len(pool))), UNKNOWN + number)


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
