"""Skip-Bo on the wire: what views, own parts and events look like."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from tablee.server import wire
from tablee.server.protocol import SeatNumber
from tablee.server.wire import Count

Card = Annotated[int, Meta(ge=1, le=12)] | Literal["W"]
Pile = Annotated[int, Meta(ge=0, le=3, description="from 0; in the text of moves from 1")]
NAMED = {"Card": "A number, or W: a wild.", "Pile": ""}


class Outcome(wire.Outcome):
    """How a game ended. `winners` are seats; nobody after a draw. `scores` has a number for each seat."""

    reason: Literal["stock_empty", "stalemate", "draw"]


class Place(wire.Shape):
    """What lies in front of a seat. The top of a pile is its last card."""

    stock_count: Count
    stock_top: Annotated[Card | None, Meta(description="null: the stock is empty")]
    hand_count: Count
    discards: Annotated[list[list[Card]], Meta(description="four piles")]


class Own(wire.Own):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    partner: Annotated[SeatNumber | None, Meta(description="null: everybody plays alone")]
    hand: list[Card]


class View(wire.View):
    """A game of Skip-Bo as a spectator sees it: `seat` and `partner` are null, hand and moves empty."""

    game: Literal["skipbo"]
    outcome: Outcome | None
    dealer: SeatNumber
    turn: SeatNumber
    building: Annotated[list[list[Card]], Meta(description="four piles, the top last")]
    finished: Annotated[list[Card], Meta(description="cards of completed piles, sorted")]
    draw_count: Count
    places: Annotated[list[Place], Meta(description="one for each seat")]
    moved: Annotated[bool, Meta(description="a card was moved in this turn")]
    idle: Annotated[Count, Meta(description="turns in a row without a card moved")]
    built: Annotated[bool, Meta(description="something was built since the last reshuffle of discards")]
    instead_of: Annotated[
        SeatNumber | None, Meta(description="whose turn it is while `turn` plays out of turn")
    ]
    barred: Annotated[list[SeatNumber], Meta(description="who may not draw in their next turn")]
    wrong_calls: Annotated[list[Count], Meta(description="by seat; empty at a strict table")]
    partner: SeatNumber | None
    hand: list[Card]


class Shuffled(wire.Event, tag="shuffled"):
    """Cards were shuffled; `seat`: whose stock it was, if it was a stock."""

    what: Literal["dealer_draw", "deck", "draw_pile", "stock"]
    count: Count
    seat: SeatNumber | None


class DealerDrew(wire.Event, tag="dealer_drew"):
    """Somebody drew a card for the deal."""

    seat: SeatNumber
    card: Card


class Dealt(wire.Event, tag="dealt"):
    """A game begins; `tops` are the upper cards of all stocks, by seat."""

    dealer: SeatNumber
    stock_size: Count
    tops: list[Card]


class TurnBegan(wire.Event, tag="turn_began"):
    """It is this seat's turn."""

    seat: SeatNumber


class Drew(wire.Event, tag="drew"):
    """So many cards came into a hand; which ones, only its owner is told."""

    seat: SeatNumber
    count: Count
    cards: list[Card] | UnsetType = UNSET


class Played(wire.Event, tag="played"):
    """A card was played as `number`, from the stock, the hand or the discard pile `from_pile` of `owner`."""

    seat: SeatNumber
    owner: SeatNumber
    source: Literal["stock", "hand", "discard"]
    from_pile: Pile | None
    card: Card
    number: Annotated[int, Meta(ge=1, le=12)]
    pile: Pile


class StockTurned(wire.Event, tag="stock_turned"):
    """A new stock top was turned up; null: the stock is empty."""

    seat: SeatNumber
    card: Card | None


class PileFinished(wire.Event, tag="pile_finished"):
    """A building pile has its 12 and is set aside."""

    pile: Pile


class Discarded(wire.Event, tag="discarded"):
    """A hand card went to one of the seat's own discard piles."""

    seat: SeatNumber
    card: Card
    pile: Pile


class TurnEnded(wire.Event, tag="turn_ended"):
    """This seat's turn is over."""

    seat: SeatNumber


class GameEnded(wire.Event, tag="game_ended"):
    """The game is over; the fields are those of its outcome."""

    reason: Literal["stock_empty", "stalemate", "draw"]
    winners: list[SeatNumber]
    scores: list[int]


class OverDrew(wire.Event, tag="over_drew"):
    """Somebody drew a card too many (`+`); which one, only they are told."""

    seat: SeatNumber
    cards: list[Card] | UnsetType = UNSET


class BeganOutOfTurn(wire.Event, tag="began_out_of_turn"):
    """Somebody began a turn out of turn (`o`)."""

    seat: SeatNumber
    instead_of: SeatNumber


class Talked(wire.Event, tag="talked"):
    """A silent partner talked (`~`)."""

    seat: SeatNumber


class Called(wire.Event, tag="called"):
    """Somebody was called (`!2`), rightly or not."""

    seat: SeatNumber
    called: SeatNumber
    right: bool


class PenaltyTaken(wire.Event, tag="penalty_taken"):
    """So many cards went unseen into a stock."""

    seat: SeatNumber
    reason: Literal["over_draw", "talk"]
    cards: Count


class TurnStopped(wire.Event, tag="turn_stopped"):
    """A turn out of turn was caught. `annulled`: all its cards are back where they were."""

    seat: SeatNumber
    annulled: bool
    goes_on: SeatNumber


Event = (
    Shuffled | DealerDrew | Dealt | TurnBegan | Drew | Played | StockTurned | PileFinished | Discarded
    | TurnEnded | GameEnded | OverDrew | BeganOutOfTurn | Talked | Called | PenaltyTaken | TurnStopped
)  # fmt: skip
