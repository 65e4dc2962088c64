"""Options of a table in the reader's language; of a game without words here, as the game calls them."""

from tablee.game.contract import Scalar
from tablee.game.options import Option
from tablee.terminal.speech import Speech


def label(speech: Speech, game: str, option: Option) -> str:
    return speech.find(f"option-{game}-{option.name}") or option.name.replace("_", " ").capitalize()


def hint(speech: Speech, game: str, option: Option) -> str:
    return speech.find(f"option-{game}-{option.name}-hint") or ""


def shown_value(speech: Speech, game: str, option: Option, value: Scalar) -> str:
    message = f"option-{game}-{option.name}-"
    if option.kind == "number":
        known = "none" if value is None else value
        text = speech.find(f"{message}value", points=known, count=known)
    else:
        text = speech.find(f"{message}{str(value).lower()}")
    if text is not None:
        return text
    if isinstance(value, bool):
        return speech.say("key-yes" if value else "key-no")
    return "–" if value is None else str(value)
