"""Steps of tables at which one seat is the learner's and opponents hold the others.

A step is the learner's move and all moves of the opponents up to its next one. Compiled bots move at once;
`choose` is what must be known about them, and a game's part `bots.playouts` realises it. An opponent from
outside is Python: the table waits for it, its seat stands in `turns`, and `answer_for` takes its move.
At a table of the plain rules all opponents are from outside.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from numba.extending import register_jitable

from tablee.envs.engine import (
    LEGAL,
    NOBODY,
    Kernel,
    actor,
    advance,
    begin,
    first_illegal,
    is_legal,
    observe,
    realise,
    show,
)
from tablee.envs.table_record import TERMINATED, TRUNCATED
from tablee.kernels.decorators import Array, Number, Record, compiled

_DONE = TERMINATED | TRUNCATED


class Seats(NamedTuple):
    """Who sits where: the learner's seat, which others are Python's, and how compiled bots think."""

    learner: int
    outside: Array
    mind: Any


class Rows(NamedTuple):
    """What is written in place, a row for each table."""

    observations: Array  # of the seat in `turns`
    masks: Array
    turns: Array  # the learner's seat, or an opponent's that is waited for; NOBODY where the table rests
    rewards: Array  # the learner's, since its last move
    terminated: Array
    truncated: Array
    finals: Array  # what the learner saw at the end of the last episode
    fresh: Array  # the learner has not moved in this episode


def choose(t: Record, seat: Number, mind: Any) -> Any:
    """The code of the move that the bot of this seat makes; it is its turn."""
    raise NotImplementedError


def _is_asked(seat: Number, seats: Seats) -> bool:
    return bool(seat == seats.learner or seats.outside[seat])


def _begin_for(t: Record, seats: Seats) -> None:
    """Deal until somebody is asked. A bot may win before that: then again."""
    begin(t)
    mover = actor(t)
    while not _is_asked(mover, seats):
        if advance(t, choose(t, mover, seats.mind)) & TERMINATED:
            begin(t)
        mover = actor(t)


def _move_for(t: Record, i: Number, code: Number, seats: Seats, rows: Rows) -> None:
    """A legal move, and those of the bots after it. The end of an episode is written down."""
    stops = TERMINATED if rows.fresh[i] else _DONE  # nothing is cut before the learner has moved
    flags = advance(t, code)
    while not flags & stops:
        mover = actor(t)
        if _is_asked(mover, seats):
            break
        flags |= advance(t, choose(t, mover, seats.mind))
    if rows.fresh[i]:
        if flags & TERMINATED:  # before the learner has moved: as if it had not been dealt
            _begin_for(t, seats)
    else:
        rows.rewards[i] = t.rewards[seats.learner]
        if flags & _DONE:
            rows.terminated[i] = flags & TERMINATED != 0
            rows.truncated[i] = flags & TRUNCATED != 0
            observe(t, seats.learner, rows.finals[i])
            rows.fresh[i] = True
            if t.restarts:
                _begin_for(t, seats)
            else:
                t.over = True
    if t.over:  # a final sight is that of the learner, and not that of seat 0
        t.legal_count = 0
        rows.masks[i] = 0
        rows.observations[i] = rows.finals[i]
        rows.turns[i] = NOBODY
    else:
        rows.turns[i] = show(t, rows.observations[i], rows.masks[i])


def reset_for(tables: Array, which: Array, seats: Seats, rows: Rows) -> None:
    """Deal the next episode at all tables of `which`."""
    for i in which:
        t = tables[i]
        _begin_for(t, seats)
        rows.rewards[i] = 0
        rows.terminated[i] = False
        rows.truncated[i] = False
        rows.fresh[i] = True
        rows.turns[i] = show(t, rows.observations[i], rows.masks[i])


def step_for(tables: Array, actions: Array, seats: Seats, rows: Rows) -> Number:
    """A move of the learner at every table. LEGAL, or the first table where it is not: nothing has changed.

    Where the episode ends, `finals` gets what the learner sees last. A table that restarts goes on with its
    next episode; one that does not rests, and its actions are ignored.
    """
    wrong = first_illegal(tables, actions)
    if wrong != LEGAL:
        return wrong
    for i in range(len(tables)):
        t = tables[i]
        rows.rewards[i] = 0
        if t.over:
            continue
        for seat in range(t.players):
            t.rewards[seat] = 0
        rows.terminated[i] = False
        rows.truncated[i] = False
        rows.fresh[i] = False
        _move_for(t, i, actions[i], seats, rows)
    return LEGAL


def answer_for(tables: Array, which: Array, actions: Array, seats: Seats, rows: Rows) -> Number:
    """A move of the opponent that the tables of `which` wait for. LEGAL, or the first that is not."""
    for k in range(len(which)):
        if not is_legal(tables[which[k]], actions[k]):
            return k
    for k in range(len(which)):
        _move_for(tables[which[k]], which[k], actions[k], seats, rows)
    return LEGAL


class LearnerSteps(NamedTuple):
    """What steps tables of one kind."""

    reset_for: Callable[..., Any]
    step_for: Callable[..., Any]
    answer_for: Callable[..., Any]


for _function in (_is_asked, _begin_for, _move_for):
    register_jitable(_function)

PLAIN = LearnerSteps(reset_for, step_for, answer_for)


class Mind(NamedTuple):
    """How the compiled players of all seats think, the random numbers of each, and room to think in."""

    lineup: Any
    streams: Array
    room: Any


def compiled_steps(kernel: Kernel) -> LearnerSteps:
    """For the tables of a game. To be called once for each, after `compiled_engine`."""
    if kernel.players is not None:
        choose_in = kernel.players.choose

        def choose_at(t: Record, seat: Number, mind: Mind) -> Any:
            return choose_in(t.state, seat, mind.lineup, mind.streams[seat], mind.room)

        realise(kernel.TABLE, choose, register_jitable(choose_at))
    return LearnerSteps(*(compiled(function, kernel.__name__) for function in PLAIN))
