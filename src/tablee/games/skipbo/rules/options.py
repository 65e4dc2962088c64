"""The options of a Skip-Bo table, complete and checked."""

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.game.options import check_table, is_whole
from tablee.games.skipbo.rules.refusals import REFUSALS

PLAYERS = range(2, 7)  # SB-02
DECK_SIZE = 162
HAND_SIZE = 5
# name: the rule, and what can be chosen, the usual first
CHOICES = {
    "stalemate": ("SB-28", ("end", "reshuffle")),
    "manners": ("SB-23", ("strict", "human")),
    "penalty_cards": ("SB-25", ("shuffle", "bottom")),
    "caught_turn": ("SB-26", ("annul", "stop")),
}


@dataclass(frozen=True, slots=True)
class Options:
    """See the ledger for what each one means; `make_options` fills in what was not said."""

    stock_size: int  # SB-05; ten make the short game (SB-24)
    partners: bool = False
    target: int | None = 500
    stalemate: str = "end"
    dealer: int | None = None
    manners: str = "strict"
    penalty_cards: str = "shuffle"
    caught_turn: str = "annul"


def largest_stock(players: int) -> int:
    """SB-05: everybody must still be able to draw a hand."""
    return min(30, DECK_SIZE // players - HAND_SIZE)


def make_options(given: Mapping[str, object], players: int) -> Options:
    """The options of a table. Raises `Refused` naming the first that cannot be."""
    check_table(given, Options, players, PLAYERS, REFUSALS)

    partners = given.get("partners", False)
    if not isinstance(partners, bool):
        raise REFUSALS.refused("bad_option", partners, rule="SB-20", name="partners", allowed="true or false")
    if partners and players not in (4, 6):
        raise REFUSALS.refused("partners", partners, players=players)

    stock_size = given.get("stock_size")
    if stock_size is None:
        stock_size = 30 if players <= 4 else 20  # SB-05
    if not is_whole(stock_size) or not 1 <= stock_size <= largest_stock(players):
        raise REFUSALS.refused("stock_size", stock_size, players=players, most=largest_stock(players))

    target = given.get("target", 500)
    if target is not None and not (is_whole(target) and target >= 1):
        raise REFUSALS.refused("target", target)

    dealer = given.get("dealer")
    if dealer is not None and not (is_whole(dealer) and 0 <= dealer < players):
        raise REFUSALS.refused("dealer", dealer, last=players - 1)

    chosen = {}
    for name, (rule, allowed) in CHOICES.items():
        value = given.get(name, allowed[0])
        if not isinstance(value, str) or value not in allowed:
            raise REFUSALS.refused("bad_option", value, rule=rule, name=name, allowed=" or ".join(allowed))
        chosen[name] = value
    return Options(stock_size=stock_size, partners=partners, target=target, dealer=dealer, **chosen)
