"""The numbers of a Skyjo observation, and the same numbers made from a view."""

from collections.abc import Sequence

from tablee.envs.layout import MOST, Field, Layout
from tablee.games.skyjo.rules.moves import CARDS, CELLS, LOWEST, Phase
from tablee.games.skyjo.rules.state import DECK, FACE_DOWN, GONE
from tablee.games.skyjo.rules.view import View

FACES = len(CARDS)
NO_CARD = FACES  # in hand
DOWN, LEFT = FACES, FACES + 1  # in a cell: face down, or gone with its column
PHASES = (Phase.SET_UP, Phase.TURN, Phase.DRAWN, Phase.OVER)
_MOST_DRAWN = len(DECK) - 2 * len(CELLS) - 1

PHASE, ACTOR, TOP, DRAWN, DRAW_COUNT, CLOSER, STARTER, DEALER, UNSEEN = range(9)  # where each begins
CELLS_AT = 0  # in a place
TOTAL = len(CELLS)


def layout(players: int) -> Layout:
    """A card is its value plus 2, so 0 to 14."""
    nobody = players
    table = (
        Field("phase", 1, 0, 3, "0 set-up, 1 a turn begins, 2 a card was drawn, 3 the round is over"),
        Field("actor", 1, 0, nobody, "who acts now; players: nobody"),
        Field("top", 1, 0, FACES - 1, "the top of the discard pile"),
        Field("drawn", 1, 0, NO_CARD, "the card in one's own hand; 15: none"),
        Field("draw_count", 1, 0, _MOST_DRAWN, "cards in the draw pile"),
        Field("closer", 1, 0, nobody, "who has closed the round; players: nobody"),
        Field("starter", 1, 0, nobody, "who starts whatever the set-up shows (SJ-05); players: nobody"),
        Field("dealer", 1, 0, players - 1, "who has dealt: equal sums start in order from there"),
        Field(
            "unseen",
            FACES,
            0,
            DECK.count(0),
            "of each card, −2 first: how many lie where oneself cannot see them",
        ),
    )
    place = (
        Field(
            "cells", len(CELLS), 0, LEFT, "a1 b1 c1 d1 a2 … d3: a card, 15 face down, 16 gone with its column"
        ),
        Field("total", 1, -MOST, MOST, "points of this match so far", unit=100),
    )
    return Layout(table, place, players)


def numbers(view: View, totals: Sequence[int], deck: Sequence[int] = DECK) -> list[int]:
    """What a seat observes. `deck` is all cards of the game, `totals` are the match's so far."""
    assert view.seat is not None
    seat, players = view.seat, view.players

    def distance(other: int | None) -> int:
        return players if other is None else (other - seat) % players

    unseen = [0] * FACES
    for card in deck:
        unseen[card - LOWEST] += 1
    seen = [card for grid in view.grids for card in grid if card not in (FACE_DOWN, GONE)]
    for card in (*seen, *view.discard, *(() if view.drawn is None else (view.drawn,))):
        unseen[card - LOWEST] -= 1
    found = [
        PHASES.index(view.phase),
        distance(view.waiting_for[0] if view.waiting_for else None),
        view.discard[-1] - LOWEST,
        NO_CARD if view.drawn is None else view.drawn - LOWEST,
        view.draw_count,
        distance(view.closer),
        distance(view.starter),
        distance(view.dealer),
        *unseen,
    ]
    symbols = {FACE_DOWN: DOWN, GONE: LEFT}
    for k in range(players):
        owner = (seat + k) % players
        found += [symbols.get(card, card - LOWEST) for card in view.grids[owner]]
        found.append(max(-MOST, min(MOST, totals[owner])))
    return found
