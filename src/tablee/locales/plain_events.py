"""Events of games that bring no sentences, told from their data in English."""

from collections.abc import Mapping, Sequence
from typing import Any


def told_plainly(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """For an event that nobody has a sentence for: “Ada: played, card 7.”"""
    who = names[event["seat"]] if isinstance(event.get("seat"), int) else ""
    said = [str(event["event"]).replace("_", " ")]
    for name, value in event.items():
        if name not in ("event", "seat") and value is not None:
            said.append(f"{name.replace('_', ' ')} {_plain(name, value, names)}")
    text = ", ".join(said)
    return f"{who}: {text}." if who else f"{text[0].upper()}{text[1:]}."


def _plain(name: str, value: object, names: Sequence[str]) -> str:
    if name == "scores" and isinstance(value, Sequence):
        return ", ".join(f"{player} {score}" for player, score in zip(names, value, strict=True))
    if name == "winners" and isinstance(value, Sequence):
        return " and ".join(names[seat] for seat in value) or "nobody"
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "none"
    return str(value).replace("_", " ")
