"""What views and events of the games look like on the wire.

The games themselves need nothing but the standard library and know no shapes. These are for the JSON Schema,
for the TypeScript types, and for the test that holds them against what the games really say. A view is
what `View.data()` gives a spectator, an own part what `own()` gives a seat, an event what `shown()` tells.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.server.protocol import SeatNumber

Count = Annotated[int, Meta(ge=0)]
SkipboCard = Annotated[int, Meta(ge=1, le=12)] | Literal["W"]
SkipboPile = Annotated[int, Meta(ge=0, le=3, description="from 0; in the text of moves from 1")]
SkyjoCard = Annotated[int, Meta(ge=-2, le=12)]
SkyjoCell = SkyjoCard | Literal["?"] | None
SkyjoCellName = Annotated[str, Meta(pattern="^[a-d][1-3]$", description="column and row: a1 to d3")]


class _Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Strict, so that a field that a game adds and nobody wrote down here is noticed."""


# ── Skip-Bo ──────────────────────────────────────────────────────────────────────────────────────────


class SkipboOptions(_Shape):
    """Every option of the table; docs/rules.md says what each one means."""

    stock_size: Annotated[int, Meta(ge=1, le=30)]
    partners: bool
    target: Annotated[int, Meta(ge=1)] | None
    stalemate: Literal["end", "reshuffle"]
    dealer: SeatNumber | None
    manners: Literal["strict", "human"]
    penalty_cards: Literal["shuffle", "bottom"]
    caught_turn: Literal["annul", "stop"]


class SkipboOutcome(_Shape):
    """How a game ended. `winners` are seats; nobody after a draw. `scores` has a number for each seat."""

    reason: Literal["stock_empty", "stalemate", "draw"]
    winners: list[SeatNumber]
    scores: list[int]


class SkipboPlace(_Shape):
    """What lies in front of a seat. The top of a pile is its last card."""

    stock_count: Count
    stock_top: Annotated[SkipboCard | None, Meta(description="null: the stock is empty")]
    hand_count: Count
    discards: Annotated[list[list[SkipboCard]], Meta(description="four piles")]


class SkipboOwn(_Shape):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    seat: SeatNumber
    partner: Annotated[SeatNumber | None, Meta(description="null: everybody plays alone")]
    hand: list[SkipboCard]
    legal_moves: Annotated[list[str], Meta(description="every move that this seat may make now")]


class SkipboView(_Shape):
    """A game of Skip-Bo as a spectator sees it: `seat` and `partner` are null, hand and moves empty."""

    game: Literal["skipbo"]
    options: SkipboOptions
    players: int
    dealer: SeatNumber
    turn: SeatNumber
    waiting_for: Annotated[list[SeatNumber], Meta(description="the seats that the game waits for")]
    building: Annotated[list[list[SkipboCard]], Meta(description="four piles, the top last")]
    finished: Annotated[list[SkipboCard], Meta(description="cards of completed piles, sorted")]
    draw_count: Count
    places: Annotated[list[SkipboPlace], Meta(description="one for each seat")]
    moved: Annotated[bool, Meta(description="a card was moved in this turn")]
    idle: Annotated[Count, Meta(description="turns in a row without a card moved")]
    built: Annotated[bool, Meta(description="something was built since the last reshuffle of discards")]
    outcome: SkipboOutcome | None
    instead_of: Annotated[
        SeatNumber | None, Meta(description="whose turn it is while `turn` plays out of turn")
    ]
    barred: Annotated[list[SeatNumber], Meta(description="who may not draw in their next turn")]
    wrong_calls: Annotated[list[Count], Meta(description="by seat; empty at a strict table")]
    seat: SeatNumber | None
    partner: SeatNumber | None
    hand: list[SkipboCard]
    legal_moves: list[str]


class _Event(_Shape, tag_field="event"):
    """Something that happened in a game."""


class SkipboShuffled(_Event, tag="shuffled"):
    """Cards were shuffled; `seat`: whose stock it was, if it was a stock."""

    what: Literal["dealer_draw", "deck", "draw_pile", "stock"]
    count: Count
    seat: SeatNumber | None


class SkipboDealerDrew(_Event, tag="dealer_drew"):
    """Somebody drew a card for the deal."""

    seat: SeatNumber
    card: SkipboCard


class SkipboDealt(_Event, tag="dealt"):
    """A game begins; `tops` are the upper cards of all stocks, by seat."""

    dealer: SeatNumber
    stock_size: Count
    tops: list[SkipboCard]


class SkipboTurnBegan(_Event, tag="turn_began"):
    """It is this seat's turn."""

    seat: SeatNumber


class SkipboDrew(_Event, tag="drew"):
    """So many cards came into a hand; which ones, only its owner is told."""

    seat: SeatNumber
    count: Count
    cards: list[SkipboCard] | UnsetType = UNSET


class SkipboPlayed(_Event, tag="played"):
    """A card was played as `number`, from the stock, the hand or the discard pile `from_pile` of `owner`."""

    seat: SeatNumber
    owner: SeatNumber
    source: Literal["stock", "hand", "discard"]
    from_pile: SkipboPile | None
    card: SkipboCard
    number: Annotated[int, Meta(ge=1, le=12)]
    pile: SkipboPile


class SkipboStockTurned(_Event, tag="stock_turned"):
    """A new stock top was turned up; null: the stock is empty."""

    seat: SeatNumber
    card: SkipboCard | None


class SkipboPileFinished(_Event, tag="pile_finished"):
    """A building pile has its 12 and is set aside."""

    pile: SkipboPile


class SkipboDiscarded(_Event, tag="discarded"):
    """A hand card went to one of the seat's own discard piles."""

    seat: SeatNumber
    card: SkipboCard
    pile: SkipboPile


class SkipboTurnEnded(_Event, tag="turn_ended"):
    """This seat's turn is over."""

    seat: SeatNumber


class SkipboGameEnded(_Event, tag="game_ended"):
    """The game is over; the fields are those of its outcome."""

    reason: Literal["stock_empty", "stalemate", "draw"]
    winners: list[SeatNumber]
    scores: list[int]


class SkipboOverDrew(_Event, tag="over_drew"):
    """Somebody drew a card too many (`+`); which one, only they are told."""

    seat: SeatNumber
    cards: list[SkipboCard] | UnsetType = UNSET


class SkipboBeganOutOfTurn(_Event, tag="began_out_of_turn"):
    """Somebody began a turn out of turn (`o`)."""

    seat: SeatNumber
    instead_of: SeatNumber


class SkipboTalked(_Event, tag="talked"):
    """A silent partner talked (`~`)."""

    seat: SeatNumber


class SkipboCalled(_Event, tag="called"):
    """Somebody was called (`!2`), rightly or not."""

    seat: SeatNumber
    called: SeatNumber
    right: bool


class SkipboPenaltyTaken(_Event, tag="penalty_taken"):
    """So many cards went unseen into a stock."""

    seat: SeatNumber
    reason: Literal["over_draw", "talk"]
    cards: Count


class SkipboTurnStopped(_Event, tag="turn_stopped"):
    """A turn out of turn was caught. `annulled`: all its cards are back where they were."""

    seat: SeatNumber
    annulled: bool
    goes_on: SeatNumber


SkipboEvent = (
    SkipboShuffled | SkipboDealerDrew | SkipboDealt | SkipboTurnBegan | SkipboDrew | SkipboPlayed
    | SkipboStockTurned | SkipboPileFinished | SkipboDiscarded | SkipboTurnEnded | SkipboGameEnded
    | SkipboOverDrew | SkipboBeganOutOfTurn | SkipboTalked | SkipboCalled | SkipboPenaltyTaken
    | SkipboTurnStopped
)  # fmt: skip


# ── Skyjo ────────────────────────────────────────────────────────────────────────────────────────────


class SkyjoOptions(_Shape):
    """Every option of the table; docs/rules.md says what each one means."""

    limit: Annotated[int, Meta(ge=1)] | None
    next_start: Literal["highest", "closer"]
    clear_on_reveal: bool
    dealer: SeatNumber


class SkyjoOutcome(_Shape):
    """How a round ended. `winners` are the seats with the lowest of the `scores`."""

    reason: Literal["closed"]
    winners: list[SeatNumber]
    scores: list[int]


class SkyjoOwn(_Shape):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    seat: SeatNumber
    drawn: Annotated[SkyjoCard | None, Meta(description="the card that was drawn and is not laid down yet")]
    legal_moves: Annotated[list[str], Meta(description="every move that this seat may make now")]


class SkyjoView(_Shape):
    """A round of Skyjo as a spectator sees it: `seat` and `drawn` are null, moves empty."""

    game: Literal["skyjo"]
    options: SkyjoOptions
    players: int
    dealer: SeatNumber
    phase: Literal["set_up", "turn", "drawn", "over"]
    turn: Annotated[SeatNumber | None, Meta(description="null during set-up")]
    waiting_for: Annotated[list[SeatNumber], Meta(description="the seats that the round waits for")]
    draw_count: Count
    discard: Annotated[list[SkyjoCard], Meta(description="the top last")]
    grids: Annotated[
        list[list[SkyjoCell]],
        Meta(description='for each seat a1 b1 c1 d1 a2 … d3: a value, "?" face down, null gone'),
    ]
    closer: SeatNumber | None
    starter: Annotated[SeatNumber | None, Meta(description="who starts whatever the set-up shows")]
    outcome: SkyjoOutcome | None
    seat: SeatNumber | None
    drawn: SkyjoCard | None
    legal_moves: list[str]


class SkyjoShuffled(_Event, tag="shuffled"):
    """Cards were shuffled."""

    what: Literal["deck", "draw_pile"]
    count: Count


class SkyjoDealt(_Event, tag="dealt"):
    """A round begins; `discard` is the first card of the discard pile."""

    dealer: SeatNumber
    discard: SkyjoCard


class SkyjoTurnedOver(_Event, tag="turned_over"):
    """A card of a grid was turned over."""

    seat: SeatNumber
    cell: SkyjoCellName
    card: SkyjoCard


class SkyjoRoundBegan(_Event, tag="round_began"):
    """Set-up is over, and this seat begins."""

    seat: SeatNumber


class SkyjoDrew(_Event, tag="drew"):
    """A card was drawn; which one, only whoever drew it is told."""

    seat: SeatNumber
    card: SkyjoCard | UnsetType = UNSET


class SkyjoExchanged(_Event, tag="exchanged"):
    """`card` came into the cell and `out` went to the discard pile. `taken`: from there, not drawn."""

    seat: SeatNumber
    cell: SkyjoCellName
    card: SkyjoCard
    out: SkyjoCard
    taken: bool


class SkyjoRejected(_Event, tag="rejected"):
    """The drawn card went to the discard pile."""

    seat: SeatNumber
    card: SkyjoCard


class SkyjoColumnCleared(_Event, tag="column_cleared"):
    """Three equal cards left a grid; columns count from 0."""

    seat: SeatNumber
    column: Annotated[int, Meta(ge=0, le=3)]
    card: SkyjoCard


class SkyjoClosed(_Event, tag="closed"):
    """This seat has no face-down card left: everybody else has one more turn."""

    seat: SeatNumber


class SkyjoRevealed(_Event, tag="revealed"):
    """A card that was still face down at the end of the round."""

    seat: SeatNumber
    cell: SkyjoCellName
    card: SkyjoCard


class SkyjoRoundEnded(_Event, tag="round_ended"):
    """The round is over; its outcome, and the closer whose score was doubled, if it was."""

    reason: Literal["closed"]
    winners: list[SeatNumber]
    scores: list[int]
    doubled: SeatNumber | None


SkyjoEvent = (
    SkyjoShuffled | SkyjoDealt | SkyjoTurnedOver | SkyjoRoundBegan | SkyjoDrew | SkyjoExchanged
    | SkyjoRejected | SkyjoColumnCleared | SkyjoClosed | SkyjoRevealed | SkyjoRoundEnded
)  # fmt: skip
