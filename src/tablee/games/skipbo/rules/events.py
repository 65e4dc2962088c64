"""What can happen in Skip-Bo, in full. `view.shown` decides what of it each seat sees."""

from typing import NamedTuple

from tablee.game.contract import Outcome, Shuffled
from tablee.games.skipbo.rules.state import Cards


class DealerDrew(NamedTuple):
    seat: int
    card: int


class Dealt(NamedTuple):
    dealer: int
    stock_size: int
    tops: Cards


class TurnBegan(NamedTuple):
    seat: int


class Drew(NamedTuple):
    seat: int
    cards: Cards


class Played(NamedTuple):
    """`owner` is whose stock, discard pile or hand the card came from."""

    seat: int
    owner: int
    source: str  # stock, hand or discard
    from_pile: int | None
    card: int
    number: int  # what the card stands for
    pile: int


class StockTurned(NamedTuple):
    """A new stock top was turned up; no card: the stock is empty."""

    seat: int
    card: int | None


class PileFinished(NamedTuple):
    pile: int


class Discarded(NamedTuple):
    seat: int
    card: int
    pile: int


class TurnEnded(NamedTuple):
    seat: int


class GameEnded(NamedTuple):
    outcome: Outcome


class OverDrew(NamedTuple):
    seat: int
    card: int


class BeganOutOfTurn(NamedTuple):
    seat: int
    instead_of: int


class Talked(NamedTuple):
    seat: int


class Called(NamedTuple):
    seat: int
    called: int
    right: bool


class PenaltyTaken(NamedTuple):
    """Cards went unseen into a stock: `reason` is over_draw or talk."""

    seat: int
    reason: str
    cards: int


class TurnStopped(NamedTuple):
    """A turn out of turn was caught; annulled: all its cards are back where they were."""

    seat: int
    annulled: bool
    goes_on: int


Event = (
    Shuffled
    | DealerDrew
    | Dealt
    | TurnBegan
    | Drew
    | Played
    | StockTurned
    | PileFinished
    | Discarded
    | TurnEnded
    | GameEnded
    | OverDrew
    | BeganOutOfTurn
    | Talked
    | Called
    | PenaltyTaken
    | TurnStopped
)
Events = list[Event]
