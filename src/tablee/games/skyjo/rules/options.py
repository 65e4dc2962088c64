"""The options of a Skyjo table, complete and checked."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.game.options import check_table, is_whole
from tablee.games.skyjo.rules.refusals import REFUSALS

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
    check_table(given, Options, players, PLAYERS, REFUSALS)

    limit = given.get("limit", 100)
    if limit is not None and not (is_whole(limit) and limit >= 1):
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
    if not (is_whole(dealer) and 0 <= dealer < players):
        raise REFUSALS.refused("dealer", dealer, last=players - 1)
    return Options(limit, next_start, clear_on_reveal, dealer)
