"""Running positions of both games, for tests of what is said about them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.match.match import Match
from tests.properties.playouts import SETUPS, SKIPBO, STYLES, Setup, advance, seed_of


def positions(game: str, count: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Matches at strict tables of every kind, with a seat that is to act; play goes on after each."""
    setups = [setup for setup in SETUPS[game] if setup.options.get("manners") != "human"]
    rng = Random(f"{game} {seed}")
    found = 0
    while True:
        setup: Setup = rng.choice(setups)
        style = rng.choice(STYLES[game])
        match = setup.match(seed_of(rng.randrange(1 << 30)))
        for _ in range(40):
            for _ in range(rng.randrange(1, 6)):
                if not match.over:
                    advance(match, rng, style)
            if match.over:
                break
            if match.outcome is None:
                yield match, rng.choice(match.actors())
                found += 1
                if found == count:
                    return


def is_strict_move(game: str, move: Any) -> bool:
    return game != SKIPBO or type(move).__name__ in ("Play", "Discard", "EndTurn")
