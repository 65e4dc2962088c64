"""The Skip-Bo lesson: two turns, from the first 1 to the last card of the stock."""

from collections.abc import Sequence
from itertools import chain

from tablee.games.skipbo.rules.moves import PILES, WILD
from tablee.table.lesson_script import Script, ScriptStep

_STOCK = 5, 3, 8, 4  # the learner's, the top last
_BOTS_STOCK = 2, 9, 11, 5
_FIRST_HAND = 1, 2, WILD, 9, 6
_BOTS_HAND = 12, 10, 2, 8, 3
_FILLED_UP = 7, 1, 2, 10
_FIVE_MORE = 11, 12, 4, 8, 6

_STEPS = (
    ScriptStep("aim", shows=["stock"]),
    ScriptStep("begin", "h1>1"),
    ScriptStep("go-on", "h2>1"),
    ScriptStep("wild", "hW>1"),
    ScriptStep("stock", "s>1"),
    ScriptStep("discard", "h9:1", then="1:s>1 1:h12:1"),
    ScriptStep("your-turn", shows=["build:1"]),
    ScriptStep("climb", "h6>1"),
    ScriptStep("climb", "h7>1"),
    ScriptStep("stock-again", "s>1"),
    ScriptStep("from-discard", "d1>1"),
    ScriptStep("empty-hand", "h10>1"),
    ScriptStep("empty-hand", "h1>2"),
    ScriptStep("empty-hand", "h2>2"),
    ScriptStep("five-more", "s>2"),
    ScriptStep("complete", "h11>1"),
    ScriptStep("complete", "h12>1"),
    ScriptStep("win", "h4>2"),
    ScriptStep("win", "s>2"),
    ScriptStep("end"),
)


def _attempts(hand: Sequence[object]) -> list[str]:
    piles = [pile + 1 for pile in PILES]
    sources = ["s", *(f"h{card}" for card in dict.fromkeys(hand)), *(f"d{pile}" for pile in piles)]
    return [f"{source}>{pile}" for source in sources for pile in piles]


def _rather(asked: str, tried: str) -> str:
    if ":" in tried:
        return "discard" if ":" in asked else "too-soon"
    return "place" if asked.split(">")[0] == tried.split(">")[0] else "play"


SCRIPT = Script(
    game="skipbo",
    options={"stock_size": 4, "target": None, "dealer": 1},
    deck=[
        *chain.from_iterable(zip(_STOCK, _BOTS_STOCK, strict=True)),
        *_FIRST_HAND,
        *_BOTS_HAND,
        *_FILLED_UP,
        *_FIVE_MORE,
    ],
    level=1,
    steps=_STEPS,
    attempts=_attempts,
    rather=_rather,
)
