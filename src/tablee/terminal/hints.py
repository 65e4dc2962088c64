"""Hints, computed in a background thread: the kernels release the interpreter while they play."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.game.registry import game_named
from tablee.kernels.readiness import Preparation, find_lacking
from tablee.terminal.speech import Names, Speech
from tablee.terminal.table_state import Data

if TYPE_CHECKING:
    from tablee.review.game_hints import QuickHint, Reason
    from tablee.review.hints import Hint

    Advised = Hint | QuickHint

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

BEST = 3  # hints that are shown
_preparations: dict[str, Preparation] = {}  # each ends with this program at the latest
_CARDS = ("card", "on", "old", "top")


async def best_moves(view: Data) -> Sequence["Advised"]:
    """The best moves of a seat, best first. Only one, without chances, until the kernels are compiled.

    Raises `ValueError` if it is not this seat's turn.
    """
    return await in_background(_best_moves, view)


def _best_moves(view: Data) -> Sequence["Advised"]:
    game = view["game"]
    lacking = find_lacking([(game, "hints"), (game, "champion")])
    if (game, "hints") in lacking:
        from tablee.review.game_hints import quick_hint

        if game not in _preparations:  # a table of one's own has begun with it, one at a server has not
            _preparations[game] = Preparation([(game, "hints")])
        return [quick_hint(game, game_named(game).view_from(view))]
    from tablee.review.hints import hints  # loads the kernels, which most games never need

    return hints(game, game_named(game).view_from(view), champion=not lacking)[:BEST]


def hint_line(hint: "Advised", game: str, speech: Speech, names: Names, move: str = "") -> str:
    """A line with the move, its chances and the reason. `move`: the keys to press, if not the notation."""
    from tablee.review.game_hints import QuickHint

    reason = reason_for(hint.reason, game, speech, names)
    move = move or str(hint.move)
    if isinstance(hint, QuickHint):
        return speech.say("hint-quick", move=move, reason=reason)
    chance = hint.chance
    return speech.say(
        "hint-line",
        move=move,
        chance=f"{100 * chance.value:.0f}",
        low=f"{100 * chance.low:.0f}",
        high=f"{100 * chance.high:.0f}",
        points="none" if hint.score is None else speech.points(hint.score.value),
        reason=reason,
    )


def reason_for(reason: "Reason", game: str, speech: Speech, names: Names) -> str:
    """The reason in the reader's language, or else in English."""
    values: dict[str, str | int] = {}
    for name, value in reason.details.items():
        if name == "seat" and isinstance(value, int):
            values["player"] = names.names[value]
        elif name in _CARDS:
            face = int(value) if isinstance(value, str) and value.isdecimal() else value
            values |= {name: speech.say("card", face=face), f"a_{name}": speech.say("card-a", face=face)}
        elif isinstance(value, int):
            values[name] = value
        else:
            values[name] = str(value)
    text = speech.say(f"reason-{game}-{reason.code}", **values)
    return reason.sentence if text.startswith("reason-") else text[:1].upper() + text[1:]


Thought = TypeVar("Thought")
_SHARE = (
    0.0005  # seconds that a thought in Python keeps the screen waiting at a time; usually it would be 0.005
)


async def in_background(think: Callable[..., Thought], *about: Any) -> Thought:
    """Run a function in a daemon thread and return its result.

    With `asyncio.to_thread`, leaving would have to wait until the function returns.
    """
    sys.setswitchinterval(_SHARE)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Thought] = loop.create_future()

    def settle(thought: Thought | None, error: BaseException | None) -> None:
        if answer.done():  # nobody wants to know any more
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(thought)  # type: ignore[arg-type]

    def run() -> None:
        thought, error = None, None
        try:
            thought = think(*about)
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(settle, thought, error)

    threading.Thread(target=run, name="thinking", daemon=True).start()
    return await answer
