"""Compiling what there is to compile, before anybody waits for it.

    python -m tablee.preparation                          all there is
    python -m tablee.preparation skyjo                    all of a game
    python -m tablee.preparation skyjo:hints skipbo:champion

compiles what these parts of the games still lack, and prints how many functions it has compiled, a line for
each. `kernels.readiness` starts it beside a server or a game; `scripts/release.py` puts what it compiles
into the wheels.
"""

import os
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tablee.game.registry import GAMES
from tablee.kernels.readiness import ATTACHED, IDLE, PARTS, find_lacking, mark_ready
from tablee.kernels.store import forget_old

_PLAYERS = 2  # compiled code is the same for any number
_SEED = bytes(32)


def prepare(game: str, part: str) -> None:
    """Compile, or load, all that a part of a game needs (the parts of `readiness.PARTS`)."""
    _USES[part](game)
    mark_ready(game, part)


# Each of these uses a part the way people do, so that the same signatures are compiled.


def _simulation(game: str) -> None:
    from tablee.arena.simulate import Simulation, simulate

    simulate(Simulation(game, _PLAYERS, 1, "uniform", 0, {}), threads=1)


def _levels(game: str) -> None:
    from tablee.arena.lab.experiments import Measurements, Starters
    from tablee.arena.lab.game_lab import known_start
    from tablee.arena.tournament import Tournament, play

    play(Tournament(game, ["2", "1"], _PLAYERS, 1, 0, {}), threads=1)
    Measurements(0, threads=1).play([Starters(game, _PLAYERS, known_start(game, _PLAYERS), 1)])


def _learned_matches(game: str) -> None:
    from tablee.arena.tournament import Tournament, play
    from tablee.bots.ladder import LEVELS

    learned = [level.number for level in LEVELS[game] if level.compiled == "learned"]
    play(Tournament(game, [*learned, "1"], _PLAYERS, 1, 0, {}), threads=1)


def _hints(game: str) -> None:
    from tablee.review.hints import hints, win_chances

    match = _after_set_up(game)
    view = match.view(match.actors()[0])
    hints(game, view, playouts=8, champion=False)
    win_chances(game, view, playouts=1)


def _review(game: str) -> None:
    from tablee.review.game_review import review_of

    match = _after_set_up(game)
    view = match.view(match.actors()[0])
    judge = review_of(game).judge(match.options, match.players)
    for move in view.legal_moves:  # one of which the judge does not think by itself
        judge.thoughts(view, move)
    judge.chances(match.state, match.totals)
    judge.compare(view, view.legal_moves[:2], 0, 1, _SEED)


def _learned(game: str) -> None:
    _bots_that_need("learned", game)


def _champion(game: str) -> None:
    _bots_that_need("champion", game)


def _bots_that_need(part: str, game: str) -> None:
    from tablee.bots.fallback import make_ready
    from tablee.bots.ladder import LEVELS

    for level in LEVELS[game]:
        if level.compiled == part:
            make_ready(game, level.number)


def _environments(game: str) -> None:
    import numpy as np

    from tablee.envs.batch import BatchEnv
    from tablee.envs.episodes import new_episodes
    from tablee.envs.learner import LearnerTables
    from tablee.envs.tables import backend_of

    env = BatchEnv(game, 2, _PLAYERS, seed=0)
    env.reset()
    env.step(env.sample())
    env.observe(0)
    step_table = backend_of(game).ENGINE.step_table
    step_table(env.tables[:1], int(env.sample()[0]), env.observations[0], env.masks[0])  # PettingZoo's
    for opponents in ("random", _first_legal):
        tables = LearnerTables(game, 2, new_episodes(game, _PLAYERS, {}, True), opponents, seed=0)
        tables.reset(tables.everywhere)
        tables.step(np.argmax(tables.rows.masks, axis=1))


def _first_legal(observations: Any, masks: Any) -> Any:
    """An opponent in Python: the first legal move at each table."""
    return masks.argmax(axis=1)


def _after_set_up(game: str) -> Any:
    """A match in which somebody is to move."""
    from tablee.bots.contract import Clock
    from tablee.bots.ladder import make_bot
    from tablee.game.rng import Seeded
    from tablee.match.match import Match

    match = Match(game, _PLAYERS, {}, Seeded(_SEED))
    bot = make_bot(game, 1, _SEED, 0)
    for _ in range(2 * _PLAYERS):
        seat = match.actors()[0]
        match.push(seat, bot.choose(match.view(seat), Clock()))
    return match


_USES: dict[str, Callable[[str], None]] = {
    "simulation": _simulation,
    "levels": _levels,
    "learned-matches": _learned_matches,
    "hints": _hints,
    "learned": _learned,
    "champion": _champion,
    "review": _review,
    "environments": _environments,
}


def main(arguments: list[str]) -> None:
    """Prepare the parts that are named, in this order. `ATTACHED` and `IDLE` come before them."""
    if IDLE in arguments:
        _give_way()
        arguments.remove(IDLE)
    if ATTACHED in arguments:
        threading.Thread(target=_end_with_starter, daemon=True).start()
        arguments.remove(ATTACHED)
    _tell_what_is_compiled()
    failed = False
    for named in arguments or GAMES:
        game, _, part = named.partition(":")
        for each in [part] if part else PARTS:
            try:
                if find_lacking([(game, each)]):
                    prepare(game, each)
            except Exception:  # of a game that somebody else wrote: the others are compiled all the same
                traceback.print_exc()
                failed = True
    forget_old()
    if failed:
        sys.exit(1)


def _give_way() -> None:
    """Run only while a processor has nothing else to do, as far as this system can do that."""
    with suppress(OSError, AttributeError):  # forbidden, or Windows
        os.nice(19)
    with suppress(OSError, AttributeError):  # forbidden, or not Linux
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_starter() -> None:
    while os.read(0, 4096):  # not `sys.stdin`, whose lock would be held when the interpreter ends
        pass
    os._exit(0)  # an unfinished file has another name, and locks are given back


def _tell_what_is_compiled() -> None:
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        compiled = 0

        def on_start(self, event: Any) -> None: ...

        def on_end(self, event: Any) -> None:
            self.compiled += 1
            print(self.compiled, flush=True)

    event.register("numba:compile", Listener())


if __name__ == "__main__":
    main(sys.argv[1:])
