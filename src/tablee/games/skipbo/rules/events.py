"""What can happen in Skip-Bo, in full. `view.shown` decides what of it each seat sees."""

from typing import NamedTuple

from tablee.game.contract import Outcome, Shuffled
from tablee.games.skipbo.rules.state import Cards


class DealerDrew(NamedTuple):
    """Somebody drew a card for the deal."""

    seat: int
    card: int


class Dealt(NamedTuple):
    """A game begins; `tops` are the upper cards of all stocks, by seat.

    `stock_sizes` are there if a handicap makes them differ, by seat as well.
    """

    dealer: int
    stock_size: int
    tops: Cards
    stock_sizes: tuple[int, ...] = ()


class TurnBegan(NamedTuple):
    """It is this seat's turn."""

    seat: int


class Drew(NamedTuple):
    seat: int
    cards: Cards


class Played(NamedTuple):
    """A card was played as `number`, from the stock, the hand or the discard pile `from_pile` of `owner`."""

    seat: int
    owner: int
    source: str  # stock, hand or discard
    from_pile: int | None
    card: int
    number: int  # what the card stands for
    pile: int


class StockTurned(NamedTuple):
    """A new stock top was turned up; null: the stock is empty."""

    seat: int
    card: int | None


class PileFinished(NamedTuple):
    """A building pile has its 12 and is set aside."""

    pile: int


class Discarded(NamedTuple):
    """A hand card went to one of the seat's own discard piles."""

    seat: int
    card: int
    pile: int


class TurnEnded(NamedTuple):
    """This seat's turn is over."""

    seat: int


class GameEnded(NamedTuple):
    outcome: Outcome


class OverDrew(NamedTuple):
    seat: int
    card: int


class BeganOutOfTurn(NamedTuple):
    """Somebody began a turn out of turn (`o`)."""

    seat: int
    instead_of: int


class TookTurnBack(NamedTuple):
    """The player whose turn it was took it back from the one who played out of turn (`o`)."""

    seat: int


class Talked(NamedTuple):
    """A silent partner talked (`~`)."""

    seat: int


class Called(NamedTuple):
    """Somebody was called (`!2`), rightly or not."""

    seat: int
    called: int
    right: bool


class PenaltyTaken(NamedTuple):
    """Cards went unseen into a stock: `reason` is over_draw or talk."""

    seat: int
    reason: str
    cards: int


class TurnStopped(NamedTuple):
    """A turn out of turn was caught; annulled: all its cards are back where they were.

    `returned`: how many cards of a stopped turn went back from the hand onto the draw pile.
    """

    seat: int
    annulled: bool
    goes_on: int
    returned: int = 0


class CaughtLater(NamedTuple):
    """A player who had begun out of turn and was interrupted was called: `returned` cards went back."""

    seat: int
    returned: int


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
    | TookTurnBack
    | Talked
    | Called
    | PenaltyTaken
    | TurnStopped
    | CaughtLater
)
Events = list[Event]
