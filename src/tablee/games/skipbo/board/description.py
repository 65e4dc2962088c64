"""A game of Skip-Bo in words, line by line."""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.terminal.boards.text import face, faces, seats_after
from tablee.terminal.session import Data
from tablee.terminal.speech import Speech


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    piles = ", ".join(f"{at}: {_built(pile)}" for at, pile in enumerate(view["building"], 1))
    yield f"{say('board-building')}: {piles}. {say('pile-skipbo-draw')}: {view['draw_count']}."
    for seat in seats_after(view):
        place = view["places"][seat]
        discards = ", ".join(f"{at}: {faces(pile)}" for at, pile in enumerate(place["discards"], 1))
        name = names[seat] if view["options"]["manners"] == "strict" else f"{seat} {names[seat]}"
        yield (
            f"{'>' if seat in view['waiting_for'] else ' '} {name}: "
            f"{say('pile-skipbo-stock')} {face(place['stock_top'])} ({place['stock_count']}); "
            f"{say('pile-skipbo-hand')} {place['hand_count']}; {say('board-discards')} {discards}"
        )
    if view["seat"] is not None:
        yield f"{say('pile-skipbo-hand')}: {faces(view['hand'])}"


def _built(pile: Sequence[Any]) -> str:
    if not pile:
        return "–"
    return f"W={len(pile)}" if pile[-1] == "W" else str(pile[-1])
