from collections.abc import Callable
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tablee.game.registry import BUILT_IN
from tablee.table.wire import wire_of
from tests.effort import amount, examples
from tests.properties.playouts import SETUPS, STYLES, advance, seed_of

MOST_MOVES = 300  # of a match; most are over by then
SOME = amount(2, quick=4, full=1, soak=1)  # one kind of table in so many


def check_of(shape: Any) -> Callable[[object], None]:
    """Raises `ValidationError` for data that lacks a field of the shape or has another one."""
    decode = msgspec.json.Decoder(shape).decode
    return lambda data: decode(msgspec.json.encode(data))


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT_IN)
def test_views_and_events_have_their_shapes(game: str) -> None:
    """Whole matches with every player count and option, human manners included."""
    wire = wire_of(game)
    assert wire is not None
    check_view, check_own, check_event = map(check_of, (wire.View, wire.Own, wire.Event))
    names = set()
    for number, setup in enumerate(SETUPS[game][::SOME] * examples(1)):
        match, rng = setup.match(seed_of(number)), Random(number)
        style = STYLES[game][number % len(STYLES[game])]
        happened = match.opening
        while True:
            check_view(match.view(None).data())
            for seat in range(match.players):
                check_own(match.game.own(match.state, seat))
            for event in happened:
                for viewer in (None, *range(match.players)):
                    shown = match.game.shown(event, viewer)
                    check_event(shown)
                    names.add(shown["event"])
            if match.over or len(match.moves) >= MOST_MOVES:
                break
            happened = advance(match, rng, style)
    assert names == {shape.__struct_config__.tag for shape in get_args(wire.Event)}
