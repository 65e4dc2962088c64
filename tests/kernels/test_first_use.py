import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import psutil
import pytest

from tablee.game.rng import Seeded
from tablee.kernels.readiness import Preparation
from tablee.match.match import Match
from tablee.review.game_hints import quick_hint

PATIENCE = 120


@pytest.fixture
def cold(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody for whom nothing has been compiled yet."""
    return {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}


def compilers_of(process: int) -> list[psutil.Process]:
    children = psutil.Process(process).children(recursive=True)
    alive = [child for child in children if child.status() != psutil.STATUS_ZOMBIE]
    return [child for child in alive if "tablee.preparation" in child.cmdline()]


@pytest.mark.full
def test_a_champion_s_place_is_taken_at_once_and_leaving_leaves_no_compiler(cold: dict[str, str]) -> None:
    arguments = ["-m", "tablee", "play", "skyjo", "--plain", "--level", "champion", "--seed", "00" * 32]
    table: Any = pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=PATIENCE, env=cold)
    table.expect(r"Bots at the table: (\w+)")
    champion = table.match.group(1)
    both = [
        "Until then a bot of level 4 plays instead.",
        "Your move> ",
    ]  # the first may come after the second
    assert {table.expect_exact(both) for _ in both} == {0, 1}
    (compiler,) = compilers_of(table.pid)
    for move in ("?a1", "?b1", "t>a1"):
        table.sendline(move)
    table.expect_exact(f"{champion} ")  # whose turn it is now
    table.expect_exact("Your move> ")
    table.sendline("hint")
    table.expect_exact("they are still being prepared")
    assert compiler.is_running()
    table.sendintr()
    table.expect(pexpect.EOF)
    table.close()
    psutil.wait_procs([compiler], timeout=PATIENCE)
    assert not compiler.is_running()


@pytest.mark.full
def test_ctrl_c_ends_a_command_that_still_compiles(cold: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tablee", "arena", "skyjo", "4", "3", "-m", "20"]
    arena = subprocess.Popen(command, env=cold, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + PATIENCE
    while not (compilers := compilers_of(arena.pid)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    _, said = arena.communicate(timeout=PATIENCE)
    assert arena.returncode == 130
    assert "Traceback" not in said
    psutil.wait_procs(compilers, timeout=PATIENCE)
    assert not any(compiler.is_running() for compiler in compilers)


@pytest.mark.full
def test_a_compiler_ends_with_the_process_that_started_it(cold: dict[str, str]) -> None:
    code = """
import os, sys
from tablee.kernels.readiness import Preparation
preparation = Preparation([("skyjo", "simulation")])
print(preparation._process.pid, flush=True)
sys.stdin.read()
"""
    parent = subprocess.Popen(
        [sys.executable, "-c", code], env=cold, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    compiler = psutil.Process(int(parent.stdout.readline()))
    parent.kill()
    parent.communicate()
    psutil.wait_procs([compiler], timeout=PATIENCE)
    assert not compiler.is_running()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has an idle class, and weighs sessions")
def test_a_compiler_in_the_background_gives_way_to_its_server(
    cold: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The idle class has no effect across sessions."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", cold["NUMBA_CACHE_DIR"])
    with Preparation([("skyjo", "simulation")]) as preparation:
        (compiler,) = compilers_of(os.getpid())
        while os.sched_getscheduler(compiler.pid) != os.SCHED_IDLE:
            assert not preparation.wait(0.05), "it has never given way"
        assert os.getsid(compiler.pid) == os.getsid(0)
        assert os.getpgid(compiler.pid) == compiler.pid, "Ctrl-C would end it"


def test_nothing_is_started_where_nothing_is_lacking() -> None:
    before = compilers_of(os.getpid())  # of servers in this process, where nothing is compiled yet
    with Preparation([]) as preparation:
        assert preparation.wait(0)
        assert set(compilers_of(os.getpid())) <= set(before)


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_quick_hint_is_for_a_seat_that_is_to_act(game: str) -> None:
    match = Match(game, 2, {}, Seeded(bytes(32)))
    waiting = match.actors()
    assert quick_hint(game, match.view(waiting[0])).move in match.legal_moves(waiting[0])
    with pytest.raises(ValueError, match="to act"):
        quick_hint(game, match.view(None))
