"""Who enters a tournament, and under which name: levels, programs, and bots written in Python."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.bots.contract import Bot, Function, is_own, own_name
from tablee.bots.external.process import Program
from tablee.bots.ladder import LEVELS, Policy, Who, compiled_part, plays_in_kernel, policy_named
from tablee.game.registry import has_part

Entrant = Policy | Program | Bot | type[Bot] | Function
Given = Who | Program


def entrants(
    game: str, bots: Sequence[Given] | Mapping[str, Given], programs: Sequence[Program] = ()
) -> dict[str, Entrant]:
    """The bots by name, in their order, and the programs behind them. A mapping has names of its own.

    Raises `UnknownGame`, `UnknownBot`, and `ValueError` for a bot that is named twice.
    """
    found: dict[str, Entrant] = {}
    named: list[tuple[str, Given]]
    if isinstance(bots, Mapping):
        named = list(bots.items())
    elif isinstance(bots, str) or not isinstance(bots, Sequence):
        raise ValueError('Give a list of bots, as [4, "greedy"].')
    else:
        named = [("", bot) for bot in bots]
    for name, bot in [*named, *(("", program) for program in programs)]:
        whoever: Any = bot
        entrant = whoever if isinstance(bot, Program) or is_own(bot) else policy_named(game, whoever)
        name = name or (_free(own_name(bot), found) if is_own(bot) else str(bot))
        if name in found or any(_same(entrant, other) for other in found.values()):
            raise ValueError("A bot cannot play against itself: name each one once.")
        found[name] = entrant
    return found


def called(game: str, name: str, entrant: Entrant) -> str:
    """What a bot that was entered under this name calls itself; a program that was not asked, nothing."""
    if isinstance(entrant, Program):
        return entrant.name
    return LEVELS[game][entrant - 1].name if isinstance(entrant, int) else name


def in_kernel(game: str, entrant: Entrant) -> bool:
    """Whether the game's kernel can play it."""
    return needs_networks(game, entrant) or (
        isinstance(entrant, int | str) and plays_in_kernel(game, entrant)
    )


def needs_networks(game: str, entrant: Entrant) -> bool:
    """Whether it is a level that judges by networks, in the kernel too."""
    if not isinstance(entrant, int) or not has_part(game, "bots.learned_playouts"):
        return False
    return compiled_part(game, entrant) == "learned"


def stays_here(entrant: Entrant) -> bool:
    """Whether it plays in the process that asks: a bot in Python need not be picklable."""
    return not isinstance(entrant, int | str | Program)


def _same(one: Entrant, other: Entrant) -> bool:
    return one is other if stays_here(one) or stays_here(other) else one == other


def _free(name: str, taken: Mapping[str, object]) -> str:
    """Several functions may be called `<lambda>`."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
