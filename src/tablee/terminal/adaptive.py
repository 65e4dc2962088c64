"""Bots at this device that adapt to who plays here: as those of a server, learned from the same matches."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random

from tablee.bots.cast import free_name
from tablee.bots.strength import learn, lessons, strength_from, together
from tablee.game.registry import game_named
from tablee.match.record import Record, encode
from tablee.terminal.storage import Chair, keep_strengths, known_strengths

WORD = "adaptive"  # as people type it instead of a level
FIRST = 2  # the level that such a bot has before it has drawn one


def adapted(game: str, chairs: Sequence[Chair], options: Mapping[str, object], seed: str) -> list[Chair]:
    """The chairs of the next match: adaptive bots play what suits the people, drawn with this seed."""
    if not any(chair.adaptive for chair in chairs):
        return list(chairs)
    known, people = known_strengths(game), [chair.name for chair in chairs if chair.bot is None]
    strength = together([strength_from(known.get(name)) for name in people])
    made, draw = game_named(game).make_options(options, len(chairs)), Random(seed)
    taken = {chair.name for chair in chairs if not chair.adaptive}
    found = []
    for chair in chairs:
        if chair.adaptive:
            level = strength.level(game, made, draw.random())
            chair = Chair(free_name(level, taken), level, adaptive=True)
            taken.add(chair.name)
        found.append(chair)
    return found


def learn_from(game: str, record: Record, people: Sequence[str | None]) -> None:
    """What a match that is over tells about the people, by name and seat. A full disk costs only that."""
    learned = learn(known_strengths(game), game, lessons(game, encode(record), people))
    if learned:
        with suppress(OSError):
            keep_strengths(game, learned)
