"""The moves of Skip-Bo and their text forms.

| text          | move                                                              |
|---------------|-------------------------------------------------------------------|
| `s>2`         | own stock's top onto building pile 2                              |
| `d3>2`        | own discard pile 3's top onto building pile 2                     |
| `ps>2` `pd3>2`| the same from the partner's stock and discard piles (SB-20)       |
| `h7>2` `hW>2` | a hand card onto building pile 2                                  |
| `h9:3`        | discard the 9 on own pile 3, which ends the turn                  |
| `-`           | end the turn with an empty hand (SB-16)                           |

With human manners also:

| text | move                                                                       |
|------|----------------------------------------------------------------------------|
| `+`  | draw one card too many (SB-25)                                             |
| `o`  | begin a turn out of turn: draw as if it were one's own (SB-26)             |
| `~`  | talk during the partner's turn (SB-23)                                     |
| `!2` | call seat 2: "you drew too many", "not your turn", "you talked"            |

Cards are 1 to 12 and `WILD`; piles count from 0 here and from 1 in text.
"""

from dataclasses import dataclass
from enum import StrEnum

from tablee.games.skipbo.rules.options import PLAYERS
from tablee.games.skipbo.rules.refusals import REFUSALS

WILD = 13
TOP_NUMBER = 12
CARDS = range(1, WILD + 1)
PILES = range(4)


class Source(StrEnum):
    """Where a played card comes from, in the order of `legal_moves`."""

    STOCK = "s"
    DISCARD = "d"
    PARTNER_STOCK = "ps"
    PARTNER_DISCARD = "pd"
    HAND = "h"


_CHOICES = {
    Source.STOCK: range(1),
    Source.DISCARD: PILES,
    Source.PARTNER_STOCK: range(1),
    Source.PARTNER_DISCARD: PILES,
    Source.HAND: CARDS,
}


@dataclass(frozen=True, slots=True)
class Play:
    """A card onto a building pile. `which` is a hand card's face or a discard pile, else 0."""

    source: Source
    which: int
    pile: int

    def __post_init__(self) -> None:
        if self.which not in _CHOICES[self.source] or self.pile not in PILES:
            raise ValueError(f"no such play: {self!r}")

    def __str__(self) -> str:
        if self.source is Source.HAND:
            return f"h{card_text(self.which)}>{self.pile + 1}"
        if self.source in (Source.DISCARD, Source.PARTNER_DISCARD):
            return f"{self.source}{self.which + 1}>{self.pile + 1}"
        return f"{self.source}>{self.pile + 1}"


@dataclass(frozen=True, slots=True)
class Discard:
    """A hand card onto one of one's own discard piles."""

    card: int
    pile: int

    def __post_init__(self) -> None:
        if self.card not in CARDS or self.pile not in PILES:
            raise ValueError(f"no such discard: {self!r}")

    def __str__(self) -> str:
        return f"h{card_text(self.card)}:{self.pile + 1}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Nothing in hand, nothing to draw."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class OverDraw:
    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True, slots=True)
class PlayOutOfTurn:
    def __str__(self) -> str:
        return "o"


@dataclass(frozen=True, slots=True)
class Talk:
    def __str__(self) -> str:
        return "~"


@dataclass(frozen=True, slots=True)
class Call:
    seat: int

    def __str__(self) -> str:
        return f"!{self.seat}"


Move = Play | Discard | EndTurn | OverDraw | PlayOutOfTurn | Talk | Call


def card_text(card: int) -> str:
    """A card's face in text: 1 to 12 or W."""
    return "W" if card == WILD else str(card)


def card_face(card: int) -> int | str:
    """A card's face in data: 1 to 12 or "W"."""
    return "W" if card == WILD else card


def parse_card(face: object) -> int:
    """The card with this face. Raises `ValueError`."""
    if face == "W":
        return WILD
    if isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= TOP_NUMBER:
        return face
    raise ValueError(f"{face!r} is not a Skip-Bo card")


# Every move there is, made once: legal moves are picked from these tables.


def _plays(source: Source, which: int) -> tuple[tuple[Play, ...], ...]:
    """By the set of building piles that the card fits (a bit each): the plays onto them."""
    plays = [Play(source, which, pile) for pile in PILES]
    return tuple(tuple(play for play in plays if piles >> play.pile & 1) for piles in range(16))


STOCK_PLAYS = _plays(Source.STOCK, 0)
DISCARD_PLAYS = tuple(_plays(Source.DISCARD, pile) for pile in PILES)
PARTNER_STOCK_PLAYS = _plays(Source.PARTNER_STOCK, 0)
PARTNER_DISCARD_PLAYS = tuple(_plays(Source.PARTNER_DISCARD, pile) for pile in PILES)
HAND_PLAYS = {card: _plays(Source.HAND, card) for card in CARDS}
DISCARDS = {card: tuple(Discard(card, pile) for pile in PILES) for card in CARDS}
END_TURN, OVER_DRAW, PLAY_OUT_OF_TURN, TALK = EndTurn(), OverDraw(), PlayOutOfTurn(), Talk()
CALLS = tuple(Call(seat) for seat in range(PLAYERS.stop - 1))

ALL_MOVES: tuple[Move, ...] = (
    *STOCK_PLAYS[-1],
    *(play for plays in DISCARD_PLAYS for play in plays[-1]),
    *PARTNER_STOCK_PLAYS[-1],
    *(play for plays in PARTNER_DISCARD_PLAYS for play in plays[-1]),
    *(play for plays in HAND_PLAYS.values() for play in plays[-1]),
    *(discard for discards in DISCARDS.values() for discard in discards),
    END_TURN,
    OVER_DRAW,
    PLAY_OUT_OF_TURN,
    TALK,
    *CALLS,
)
_BY_TEXT = {str(move): move for move in ALL_MOVES}


def parse_move(text: str) -> Move:
    """The move with exactly this text form. Raises `Refused` with the code `malformed`."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise REFUSALS.refused("malformed", text)
    return move
