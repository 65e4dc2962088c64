"""Steps of many tables in one call, and of one: the same for all games, compiled or not.

What a table must be able to do comes first. A table of the plain rules has methods for it (`tables`);
for compiled tables, which are records, a game's kernel and its part `environment.kernel` realise it, and
numba picks what fits. Arrays are written in place.

These functions check nothing but that moves are legal. `batch.py` is their checked side.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numba
from numba.extending import overload, register_jitable

from tablee.envs.table_record import PAID, TERMINATED, TRUNCATED, draw_seed, pay_winners
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.matches import Core
from tablee.kernels.playouts import Choosers
from tablee.kernels.stream import below

NOBODY = -1
LEGAL = -1  # instead of a table's number
ILLEGAL = -1  # instead of flags
_DONE = TERMINATED | TRUNCATED


def begin(t: Record) -> None:
    """Deal the next episode."""
    t.begin()


def actor(t: Record) -> Any:
    """The seat that acts now. The game must not be over."""
    return t.actor()


def play(t: Record, code: Number) -> None:
    """Carry out a legal move of the seat that acts."""
    t.play(code)


def is_over(t: Record) -> Any:
    """Whether the present game or round of the match is over."""
    return t.is_over()


def winners(t: Record) -> Any:
    """A bit for each seat that has won the match; -1 while it goes on."""
    return t.winners()


def pay_scores(t: Record) -> None:
    """Add what the game that is over was worth to `rewards`."""
    t.pay_scores()


def deal_next(t: Record) -> None:
    """The next game or round of the match."""
    t.deal_next()


def list_legal(t: Record, seat: Number) -> None:
    """Put the codes of the legal moves of a seat into `legal`."""
    t.list_legal(seat)


def observe(t: Record, seat: Number, observation: Array) -> None:
    """Write what a seat sees."""
    t.observe(seat, observation)


def moves_made(t: Record) -> Any:
    """How many moves the episode has had."""
    return t.moves_made()


def drawn_below(streams: Any, count: Number) -> Any:
    """A random number less than this one."""
    return streams[0].below(count)


@overload(moves_made, strict=False)
def _moves_of_record(t: Record) -> Any:
    return lambda t: t.state.moves


@overload(drawn_below, strict=False)
def _drawn_compiled(streams: Array, count: Number) -> Any:
    return lambda streams, count: below(streams[0], count)


class Kernel(Protocol):
    """The part `environment.kernel` of a game, for its tables as records."""

    __name__: str
    core: Core
    TABLE: Any  # the dtype of the records, a `table_record.table_dtype`
    players: Choosers | None  # who can play there: the part `bots.playouts`

    def dealt(self, t: Record, /) -> None:
        """Compiled, like the next three: see to whatever the record has besides the match, after a deal."""

    def play(self, t: Record, code: Number, /) -> None:
        """Carry out a legal move of the seat that acts."""

    def pay_scores(self, t: Record, /) -> None:
        """Add what the game that is over was worth to `rewards`."""

    def observe(self, t: Record, seat: Number, observation: Array, /) -> None:
        """Write what a seat sees."""

    def state_of(self, tables: Array, i: int, options: Any, /) -> Any:
        """The state of the plain rules at a table, without the seed."""


def realise(table: Any, stub: Callable[..., Any], function: Callable[..., Any]) -> None:
    """Say that a compiled function is this stub, for records of this dtype."""
    record = numba.from_dtype(table)

    def call(t: Record, *others: Any) -> Any:
        return function(t, *others)

    overload(stub, strict=False)(lambda t, *others: call if t == record else None)


def _realise_all(kernel: Kernel) -> None:
    core, dealt = kernel.core, kernel.dealt
    start, next_game, list_moves = core.start, core.next_game, core.list_moves

    def begin_match(t: Record) -> None:
        draw_seed(t)
        start(t.state, t.seed, t)
        dealt(t)

    def deal_again(t: Record) -> None:
        next_game(t.state)
        dealt(t)

    def list_into(t: Record, seat: Number) -> None:
        t.legal_count = list_moves(t.state, seat, t.legal)

    def of_state(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda t: function(t.state)

    realised: dict[Any, Any] = {
        begin: register_jitable(begin_match),
        deal_next: register_jitable(deal_again),
        list_legal: register_jitable(list_into),
        actor: register_jitable(of_state(core.seat_to_move)),
        is_over: register_jitable(of_state(core.is_over)),
        winners: register_jitable(of_state(core.match_winners)),
        play: kernel.play,
        pay_scores: kernel.pay_scores,
        observe: kernel.observe,
    }
    for stub, function in realised.items():
        realise(kernel.TABLE, stub, function)


def advance(t: Record, code: Number) -> Number:
    """Carry out a legal move and deal what follows in the match. Adds to `rewards`, gives the flags."""
    play(t, code)
    flags = 0
    if is_over(t):
        bits = winners(t)
        if t.pays_scores:
            flags |= PAID
            pay_scores(t)
        elif bits >= 0:
            flags |= PAID
            pay_winners(t.rewards, t.players, bits)
        if bits >= 0:
            return flags | TERMINATED
        deal_next(t)
    if moves_made(t) >= t.max_moves:
        flags |= TRUNCATED
    return flags


def is_legal(t: Record, code: Number) -> bool:
    for i in range(t.legal_count):  # noqa: SIM110 — compiled
        if t.legal[i] == code:
            return True
    return False


def first_illegal(tables: Array, actions: Array) -> Number:
    """The first table that does not rest and where the move is not legal, or LEGAL."""
    for i in range(len(tables)):
        if not tables[i].over and not is_legal(tables[i], actions[i]):
            return i
    return LEGAL


def show(t: Record, observation: Array, mask: Array) -> Number:
    """Write what the seat that acts sees and may do, and give the seat. When it is over: what seat 0 sees."""
    mask[:] = 0
    if t.over:
        t.legal_count = 0
        observe(t, 0, observation)
        return NOBODY
    seat = actor(t)
    list_legal(t, seat)
    for i in range(t.legal_count):
        mask[t.legal[i]] = 1
    observe(t, seat, observation)
    return seat


def made(t: Record, code: Number) -> Number:
    """A legal move. Its flags; `rewards` are those of this move."""
    for seat in range(t.players):
        t.rewards[seat] = 0
    return advance(t, code)


def reset_tables(tables: Array, which: Array, observations: Array, masks: Array, turns: Array) -> None:
    """Deal the next episode at all tables of `which`."""
    for i in which:
        begin(tables[i])
        turns[i] = show(tables[i], observations[i], masks[i])


def step_tables(
    tables: Array,
    actions: Array,
    observations: Array,
    masks: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
    turns: Array,
    finals: Array,
) -> Number:
    """One move at every table that does not rest. LEGAL, or the first table where it is not: nothing happens.

    Where the episode ends, `finals` gets what every seat sees last; then comes the next episode or a rest.
    A table that rests pays nothing, and stays as it is.
    """
    wrong = first_illegal(tables, actions)
    if wrong != LEGAL:
        return wrong
    for i in range(len(tables)):
        t = tables[i]
        rewards[i] = 0
        if t.over:
            continue
        flags = made(t, actions[i])
        if flags & PAID:
            for seat in range(t.players):
                rewards[i, seat] = t.rewards[seat]
        terminated[i] = flags & TERMINATED != 0
        truncated[i] = flags & TRUNCATED != 0
        if flags & _DONE:
            for seat in range(t.players):
                observe(t, seat, finals[i, seat])
            if t.restarts:
                begin(t)
            else:
                t.over = True
        turns[i] = show(t, observations[i], masks[i])
    return LEGAL


def step_table(tables: Array, code: Number, observation: Array, mask: Array) -> Number:
    """One move at the only table: who acts next (less one if nobody) and the flags, or ILLEGAL.

    When it ends the episode, the table rests.
    """
    t = tables[0]
    if not is_legal(t, code):
        return ILLEGAL
    flags = made(t, code)
    if flags & _DONE:
        t.over = True
    return flags | (show(t, observation, mask) + 1) << 3


def show_tables(tables: Array, observations: Array, masks: Array, turns: Array) -> None:
    """Write once more what the seats that act see and may do."""
    for i in range(len(tables)):
        turns[i] = show(tables[i], observations[i], masks[i])


def observe_tables(tables: Array, seat: Number, observations: Array) -> None:
    """What one and the same seat sees at every table."""
    for i in range(len(tables)):
        observe(tables[i], seat, observations[i])


def sample_tables(tables: Array, streams: Array, actions: Array) -> None:
    """A legal move for every table, each as likely; 0 where there is none."""
    for i in range(len(tables)):
        count = tables[i].legal_count
        actions[i] = tables[i].legal[drawn_below(streams, count)] if count else 0


class TableSteps(NamedTuple):
    """What steps tables of one kind."""

    reset_tables: Callable[..., Any]
    step_tables: Callable[..., Any]
    step_table: Callable[..., Any]
    show_tables: Callable[..., Any]
    observe_tables: Callable[..., Any]
    sample_tables: Callable[..., Any]


for _function in (advance, is_legal, first_illegal, show, made):
    register_jitable(_function)

PLAIN = TableSteps(reset_tables, step_tables, step_table, show_tables, observe_tables, sample_tables)


def compiled_engine(kernel: Kernel) -> TableSteps:
    """For the tables of a game. To be called once for each."""
    _realise_all(kernel)
    return TableSteps(*(compiled(function, kernel.__name__) for function in PLAIN))
