"""Steps of tables at which one seat is the learner's and bots hold the others.

A step is the learner's move and all moves of the bots up to its next one. `choose` is what a game must
know; the modules `against` of the two games realise it.
"""

from typing import Any

from tablee.envs.stepping import LEGAL, actor, advance, begin, first_illegal, observe, show
from tablee.envs.tables import PAID, TERMINATED, TRUNCATED
from tablee.jit.decorators import Array, Number, Record, compiled

_DONE = TERMINATED | TRUNCATED


def choose(t: Record, seat: Number, mind: Any) -> Any:
    """The code of the move that the bot of this seat makes; it is its turn."""
    raise NotImplementedError


@compiled
def _let_bots_play(t: Record, seat: Number, mind: Any) -> Number:
    """Until the seat is to move or the episode is over. The flags of what has come of it."""
    flags = 0
    while not flags & _DONE:
        mover = actor(t)
        if mover == seat:
            break
        flags |= advance(t, choose(t, mover, mind))
    return flags


@compiled
def _begin_for(t: Record, seat: Number, mind: Any) -> None:
    """Deal until the seat comes to move: with the smallest stocks somebody may win before that."""
    begin(t)
    while _let_bots_play(t, seat, mind) & _DONE:
        begin(t)
    for other in range(t.players):
        t.rewards[other] = 0


@compiled
def _step_for(t: Record, code: Number, seat: Number, mind: Any, final: Array) -> Number:
    """A legal move of the seat and the answers to it. `final` is written if they end the episode."""
    for other in range(t.players):
        t.rewards[other] = 0
    flags = advance(t, code)
    if not flags & _DONE:
        flags |= _let_bots_play(t, seat, mind)
    if flags & _DONE:
        observe(t, seat, final)
        t.over = True
    return flags


@compiled
def reset_for(
    tables: Array, which: Array, seat: Number, mind: Any, observations: Array, masks: Array
) -> None:
    """Deal the next episode at all tables of `which`."""
    for i in which:
        _begin_for(tables[i], seat, mind)
        show(tables[i], observations[i], masks[i])


@compiled
def step_for(
    tables: Array,
    actions: Array,
    seat: Number,
    mind: Any,
    observations: Array,
    masks: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
    finals: Array,
) -> Number:
    """A move of the seat at every table. LEGAL, or the first table where it is not: then nothing has changed.

    Where the episode ends, `finals` gets what the seat sees last. A table that restarts is shown at the
    beginning of its next episode; one that does not rests, and its actions are ignored.
    """
    wrong = first_illegal(tables, actions)
    if wrong != LEGAL:
        return wrong
    for i in range(len(tables)):
        t = tables[i]
        rewards[i] = 0
        if t.over:
            continue
        flags = _step_for(t, actions[i], seat, mind, finals[i])
        if flags & PAID:
            rewards[i] = t.rewards[seat]
        terminated[i] = flags & TERMINATED != 0
        truncated[i] = flags & TRUNCATED != 0
        if flags & _DONE and t.restarts:
            _begin_for(t, seat, mind)
        if t.over:  # a final sight is that of the learner, and not that of seat 0
            t.legal_count = 0
            masks[i] = 0
            observations[i] = finals[i]
        else:
            show(t, observations[i], masks[i])
    return LEGAL
