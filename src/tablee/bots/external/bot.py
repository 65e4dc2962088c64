"""A program at a table. It is shown what anybody in its seat would see, and nothing else."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Self

from tablee.bots.contract import Clock
from tablee.bots.external.messages import (
    MOST_SEED,
    VERSION,
    Deal,
    Go,
    Hello,
    Move,
    New,
    Ready,
    ToProgram,
    View,
    shortened,
)
from tablee.bots.external.process import GRACE_SECONDS, START_SECONDS, Fault, Misbehaved, Process, Program
from tablee.game.contract import Refused
from tablee.game.registry import GAMES, game_named


def own_seed(seed: bytes, seat: int) -> int:
    """For a program's own chances. The cards follow from the match's seed, so that one is not told."""
    digest = sha256(b"tablee outside bot" + seed + bytes([seat])).digest()
    return int.from_bytes(digest[:8], "little") % MOST_SEED


def introduce(process: Process, game: str | None = None) -> Ready:
    """Say hello. Raises `Misbehaved` if it does not speak this protocol, or does not play this game."""
    ready = process.ask(Hello(VERSION, tuple(GAMES)), Ready, START_SECONDS)
    if ready.protocol != VERSION:
        raise Misbehaved(Fault.NO_START, f"It speaks protocol {ready.protocol}; this is {VERSION}.")
    if game is not None and ready.games is not None and game not in ready.games:
        raise Misbehaved(Fault.NO_START, f"It says that it does not play {game}.")
    return ready


def begin(process: Process, view: Any, seed: int) -> None:
    """Tell of a match, of which this is the first view."""
    data = view.data()
    process.ask(New(data["game"], view.players, view.seat, data["options"], seed), Ready, START_SECONDS)


def move_of(process: Process, view: Any, milliseconds: int) -> Any:
    """Ask for a move. Raises `Misbehaved`, also for a move that is not legal."""
    question = Go(milliseconds, view.totals, view.data())
    text = process.ask(question, Move, milliseconds / 1000 + GRACE_SECONDS).move
    return chosen(view, text)


def chosen(view: Any, text: str) -> Any:
    """The legal move with this text. Raises `Misbehaved`."""
    for move in view.legal_moves:
        if str(move) == text:
            return move
    name = view.data()["game"]
    try:
        game_named(name).parse_move(text)
        wrong = "which is not legal there"
    except Refused:
        wrong = f"which is no move of {name}"
    legal = ", ".join(str(move) for move in view.legal_moves[:4])
    more = ", …" if len(view.legal_moves) > 4 else ""
    said = shortened(text, 20)
    raise Misbehaved(Fault.ILLEGAL, f"It answered {said}, {wrong}; it was offered {legal}{more}.")


class Forfeit(Exception):
    """A program has lost the match that it played. The sentence is for its author."""

    def __init__(self, seat: int, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.seat, self.fault = seat, fault


class OutsideBot:
    """A bot for one match. It has a process of its own: who shares one shares what it has seen.

    Every method but `close` raises `Forfeit`, after which the program has ended.
    """

    def __init__(self, program: Program, seed: bytes, seat: int) -> None:
        self._program, self._seat, self._seed = program, seat, own_seed(seed, seat)
        self._process: Process | None = None
        self.watches = False  # whether the program wants to be told what others do

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def begin(self, view: Any) -> None:
        """Start the program, if it does not run yet."""
        if self._process is None:
            try:
                self._process = Process(self._program)
                self.watches = introduce(self._process, view.data()["game"]).watch
                begin(self._process, view, self._seed)
            except Misbehaved as wrong:
                raise self._forfeit(wrong) from None

    def choose(self, view: Any, clock: Clock) -> Any:
        self.begin(view)
        assert self._process is not None
        try:
            return move_of(self._process, view, clock.milliseconds)
        except Misbehaved as wrong:
            raise self._forfeit(wrong) from None

    def deal(self, number: int, totals: Sequence[int]) -> None:
        """Tell that another game or round of the match has begun."""
        self._tell(Deal(number, tuple(totals)))

    def watch(self, view: Any) -> None:
        """Tell what has happened, if the program wants to know."""
        if self.watches:
            self._tell(View(view.totals, view.data()))

    def _tell(self, message: ToProgram) -> None:
        if self._process is not None:
            try:
                self._process.tell(message)
            except Misbehaved as wrong:
                raise self._forfeit(wrong) from None

    def close(self) -> None:
        """Say goodbye; who does not leave is ended."""
        if self._process is not None:
            self._process.dismiss()

    def _forfeit(self, wrong: Misbehaved) -> Forfeit:
        last = ""
        if self._process is not None:
            self._process.close()
            words = self._process.complaints.splitlines()
            last = f" Its last words: {shortened(words[-1], 120)}." if words else ""
        return Forfeit(self._seat, wrong.fault, f"{wrong}{last}")
