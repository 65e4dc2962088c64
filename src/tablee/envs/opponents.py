"""Who plays against a learner: compiled bots, bots in Python, and policies such as a frozen learner.

A named bot that the kernels know plays compiled, inside the step. All others are asked from Python: a bot
sees the view of its seat, table by table, and a policy the rows of all tables that wait for it at once.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from numbers import Integral
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tablee.bots.contract import Bot, Clock, is_own
from tablee.bots.ladder import UnknownBot, Who, make_bot, policy_named
from tablee.envs.encoding import codes_of
from tablee.envs.tables import backend_of, plays_at_tables
from tablee.game.registry import game_named
from tablee.game.rng import game_seed
from tablee.kernels.decorators import Array

PolicyFunction = Callable[[NDArray[Any], NDArray[np.bool_]], Any]  # observations and masks, to actions
Opponent = Who | PolicyFunction
Opponents = Opponent | Sequence[Opponent]  # one for all other seats, or one for each of them
Ask = Callable[[Array, NDArray[Any], NDArray[np.bool_]], NDArray[np.int64]]


def by_seat(opponents: Opponents, players: int, learner: int) -> dict[int, Opponent]:
    """The opponent at each seat but the learner's. Raises `ValueError` if there are too few or too many."""
    others = [seat for seat in range(players) if seat != learner]
    if not isinstance(opponents, list | tuple):
        return dict.fromkeys(others, cast(Opponent, opponents))
    if len(opponents) != len(others):
        raise ValueError(f"{players} players have {len(others)} opponents, not {len(opponents)}")
    return dict(zip(others, opponents, strict=True))


def compiled_policy(game: str, who: Opponent) -> int | str | None:
    """The level or name by which kernels know an opponent; None if it is asked from Python.

    Raises `UnknownBot`.
    """
    if not isinstance(who, str | Integral):
        if not is_own(who):
            raise UnknownBot(game, who)
        return None
    policy = policy_named(game, who)
    return policy if plays_at_tables(game, policy) else None


def asking(game: str, who: Opponent, options: Any, tables: Any, key: bytes, seat: int) -> Ask:
    """How to ask an opponent that is not compiled for moves. Raises `ValueError` if it cannot be one."""
    if not is_policy(who):
        return BotsAtTables(game, who, options, tables, key, seat)  # type: ignore[arg-type]
    policy: Any = who

    def ask(which: Array, observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        actions = np.asarray(policy(observations, masks))
        if actions.shape != (len(which),) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"the opponent at seat {seat} was shown {len(which)} tables and must answer as many whole "
                f"numbers; it answered an array of {actions.dtype} with the shape {actions.shape}"
            )
        return actions.astype(np.int64)

    return ask


def is_policy(who: object) -> bool:
    """Whether this is a function of observations and masks. Raises `ValueError` if it is no opponent."""
    if isinstance(who, str | Integral | type) or callable(getattr(who, "choose", None)):
        return False
    try:
        parameters: Mapping[str, Parameter] = signature(who).parameters  # type: ignore[arg-type]
    except (TypeError, ValueError):
        parameters = {}
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    needed = sum(p.kind in positional and p.default is Parameter.empty for p in parameters.values())
    if needed not in (1, 2):
        raise ValueError(
            "an opponent that is a function takes one argument, a view, and answers a move; or two, "
            "observations and masks, and answers an action for each row: write a lambda around this one"
        )
    return needed == 2


class BotsAtTables:
    """A bot in Python at the same seat of every table. One with a name or a class is made anew for each."""

    def __init__(self, game: str, who: Who, options: Any, tables: Any, key: bytes, seat: int) -> None:
        self.game, self.who, self.options, self.tables, self.seat = game, who, options, tables, seat
        self._key = key
        self._bots: dict[int, Bot] = {}
        self._bot_at(0)  # raises what is wrong with it now, and not in the middle of a game

    def __call__(self, which: Array, observations: Any, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        return np.array([self._code(int(i)) for i in which], dtype=np.int64)

    def _bot_at(self, i: int) -> Bot:
        if i not in self._bots:
            self._bots[i] = make_bot(self.game, self.who, game_seed(self._key, i), self.seat)
        return self._bots[i]

    def _code(self, i: int) -> int:
        view: Any = backend_of(self.game).view_of(self.tables, i, self.options, self.seat)
        move = self._bot_at(i).choose(view, Clock())
        if isinstance(move, str):
            move = game_named(self.game).parse_move(move)
        if move not in view.legal_moves:
            raise ValueError(f"the opponent at seat {self.seat} answered {move!r}, which is not legal")
        return codes_of(self.game)[move]
