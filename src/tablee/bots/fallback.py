"""Learned players need compiled code: who plays while it is being compiled, and how to have it ready."""

from functools import cache
from typing import Any

from tablee.bots.contract import Bot, Clock
from tablee.bots.ladder import Policy, best_level, best_plain_level, compiled_part, make_bot
from tablee.game.rng import Seeded
from tablee.kernels.readiness import find_lacking, is_ready
from tablee.match.match import Match


def present_level(game: str, policy: Policy) -> Policy:
    """The level that can play at once: this one, or the one that plays until it is compiled.

    Settings of a table may name a level that only other games have: then it is the game's best.
    """
    policy = _at_most_best(game, policy)
    needed = compiled_part(game, policy)
    return policy if not needed or is_ready(game, needed) else best_plain_level(game)


def _at_most_best(game: str, policy: Policy) -> Policy:
    return min(policy, best_level(game)) if isinstance(policy, int) else policy


class PatientBot:
    """A bot whose first move nobody waits for. As soon as its level is ready, that level plays.

    It looks at files, so it is not for an event loop.
    """

    def __init__(self, game: str, policy: Policy, seed: bytes, seat: int) -> None:
        self._game, self._policy, self._seed, self._seat = game, policy, seed, seat
        self._present: Policy | None = None
        self._bot: Bot

    def choose(self, view: Any, clock: Clock) -> Any:
        """One of `view.legal_moves`, which must not be empty."""
        if needed := compiled_part(self._game, _at_most_best(self._game, self._policy)):
            find_lacking([(self._game, needed)])
        present = present_level(self._game, self._policy)
        if present != self._present:
            self._bot = make_bot(self._game, present, self._seed, self._seat)
            self._present = present
        return self._bot.choose(view, clock)


_LONG = Clock(milliseconds=600_000)
_MOVES = 12  # after which all of a champion's ways to choose have been used


@cache
def make_ready(game: str, level: int) -> None:
    """Load, or compile, all that this level of a game needs."""
    match = Match(game, 2, {}, Seeded(bytes(32)))
    bot = make_bot(game, level, bytes(32), 0)
    for _ in range(_MOVES):
        seat = match.actors()[0]
        match.push(seat, bot.choose(match.view(seat), _LONG))
