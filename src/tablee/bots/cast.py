"""Who the bots are: each level has a cast of eight, so that no two bots at a table have the same name.

They are birds, and birds sing: their names come from music, which has the same words in every language
that Tablée speaks, and hardly anybody is called like that. A browser knows them from the same file.
"""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

CAST: Mapping[int, Sequence[str]] = {
    int(level): tuple(names)
    for level, names in json.loads(files(__package__).joinpath("cast.json").read_text("utf-8")).items()
}
_LEVELS = {name.casefold(): level for level, names in CAST.items() for name in names}

# As records call bots: “Rondo (Robin 2)”. Earlier versions wrote “Robin 2” or “bot 2”.
_KINDS = ("Sparrow", "Robin", "Magpie", "Owl", "Falcon", "Champion")
_IN_RECORD = re.compile(r"(?P<name>\S+) \([^()]+ (?P<level>[1-6])\)")
_EARLIER = re.compile(rf"bot (?P<level>[1-6])|(?P<kind>{'|'.join(_KINDS)}) [1-8]")


class Character(NamedTuple):
    """One of them."""

    name: str
    level: int


def is_bots_name(name: str) -> bool:
    """Whether a bot is called that, or a record would take it for one."""
    return name.casefold() in _LEVELS or any(cast_of([name]))


def free_name(level: int, taken: Collection[str], first: int = 0) -> str:
    """Of a level's cast the first who is not there yet, beginning with number `first`."""
    cast = CAST[level]
    order = [cast[(first + step) % len(cast)] for step in range(len(cast))]
    return next((name for name in order if name not in taken), f"{order[0]} {len(taken) + 1}")


def face_of(name: str, level: int) -> list[str]:
    """What of web/public/faces.svg is its face: the bird of its level, and what it has of its own."""
    own = CAST[level].index(name) if name in CAST[level] else 0
    return [f"bird-{level}", *([f"own-{own}"] if own else [])]


def name_in_record(character: Character, kind: str) -> str:
    """`kind` is what its level is called."""
    return f"{character.name} ({kind} {character.level})"


def shown_names(seats: Sequence[str]) -> list[str]:
    """What the players of a record are called in a sentence."""
    cast = zip(seats, cast_of(seats), strict=True)
    return [seat if bot is None else bot.name for seat, bot in cast]


def cast_of(seats: Sequence[str]) -> list[Character | None]:
    """Who of a record's seats are bots. Earlier versions gave them no names: they get them here."""
    found: list[Character | None] = []
    taken = set(seats)
    for seat in seats:
        character = None
        if (read := _IN_RECORD.fullmatch(seat)) and read["name"].casefold() in _LEVELS:
            character = Character(read["name"], int(read["level"]))
        elif earlier := _EARLIER.fullmatch(seat):
            level = int(earlier["level"] or 1 + _KINDS.index(earlier["kind"]))
            character = Character(free_name(level, taken), level)
        if character is not None:
            taken.add(character.name)
        found.append(character)
    return found
