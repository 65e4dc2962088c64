import json
import os
import signal
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.contract import Bot, Clock
from tablee.bots.external import process
from tablee.bots.external.bot import Forfeit, OutsideBot, own_seed
from tablee.bots.external.process import Fault, Program
from tablee.bots.random_bot import choose, policy_stream
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tests.bots.external.programs import example, misbehaving, node_example

SEED = bytes(range(32))
PATIENCE = 60.0  # seconds
CLOCK, SHORT = Clock(10_000), Clock(100)


def play(
    program: Program,
    game: str = "skyjo",
    moves: int = 10_000,
    options: Mapping[str, object] = {},
    clock: Clock = CLOCK,
) -> Match:
    """A match of one program against somebody random."""
    match = Match(game, 2, options, Seeded(SEED))
    stream = policy_stream(SEED)
    with OutsideBot(program, SEED, 0) as outside:
        bot: Bot = outside
        while not match.over and len(match.moves) < moves:
            if match.outcome is not None:
                match.deal_next()
            seat = match.actors()[0]
            view = match.view(seat)
            match.push(seat, choose(game, view, "eager", stream) if seat else bot.choose(view, clock))
            outside.watch(match.view(0))
    return match


@pytest.mark.parametrize("make", [example, node_example])
@pytest.mark.parametrize(("game", "options"), [("skyjo", {}), ("skipbo", {"target": None})])
def test_the_examples_play_and_win_against_chance(
    make: Callable[[], Program], game: str, options: dict[str, object]
) -> None:
    assert play(make(), game, options=options).winners == (0,)


FAULTS = {
    "silent": (Fault.TOO_LATE, "sent no “ready”"),
    "ends-at-once": (Fault.CRASHED, "exit code 3"),
    "wrong-protocol": (Fault.NO_START, "protocol 99"),
    "chatty": (Fault.UNREADABLE, "“Welcome to my bot!”"),
    "crashing": (Fault.CRASHED, "“RuntimeError: I have lost my head”"),
    "killed": (Fault.CRASHED, "SIGSEGV"),
    "hanging": (Fault.TOO_LATE, "sent no “move” within 0.3 seconds"),
    "deaf": (Fault.TOO_LATE, "sent no “move”"),
    "lying": (Fault.ILLEGAL, "“d”, which is not legal there"),
    "babbling": (Fault.ILLEGAL, "“queen to e4”, which is no move of skyjo"),
    "not-json": (Fault.UNREADABLE, "no message"),
    "nested": (Fault.UNREADABLE, "no message"),
    "wrong-shape": (Fault.UNREADABLE, "Expected `str`, got `int`"),
    "binary": (Fault.UNREADABLE, "no message"),
    "wrong-answer": (Fault.UNREADABLE, "a “ready” where a “move” was due"),
    "long-line": (Fault.FLOODED, "a line of more than"),
    "endless-line": (Fault.FLOODED, "a line of more than"),
    "flooding": (Fault.FLOODED, "without an answer"),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_forfeits_at_once_and_says_what_was_wrong(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault, words = FAULTS[what]
    if what == "silent":
        monkeypatch.setattr("tablee.bots.external.bot.START_SECONDS", 0.5)
    in_time = what not in ("hanging", "deaf")
    monkeypatch.setattr("tablee.bots.external.bot.GRACE_SECONDS", 5.0 if in_time else 0.2)
    with pytest.raises(Forfeit) as caught:
        play(misbehaving(what), clock=CLOCK if in_time else SHORT)
    assert (caught.value.fault, caught.value.seat) == (fault, 0)
    assert words in str(caught.value)


def test_a_program_of_another_game_forfeits() -> None:
    with pytest.raises(Forfeit, match="does not play skipbo"):
        play(misbehaving("one-game"), "skipbo")


def test_answers_to_questions_that_were_not_asked_are_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match("skyjo", 2, {}, Seeded(SEED)).view(0)
    with OutsideBot(misbehaving("answering-twice"), SEED, 0) as bot:
        bot.choose(view, CLOCK)
        running = bot._process
        assert running is not None
        while b"\n" not in running._unread:
            assert not running._said_all
            running._pump(PATIENCE)
        with pytest.raises(Forfeit, match="a “move” that nobody had asked for"):
            bot.choose(view, CLOCK)


def test_complaints_are_read_and_not_kept() -> None:
    view = Match("skyjo", 2, {}, Seeded(SEED)).view(0)
    with OutsideBot(misbehaving("complaining"), SEED, 0) as bot:
        assert bot.choose(view, Clock(10_000)) == view.legal_moves[0]
        running = bot._process
        assert running is not None
        assert 0 < len(running.complaints) <= process._TAIL


def alive(number: int) -> bool:
    """Zombies are not: they wait for somebody to look at them."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("what", ["forking", "forking-and-playing", "staying"])
def test_nothing_outlives_the_match(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.external.process.BYE_SECONDS", 0.2)
    monkeypatch.setattr("tablee.bots.external.bot.GRACE_SECONDS", 2.0)
    numbers = tmp_path / "numbers"
    program = misbehaving(what, numbers)
    if what == "forking":
        with pytest.raises(Forfeit, match="ended with exit code 1"):
            play(program)
    else:
        play(program, moves=8)
    if what != "staying":
        family = [int(number) for number in numbers.read_text(encoding="utf-8").split()]
        assert len(family) == 2
        deadline = time.monotonic() + PATIENCE
        while any(map(alive, family)) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert [number for number in family if alive(number)] == []


def test_an_interrupt_leaves_no_program_behind() -> None:
    view = Match("skyjo", 2, {}, Seeded(SEED)).view(0)
    bot = OutsideBot(misbehaving("well-behaved"), SEED, 0)

    def interrupted() -> None:
        with bot:
            bot.begin(view)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert bot._process is not None
    with pytest.raises(ProcessLookupError):
        os.killpg(bot._process._running.pid, signal.SIGTERM)


def test_a_program_is_shown_its_view_and_no_more(tmp_path: Path) -> None:
    """What the server would send to that seat, and nothing else."""
    seen = tmp_path / "seen"
    match = play(misbehaving("watching", seen), moves=12)
    lines = [json.loads(line) for line in seen.read_text(encoding="utf-8").splitlines()]
    again = Match("skyjo", 2, {}, Seeded(SEED))
    expected: list[dict[str, Any]] = []
    for seat, move in match.moves:
        again.push(seat, move)
        view = again.view(0)
        message = {"type": "view", "totals": view.totals, "view": view.data()}
        expected.append(json.loads(json.dumps(message)))
    assert lines
    assert lines == expected[: len(lines)]


def test_the_seed_of_a_program_is_its_own() -> None:
    seeds = {own_seed(SEED, seat) for seat in range(8)} | {own_seed(bytes(32), 0)}
    assert len(seeds) == 9
    assert all(0 <= seed < 2**53 for seed in seeds)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a command"),
        ("'", "is not a command"),
        ("./no-such-bot", "There is no program called ./no-such-bot"),
        (__file__, "chmod"),
    ],
)
def test_a_command_that_cannot_be_run_is_said_to_be_so(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Program.named(text)
