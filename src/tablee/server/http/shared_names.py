"""What the players of a record are called to a reader."""

import re
from collections import Counter
from collections.abc import Sequence

from tablee.bots.ladder import LEVELS
from tablee.locales.words import Words

_PROGRAM = re.compile(r"(.+) \(program\)")


def seat_names(words: Words, game: str, seats: Sequence[str]) -> list[str]:
    """As at the table: bots have their names of the reader's language; of equal ones the second is “Robin 2”.

    Records call a bot by its English name and its level, “Robin 2”, whichever seat it has; old ones say
    “bot 2”.
    """
    called = {f"{level.name} {level.number}": level.number for level in LEVELS[game]}
    called |= {f"bot {level.number}": level.number for level in LEVELS[game]}
    seen: Counter[str] = Counter()
    names = []
    for number, seat in enumerate(seats, 1):
        name = seat
        if seat == "—":  # somebody who wished to be forgotten
            name = words.say("shared-player-number", number=number)
        elif seat in called:
            name = words.say(f"level-{called[seat]}")
        elif program := _PROGRAM.fullmatch(seat):
            name = words.say("shared-program", name=program[1])
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names
