"""The options of a Skip-Bo table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.game.options import (
    GIVEN,
    NO_HANDICAP,
    by_seat,
    choice,
    make_options_of,
    number,
    per_seat,
    seat,
    switch,
)
from tablee.games.skipbo.rules.refusals import REFUSALS

PLAYERS = range(2, 7)  # SB-02
PAIRS = (4, 6)  # how many can play in partnerships (SB-20)
DECK_SIZE = 162
HAND_SIZE = 5
HUMAN = ("manners", "human")  # what options about offences need
MATCH = ("target", GIVEN)  # what options about totals need
MOST_POINTS = 999  # that somebody can begin with


def usual_stock(players: int) -> int:
    """SB-05."""
    return 30 if players <= 4 else 20


def largest_stock(players: int) -> int:
    """SB-05: everybody must still be able to draw a hand."""
    return min(30, DECK_SIZE // players - HAND_SIZE)


def largest_handicap(players: int) -> int:
    """One card at least is left in a stock."""
    return largest_stock(players) - 1


@dataclass(frozen=True, slots=True)
class Options:
    """See the ledger for what each one means. A stock of ten makes the short game (SB-24)."""

    stock_size: int = number(usual_stock, rule="SB-05", most=largest_stock, offered=(5, 10, 15, 20, 25, 30))
    partners: bool = switch(False, rule="SB-20", only_for=PAIRS)
    target: int | None = number(500, rule="SB-19", none=True, offered=(None, 100, 250))
    stalemate: str = choice("end", "reshuffle", rule="SB-28")
    dealer: int | None = seat(None, rule="SB-03")
    manners: str = choice("strict", "human", rule="SB-23")
    penalty_cards: str = choice("shuffle", "bottom", rule="SB-25", needs=HUMAN)
    caught_turn: str = choice("stop", "annul", "keep", rule="SB-26", needs=HUMAN)
    barred_turn: str = choice("first", "whole", rule="SB-26", needs=HUMAN)
    calls: str = choice("next_turn", "turn", rule="SB-25", needs=HUMAN)
    reading: str = choice("sheets", "earlier", rule="SB-26", needs=HUMAN, kept=True)
    handicap: str = per_seat(rule="SB-05", most=largest_handicap)
    head_start: str = per_seat(rule="SB-19", most=MOST_POINTS, needs=MATCH)


def make_options(given: Mapping[str, object], players: int) -> Options:
    """The options of a table, complete. Raises `Refused` naming the first that cannot be."""
    options = make_options_of(Options, given, players, PLAYERS, REFUSALS)
    if max(by_seat(options.handicap, players)) >= options.stock_size:
        raise REFUSALS.refused("handicap", options.handicap, players=players, most=options.stock_size - 1)
    if options.target is not None and max(starting_totals(options, players)) >= options.target:
        raise REFUSALS.refused("head_start", options.head_start, players=players, most=options.target - 1)
    return options


def stock_sizes(options: Options, players: int) -> tuple[int, ...]:
    """SB-05; a handicap is how many cards fewer a seat's stock has."""
    return tuple(options.stock_size - fewer for fewer in by_seat(options.handicap, players))


def starting_totals(options: Options, players: int) -> tuple[int, ...]:
    """SB-19: everybody begins at nothing; a head start is the points that a seat begins a match with.

    Partners have what both of them have (SB-20). A single game has no points to begin with.
    """
    points = by_seat(options.head_start if options.target is not None else NO_HANDICAP, players)
    if not options.partners:
        return points
    return tuple(points[seat] + points[(seat + players // 2) % players] for seat in range(players))


def kept_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """What earlier versions kept, in today's words, so that it is played on as it was begun.

    Before there was `reading`, only the player who had the turn could be called for playing out of turn.
    Before there was `calls`, offences were forgotten with the turn, a player who was stopped kept the cards
    drawn, and undoing was usual.
    """
    if given.get("manners") != "human" or "reading" in given:
        return dict(given)
    kept = {**given, "reading": "earlier"}
    if "calls" in given:
        return kept
    caught = given.get("caught_turn", "annul")
    return {**kept, "caught_turn": "keep" if caught == "stop" else caught, "calls": "turn"}
