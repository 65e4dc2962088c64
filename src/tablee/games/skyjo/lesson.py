"""The Skyjo lesson: a round from the first two cards to closing it; some turns in the middle are left out."""

from collections.abc import Sequence
from itertools import chain

from tablee.games.skyjo.rules.moves import CELLS, cell_text
from tablee.table.lesson_script import Script, ScriptStep

# fmt: off
_GRID = (
    10, 5, 0,  2,
     2, 8, 4,  0,
     6, 7, 9, 10,
)
_BOTS_GRID = (
    3, 8, 5, 5,
    7, 6, 6, 4,
    9, 3, 2, 6,
)
# fmt: on
_FIRST_DISCARD = 1
_DRAWN = (
    *(9,),  # the bot's, after the learner took
    *(5, 2),
    *(12, 1),
    *(10,),  # after the learner took again
    *(8, 4, 9, 8, -1, 12, 3, 3, 11, 10, 7, 9),  # turns that are left out
    *(2, 0),
)
_LEFT_OUT = (
    "0:d 0:x>a2 1:d 1:k>a2 0:d 0:x>c2 1:d 1:x>a3 0:d 0:k>a3 1:d 1:x>b1 "
    "0:d 0:k>c3 1:d 1:k>a3 0:d 0:x>d1 1:d 1:x>c2 0:d 0:x>d2 1:d 1:x>d1"
)

_STEPS = (
    ScriptStep("aim"),
    ScriptStep("turn-two", "?a1"),
    ScriptStep("turn-two", "?b1", then="1:?a1 1:?d2"),
    ScriptStep("take", "t>a1", then="1:d 1:x>b2"),
    ScriptStep("draw", "d"),
    ScriptStep("keep", "k>b2", then="1:d 1:k>b2"),
    ScriptStep("draw-again", "d"),
    ScriptStep("reject", "x>c1", then="1:d 1:k>c1"),
    ScriptStep("column", "t>b3", then="1:d 1:x>a2"),
    ScriptStep("gone", later=_LEFT_OUT),
    ScriptStep("closing", shows=["d3"]),
    ScriptStep("close", "d"),
    ScriptStep("close-now", "k>d3", then="1:d 1:k>b1"),
    ScriptStep("end"),
)


def _attempts(_hand: Sequence[object]) -> list[str]:
    cells = [cell_text(cell) for cell in CELLS]
    return ["d", *(kind + cell for kind in ("?", "t>", "k>", "x>") for cell in cells)]


def _rather(asked: str, tried: str) -> str:
    if asked[0] == tried[0]:
        return "cell"
    return {"d": "draw", "t": "take", "k": "keep", "x": "reject"}[tried[0]]


SCRIPT = Script(
    game="skyjo",
    options={"limit": 100},
    deck=[*chain.from_iterable(zip(_BOTS_GRID, _GRID, strict=True)), _FIRST_DISCARD, *_DRAWN],
    level=1,
    steps=_STEPS,
    attempts=_attempts,
    rather=_rather,
)
