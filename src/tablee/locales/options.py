"""Options of a table in the reader's language; of a game without words here, as the game calls them."""

from collections.abc import Sequence

from tablee.game.contract import Scalar
from tablee.game.handicap import handicapped
from tablee.game.options import Option
from tablee.locales.words import Words


def option_name(words: Words, game: str, option: Option) -> str:
    key = f"option-{game}-{option.name}"
    return words.say(key) if words.has(key) else option.name.replace("_", " ").capitalize()


def option_value(words: Words, game: str, option: Option, value: Scalar, names: Sequence[str]) -> str:
    """`names`: of the seats, for options that are one."""
    key = f"option-{game}-{option.name}-"
    if option.kind == "handicap" and words.has(f"{key}value"):
        given = [
            words.say(f"{key}value", player=names[seat], count=number)
            for seat, number in handicapped(str(value))
        ]
        return ", ".join(given) or words.say(f"{key}value", player="", count="none")
    if words.has(f"{key}value"):
        known = "none" if value is None else value
        seat = value if isinstance(value, int) and 0 <= value < len(names) else None
        who, player = ("none", "") if seat is None else ("other", names[seat])
        return words.say(f"{key}value", points=known, count=known, who=who, player=player)
    if words.has(f"{key}{str(value).lower()}"):
        return words.say(f"{key}{str(value).lower()}")
    return "–" if value is None else str(value)
