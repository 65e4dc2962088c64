import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee

# A package of its own, so that nothing of Tablée has to be compiled.
KERNEL = """
from tablee.kernels.decorators import compiled

@compiled
def answer(x):
    return x + 41
"""
MAKER = """
from tablee.kernels.decorators import compiled

def twice(function, owner):
    def call(x):
        return function(function(x))
    return compiled(call, owner)
"""
OWNER = (
    KERNEL.replace("answer", "add")
    + """
from tablee.games.maker import twice
answer = twice(add, __name__)
"""
)
CALL = """
import sys, time
sys.path.insert(0, sys.argv[1])
from tablee.kernels.cache import loaded
from tablee.games.toy import answer
print(answer(1), len(loaded))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A copy of the package with a small kernel in it."""
    package = Path(tablee.__file__).parent
    copy = tmp_path / "src" / "tablee"
    for part in ("games", "kernels"):
        shutil.copytree(package / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "__init__.py", copy)
    (copy / "games" / "toy.py").write_text(KERNEL)
    return tmp_path


def start(toy: Path, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", CALL, str(toy / "src")],
        env={**os.environ, "NUMBA_CACHE_DIR": str(toy / "cache"), **environment},
        stdout=subprocess.PIPE,
        text=True,
    )


def run(toy: Path, **environment: str) -> tuple[int, int]:
    """The answer, and how many files of compiled code were used for it."""
    out, _ = start(toy, **environment).communicate()
    answer, used = out.split()
    return int(answer), int(used)


def files(toy: Path) -> set[Path]:
    return set((toy / "cache" / "code").glob("*.nbc"))


@pytest.mark.slow
def test_the_second_process_loads_what_the_first_compiled(toy: Path) -> None:
    assert run(toy) == (42, 0)
    assert run(toy) == (42, 1)
    assert len(files(toy)) == 1


@pytest.mark.slow
def test_a_changed_comment_costs_nothing_and_changed_code_is_compiled(toy: Path) -> None:
    run(toy)
    kernel = toy / "src" / "tablee" / "games" / "toy.py"
    kernel.write_text("# What life is about.\n" + KERNEL)
    assert run(toy) == (42, 1)
    kernel.write_text(KERNEL.replace("41", "42"))
    assert run(toy) == (43, 0)


@pytest.mark.slow
def test_a_function_made_of_another_module_s_is_compiled_anew_when_that_changes(toy: Path) -> None:
    games = toy / "src" / "tablee" / "games"
    (games / "maker.py").write_text(MAKER)
    (games / "toy.py").write_text(OWNER)
    assert run(toy) == (83, 0)
    answer, used = run(toy)
    assert (answer, used > 0) == (83, True)
    (games / "toy.py").write_text(OWNER.replace("41", "42"))
    assert run(toy) == (85, 0)


@pytest.mark.full
def test_bounds_checks_are_code_of_their_own(toy: Path) -> None:
    run(toy)
    assert run(toy, NUMBA_BOUNDSCHECK="1") == (42, 0)


@pytest.mark.full
def test_code_moves_with_the_package(toy: Path, tmp_path: Path) -> None:
    run(toy)
    (toy / "src").rename(toy / "elsewhere")
    (toy / "src").symlink_to(toy / "elsewhere")
    assert run(toy) == (42, 1)


@pytest.mark.full
def test_two_processes_compile_once(toy: Path) -> None:
    processes = [start(toy) for _ in range(2)]
    used = sorted(process.communicate()[0] for process in processes)
    assert used == ["42 0\n", "42 1\n"]


@pytest.mark.full
def test_a_damaged_file_is_compiled_anew(toy: Path) -> None:
    run(toy)
    (file,) = files(toy)
    file.write_bytes(b"")  # as after a power failure
    assert run(toy) == (42, 0)
    assert run(toy) == (42, 1)


@pytest.mark.full
def test_two_that_tidy_up_do_not_disturb_each_other(toy: Path) -> None:
    for number in range(200):
        old = toy / "cache" / "code" / f"old-{number}.nbc"
        old.parent.mkdir(parents=True, exist_ok=True)
        old.touch()
        os.utime(old, (0, 0))
    load = "from tablee.kernels.store import forget_old"
    code = f"import sys; sys.path.insert(0, sys.argv[1]); {load}; forget_old()"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(toy / "cache")}
    command = [sys.executable, "-c", code, str(toy / "src")]
    both = [subprocess.Popen(command, env=environment) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert not files(toy)


@pytest.mark.full
def test_where_nothing_can_be_written_everybody_compiles(toy: Path) -> None:
    (toy / "cache").write_text("in the way")
    assert run(toy) == (42, 0)
    assert run(toy) == (42, 0)


@pytest.mark.full
def test_a_failed_compilation_does_not_block_others(toy: Path) -> None:
    broken = KERNEL.replace("x + 41", "x.no_such_thing")
    (toy / "src" / "tablee" / "games" / "toy.py").write_text(broken)
    call = (
        CALL.replace("print(answer(1), len(loaded))", "TRY")
        + """
try:
    answer(1)
except Exception:
    print("failed", flush=True)
sys.stdin.read()
"""
    )
    first = subprocess.Popen(
        [sys.executable, "-c", call.replace("TRY", ""), str(toy / "src")],
        env={**os.environ, "NUMBA_CACHE_DIR": str(toy / "cache")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with first:
        assert first.stdout is not None
        assert first.stdin is not None
        assert first.stdout.readline() == "failed\n"
        out, _ = start(toy).communicate()  # it fails as well, at once, although the first one still lives
        assert out == ""
        first.stdin.close()
