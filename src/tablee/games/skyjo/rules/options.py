"""The options of a Skyjo table."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.game.options import by_seat, choice, make_options_of, number, per_seat, seat, switch
from tablee.games.skyjo.rules.refusals import REFUSALS

PLAYERS = range(2, 9)  # SJ-02
MOST_POINTS = 999  # that somebody can begin with
NEXT_START = ("highest", "closer")  # SJ-05


@dataclass(frozen=True, slots=True)
class Options:
    """See the ledger for what each one means."""

    limit: int | None = number(100, rule="SJ-14", none=True, offered=(150, 200, None, 50))
    next_start: str = choice(*NEXT_START, rule="SJ-05")
    clear_on_reveal: bool = switch(True, rule="SJ-09")
    dealer: int = seat(0, rule="SJ-05")
    handicap: str = per_seat(rule="SJ-14", most=MOST_POINTS)


def make_options(given: Mapping[str, object], players: int) -> Options:
    """The options of a table, complete. Raises `Refused` naming the first that cannot be."""
    options = make_options_of(Options, given, players, PLAYERS, REFUSALS)
    if options.limit is not None and max(by_seat(options.handicap, players)) >= options.limit:
        raise REFUSALS.refused("handicap", options.handicap, players=players, most=options.limit - 1)
    return options


def starting_totals(options: Options, players: int) -> tuple[int, ...]:
    """SJ-14: everybody begins at nothing; a handicap is the points that a seat begins with."""
    return by_seat(options.handicap, players)
