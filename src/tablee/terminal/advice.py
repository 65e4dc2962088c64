"""Hints for a seat, thought of in a thread: the kernels release the interpreter while they play."""

import sys
from typing import TYPE_CHECKING

from tablee.bots.ladder import champion_is_compiled
from tablee.terminal.sitting import Data
from tablee.terminal.speech import Names, Speech
from tablee.terminal.thinking import in_background
from tablee.terminal.viewing import view_of

if TYPE_CHECKING:
    from tablee.review.hints import Hint
    from tablee.review.reasons import Reason

BEST = 3  # so many are shown
_CARDS = ("card", "on", "old", "top")


def is_prepared() -> bool:
    """Whether a hint comes at once; the first one of all compiles for half a minute."""
    return "tablee.review.hints" in sys.modules


async def advice(view: Data) -> list["Hint"]:
    """The best moves of the view's seat, best first. Raises `ValueError` if it is not to act."""
    return await in_background(_think, view)


def _think(view: Data) -> list["Hint"]:
    from tablee.review.hints import hints  # loads the kernels, which most games never need

    game = view["game"]
    return hints(game, view_of(view), champion=champion_is_compiled(game))[:BEST]  # nobody waits for that


def spoken(hint: "Hint", game: str, speech: Speech, names: Names) -> str:
    """One line: the move, how good it is and why."""
    chance = hint.chance
    return speech.say(
        "hint-line",
        move=str(hint.move),
        chance=f"{100 * chance.value:.0f}",
        low=f"{100 * chance.low:.0f}",
        high=f"{100 * chance.high:.0f}",
        points="none" if hint.score is None else speech.points(hint.score.value),
        reason=reason_for(hint.reason, game, speech, names),
    )


def reason_for(reason: "Reason", game: str, speech: Speech, names: Names) -> str:
    """In the reader's language; in English if there are no words for it."""
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
