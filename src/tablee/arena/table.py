"""Matches at a real table: bots that see views, move after move, in processes of their own.

Slower than the kernels by far, and there for bots that the kernels cannot play. The rows are like theirs,
match n of a tournament has the same cards, and bots have the same seeds.

A program that forfeits has lost that match: the point goes to the other bot, wherever it sits. Each
match starts its programs anew, because the same cards are dealt again with the seats exchanged.

Bots written in Python sit here, too. What they raise is raised, and so is `Refused` for a move that is not
legal: whoever writes a bot wants to see that.
"""

from contextlib import ExitStack
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.entrants import Entrant
from tablee.bots.contract import Bot, Clock
from tablee.bots.external.bot import Forfeit, OutsideBot
from tablee.bots.external.process import Fault
from tablee.bots.external.program import Program
from tablee.bots.ladder import compiled_part, make_bot
from tablee.bots.play import play_on
from tablee.bots.warm_up import make_ready
from tablee.game.rng import Seeded, game_seed
from tablee.match.match import Match
from tablee.match.record import encode, record_of

FAULTS = tuple(Fault)
SEATS = 8
ROW = np.dtype(
    [
        ("winners", np.uint8),
        ("cut", np.bool_),
        ("totals", np.int64, SEATS),
        ("games", np.int64),
        ("rounds", np.int64),
        ("moves", np.int64),
        ("seconds", np.float64, SEATS),  # that a seat has thought,
        ("longest", np.float64, SEATS),  # and for one move at most
        ("choices", np.int64, SEATS),
        ("fault", np.uint8),  # 0, or, in a match that was forfeited, one more than its place in `FAULTS`,
        ("culprit", np.uint8),  # whose it was,
        ("sentence", np.str_, 300),  # and what was done
    ]
)
RECORDED = np.dtype([*ROW.descr, ("record", np.object_)])  # of a match that was written down: its record


class Piece(NamedTuple):
    """Some matches of a tournament."""

    game: str
    key: bytes
    first: int
    matches: int
    players: int
    options: dict[str, object]
    lineup: tuple[Entrant, ...]
    milliseconds: int
    most_moves: int
    seats: tuple[str, ...] = ()  # what the bots are called in records; nothing is written down without


def play_piece(piece: Piece) -> NDArray[Any]:
    """A row for each match."""
    levels = {entrant for entrant in piece.lineup if isinstance(entrant, int)}
    for level in sorted(level for level in levels if compiled_part(piece.game, level)):
        make_ready(piece.game, level)  # compiling is not thinking
    rows = np.zeros(piece.matches, dtype=RECORDED if piece.seats else ROW)
    for i in range(piece.matches):
        _play(piece, game_seed(piece.key, piece.first + i), rows[i])
    return rows


def _play(piece: Piece, seed: bytes, row: Any) -> None:
    match = Match(piece.game, piece.players, piece.options, Seeded(seed))
    with ExitStack() as seated:
        bots: list[Bot] = []
        programs: dict[int, OutsideBot] = {}
        for seat, entrant in enumerate(piece.lineup):
            if isinstance(entrant, Program):
                programs[seat] = seated.enter_context(OutsideBot(entrant, seed, seat))
                bots.append(programs[seat])
            else:
                bots.append(make_bot(piece.game, entrant, seed, seat))
        try:
            for seat, program in programs.items():
                program.begin(match.view(seat))
            _play_on(piece, match, bots, programs, row)
        except Forfeit as forfeit:
            row["fault"] = FAULTS.index(forfeit.fault) + 1
            row["culprit"] = forfeit.seat
            row["sentence"] = str(forfeit)
            others = (entrant != piece.lineup[forfeit.seat] for entrant in piece.lineup)
            row["winners"] = sum(other << seat for seat, other in enumerate(others))
        else:
            row["winners"] = sum(1 << seat for seat in match.winners or ())
            row["cut"] = not match.over
    row["totals"][: piece.players] = match.totals
    # A game that was broken off has no scores, so it is not counted either; one that was cut is a long game.
    row["games"] = row["rounds"] = len(match.outcomes) or int(not row["fault"])
    row["moves"] = len(match.moves)
    if piece.seats:
        row["record"] = encode(record_of(match, piece.seats, seed)).decode()


def _play_on(piece: Piece, match: Match, bots: list[Bot], programs: dict[int, OutsideBot], row: Any) -> None:
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

    play_on(match, bots, Clock(piece.milliseconds), piece.most_moves, made, dealt)


def option_values(options: Any) -> dict[str, object]:
    """Options as they are given to a match."""
    return {name: getattr(options, name) for name in options.__slots__}
