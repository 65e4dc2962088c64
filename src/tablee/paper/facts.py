"""What a game tells people who play it with real cards, and how they find who begins and count a deck.

A game that has something to tell brings a part called `real_table`. It is all data, as the browser has to
do without a server: `scripts/real_table_files.py` writes it down. What is said is in `real_table.ftl`:

    real-<game>-step-<name>      a step of the set-up; given players, each, left and deck
    real-<game>-ask-<name>       a situation; -answer- what happens then; -also- what some people do instead
    real-<game>-first-…          who is found by looking at cards
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from tablee.game.registry import GAMES, part

Group = Literal["set_up", "turn", "mistake", "end"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSize:
    """How many cards so many players get."""

    players: int
    each: int  # usually
    fewest: int  # if they prefer another number
    most: int
    offered: tuple[int, ...]  # the numbers that a form has, the usual one among them, sorted
    pairs: tuple[tuple[int, int], ...] = ()  # the seats of each pair; empty: not with so many players


@dataclass(frozen=True, slots=True)
class SetUpStep:
    """One thing to do before play begins."""

    name: str
    rules: tuple[str, ...]
    pairs: bool = False  # only if partners play


@dataclass(frozen=True, slots=True, kw_only=True)
class First:
    """How somebody is found by looking at cards: whoever shows the highest sum."""

    rule: str
    cards: int  # that everybody shows
    ignored: tuple[int, ...] = ()  # these do not count: whoever has one draws another at once
    ties: Literal[
        "again", "after_dealer"
    ]  # those who are level draw again, or the first after the dealer it is


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that makes people ask what happens now."""

    name: str
    group: Group
    rules: tuple[str, ...]
    silent: bool = False  # the rule sheets do not say, or leave it open: Tablée has decided
    also: bool = False  # there is another way that people really play


@dataclass(frozen=True, slots=True, kw_only=True)
class RealTable:
    """All of it, of one game."""

    deals: tuple[DealSize, ...]  # by number of players
    size_option: str | None = None  # of the game, by which people choose how many cards they get
    opened: int = 0  # cards that are turned up beside the draw pile when the cards have been dealt
    steps: tuple[SetUpStep, ...]
    first: First
    situations: tuple[Situation, ...]

    def deal(self, players: int) -> DealSize | None:
        return next((deal for deal in self.deals if deal.players == players), None)


class HasRealTable(Protocol):
    """The part of a game."""

    TABLE: RealTable


def real_table(game: str) -> RealTable | None:
    """None if the game says nothing about real cards. Raises `UnknownGame`."""
    found: HasRealTable | None = part(game, "real_table")
    return found.TABLE if found else None


def games_with_real_tables() -> list[str]:
    return [game for game in GAMES if real_table(game) is not None]


def left_to_draw(deck: int, table: RealTable, deal: DealSize, each: int) -> int:
    """The cards of the draw pile when everybody has so many."""
    return deck - deal.players * each - table.opened


class DeckCheck(NamedTuple):
    """By card. Faces that nobody has counted yet are neither missing nor too many."""

    missing: dict[int, int]
    extra: dict[int, int]
    uncounted: tuple[int, ...]

    @property
    def complete(self) -> bool:
        return not (self.missing or self.extra or self.uncounted)


def check_deck(deck: Sequence[int], counted: Mapping[int, int]) -> DeckCheck:
    """`counted`: how many there are of a card."""
    off = {card: counted[card] - count for card, count in Counter(deck).items() if card in counted}
    return DeckCheck(
        missing={card: -count for card, count in off.items() if count < 0},
        extra={card: count for card, count in off.items() if count > 0},
        uncounted=tuple(card for card in Counter(deck) if card not in counted),
    )


Shown = Sequence[int]


class FoundFirst(NamedTuple):
    """Either `seat` is found, or those of `redraw` or `again` must draw. `level`: who has the highest sum."""

    seat: int | None
    level: tuple[int, ...]
    best: int  # the highest sum
    redraw: tuple[int, ...] = ()  # their cards do not count

    @property
    def again(self) -> tuple[int, ...]:
        return self.level if self.seat is None and not self.redraw else ()


def first(rule: First, shown: Sequence[Shown | None], dealer: int) -> FoundFirst:
    """`shown`: the cards of each seat; None: out of it, as only those who were level draw."""
    here = {seat: cards for seat, cards in enumerate(shown) if cards is not None}
    redraw = tuple(seat for seat, cards in here.items() if any(card in rule.ignored for card in cards))
    if redraw:
        return FoundFirst(None, (), 0, redraw)
    best = max(sum(cards) for cards in here.values())
    level = tuple(seat for seat, cards in here.items() if sum(cards) == best)
    if len(level) == 1:
        return FoundFirst(level[0], level, best)
    if rule.ties == "again":
        return FoundFirst(None, level, best)
    return FoundFirst(min(level, key=lambda seat: (seat - dealer - 1) % len(shown)), level, best)
