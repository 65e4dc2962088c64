"""Skip-Bo's search: the lines that the networks like best, tried out in worlds that may be the real one.

A world is what the view shows, with the unseen cards dealt at random (`determinization`). In each world every
line is played, then the others' turns and one's own next turns; where the last of these rests the network
judges, unless the game is over by then. The same worlds for all lines, so that they are compared on the same
luck. Lines that fall behind are dropped, and the search ends when one is left, when time is up, or when the
worlds are.

Another line than the networks' first one must have proved better: what was seen in the worlds is weighed
against how much the networks' judgement is worth.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import numpy as np

from tablee.games.skipbo.bots.candidates import LONGEST_LINE, MOST_CANDIDATES, trace_line
from tablee.games.skipbo.bots.determinization import open_world
from tablee.games.skipbo.bots.learned import (
    CERTAIN,
    Desk,
    Judges,
    judge_candidate,
    judge_rest,
    judge_turn,
    open_desk,
)
from tablee.games.skipbo.bots.playouts import best_code
from tablee.games.skipbo.bots.weights import POSITIONS, style_of
from tablee.games.skipbo.kernel import kernel as core
from tablee.kernels.decorators import Array, Number, Record, compiled, uncounted
from tablee.kernels.workspace import new_workspace
from tablee.kernels.worlds import WorldTable

LEVEL = 4
_MAX_MOVES = 20_000
_PIECE = 8  # worlds between two looks at the clock


class Plan(NamedTuple):
    """How much is searched."""

    lines: int = 8  # that are tried at most,
    margin: float = 0.08  # if the networks give them no smaller a chance than the best less this
    turns: int = 1  # of one's own that are played after this one
    worlds: int = 256  # at most
    least: int = 16  # worlds, before a line is dropped
    behind: float = 2.0  # standard errors that a line must be behind to be dropped
    prior: float = 0.01  # how much the networks are wrong about the difference between two lines
    own_lines: int = 0  # that are judged when one's own next turns are played; 0: level 4 plays them
    rival_lines: int = 0  # the same for the others' turns
    positions: int = 300  # of a turn, that are looked at


class Found(NamedTuple):
    """What a search has found: the line to play, and how it came to it."""

    codes: tuple[int, ...]  # the line, move by move
    chance: float  # of the line, as the networks and the worlds see it
    lines: int  # that were tried
    worlds: int


class Workspace(NamedTuple):
    """What compiled searching uses, and where it writes. One thread, one workspace."""

    judges: Judges
    weights: Array  # level 4's
    knobs: Array
    desk: Desk
    # Each line, move by move; the last row is for lines that are only thought of.
    codes: Annotated[Array, np.int64, MOST_CANDIDATES, LONGEST_LINE]
    lengths: Annotated[Array, np.int64, MOST_CANDIDATES]


class Search:
    """One thread's place to search at."""

    def __init__(self, judges: Judges) -> None:
        weights, knobs = style_of(LEVEL)
        self._space = new_workspace(
            Workspace, judges=judges, weights=np.array(weights), knobs=np.array(knobs, dtype=np.int64)
        )

    def search(self, table: WorldTable, most: int, plan: Plan | None, ends: float | None = None) -> Found:
        """The line for the seat whose turn it is in a table's worlds.

        `most` lines are judged. Without `plan` the one that the networks like best is taken. The search
        goes on until the clock (`perf_counter`) says `ends`, or without it to the end: then it can be
        repeated.
        """
        space = self._space
        if plan is not None:
            knobs = space.knobs.copy()
            knobs[POSITIONS] = plan.positions
            space = space._replace(knobs=knobs)
        count = _list_lines(table, space, most)
        judged = space.desk.judged[:count].tolist()
        order = sorted(range(count), key=lambda i: -judged[i])
        chances = [1 / (1 + exp(-judged[i])) for i in order]
        if plan is None or count == 1 or judged[order[0]] >= CERTAIN:
            return Found(self._line(order[0]), chances[0], 1, 0)
        tried = [i for i, chance in zip(order, chances, strict=True) if chance >= chances[0] - plan.margin]
        return self._compare(table, tried[: plan.lines], chances, plan, ends)

    def ranked(self, table: WorldTable, most: int) -> list[tuple[int, float]]:
        """With which moves lines begin, as codes, and their chances by the networks, best first."""
        judged = self._space.desk.judged[: _list_lines(table, self._space, most)]
        best: dict[int, float] = {}
        for i in np.argsort(-judged, kind="stable"):
            best.setdefault(int(self._space.codes[i, 0]), 1 / (1 + exp(-judged[i])))
        return list(best.items())

    def chance_after(self, table: WorldTable, code: int, most: int, worlds: int) -> float:
        """What the networks think of a move whatever comes after it."""
        return float(_judge_move(table, self._space, code, most, worlds))

    def compare(self, table: WorldTable, codes: list[int], first: int, count: int, plan: Plan) -> Array:
        """The chances after these moves in so many worlds from the first on: a row for each world."""
        results = np.zeros((count, len(codes)))
        self._space.codes[: len(codes), 0] = codes
        self._space.lengths[: len(codes)] = 1
        places = np.arange(len(codes))
        _try_out(results, table, first, places, places, self._space, plan)
        return results

    def _line(self, i: int) -> tuple[int, ...]:
        return tuple(self._space.codes[i, : self._space.lengths[i]].tolist())

    def _compare(
        self, table: WorldTable, lines: list[int], chances: list[float], plan: Plan, ends: float | None
    ) -> Found:
        results = np.zeros((plan.worlds, len(lines)))
        left = list(range(len(lines)))
        played = 0
        means = list(chances[: len(lines)])
        began = perf_counter()
        while played < plan.worlds and len(left) > 1:
            piece = min(_PIECE, plan.worlds - played)
            if ends is not None and played:
                now = perf_counter()
                piece = min(piece, int((ends - now) * played / (now - began)))  # as many as there is time for
                if piece <= 0:
                    break
            _try_out(
                results[played : played + piece],
                table,
                played,
                np.array([lines[i] for i in left], dtype=np.int64),
                np.array(left, dtype=np.int64),
                self._space,
                plan,
            )
            played += piece
            seen = results[:played]
            base = seen[:, 0]  # the networks' first line is never dropped
            ahead, errors = [0.0] * len(lines), [0.0] * len(lines)
            for i in left[1:]:
                differences = seen[:, i] - base
                variance = float(differences.var()) / played + 1e-9
                # The mean of what the networks say and of what was seen, by their precisions.
                trust = plan.prior**2 / (plan.prior**2 + variance)
                ahead[i] = trust * float(differences.mean()) + (1 - trust) * (chances[i] - chances[0])
                errors[i] = sqrt(trust * variance)
            if played >= plan.least:
                best = max(left, key=lambda i: ahead[i])
                left = [
                    i
                    for i in left
                    if i in (0, best) or ahead[i] > ahead[best] - plan.behind * max(errors[i], errors[best])
                ]
                if len(left) == 2 and best != 0 and ahead[best] > plan.behind * errors[best]:
                    left = [0, best]
                    means = ahead
                    break
                if len(left) == 2 and best == 0 and left[0] == 0:
                    other = left[1]
                    if ahead[other] < -plan.behind * errors[other]:
                        left = [0]
            means = ahead
        best = max(left, key=lambda i: means[i] if played else -i)
        return Found(
            self._line(lines[best]), chances[0] + (means[best] if played else 0.0), len(lines), played
        )


# --- compiled ----------------------------------------------------------------------------------------


@compiled
def _list_lines(table: WorldTable, space: Workspace, most: Number) -> Number:
    """List and judge the lines of the seat whose turn it is; gives how many there are."""
    open_world(table, 0)  # the networks look at nothing that differs between worlds
    desk = space.desk
    s = table.states[0]
    count, _ = judge_turn(s, space.weights, space.knobs, space.judges, desk, most, 0.0)
    if count == 1:
        open_desk(s, core.seat_to_move(s), space.judges, desk)
        desk.judged[0] = judge_candidate(space.judges, desk, 0)
    for i in range(count):
        space.lengths[i] = trace_line(desk.room, desk.candidates, i, space.codes[i])
    return count


@compiled
def _judge_move(table: WorldTable, space: Workspace, code: Number, most: Number, worlds: Number) -> Any:
    """The mean over some worlds of what the networks think after a move."""
    desk = space.desk
    total: Any = 0.0
    for i in range(worlds):
        open_world(table, 1 + i)
        s = table.states[0]
        me = core.seat_to_move(s)
        core.apply(s, me, code)
        if s.reason:
            total += 1.0 if s.winners >> me & 1 else 0.0
        elif s.turn != me:
            total += 1.0 / (1.0 + np.exp(-judge_rest(s, me, space.judges, desk)))
        else:
            count, best = judge_turn(s, space.weights, space.knobs, space.judges, desk, most, 0.0)
            if count == 1:
                open_desk(s, me, space.judges, desk)
                desk.judged[0] = judge_candidate(space.judges, desk, 0)
            total += 1.0 / (1.0 + np.exp(-desk.judged[best]))
    return total / worlds


@uncounted
def _play_turn_move(s: Record, lines: Number, space: Workspace) -> None:
    """Go on in a game: by the networks' choice among so many lines, or if 0 by level 4's."""
    desk, codes = space.desk, space.codes[MOST_CANDIDATES - 1]
    seat = core.seat_to_move(s)
    if lines == 0:
        core.apply(s, seat, best_code(s, space.weights, space.knobs, desk.room))
        return
    _, best = judge_turn(s, space.weights, space.knobs, space.judges, desk, lines, 0.0)
    for j in range(trace_line(desk.room, desk.candidates, best, codes)):
        core.apply(s, seat, codes[j])


@uncounted
def _outcome(s: Record, me: Number, turns: Number, space: Workspace, plan: Plan) -> Number:
    """Play on until so many turns of `me` have ended; gives the chance to win then."""
    left = turns
    while s.reason == 0 and s.moves < _MAX_MOVES:
        seat = s.turn
        own = seat == me or (s.across and (seat + s.across) % s.players == me)
        _play_turn_move(s, plan.own_lines if own else plan.rival_lines, space)
        if seat == me and s.turn != me:
            left -= 1
            if left <= 0 and s.reason == 0:
                return 1.0 / (1.0 + np.exp(-judge_rest(s, me, space.judges, space.desk)))
    if s.winners == 0:
        return 0.5 if s.players == 2 or s.across else 1.0 / s.players
    return 1.0 if s.winners >> me & 1 else 0.0


@compiled
def _try_out(
    results: Array,
    table: WorldTable,
    first: Number,
    lines: Array,
    places: Array,
    space: Workspace,
    plan: Plan,
) -> None:
    """Try lines in the worlds `first` and following: a row for each world, each line at its place."""
    for i in range(len(results)):
        for j in range(len(lines)):
            open_world(table, 1 + first + i)
            s = table.states[0]
            me = core.seat_to_move(s)
            turns = plan.turns + 1
            for k in range(space.lengths[lines[j]]):
                core.apply(s, me, space.codes[lines[j], k])
            if s.turn != me:
                turns -= 1
            results[i, places[j]] = _outcome(s, me, turns, space, plan)
