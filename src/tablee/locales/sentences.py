"""Refusals and events as sentences for one reader. The top of `en/games.ftl` says what is made of what."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tablee.game.contract import Scalar
from tablee.game.options import Option, handicapped
from tablee.game.registry import GAMES
from tablee.locales.words import Value, Words

_NO_GAME = "none"
_FIRST = ("seat", "dealer")
_SECOND = ("owner", "called", "instead_of", "goes_on")
_CARDS = ("card", "out", "discard", "number", "needed")
_PILES = ("pile", "from_pile")
_COLUMNS = "abcd"


class Refusal(Protocol):
    """What is asked of a refusal: that of the games has it, and so has the one of the wire."""

    @property
    def code(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def given(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def details(self) -> Mapping[str, Any]: ...


def sentence(words: Words, refusal: Refusal | Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Why not, to whoever tried it. `names` are those of the seats, where there are any.

    A game that brings no words of its own is quoted in English.
    """
    if isinstance(refusal, Mapping):
        code, rule, given = refusal["code"], refusal["rule"], refusal["given"]
        english, details = refusal["sentence"], refusal["details"]
    else:
        code, rule, given = refusal.code, refusal.rule, refusal.given
        english, details = refusal.sentence, refusal.details
    game = _game_of(rule)
    if game != _NO_GAME and not words.has(f"game-{game}"):
        return str(english)

    values: dict[str, Value] = {"given": given, "game": game}
    if given.isdecimal():
        values["seat"] = int(given) + 1
    for name, value in details.items():
        if name == "turn":
            values["player"] = names[value]
        elif name == "seat":
            values["seat"] = value + 1
        elif name in _CARDS:
            values |= _card(words, name, value)
        elif name == "allowed":
            values[name] = value.replace(" or ", ", ")
        else:
            values[name] = _plain(value)
    return words.say(f"refusal-{code}", **values)


def told(words: Words, game: str, event: Mapping[str, Any], names: Sequence[str], you: int | None) -> str:
    """What happened, as a seat was shown it; `you` is the reader's seat, if the reader has one."""
    values: dict[str, Value] = dict.fromkeys(("who", "whom", "card", "cards", "stock_sizes"), "none")
    doubling = GAMES[game].FACTS.doubling if game in GAMES else None
    first = next((event[name] for name in _FIRST if name in event), None)
    for name, value in event.items():
        if name in _FIRST:
            values |= {"player": _name(names, value), "who": _relation(value, you)}
        elif name in _SECOND or name == doubling:
            relation = "self" if value is not None and value == first else _relation(value, you)
            values |= {"other": _name(names, value), "whom": relation}
        elif name in _CARDS:
            values |= _card(words, name, value)
        elif name in _PILES and value is not None:
            values[name] = value + 1
        elif name == "column":
            values[name] = _COLUMNS[value]
        elif name == "cards" and not isinstance(value, int):
            word = "card-a" if len(value) == 1 else "card"
            values[name] = ", ".join(words.say(word, face=face) for face in value)
        elif name == "tops":
            values[name] = _each(words, [words.say("card", face=face) for face in value], names, you)
        elif name == "stock_sizes":
            values[name] = _each(words, [str(size) for size in value], names, you) if value else "none"
        elif name == "scores":
            values[name] = _each(words, _points(value, event.get(doubling or "")), names, you)
        elif name == "winners":
            values |= _winners(words, value, names, you)
        else:
            values[name] = _plain(value)
    key = f"event-{game}-{event['event']}"
    if words.has(f"game-{game}") or words.has(key):
        return words.say(key, **values)
    return told_plainly(event, names)


def _game_of(rule: str) -> str:
    """The game whose rules have such ids; the server's refusals are about none."""
    prefix = rule.partition("-")[0]
    return next((name for name, game in GAMES.items() if prefix and game.FACTS.rules == prefix), _NO_GAME)


def _plain(value: object) -> Value:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _name(names: Sequence[str], seat: int | None) -> str:
    return "" if seat is None else names[seat]


def _relation(seat: int | None, you: int | None) -> str:
    if seat is None:
        return "none"
    return "you" if seat == you else "other"


def _card(words: Words, name: str, face: int | str | None) -> dict[str, Value]:
    """Refusals write numbers as text; a message tells 8 from 9 only as numbers."""
    if face is None:
        return {name: "none", f"a_{name}": "none"}
    if isinstance(face, str) and face.isdecimal():
        face = int(face)
    spoken: dict[str, Value] = {
        name: words.say("card", face=face),
        f"a_{name}": words.say("card-a", face=face),
    }
    return spoken if name != "card" else {**spoken, "wild": "yes" if face == "W" else "no"}


def _each(words: Words, values: Sequence[str], names: Sequence[str], you: int | None) -> str:
    return ", ".join(
        words.say("player-value", who=_relation(seat, you), player=name, value=value)
        for seat, (name, value) in enumerate(zip(names, values, strict=True))
    )


def _points(scores: Sequence[int], twice: int | None) -> list[str]:
    """Of a score that was doubled, also how it came about."""
    return [
        f"{score // 2} × 2 = {score}" if seat == twice else str(score).replace("-", "−")
        for seat, score in enumerate(scores)
    ]


def _winners(words: Words, seats: Sequence[int], names: Sequence[str], you: int | None) -> dict[str, Value]:
    others = [names[seat] for seat in seats if seat != you]
    if not seats:
        won = "nobody"
    elif you in seats:
        won = "with_others" if others else "you"
    else:
        won = "one" if len(seats) == 1 else "several"
    return {
        "won": won,
        "winners": words.listed([names[seat] for seat in seats]),
        "others": words.listed(others),
    }


def told_plainly(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """In English, for an event of a game that brings no sentences: “Ada: played, card 7.”"""
    who = names[event["seat"]] if isinstance(event.get("seat"), int) else ""
    said = [str(event["event"]).replace("_", " ")]
    for name, value in event.items():
        if name not in ("event", "seat") and value is not None:
            said.append(f"{name.replace('_', ' ')} {_in_english(name, value, names)}")
    text = ", ".join(said)
    return f"{who}: {text}." if who else f"{text[0].upper()}{text[1:]}."


def _in_english(name: str, value: object, names: Sequence[str]) -> str:
    if name == "scores" and isinstance(value, Sequence):
        return ", ".join(f"{player} {score}" for player, score in zip(names, value, strict=True))
    if name == "winners" and isinstance(value, Sequence):
        return " and ".join(names[seat] for seat in value) or "nobody"
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "none"
    return str(value).replace("_", " ")


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
