"""Who played a finished match: what records call them, as lists, replays and pages show them."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tablee.api.record_types import MatchPlayer
from tablee.bots.cast import cast_of
from tablee.table.names import seat_colours
from tablee.table.ports import People
from tablee.table.protocol import Colour
from tablee.table.stored import NOBODY, Finished, GroupSheet

if TYPE_CHECKING:  # a browser has no Fluent for Python
    from tablee.locales.words import Words

Worn = tuple[Colour | None, ...]  # the colours of the people of a match, by seat

_PROGRAM = re.compile(r"(.+) \(program\)")


def players_of(seats: Sequence[str], worn: Sequence[Colour | None]) -> list[MatchPlayer]:
    """By seat, from the names in a record. `worn`: the colours of people who are still known."""
    players = []
    for seat, bot, colour in zip(seats, cast_of(seats), seat_colours(worn), strict=True):
        program = _PROGRAM.fullmatch(seat)
        if bot is not None:
            players.append(MatchPlayer(bot.name, colour, level=bot.level))
        elif program is not None:
            players.append(MatchPlayer(program[1], colour, program=True))
        else:
            players.append(MatchPlayer(seat, colour))
    return players


def display_names(words: "Words", players: Sequence[MatchPlayer]) -> list[str]:
    """As a reader is told them; of equal ones the second is “Ada 2”."""
    seen: Counter[str] = Counter()
    names = []
    for number, player in enumerate(players, 1):
        name = player.name
        if name == NOBODY:
            name = words.say("shared-player-number", number=number)
        elif player.program:
            name = words.say("shared-program", name=name)
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


async def colours_worn(people: People, finished: Finished | GroupSheet) -> Worn:
    """As they like it now; nobody knows the colour of who was forgotten."""
    known = await people.load(person for person in finished.people if person is not None)
    worn = (known[person].colour if person in known else None for person in finished.people)
    return cast(Worn, tuple(worn))
