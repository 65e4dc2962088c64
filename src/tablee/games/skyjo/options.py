"""The options of a Skyjo table, complete and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypeGuard

from tablee.games.skyjo.refusals import REFUSALS

PLAYERS = range(2, 9)  # SJ-02
NEXT_START = ("highest", "closer")  # SJ-05


@dataclass(frozen=True, slots=True)
class Options:
    """See the ledger for what each one means; `make_options` fills in what was not said."""

    limit: int | None = 100
    next_start: str = "highest"
    clear_on_reveal: bool = True
    dealer: int = 0


def make_options(given: Mapping[str, object], players: int) -> Options:
    """The options of a table. Raises `Refused` naming the first that cannot be."""
    if not _is_whole(players) or players not in PLAYERS:
        raise REFUSALS.refused("player_count", players)
    names = [field.name for field in fields(Options)]
    for name in given:
        if name not in names:
            raise REFUSALS.refused("unknown_option", name, known=", ".join(sorted(names)))

    limit = given.get("limit", 100)
    if limit is not None and not (_is_whole(limit) and limit >= 1):
        raise REFUSALS.refused("limit", limit)

    next_start = given.get("next_start", NEXT_START[0])
    if not isinstance(next_start, str) or next_start not in NEXT_START:
        allowed = " or ".join(NEXT_START)
        raise REFUSALS.refused("bad_option", next_start, rule="SJ-05", name="next_start", allowed=allowed)

    clear_on_reveal = given.get("clear_on_reveal", True)
    if not isinstance(clear_on_reveal, bool):
        raise REFUSALS.refused(
            "bad_option", clear_on_reveal, rule="SJ-09", name="clear_on_reveal", allowed="true or false"
        )

    dealer = given.get("dealer")
    if dealer is None:
        dealer = 0
    if not (_is_whole(dealer) and 0 <= dealer < players):
        raise REFUSALS.refused("dealer", dealer, last=players - 1)
    return Options(limit, next_start, clear_on_reveal, dealer)


def _is_whole(value: object) -> TypeGuard[int]:
    """A bool is an int to Python, but `players=True` is a mistake."""
    return isinstance(value, int) and not isinstance(value, bool)
