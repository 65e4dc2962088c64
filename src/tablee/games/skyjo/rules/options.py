"""The options of a Skyjo table."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.game.options import choice, make_options_of, number, seat, switch
from tablee.games.skyjo.rules.refusals import REFUSALS

PLAYERS = range(2, 9)  # SJ-02
NEXT_START = ("highest", "closer")  # SJ-05


@dataclass(frozen=True, slots=True)
class Options:
    """See the ledger for what each one means."""

    limit: int | None = number(100, rule="SJ-14", none=True, offered=(150, 200, None, 50))
    next_start: str = choice(*NEXT_START, rule="SJ-05")
    clear_on_reveal: bool = switch(True, rule="SJ-09")
    dealer: int = seat(0, rule="SJ-05")


def make_options(given: Mapping[str, object], players: int) -> Options:
    """The options of a table, complete. Raises `Refused` naming the first that cannot be."""
    return make_options_of(Options, given, players, PLAYERS, REFUSALS)
