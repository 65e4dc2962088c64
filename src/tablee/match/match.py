"""A match in progress: games or rounds until somebody has won (SB-19, SJ-14).

>>> match = Match("skyjo", 2, {"limit": 50}, Seeded(bytes(32)))
>>> [str(move) for move in match.legal_moves(0)][:3]
['?a1', '?b1', '?c1']
>>> events = match.push(0, match.parse_move("?a1"))
>>> match.totals, match.winners
([0, 0], None)
>>> match.can_take_back  # a card was turned over
False
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Self

from tablee.games.contract import Event, Outcome, Refusal, Shuffled
from tablee.games.rng import Seeded, Shuffler
from tablee.match.registry import game_named

__all__ = ["Match", "Seeded"]


class Match:
    """Push moves, read scores. The state is a frozen value; everything else follows from the moves.

    When a game or round of the match is over, `outcome` says how; `deal_next` brings the next one.

    Attributes:
        game: The game that is played.
        players: How many play it.
        options: All options of the table, complete.
        state: Everything, hidden cards too. It stays here: `view` is what may leave.
        opening: What happened at the first deal.
        moves: Every move so far, with the seat that made it.
        orders: Every order of cards that a shuffle has given so far.
        outcomes: How the games or rounds ended that are over.
        totals: The points of each seat over the whole match.
        winners: The seats that have won the match; None while it goes on.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, object], shuffler: Shuffler) -> None:
        """Deals the first game. Raises `UnknownGame`, and `Refused` for options that cannot be."""
        self.game = game_named(game)
        self.players = players
        self.options = self.game.make_options(options, players)
        self.outcomes: list[Outcome] = []
        self.totals = [0] * players
        self.winners: tuple[int, ...] | None = None
        self.moves: list[tuple[int, Any]] = []
        self.orders: list[tuple[int, ...]] = []
        self._before: list[Any] = []  # the state before each of the last moves that can be taken back
        self.state, self.opening = self._dealt(shuffler, None)

    @classmethod
    def resumed(
        cls,
        game: str,
        players: int,
        state: Any,
        moves: Sequence[str],
        orders: Sequence[tuple[int, ...]],
        outcomes: Sequence[Outcome],
        winners: tuple[int, ...] | None,
    ) -> Self:
        """A match as it stood before: see `freezing`. Trusts its caller; nothing can be taken back."""
        match = cls.__new__(cls)
        match.game = game_named(game)
        match.players, match.options = players, state.options
        match.state, match.opening = state, ()
        match.outcomes, match.winners = list(outcomes), winners
        match.totals = [sum(scores) for scores in zip(*(o.scores for o in outcomes), strict=True)] or [
            0
        ] * players
        match.moves = [_made(int(move[0]), match.game.parse_move(move[2:])) for move in moves]
        match.orders = list(orders)
        match._before = []
        return match

    def _dealt(self, shuffler: Shuffler, previous: Any) -> tuple[Any, Sequence[Event]]:
        state, events = self.game.deal(self.options, self.players, shuffler, previous)
        self.orders += _orders(events)
        return state, events

    @property
    def outcome(self) -> Outcome | None:
        """How the present game or round ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether somebody has won the match, or nobody can any more."""
        return self.winners is not None

    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for; none once it is over."""
        return self.game.actors(self.state)

    def legal_moves(self, seat: int) -> Sequence[Any]:
        """Every move that this seat may make now, always in the same order."""
        return self.game.legal_moves(self.state, seat)

    def why_not(self, seat: int, move: Any) -> Refusal | None:
        """None if this seat may make the move now, else why it may not."""
        return self.game.why_not(self.state, seat, move)

    def parse_move(self, text: str) -> Any:
        """The move that is written so; `str` of it gives the text back. Raises `Refused`."""
        return self.game.parse_move(text)

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may see. To the game's own view come the totals of the match."""
        return self.game.view(self.state, seat)._replace(totals=tuple(self.totals))

    def push(self, seat: int, move: Any) -> Sequence[Event]:
        """Carry out a move and return all that happened. Raises `Refused`; nothing has changed then."""
        before, waited_for = self.state, seat in self.actors()
        self.state, events = self.game.apply(before, seat, move)
        self.moves.append(_made(seat, move))
        orders = list(_orders(events))
        self.orders += orders
        outcome = self.outcome
        # What is thrown in by somebody else cannot be taken back: a call tells something of a hand, and
        # may put as many cards out of sight as it brings to light.
        if orders or outcome or not waited_for or self.game.unseen(before) != self.game.unseen(self.state):
            self._before.clear()
        else:
            self._before.append(before)
        if outcome is not None:
            self.outcomes.append(outcome)
            self.totals = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]
            self.winners = self.game.winners(self.options, self.totals, outcome)
        return events

    @property
    def can_take_back(self) -> bool:
        """Whether the last move has told nobody anything: no card came up, and the game went on."""
        return bool(self._before)

    def take_back(self) -> tuple[int, Any]:
        """Undo the last move and return its seat and itself. Raises `ValueError` unless `can_take_back`."""
        if not self._before:
            raise ValueError("There is nothing to take back: no move was made, or it has shown something.")
        self.state = self._before.pop()
        return self.moves.pop()

    def deal_next(self) -> Sequence[Event]:
        """The next game or round. Raises `ValueError` unless one has just ended and the match goes on."""
        if self.outcome is None or self.over:
            raise ValueError("There is nothing to deal: the game goes on or the match is over.")
        self.state, events = self._dealt(self.state.shuffler, self.state)
        return events


@cache
def _made(seat: int, move: Any) -> tuple[int, Any]:
    """One pair for all who ever make this move: a server keeps thousands of matches in memory."""
    return seat, move


def _orders(events: Sequence[Event]) -> Iterator[tuple[int, ...]]:
    """The card orders that shuffles among these events produced."""
    return (event.order for event in events if isinstance(event, Shuffled))
