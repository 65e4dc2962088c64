"""Matches between bots by the plain rules: bots see views, move after move, in processes of their own.

Much slower than a kernel, and there for bots that the kernel cannot play and for games that have none. The
rows are like a kernel's, match n of a tournament has the same cards, and bots have the same seeds.

A program that forfeits has lost that match: the point goes to the other bot, wherever it sits. Each
match starts its programs anew, because the same cards are dealt again with the seats exchanged.

Bots written in Python play here, too. What they raise is raised, and so is `Refused` for a move that is not
legal: whoever writes a bot wants to see that.
"""

from contextlib import ExitStack
from typing import Any

import numpy as np

from tablee.arena.chunks import Chunk, Rows
from tablee.arena.results import games_field, plain_row, write_result
from tablee.bots.contract import Bot, Clock
from tablee.bots.external.bot import Forfeit, OutsideBot
from tablee.bots.external.process import Fault, Program
from tablee.bots.fallback import make_ready
from tablee.bots.ladder import compiled_part, make_bot
from tablee.bots.play import play_on
from tablee.game.rng import Seeded, game_seed
from tablee.match.match import Match
from tablee.match.record import encode, record_of
from tablee.review.luck import luck_in

FAULTS = tuple(Fault)


def bot_row(game: str, recorded: bool, luckless: bool) -> "np.dtype[Any]":
    """A row of the plain rules, with what is known of the bots; and luck and record, if they are wanted."""
    plain = plain_row(game)
    seats = plain["totals"].shape[0]
    return np.dtype(
        [
            *((name, plain[name]) for name in plain.names or ()),
            ("seconds", np.float64, seats),  # that a seat has thought,
            ("longest", np.float64, seats),  # and for one move at most
            ("choices", np.int64, seats),
            ("fault", np.uint8),  # 0, or, in a match that was forfeited, one more than its place in `FAULTS`,
            ("culprit", np.uint8),  # whose it was,
            ("sentence", np.str_, 300),  # and what was done
            *([("luck", np.float64, seats)] if luckless else []),
            *([("record", np.object_)] if recorded else []),
        ]
    )


def play_chunk(chunk: Chunk) -> Rows:
    """A row for each match."""
    levels = {entrant for entrant in chunk.lineup if isinstance(entrant, int)}
    for level in sorted(level for level in levels if compiled_part(chunk.game, level)):
        make_ready(chunk.game, level)  # compiling is not thinking
    rows = np.zeros(chunk.matches, dtype=bot_row(chunk.game, bool(chunk.seats), chunk.luckless))
    for i in range(chunk.matches):
        _play(chunk, game_seed(chunk.key, chunk.first + i), rows[i])
    return rows


def _play(chunk: Chunk, seed: bytes, row: Any) -> None:
    match = Match(chunk.game, chunk.players, chunk.options, Seeded(seed))
    with ExitStack() as seated:
        bots: list[Bot] = []
        programs: dict[int, OutsideBot] = {}
        for seat, entrant in enumerate(chunk.lineup):
            if isinstance(entrant, Program):
                programs[seat] = seated.enter_context(OutsideBot(entrant, seed, seat))
                bots.append(programs[seat])
            else:
                bots.append(make_bot(chunk.game, entrant, seed, seat))
        try:
            for seat, program in programs.items():
                program.begin(match.view(seat))
            _play_on(chunk, match, bots, programs, row)
            write_result(row, match)
        except Forfeit as forfeit:
            write_result(row, match)
            row["cut"] = False
            row[games_field(chunk.game)] = len(match.outcomes)  # the one that was broken off has no scores
            row["fault"] = FAULTS.index(forfeit.fault) + 1
            row["culprit"] = forfeit.seat
            row["sentence"] = str(forfeit)
            others = (entrant != chunk.lineup[forfeit.seat] for entrant in chunk.lineup)
            row["winners"] = sum(other << seat for seat, other in enumerate(others))
    if chunk.luckless:
        row["luck"][: match.players] = luck_in(record_of(match))
    if chunk.seats:
        row["record"] = encode(record_of(match, chunk.seats, seed)).decode()


def _play_on(chunk: Chunk, match: Match, bots: list[Bot], programs: dict[int, OutsideBot], row: Any) -> None:
    def made(seat: int, took: float) -> None:
        row["seconds"][seat] += took
        row["longest"][seat] = max(row["longest"][seat], took)
        row["choices"][seat] += 1
        for other, program in programs.items():
            if program.watches:
                program.watch(match.view(other))

    def dealt() -> None:
        for program in programs.values():
            program.deal(len(match.outcomes) + 1, match.totals)

    play_on(match, bots, Clock(chunk.milliseconds), chunk.most_moves, made, dealt)
