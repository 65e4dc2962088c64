"""What every game offers, and the few values that all games share.

A game is a package whose module satisfies `Game`: pure functions over a frozen state. A seat is
a number from 0, clockwise. Nothing in here knows a particular game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol, Self, TypeVar

from tablee.game.rng import Shuffler


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Plain facts of a game, for screens, score sheets, studies and environments."""

    title: str  # a proper name, alike in all languages
    rules: str  # how the ids of its rules begin: "SB" of SB-13
    unit: Literal["game", "round"]  # what a match is made of
    wins: Literal["highest", "lowest"]  # which total wins a match
    ends_with: str | None  # the option that says at which total a match ends; at None after one game
    deck: tuple[int, ...]  # every card, sorted
    secret_hand: bool  # whether neighbours at one screen must not see a player's own cards
    talking: str | None = None  # the move that somebody makes by writing to the others, if it is one
    pairs: tuple[int, ...] = ()  # with how many players it can be played in pairs
    paired_by: str | None = None  # the switch that makes partners of those who sit opposite
    lenient_by: tuple[str, "Scalar"] | None = None  # the option with which players can break the rules
    doubling: str | None = None  # the field of an event that names the seat whose score was doubled
    quick: Mapping[str, "Scalar"] = field(default_factory=dict)  # options for a match of a few minutes

    def in_pairs(self, options: object) -> bool:
        """`options`: the game's own, complete, or a mapping of what a record or a form says."""
        return self.paired_by is not None and _value(options, self.paired_by) is True

    def is_lenient(self, options: object) -> bool:
        """Whether players can break the rules, and be caught."""
        return self.lenient_by is not None and _value(options, self.lenient_by[0]) == self.lenient_by[1]

    def sides(self, options: object, players: int) -> list[int]:
        """Who wins and loses together, by seat."""
        count = players // 2 if self.in_pairs(options) else players
        return [seat % count for seat in range(players)]


def _value(options: object, name: str) -> object:
    return options.get(name) if isinstance(options, Mapping) else getattr(options, name, None)


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

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        """Workers refuse things, too."""
        return type(self), (self.refusal,)


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


def outcome_from(data: Mapping[str, Any] | None) -> Outcome | None:
    """An outcome that was plain data for a while."""
    if data is None:
        return None
    return Outcome(data["reason"], tuple(data["winners"]), tuple(data["scores"]))


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


OptionsType = TypeVar("OptionsType")
StateType = TypeVar("StateType")
MoveType = TypeVar("MoveType")
ViewType = TypeVar("ViewType", bound="View", covariant=True)


class View(Protocol):
    """What every view has, whatever else a game puts into it; `Game.view` makes them."""

    @property
    def options(self) -> Any: ...

    @property
    def players(self) -> int: ...

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the game waits for."""

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def seat(self) -> int | None:
        """Whose view it is; None is a spectator's."""

    @property
    def legal_moves(self) -> Sequence[Any]:
        """What this seat may do now, in the game's fixed order."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Of the match before this game or round; empty if nobody told."""

    def data(self) -> dict[str, Any]:
        """The same as plain data, as JSON has it."""

    def _replace(self, *, totals: tuple[int, ...]) -> Self: ...


class Game(Protocol[OptionsType, StateType, MoveType, ViewType]):
    """What a game is: a module (or an object) with these names. All functions are pure."""

    NAME: str
    PLAYERS: range
    FACTS: Facts
    REFUSALS: Refusals

    @property
    def Options(self) -> type[OptionsType]:  # noqa: N802
        """A frozen dataclass whose fields are declared with `tablee.game.options`."""

    @property
    def State(self) -> type[StateType]:  # noqa: N802
        """A named tuple of plain values, so that it can be written down and read again."""

    def make_options(self, given: Mapping[str, object], players: int, /) -> OptionsType:
        """Complete, checked options. Raises `Refused` for a bad player count, name or value."""

    def deal(
        self, options: OptionsType, players: int, shuffler: Shuffler, previous: StateType | None, /
    ) -> tuple[StateType, Sequence[Event]]:
        """The next game or round of a match; `previous` is the finished one before it, if any."""

    def actors(self, state: StateType, /) -> tuple[int, ...]:
        """The seats that the game waits for; empty once it is over."""

    def legal_moves(self, state: StateType, seat: int, /) -> Sequence[MoveType]:
        """Every move this seat may make now, in the game's fixed order."""

    def why_not(self, state: StateType, seat: int, move: MoveType, /) -> Refusal | None:
        """None if the move is legal for that seat, else why it is not."""

    def apply(self, state: StateType, seat: int, move: MoveType, /) -> tuple[StateType, Sequence[Event]]:
        """The state after the move and what happened. Raises `Refused` and changes nothing else."""

    def outcome(self, state: StateType, /) -> Outcome | None:
        """None while the game or round goes on."""

    def winners(
        self, options: OptionsType, totals: Sequence[int], last: Outcome, /
    ) -> tuple[int, ...] | None:
        """Who has won the match after a game that ended so; None if the match goes on."""

    def parse_move(self, text: str, /) -> MoveType:
        """The move with this text form; `str(move)` is its inverse. Raises `Refused` (malformed)."""

    def view(self, state: StateType, seat: int | None, /) -> ViewType:
        """All that a seat may know, as plain data; `None` is a spectator."""

    def view_from(self, data: Mapping[str, Any], /) -> ViewType:
        """The view whose `data()` this is: a server sends data, and bots think about views."""

    def own(self, state: StateType, seat: int | None, /) -> dict[str, Any]:
        """The part of a view's data that is this seat's alone; the rest is what a spectator sees:

        `view(state, seat).data() == {**view(state, None).data(), **own(state, seat)}`.
        """

    def unseen(self, state: StateType, /) -> int:
        """How many cards lie where nobody sees them.

        While those whom the game waits for move and nothing is shuffled it can only fall; a move that
        leaves it as it was has shown nobody a card that nobody had seen.
        """

    def shown(self, event: Any, seat: int | None, /) -> dict[str, Any]:
        """What a seat sees of an event, as plain data."""

    def card_face(self, card: int, /) -> str | int:
        """A card's face as records and views write it."""

    def parse_card(self, face: object, /) -> int:
        """The card with this face. Raises `ValueError`."""


class Samples(Protocol):
    """What a game may offer besides. With it, a game that brings no bots has one that thinks, and hints."""

    def sample(self, view: Any, shuffler: Shuffler, /) -> Any:
        """A state that shows the view's seat exactly this view; the shuffler deals all that it cannot see.

        Every arrangement of the unseen cards is as likely. The game must not be over.
        """


class Luck(NamedTuple):
    """A moment in which somebody was lucky. `values` are those of the message `shared-<game>-lucky-text`."""

    seat: int
    values: Mapping[str, int | str]


class Highlights(Protocol):
    """The part `highlights` of a game."""

    def luckiest(self, events: Sequence[Event], /) -> Luck | None:
        """The luckiest moment among all that happened in a match; None if nothing was."""


AnyGame = Game[Any, Any, Any, Any]


def missing_from(game: object) -> list[str]:
    """What a would-be game lacks of `Game`."""
    wanted = {*Game.__annotations__, *(name for name in vars(Game) if not name.startswith("_"))}
    return sorted(name for name in wanted if not hasattr(game, name))


_T = TypeVar("_T")


def replaced(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    """The tuple with one of its values exchanged."""
    changed = list(values)  # faster than slices
    changed[index] = value
    return tuple(changed)
