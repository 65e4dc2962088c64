from random import Random
from typing import Any, get_args

import pytest

from tablee.games.skipbo.rules import events as skipbo_events
from tablee.games.skyjo.rules import events as skyjo_events
from tests.properties import invariants
from tests.properties.playouts import SETUPS, SKIPBO, SKYJO, STYLES, advance, seed_of

EVENTS = {SKIPBO: get_args(skipbo_events.Event), SKYJO: get_args(skyjo_events.Event)}
MOVES_EACH = {SKIPBO: 350, SKYJO: 800}

# What the names of events do not tell apart.
KINDS = {
    SKIPBO: {
        "shuffle of dealer_draw", "shuffle of deck", "shuffle of draw_pile", "shuffle of stock",
        "end by stock_empty", "end by stalemate", "end by draw", "right call", "wrong call",
        "penalty for over_draw", "penalty for talk", "turn annulled", "turn stopped",
        "partner's card played", "second game",
    },
    SKYJO: {
        "shuffle of deck", "shuffle of draw_pile", "end by closed", "doubled", "not doubled", "second game",
    },
}  # fmt: skip


def kinds(event: Any) -> list[str]:
    match type(event).__name__:
        case "Shuffled":
            return [f"shuffle of {event.what}"]
        case "GameEnded":
            return [f"end by {event.outcome.reason}"]
        case "RoundEnded":
            return [f"end by {event.outcome.reason}", "not doubled" if event.doubled is None else "doubled"]
        case "Called":
            return ["right call" if event.right else "wrong call"]
        case "PenaltyTaken":
            return [f"penalty for {event.reason}"]
        case "TurnStopped":
            return ["turn annulled" if event.annulled else "turn stopped"]
        case "Played" if event.owner != event.seat:
            return ["partner's card played"]
    return []


@pytest.mark.slow
@pytest.mark.parametrize("game", EVENTS)
def test_the_playouts_bring_about_every_kind_of_event_and_no_other(game: str) -> None:
    """The cards are counted after each move."""
    types: set[type] = set()
    found: set[str] = set()
    for number, setup in enumerate(SETUPS[game]):
        for style in STYLES[game]:
            match, rng = setup.match(seed_of(number)), Random(number)
            happened = list(match.opening)
            while not match.over and len(match.moves) < MOVES_EACH[game]:
                happened += advance(match, rng, style)
                invariants.check_cards(game, match.state)
                invariants.check_piles(game, match.state)
            invariants.check_totals(match)
            types.update(type(event) for event in happened)
            found.update(kind for event in happened for kind in kinds(event))
            found |= {"second game"} if len(match.outcomes) > 1 else set()
    assert types == set(EVENTS[game])
    assert found == KINDS[game]
