"""A match in progress: games or rounds until somebody has won (SB-19, SJ-14).

>>> match = Match("skyjo", players=2, options={"limit": 50}, seed=7)
>>> [str(move) for move in match.legal_moves(0)][:3]
['?a1', '?b1', '?c1']
>>> events = match.push(0, "?a1")
>>> match
<Match: skyjo, 2 players, 1 move, waiting for seats 0 and 1>
>>> match.totals, match.winners
([0, 0], None)
>>> match.can_take_back  # a card was turned over
False
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, is_dataclass
from functools import cache
from hashlib import sha256
from operator import index
from re import fullmatch
from secrets import token_bytes
from typing import Any, Self

from tablee.game.contract import Event, Outcome, Refusal, RefusalKind, Refusals, Refused, Shuffled
from tablee.game.options import is_whole, starting_totals
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, Seeded, Shuffler
from tablee.match.position_text import position_text
from tablee.pictures.text_board import picture

Seed = int | str | bytes | None


def seed_bytes(given: Seed) -> bytes:
    """The 256 bits that are meant. None is a new seed every time; 7 and "7" are the same one.

    32 bytes, or a text of 64 hex digits as a record has it, are the seed itself. Raises `ValueError`.
    """
    if given is None:
        return token_bytes(SEED_BYTES)
    if isinstance(given, bytes):
        if len(given) != SEED_BYTES:
            raise ValueError(f"A seed of bytes has {SEED_BYTES} of them, not {len(given)}.")
        return given
    if isinstance(given, str) and fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", given):
        return bytes.fromhex(given)
    if not isinstance(given, str) and not is_whole(given):
        kind = type(given).__name__
        raise ValueError(f"A seed is a whole number, a text, {SEED_BYTES} bytes or None; this is a {kind}.")
    return sha256(f"tablee seed {given}".encode()).digest()


__all__ = ["Match", "Seeded"]


_REFUSALS = Refusals(
    {
        "no_such_seat": (
            RefusalKind.ILLEGAL,
            "",
            "A seat is a whole number from 0 to {last} at this table, not {given}.",
        ),
        "resigned": (RefusalKind.OUT_OF_TURN, "", "The match is over: seat {seat} has resigned."),
        "cannot_resign": (
            RefusalKind.ILLEGAL,
            "",
            "Only one of two sides can resign, while the match goes on.",
        ),
    }
)


class Match:
    """Push moves, read scores. The state is a frozen value; everything else follows from the moves.

    When a game or round of the match is over, `outcome` says how; `deal_next` brings the next one.

    A move is a value of the game or its text. `print` shows the table as a spectator sees it. Copies and
    pickles are matches of their own that go on by themselves; they have every hidden card in them.

    Attributes:
        game: The game that is played.
        players: How many play it.
        options: All options of the table, complete.
        state: Everything, hidden cards too. It stays here: `view` is what may leave.
        opening: What happened at the first deal.
        moves: Every move so far, with the seat that made it.
        orders: Every order of cards that a shuffle has given so far.
        outcomes: How the games or rounds ended that are over.
        doubled: Of each of these, the seat whose score was doubled, in games that do that.
        totals: The points of each seat over the whole match.
        winners: The seats that have won the match; None while it goes on.
        resigned: The seat that has given the match up, if one has; the game then stays as it was.
        began_at: The position that it began from; None if that was a deal.
    """

    resigned: int | None = None
    began_at: str | None = None

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | Any = None,
        shuffler: Shuffler | None = None,
        *,
        seed: Seed = None,
    ) -> None:
        """Deals the first game.

        `options` that are left out are as the rule sheet says; those of another match will do, too. `seed` is
        a number, a text or 32 bytes; without one the cards are new every time. A `shuffler` instead may give
        orders that were written down before.

        Raises `UnknownGame`, `Refused` for options or a player count that cannot be, and `ValueError` for
        what is no seed, no options or no shuffler.
        """
        self.game = game_named(game)
        self.players = players
        self.options = self.game.make_options(_given(options), players)
        if shuffler is None:
            shuffler = Seeded(seed_bytes(seed))
        elif seed is not None:
            raise ValueError("Cards come from a seed or from a shuffler: give one of them.")
        elif not isinstance(shuffler, Shuffler):
            raise ValueError(f"A shuffler has a method shuffle(cards); this is a {type(shuffler).__name__}.")
        elif isinstance(shuffler, Seeded):
            seed_bytes(shuffler.seed)
        self.outcomes: list[Outcome] = []
        self.doubled: list[int | None] = []
        self.totals = starting_totals(self.game, self.options, players)
        self.winners: tuple[int, ...] | None = None
        self.moves: list[tuple[int, Any]] = []
        self.orders: list[tuple[int, ...]] = []
        self._before: list[Any] = []  # the state before each of the last moves that can be taken back
        self._kinds = _kinds(game)
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
        doubled: Sequence[int | None] = (),
        resigned: int | None = None,
    ) -> Self:
        """A match from what a snapshot or a position holds. Trusts its caller; no move can be taken back."""
        match = cls.__new__(cls)
        match.game = game_named(game)
        match.players, match.options = players, state.options
        match.state, match.opening = state, ()
        match.outcomes, match.winners, match.resigned = list(outcomes), winners, resigned
        match.doubled = [*doubled, *[None] * (len(outcomes) - len(doubled))]
        match.totals = match.totals_after(len(outcomes))
        match.moves = [_made(int(move[0]), match.game.parse_move(move[2:])) for move in moves]
        match.orders = list(orders)
        match._before = []
        match._kinds = _kinds(game)
        return match

    def copy(self) -> Self:
        """The same match, to go on with by itself."""
        match = type(self).__new__(type(self))
        match.__dict__.update(self.__dict__)
        for name in ("outcomes", "doubled", "totals", "moves", "orders", "_before"):
            setattr(match, name, list(getattr(self, name)))
        return match

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()  # whatever the lists hold is frozen

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "_kinds"}
        return kept | {"game": self.game.NAME}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_named(kept["game"])
        self._kinds = _kinds(kept["game"])

    def __repr__(self) -> str:
        made = f"{len(self.moves)} move{'s' * (len(self.moves) != 1)}"
        return f"<Match: {self.game.NAME}, {self.players} players, {made}, {self._waiting()}>"

    def __str__(self) -> str:
        return f"{repr(self)[1:-1]}\n{self.picture()}"

    def picture(self, seat: int | None = None) -> str:
        """The table as text: as a seat sees it, or a spectator. Raises `Refused` for a seat there is not."""
        names = [f"seat {number}" for number in range(self.players)]
        return picture(self.game.NAME, self.view(seat).data(), names)

    def position(self, seat: int | None = None) -> str:
        """What a seat sees, or a spectator, as one line of text: see `tablee.from_position`.

        Raises `Refused` while no game goes on, or for a seat there is not.
        """
        return position_text(self.game.NAME, self.view(seat))

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        from tablee.pictures.svg import table_svg

        return table_svg(self.game.NAME, self.view(None))

    def _waiting(self) -> str:
        if self.winners is not None:
            return f"won by {_seats(self.winners)}" if self.winners else "nobody has won"
        return f"waiting for {_seats(self.actors())}" if self.outcome is None else "deal_next is due"

    @property
    def seed(self) -> bytes | None:
        """What the cards come from; None if they were written down before."""
        return getattr(self.state.shuffler, "seed", None)

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

    @property
    def sides(self) -> list[int]:
        """Who wins and loses together, by seat."""
        return self.game.FACTS.sides(self.options, self.players)

    def totals_after(self, games: int) -> list[int]:
        """The totals once the first so many games or rounds were over; with none, those it began with."""
        begun = starting_totals(self.game, self.options, self.players)
        scores = [outcome.scores for outcome in self.outcomes[:games]]
        return [sum(column) for column in zip(begun, *scores, strict=True)]

    def actors(self) -> tuple[int, ...]:
        """The seats that the game waits for; none once it is over."""
        return self.game.actors(self.state) if self.resigned is None else ()

    def legal_moves(self, seat: int) -> Sequence[Any]:
        """Every move that this seat may make now, always in the same order.

        Raises `Refused` for a seat there is not.
        """
        if type(seat) is not int or not 0 <= seat < self.players:
            seat = self._seat_here(seat)
        legal = self.game.legal_moves(self.state, seat)
        return legal if self.resigned is None else ()

    def why_not(self, seat: int, move: Any) -> Refusal | None:
        """None if this seat may make the move (or the move with this text) now, else why it may not."""
        try:
            self._not_resigned(move)
            return self.game.why_not(self.state, self._seat(seat), self._move(move))
        except Refused as refused:
            return refused.refusal

    def parse_move(self, text: str) -> Any:
        """The move that is written so; `str` of it gives the text back. Raises `Refused`."""
        return self.game.parse_move(str(text))

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may see. To the game's own view come the totals of the match."""
        if seat is not None and type(seat) is not int:
            seat = self._seat(seat)
        view = self.game.view(self.state, seat)._replace(totals=tuple(self.totals))
        return view if self.resigned is None else view._replace(legal_moves=())

    def push(self, seat: int, move: Any) -> Sequence[Event]:
        """Carry out a move, or the move with this text, and return all that happened.

        Raises `Refused`; nothing has changed then.
        """
        if type(seat) is not int:
            seat = self._seat(seat)
        if type(move) not in self._kinds:
            move = self._move(move)
        if self.resigned is not None:
            self._not_resigned(move)
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
            field = self.game.FACTS.doubling
            twice = (getattr(event, field, None) for event in events if field is not None)
            self.doubled.append(next((seat for seat in twice if seat is not None), None))
            self.totals = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]
            self.winners = self.game.winners(self.options, self.totals, outcome)
        return events

    def resign(self, seat: int) -> None:
        """Give the match up: the other side has won it. Nothing is scored for the game that was going on.

        Raises `Refused` unless the match goes on between two sides; nothing has changed then.
        """
        seat = self._seat_here(seat)
        sides = self.sides
        if self.over or len(set(sides)) != 2:
            raise _REFUSALS.refused("cannot_resign", seat)
        self.resigned = seat
        self.winners = tuple(other for other, side in enumerate(sides) if side != sides[seat])
        self._before.clear()

    def _not_resigned(self, move: Any) -> None:
        if self.resigned is not None:
            raise _REFUSALS.refused("resigned", str(move), seat=self.resigned)

    def _seat(self, given: Any) -> int:
        """A seat as whole number, of whatever library. The game itself knows which there are."""
        try:
            if not isinstance(given, bool):
                return index(given)
        except TypeError:
            pass
        raise _REFUSALS.refused("no_such_seat", repr(given), last=self.players - 1)

    def _seat_here(self, given: Any) -> int:
        """A seat of this table. Raises `Refused`."""
        seat = self._seat(given)
        if not 0 <= seat < self.players:
            raise _REFUSALS.refused("no_such_seat", seat, last=self.players - 1)
        return seat

    def _move(self, given: Any) -> Any:
        """The move that a text means; a move is itself."""
        if type(given) in self._kinds:
            return given
        move = self.parse_move(given)
        if move == given:
            self._kinds.add(type(given))
        elif not isinstance(given, str):
            self.parse_move(repr(given))  # another game's move may read like one of this game's
        return move

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


def _given(options: Any) -> Mapping[str, object]:
    """Options as a mapping. Raises `ValueError`."""
    if options is None:
        return {}
    if is_dataclass(options) and not isinstance(options, type):
        return asdict(options)
    if not isinstance(options, Mapping):
        raise ValueError(
            f'Options are names with values, as {{"limit": 50}}, not a {type(options).__name__}.'
        )
    return options


def _seats(seats: Sequence[int]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {' and '.join(map(str, seats))}"


@cache
def _kinds(game: str) -> set[type]:
    """The types of a game's moves, as far as they were met: looking one up is quicker than reading a text."""
    return set()


@cache
def _made(seat: int, move: Any) -> tuple[int, Any]:
    """One pair for all who ever make this move: a server keeps thousands of matches in memory."""
    return seat, move


def _orders(events: Sequence[Event]) -> Iterator[tuple[int, ...]]:
    """The card orders that shuffles among these events produced."""
    return (event.order for event in events if isinstance(event, Shuffled))
