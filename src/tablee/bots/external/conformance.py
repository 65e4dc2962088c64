"""Does a program keep the protocol? Every check starts it anew and says in a sentence what is wrong.

    for finding in findings(Program.named("./mybot")):
        print(finding.passed, finding.check, finding.sentence)

Nothing is left to chance but the program and the time it takes: the cards and the others are always the same.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from tablee.bots.contract import TrialTable
from tablee.bots.external.bot import begin, chosen, introduce, move_of
from tablee.bots.external.messages import Bye, Deal, Go, Move, New, Ready, View
from tablee.bots.external.process import (
    BYE_SECONDS,
    GRACE_SECONDS,
    START_SECONDS,
    Fault,
    Misbehaved,
    Process,
    Program,
)
from tablee.bots.random_bot import choose, policy_stream
from tablee.game.registry import GAMES, game_named, part
from tablee.game.rng import Seeded
from tablee.locales.foreign_text import printable
from tablee.match.match import Match

MILLISECONDS = 200  # for a move
MOVES = 60  # of the program, at each table: more if they are all of one game or round,
_MOST = 4  # but not more than so many times as many
_SEED = bytes(range(32))
_LISTENING = 0.3  # seconds in which something unasked would come


class TrialMatch(NamedTuple):
    """Where a program is tried out."""

    game: str
    players: int
    seat: int
    options: Mapping[str, object]

    def __str__(self) -> str:
        more = "".join(f", {name}={value}".lower() for name, value in self.options.items())
        return f"{self.game}, {self.players} players, seat {self.seat}{more}"


def tables_of(game: str) -> list[TrialMatch]:
    """Few players and many, first and last seats; matches should be longer than one game or round."""
    trials = getattr(part(game, "bots.levels"), "TRIAL_TABLES", None)
    if trials is None:
        fewest, *_, most = game_named(game).PLAYERS
        trials = (TrialTable(fewest, 0), TrialTable(most, most - 1))
    return [TrialMatch(game, *trial) for trial in trials]


class CheckResult(NamedTuple):
    """What one check found. Of what went wrong, `complaints` is the end of the program's standard error."""

    check: str
    passed: bool
    sentence: str
    complaints: str = ""


def findings(
    program: Program, games: Sequence[str] = (), milliseconds: int = MILLISECONDS
) -> Iterator[CheckResult]:
    """One after the other, as they are made; for these games, or for all.

    Without a handshake there is nothing else to check.
    """
    told = Ready()
    games = games or tuple(GAMES)

    def handshake(process: Process) -> str:
        nonlocal told
        told = introduce(process)
        if not told.name:
            raise Misbehaved(Fault.UNREADABLE, "Its “ready” has no “name” to call it by.")
        plays = told.games if told.games is not None else tuple(GAMES)
        if strange := [game for game in plays if game not in GAMES]:
            raise Misbehaved(
                Fault.UNREADABLE, f"It plays {', '.join(strange)}, which is not among {', '.join(GAMES)}."
            )
        if not set(plays) & set(games):
            raise Misbehaved(Fault.NO_START, f"It does not play {' or '.join(games)}.")
        return printable(f"It is called “{told.name}” and plays {' and '.join(plays)}.")

    greeting = _checked("handshake", program, handshake)
    yield greeting
    if not greeting.passed:
        return
    plays = [game for game in games if game in (told.games or GAMES)]
    tables = [table for game in plays for table in tables_of(game)]
    for table in tables:
        yield _checked(str(table), program, partial(_plays, table, milliseconds))
    first = tables[0]
    yield _checked("unknown fields", program, partial(_ignores_fields, first, milliseconds))
    yield _checked("unknown messages", program, partial(_ignores_messages, first, milliseconds))
    yield _checked("nothing unasked", program, partial(_keeps_quiet, first, milliseconds))
    yield _checked("another match", program, partial(_plays_again, tables, milliseconds))
    yield _checked("bye", program, _leaves_when_told)
    yield _checked("closed input", program, _leaves_when_hung_up_on)
    if told.repeatable:
        yield _repeats(program, first, milliseconds)


def _checked(check: str, program: Program, tried: Callable[[Process], str]) -> CheckResult:
    process = None
    try:
        with Process(program) as process:
            return CheckResult(check, True, tried(process))
    except Misbehaved as wrong:
        return CheckResult(check, False, str(wrong), process.complaints if process else "")


class _PlayedTrial(NamedTuple):
    moves: list[str]  # of the program
    games: int  # or rounds in which it has moved


def _play(process: Process, table: TrialMatch, milliseconds: int) -> _PlayedTrial:
    """What the program plays at a table, against players who are in a hurry. It has been introduced."""
    match = Match(table.game, table.players, table.options, Seeded(_SEED))
    others = policy_stream(_SEED)
    begin(process, match.view(table.seat), seed=1)
    made: list[str] = []
    games: set[int] = set()
    while not match.over and (len(made) < MOVES or (len(games) < 2 and len(made) < _MOST * MOVES)):
        if match.outcome is not None:
            match.deal_next()
            process.tell(Deal(len(match.outcomes) + 1, tuple(match.totals)))
        seat = match.actors()[0]
        view = match.view(seat)
        if seat == table.seat:
            try:
                move = move_of(process, view, milliseconds)
            except Misbehaved as wrong:
                raise Misbehaved(wrong.fault, f"{wrong} That was its move {len(made) + 1}.") from None
            made.append(str(move))
            games.add(len(match.outcomes))
        else:
            move = choose(table.game, view, "eager", others)
        match.push(seat, move)
    return _PlayedTrial(made, len(games))


def _plays(table: TrialMatch, milliseconds: int, process: Process) -> str:
    introduce(process)
    moves, games = _play(process, table, milliseconds)
    unit = game_named(table.game).FACTS.unit
    return f"{len(moves)} legal moves in {games} {unit}{'s' * (games != 1)}, all in time."


def _plays_again(tables: Sequence[TrialMatch], milliseconds: int, process: Process) -> str:
    introduce(process)
    for table in (tables[0], tables[-1], tables[0]):
        _play(process, table, milliseconds)
    return "It played three matches in a row, without being started anew."


def _first_view(table: TrialMatch) -> Any:
    """The first view in which this seat has to move."""
    match = Match(table.game, table.players, table.options, Seeded(_SEED))
    others = policy_stream(_SEED)
    while (seat := match.actors()[0]) != table.seat:
        match.push(seat, choose(table.game, match.view(seat), "eager", others))
    return match.view(table.seat)


def _ignores_fields(table: TrialMatch, milliseconds: int, process: Process) -> str:
    introduce(process)
    view = _first_view(table)
    data = {**view.data(), "weather": {"sun": [1, 2]}}
    new = New(table.game, table.players, table.seat, {**data["options"], "weather": True}, 1)
    process.ask_line(_with_weather(new), Ready, START_SECONDS)
    go = Go(milliseconds, view.totals, data)
    chosen(view, process.ask_line(_with_weather(go), Move, milliseconds / 1000 + GRACE_SECONDS).move)
    return "It ignores fields that it does not know."


def _with_weather(message: New | Go) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(message), "weather": None}) + b"\n"


def _ignores_messages(table: TrialMatch, milliseconds: int, process: Process) -> str:
    introduce(process)
    view = _first_view(table)
    process.tell_line(b'{"type": "weather", "sun": true}\n')
    _expect_nothing(process, "a message of a type that it does not know")
    begin(process, view, seed=1)
    process.tell(View(view.totals, view.data()))
    _expect_nothing(process, "“view”")
    move_of(process, view, milliseconds)
    return "It ignores messages that it does not know."


def _expect_nothing(process: Process, what: str) -> None:
    try:
        said = process.heard(_LISTENING)
    except Misbehaved as wrong:
        raise Misbehaved(wrong.fault, f"After {what}: {wrong}") from None
    if said is not None:
        kind = type(said).__name__.lower()
        raise Misbehaved(Fault.UNREADABLE, f"After {what} it sent a “{kind}” that nobody had asked for.")


def _keeps_quiet(table: TrialMatch, milliseconds: int, process: Process) -> str:
    introduce(process)
    _expect_nothing(process, "its “ready”")
    view = _first_view(table)
    begin(process, view, seed=1)
    move_of(process, view, milliseconds)
    _expect_nothing(process, "its “move”")
    return "Its standard output has answers and nothing else."


def _leaves_when_told(process: Process) -> str:
    introduce(process)
    process.tell(Bye())
    return _left(process, "“bye”")


def _leaves_when_hung_up_on(process: Process) -> str:
    introduce(process)
    process.hang_up()
    return _left(process, "its standard input was closed")


def _left(process: Process, why: str) -> str:
    if not process.falls_silent(BYE_SECONDS):
        raise Misbehaved(Fault.TOO_LATE, f"It still runs {BYE_SECONDS:g} seconds after {why}.")
    return f"It ends after {why}."


def _repeats(program: Program, table: TrialMatch, milliseconds: int) -> CheckResult:
    """The same seed in two processes. What is wrong with its moves was found before."""
    games: list[list[str]] = []

    def played(process: Process) -> str:
        introduce(process)
        games.append(_play(process, table, milliseconds).moves)
        return "The same seed gives the same moves, as it claims."

    for _ in range(2):
        finding = _checked("repeatable", program, played)
        if not finding.passed:
            return finding
    if games[0] != games[1]:
        number, (one, other) = next(
            (at, pair) for at, pair in enumerate(zip(*games, strict=False), 1) if pair[0] != pair[1]
        )
        sentence = (
            f"It claims to be repeatable, but with the same seed its move {number} was {one}, then {other}."
        )
        return finding._replace(passed=False, sentence=sentence)
    return finding
