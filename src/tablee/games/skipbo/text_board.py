"""The table of Skip-Bo in a few lines of text."""

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
    for seat, place in enumerate(view["places"]):
        here = ">" if seat == view["turn"] else " "
        top = "·" if place["stock_top"] is None else place["stock_top"]
        discards = "   ".join(
            f"{number}: {' '.join(str(card) for card in pile) or '·'}"
            for number, pile in enumerate(place["discards"], 1)
        )
        yield (
            f"{here} {names[seat]:{width}}  stock {top!s:>2} ({place['stock_count']} left)"
            f"  hand {place['hand_count']}  discards  {discards}"
        )
    if view["seat"] is not None:
        yield f"  hand of {names[view['seat']]}: {' '.join(str(card) for card in view['hand']) or 'empty'}"


def _shown(card: object, height: int) -> str:
    return f"W={height}" if card == "W" else str(card)
