"""The table of Skip-Bo in a few lines of text: at every place the stock is at the right (SB-05)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


def lines(view: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """The table as the data of a view shows it."""
    piles = "   ".join(
        f"{number}: {_shown(pile[-1], len(pile)) if pile else '·'}"
        for number, pile in enumerate(view["building"], 1)
    )
    yield f"  building piles   {piles}"
    yield f"  draw pile {view['draw_count']}, set aside {len(view['finished'])}"
    width = max(len(name) for name in names)
    piles_of = [_piles(place["discards"]) for place in view["places"]]
    room = max(map(len, piles_of))
    for seat, (place, piles) in enumerate(zip(view["places"], piles_of, strict=True)):
        here = ">" if seat == view["turn"] else " "
        top = "·" if place["stock_top"] is None else place["stock_top"]
        yield (
            f"{here} {names[seat]:{width}}  hand {place['hand_count']}  discards  {piles:{room}}"
            f"  stock {top!s:>2} ({place['stock_count']} left)"
        )
    if view["seat"] is not None:
        yield f"  hand of {names[view['seat']]}: {' '.join(str(card) for card in view['hand']) or 'empty'}"


def _piles(discards: Sequence[Sequence[object]]) -> str:
    return "   ".join(
        f"{number}: {' '.join(str(card) for card in pile) or '·'}" for number, pile in enumerate(discards, 1)
    )


def _shown(card: object, height: int) -> str:
    return f"W={height}" if card == "W" else str(card)
