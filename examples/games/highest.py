"""Highest card: a whole game in one file, the one of docs/add-a-game.md.

The deck has the numbers 1 to 10, four of each. Everybody gets three cards (HC-1). In turn, everybody plays
one of theirs; the highest card of the trick wins it, the first of equals (HC-2), and leads the next one
(HC-3). A trick is a point. The first with enough points has won the match (HC-4).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from tablee.game.contract import (
    Facts,
    Outcome,
    Refusal,
    RefusalKind,
    Refusals,
    Refused,
    Shuffled,
    event_name,
    outcome_from,
    replaced,
)
from tablee.game.options import is_whole, make_options_of, number
from tablee.game.rng import Shuffler

NAME = "highest"
PLAYERS = range(2, 5)
CARDS = range(1, 11)
DECK = tuple(card for card in CARDS for _ in range(4))
HAND = 3
Cards = tuple[int, ...]

FACTS = Facts(
    title="Highest card",
    rules="HC",
    unit="round",
    wins="highest",
    ends_with="target",
    deck=DECK,
    secret_hand=True,
)


REFUSALS = Refusals(
    {
        "player_count": (RefusalKind.SETUP, "HC-1", "Highest card is for 2 to 4 players, not {given}."),
        "unknown_option": (RefusalKind.SETUP, "HC-4", "There is no option {given}; there is {known}."),
        "target": (RefusalKind.SETUP, "HC-4", "The target must be a number from 1 up, or none, not {given}."),
        "malformed": (RefusalKind.MALFORMED, "HC-2", "“{given}” is not a card; cards are 1 to 10."),
        "over": (RefusalKind.ILLEGAL, "HC-4", "The round is over."),
        "not_your_turn": (RefusalKind.OUT_OF_TURN, "HC-3", "It is seat {turn}'s turn."),
        "no_such_card": (RefusalKind.ILLEGAL, "HC-2", "There is no {given} in this hand."),
    }
)


@dataclass(frozen=True, slots=True)
class Options:
    """How long a match is."""

    target: int | None = number(5, rule="HC-4", none=True, offered=(1, 10, None))


def make_options(given: Mapping[str, object], players: int) -> Options:
    """Complete, checked options. Raises `Refused`."""
    return make_options_of(Options, given, players, PLAYERS, REFUSALS)


@dataclass(frozen=True, slots=True)
class Play:
    """One card from the hand. Its text is its number."""

    card: int

    def __str__(self) -> str:
        return str(self.card)


PLAYS = {str(card): Play(card) for card in CARDS}
MOVES = tuple(PLAYS.values())  # in a fixed order: the actions of the environments


def parse_move(text: str) -> Play:
    """The inverse of `str`. Raises `Refused`."""
    if text not in PLAYS:
        raise REFUSALS.refused("malformed", text)
    return PLAYS[text]


def card_face(card: int) -> int:
    """A card as records and views write it."""
    return card


def parse_card(face: object) -> int:
    """The inverse of `card_face`. Raises `ValueError`."""
    if is_whole(face) and face in CARDS:
        return face
    raise ValueError(f"{face!r} is no card")


class State(NamedTuple):
    """Everything, hidden cards included. It stays at the table: only a view may leave."""

    options: Options
    players: int
    shuffler: Shuffler
    leader: int
    hands: tuple[Cards, ...]
    left: Cards  # not dealt; nobody sees them
    trick: tuple[tuple[int, int], ...] = ()  # seat and card, in order
    tricks: tuple[int, ...] = ()  # how many each seat has won
    outcome: Outcome | None = None


class Dealt(NamedTuple):
    leader: int


class Played(NamedTuple):
    seat: int
    card: int


class TrickWon(NamedTuple):
    seat: int


class RoundEnded(NamedTuple):
    outcome: Outcome


Event = Shuffled | Dealt | Played | TrickWon | RoundEnded


def deal(
    options: Options, players: int, shuffler: Shuffler, previous: State | None
) -> tuple[State, list[Event]]:
    """The next round; whoever won the last trick of the round before leads (HC-3)."""
    order, shuffler = shuffler.shuffle(DECK)
    hands = tuple(tuple(sorted(order[seat : HAND * players : players])) for seat in range(players))
    leader = 0 if previous is None else previous.leader
    state = State(options, players, shuffler, leader, hands, order[HAND * players :], tricks=(0,) * players)
    return state, [Shuffled("deck", order), Dealt(leader)]


def actors(state: State) -> tuple[int, ...]:
    """Whose turn it is; nobody's once the round is over."""
    return () if state.outcome else ((state.leader + len(state.trick)) % state.players,)


def legal_moves(state: State, seat: int) -> tuple[Play, ...]:
    """One for each different card of the hand, lowest first."""
    if seat not in actors(state):
        return ()
    return tuple(PLAYS[str(card)] for card in sorted(set(state.hands[seat])))


def why_not(state: State, seat: int, move: Play) -> Refusal | None:
    """None if this is legal."""
    if state.outcome:
        return REFUSALS.refusal("over", move)
    if seat not in actors(state):
        return REFUSALS.refusal("not_your_turn", move, turn=actors(state)[0])
    if move.card not in state.hands[seat]:
        return REFUSALS.refusal("no_such_card", move)
    return None


def apply(state: State, seat: int, move: Play) -> tuple[State, list[Event]]:
    """The next state, and all that happened. Raises `Refused`."""
    refusal = why_not(state, seat, move)
    if refusal:
        raise Refused(refusal)
    at = state.hands[seat].index(move.card)
    hand = state.hands[seat][:at] + state.hands[seat][at + 1 :]
    trick = (*state.trick, (seat, move.card))
    state = state._replace(hands=replaced(state.hands, seat, hand), trick=trick)
    events: list[Event] = [Played(seat, move.card)]
    if len(trick) < state.players:
        return state, events

    winner, _ = max(trick, key=lambda played: played[1])  # the first of equals (HC-2)
    tricks = replaced(state.tricks, winner, state.tricks[winner] + 1)
    state = state._replace(trick=(), tricks=tricks, leader=winner)  # HC-3
    events.append(TrickWon(winner))
    if not any(state.hands):
        best = tuple(seat for seat, won in enumerate(tricks) if won == max(tricks))
        state = state._replace(outcome=Outcome("played_out", best, tricks))
        assert state.outcome is not None
        events.append(RoundEnded(state.outcome))
    return state, events


def outcome(state: State) -> Outcome | None:
    """None while the round goes on."""
    return state.outcome


def winners(options: Options, totals: Sequence[int], last: Outcome) -> tuple[int, ...] | None:
    """Who has won the match (HC-4); None: it goes on."""
    if options.target is not None and max(totals) < options.target:
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


class View(NamedTuple):
    """All that a seat may know; a spectator is seat None."""

    options: Options
    players: int
    turn: int | None
    trick: tuple[tuple[int, int], ...]
    tricks: tuple[int, ...]
    hand_counts: tuple[int, ...]
    outcome: Outcome | None
    seat: int | None
    hand: Cards
    legal_moves: tuple[Play, ...]
    totals: tuple[int, ...] = ()  # of the match; `Match` puts them in

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Whose turn it is; nobody's once the round is over."""
        return () if self.turn is None else (self.turn,)

    def data(self) -> dict[str, Any]:
        """The same as JSON has it."""
        return {
            "game": NAME,
            "options": {"target": self.options.target},
            "players": self.players,
            "turn": self.turn,
            "waiting_for": list(self.waiting_for),
            "trick": [{"seat": seat, "card": card} for seat, card in self.trick],
            "tricks": list(self.tricks),
            "hand_counts": list(self.hand_counts),
            "outcome": self.outcome and self.outcome._asdict(),
            **_own(self.seat, self.hand, self.legal_moves),
        }


def view(state: State, seat: int | None) -> View:
    """The one exit for states: what is not named here stays hidden."""
    return View(
        options=state.options,
        players=state.players,
        turn=next(iter(actors(state)), None),
        trick=state.trick,
        tricks=state.tricks,
        hand_counts=tuple(map(len, state.hands)),
        outcome=state.outcome,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        legal_moves=() if seat is None else legal_moves(state, seat),
    )


def view_from(data: Mapping[str, Any]) -> View:
    """The inverse of `data`."""
    return View(
        options=Options(**data["options"]),
        players=data["players"],
        turn=data["turn"],
        trick=tuple((played["seat"], played["card"]) for played in data["trick"]),
        tricks=tuple(data["tricks"]),
        hand_counts=tuple(data["hand_counts"]),
        outcome=outcome_from(data["outcome"]),
        seat=data["seat"],
        hand=tuple(data["hand"]),
        legal_moves=tuple(parse_move(move) for move in data["legal_moves"]),
    )


def own(state: State, seat: int | None) -> dict[str, Any]:
    """The part of a view's data that is this seat's alone."""
    if seat is None:
        return _own(None, (), ())
    return _own(seat, state.hands[seat], legal_moves(state, seat))


def _own(seat: int | None, hand: Cards, moves: tuple[Play, ...]) -> dict[str, Any]:
    return {"seat": seat, "hand": list(hand), "legal_moves": [str(move) for move in moves]}


def unseen(state: State) -> int:
    """How many cards lie where nobody sees them."""
    return len(state.left)


def shown(event: Event, seat: int | None) -> dict[str, Any]:
    """The one exit for events."""
    match event:
        case Shuffled(what, order):
            return {"event": event_name(event), "what": what, "count": len(order)}
        case RoundEnded(outcome):
            return {"event": event_name(event), **outcome._asdict()}
        case _:  # the others are public
            return {"event": event_name(event), **event._asdict()}


def sample(view: View, shuffler: Shuffler) -> State:
    """A state that looks just like this to its seat; everything else is dealt anew."""
    seen = Counter(view.hand) + Counter(card for _, card in view.trick)
    order, shuffler = shuffler.shuffle((Counter(DECK) - seen).elements())
    cards = iter(order)
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(islice(cards, count)))
        for seat, count in enumerate(view.hand_counts)
    )
    leader = ((view.turn or 0) - len(view.trick)) % view.players
    left = tuple(cards)  # with what was played in earlier tricks, which no view shows
    return State(view.options, view.players, shuffler, leader, hands, left, view.trick, view.tricks)
