"""What every game offers, and the few values that all games share.

A game is a package whose module satisfies `Game`: pure functions over a frozen state. A seat is
a number from 0, clockwise. Nothing in here knows a particular game.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, Protocol

from tablee.game.rng import Shuffler

Scalar = str | int | bool | None


class RefusalKind(StrEnum):
    """Why something was refused, at the coarsest: what a client should do about it differs."""

    MALFORMED = "malformed"  # the text is not a move at all
    OUT_OF_TURN = "out_of_turn"  # a move of somebody who is not to act now
    ILLEGAL = "illegal"  # a move that the rules do not allow here
    SETUP = "setup"  # a player count or an option that no table can have


class Refusal(NamedTuple):
    """Why not: a stable code for programs, a sentence for people, and the rule behind both."""

    kind: StrEnum  # a `RefusalKind` from the games; a server has more reasons to refuse something
    code: str
    rule: str  # an id of the ledger, such as "SB-13"
    given: str  # the offending input
    sentence: str
    details: Mapping[str, Scalar] = {}  # what the sentence speaks of, for other languages


class Refused(ValueError):
    """Raised where a refused thing was to be carried out. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Refusals:
    """The refusals of one game: code -> (kind, rule, sentence with {details})."""

    def __init__(self, table: Mapping[str, tuple[StrEnum, str, str]]) -> None:
        self.table = table

    def refusal(self, code: str, given: object, **details: Scalar) -> Refusal:
        """A detail called `rule` takes the place of the table's rule."""
        kind, rule, sentence = self.table[code]
        text = sentence.format(given=given, **details)
        return Refusal(kind, code, str(details.pop("rule", rule)), str(given), text, details)

    def refused(self, code: str, given: object, **details: Scalar) -> Refused:
        return Refused(self.refusal(code, given, **details))


class Outcome(NamedTuple):
    """How one game or round ended: why, who won it (nobody in a draw), what each seat scores."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Event(Protocol):
    """Something that happened, in full. Only what a game's `shown` makes of it may leave the table."""

    def _asdict(self) -> dict[str, Any]: ...


def event_name(event: Event) -> str:
    """What an event is called in data: `StockTurned` -> `stock_turned`."""
    return _in_data(type(event).__name__)


@cache
def _in_data(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Shuffled(NamedTuple):
    """The event that every game shares: an order came out of the shuffler. `what` was shuffled."""

    what: str
    order: tuple[int, ...]
    seat: int | None = None  # whose pile it was, if it was somebody's


class Game(Protocol):
    """The functions of a game. State, Move, Options and View are the game's own types."""

    NAME: str
    PLAYERS: range

    def make_options(self, given: Mapping[str, object], players: int) -> Any:
        """Complete, checked options. Raises `Refused` for a bad player count, name or value."""

    def deal(
        self, options: Any, players: int, shuffler: Shuffler, previous: Any | None
    ) -> tuple[Any, Sequence[Event]]:
        """The next game or round of a match; `previous` is the finished one before it, if any."""

    def actors(self, state: Any) -> tuple[int, ...]:
        """The seats that the game waits for; empty once it is over."""

    def legal_moves(self, state: Any, seat: int) -> Sequence[Any]:
        """Every move this seat may make now, in the game's fixed order."""

    def why_not(self, state: Any, seat: int, move: Any) -> Refusal | None:
        """None if the move is legal for that seat, else why it is not."""

    def apply(self, state: Any, seat: int, move: Any) -> tuple[Any, Sequence[Event]]:
        """The state after the move and what happened. Raises `Refused` and changes nothing else."""

    def outcome(self, state: Any) -> Outcome | None:
        """None while the game or round goes on."""

    def winners(self, options: Any, totals: Sequence[int], last: Outcome) -> tuple[int, ...] | None:
        """Who has won the match after a game that ended so; None if the match goes on."""

    def parse_move(self, text: str) -> Any:
        """The move with this text form; `str(move)` is its inverse. Raises `Refused` (malformed)."""

    def view(self, state: Any, seat: int | None) -> Any:
        """All that a seat may know, as plain data; `None` is a spectator."""

    def own(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The part of a view's data that is this seat's alone; the rest is what a spectator sees:

        `view(state, seat).data() == {**view(state, None).data(), **own(state, seat)}`.
        """

    def unseen(self, state: Any) -> int:
        """How many cards lie where nobody sees them.

        While those whom the game waits for move and nothing is shuffled it can only fall; a move that
        leaves it as it was has shown nobody a card that nobody had seen.
        """

    def shown(self, event: Any, seat: int | None) -> dict[str, Any]:
        """What a seat sees of an event, as plain data."""

    def card_face(self, card: int) -> str | int:
        """A card's face as records and views write it."""

    def parse_card(self, face: object) -> int:
        """The card with this face. Raises `ValueError`."""
