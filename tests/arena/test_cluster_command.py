import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import pytest
from click.testing import CliRunner

from tablee.cli import main
from tests.bots.external.programs import TWENTY_LINES, command

PATIENCE = 240.0  # seconds; on a good day nothing takes ten, but kernels may have to be compiled first

CLUSTER = """
import os, sys
from tablee.arena.ray_session import LOCAL, cluster_at
with cluster_at(LOCAL, 1):
    import ray
    print(ray.get_runtime_context().gcs_address, os.environ["RAY_AUTH_TOKEN"], flush=True)
    sys.stdin.read()
"""

# A head that leaves playing to other machines, none of which has come yet.
NO_CORES = """
import os, secrets, sys, tempfile
os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
import ray
with tempfile.TemporaryDirectory(dir="/tmp", ignore_cleanup_errors=True) as folder:
    ray.init("local", num_cpus=0, include_dashboard=False, object_store_memory=128 * 2**20, _temp_dir=folder)
    print(ray.get_runtime_context().gcs_address, os.environ["RAY_AUTH_TOKEN"], flush=True)
    sys.stdin.read()
    ray.shutdown()
"""

# A bot that plays well where people start it, and not where Ray does.
BAD_AT_RAY = f"""
import os, runpy, signal, sys
import psutil
worker = psutil.Process(os.getppid())
if worker.name().startswith("ray::"):
    if sys.argv[1] == "kills":
        worker.kill()
    sys.exit("not here")
runpy.run_path({str(TWENTY_LINES)!r})
"""


@contextmanager
def start(
    *arguments: object, cwd: Path | None = None, environment: Mapping[str, str] = {}
) -> Iterator[subprocess.Popen[str]]:
    """The command. Killed in the end if it still runs: what a test gives it to do may last for ever."""
    with subprocess.Popen(
        [sys.executable, "-m", "tablee", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that Ctrl-C can be sent as a terminal sends it, to all at once
        cwd=cwd,
        env={**os.environ, **environment},
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def run(
    *arguments: object, cwd: Path | None = None, environment: Mapping[str, str] = {}
) -> tuple[int, str, str]:
    with start(*arguments, cwd=cwd, environment=environment) as process:
        out, err = process.communicate(timeout=PATIENCE)
        return process.returncode, out, err


def without_times(told: str) -> Any:
    data = json.loads(told)
    for duel in data.get("duels", ()):
        duel["thinking"] = None
    return data


class Existing(NamedTuple):
    """A cluster that was there before, and what its users have in their environment."""

    address: str
    environment: dict[str, str]


@contextmanager
def running(program: str) -> Iterator[Existing]:
    """It ends when its standard input does, whatever becomes of the tests."""
    settings = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "token"}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings, "RAY_USAGE_STATS_ENABLED": "0"},
    ) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        address, token = cluster.stdout.readline().split()
        yield Existing(address, settings | {"RAY_AUTH_TOKEN": token})
        cluster.stdin.close()


@pytest.fixture(scope="module")
def existing() -> Iterator[Existing]:
    """Of one worker."""
    with running(CLUSTER) as cluster:
        yield cluster


@pytest.mark.full
def test_a_cluster_without_a_core_is_a_sentence() -> None:
    with running(NO_CORES) as cluster:
        code, out, err = run("simulate", "skyjo", "--ray", cluster.address, environment=cluster.environment)
    assert (code, out) == (1, "")
    assert err == (
        f"tablee: no Ray cluster can be reached at {cluster.address}: there is a cluster, but it has no CPU "
        "to play on\n"
    )


@pytest.mark.full
def test_an_existing_cluster_plays_the_same_with_programs_of_this_folder(
    existing: Existing, tmp_path: Path
) -> None:
    (tmp_path / "mybot.py").write_bytes(TWENTY_LINES.read_bytes())
    words = [
        "arena",
        "skyjo",
        "1",
        "--bot",
        command(sys.executable, "mybot.py"),
        "-m",
        "20",
        "-o",
        "limit=none",
    ]
    words += ["--ms", "10000", "--json", "--parquet"]
    here = run(*words, "here.parquet", cwd=tmp_path)
    there = run(
        *words, "there.parquet", "--ray", existing.address, cwd=tmp_path, environment=existing.environment
    )
    assert (here[0], there[0], there[2]) == (0, 0, "")
    assert without_times(here[1]) == without_times(there[1])
    assert (tmp_path / "here.parquet").read_bytes() == (tmp_path / "there.parquet").read_bytes()


@pytest.mark.full
def test_a_program_that_a_machine_does_not_have_is_named_at_once(existing: Existing, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_AT_RAY)
    bot = command(sys.executable, tmp_path / "bad.py", "ends")
    code, out, err = run(
        "arena", "skyjo", "1", "--bot", bot, "--ray", existing.address, environment=existing.environment
    )
    assert (code, out) == (1, "")
    assert "(127.0.0.1) cannot play. It ended with exit code 1" in err


@pytest.mark.full
def test_a_chunk_that_kills_every_worker_is_a_sentence_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_AT_RAY)
    bot = command(sys.executable, tmp_path / "bad.py", "kills")
    words = ["arena", "skyjo", "1", "--bot", bot, "--json", "--parquet", tmp_path / "rows.parquet"]
    code, out, err = run(*words, "--ray", "--threads", "1")
    assert (code, out) == (1, "")
    assert err.startswith("tablee: workers of the cluster died again and again")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.py"]


def names_of(processes: list[psutil.Process]) -> set[str]:
    """Of those that still run: Ray starts some that end at once."""
    names = set()
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            names.add(process.name())
    return names


@pytest.mark.full
def test_ctrl_c_ends_ray_and_leaves_nothing(tmp_path: Path) -> None:
    words = ["simulate", "skipbo", "--matches", 10_000_000, "--parquet", tmp_path / "rows.parquet"]
    with start(*words, "--ray", "--threads", "2") as process:
        tree = psutil.Process(process.pid)
        deadline = time.monotonic() + PATIENCE
        while "ray::_perform" not in names_of(tree.children(recursive=True)):
            assert process.poll() is None, process.communicate()[1]
            assert time.monotonic() < deadline
            time.sleep(0.05)
        everybody = tree.children(recursive=True)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == "tablee: interrupted; nothing was written."
    _, alive = psutil.wait_procs(everybody, timeout=PATIENCE)
    assert not alive
    assert list(tmp_path.iterdir()) == []


@pytest.mark.full
@pytest.mark.parametrize("port", ["closed", "deaf"])
def test_an_address_where_nobody_is_is_a_sentence(port: str) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        if port == "deaf":
            listener.listen()
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        code, out, err = run("simulate", "skyjo", "--ray", address)
    assert (code, out) == (1, "")
    assert err.startswith(f"tablee: no Ray cluster can be reached at {address}: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(("option", "library"), [("--ray", "ray"), ("--parquet=rows.parquet", "pyarrow")])
def test_without_the_extra_one_is_told_how_to_get_it(
    option: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    done = CliRunner().invoke(main, ["simulate", "skyjo", option], prog_name="tablee")
    assert done.exit_code == 2
    assert done.output.splitlines()[-1] == (
        f"tablee: {option.partition('=')[0]} needs {library}: pip install 'tablee[cluster]'"
    )


def test_a_bot_behind_ray_is_not_taken_for_an_address() -> None:
    done = CliRunner().invoke(main, ["arena", "skyjo", "--ray", "4", "3"], prog_name="tablee")
    assert done.exit_code == 2
    assert "“4” is not the address of a Ray cluster" in done.output


def test_a_folder_that_is_not_there_is_named_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "rows.parquet"
    done = CliRunner().invoke(main, ["simulate", "skyjo", "--parquet", str(path)], prog_name="tablee")
    assert done.exit_code == 1
    assert done.output == f"tablee: {path.parent}: there is no such folder\n"
