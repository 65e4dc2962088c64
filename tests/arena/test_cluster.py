import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from subprocess import check_call
from time import monotonic, sleep

import psutil
import pytest

from tablee import __version__
from tablee.arena import cluster as cluster_module
from tablee.arena.cluster import Cluster, ClusterTrouble
from tablee.arena.ray_session import LOCAL, cluster_at
from tablee.arena.simulate import Simulation, simulate
from tablee.arena.tournament import Tournament
from tests.arena.result_files import play_into, simulate_into
from tests.bots.external.programs import example, misbehaving

pytestmark = pytest.mark.full

SINGLE: dict[str, dict[str, object]] = {"skipbo": {"target": None}, "skyjo": {"limit": None}}


@pytest.fixture(scope="module")
def ray() -> Iterator[Cluster]:
    with cluster_at(LOCAL, 2) as cluster:
        yield cluster


def same_bytes(folder: Path) -> bool:
    return (folder / "here.parquet").read_bytes() == (folder / "there.parquet").read_bytes()


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_simulation_is_the_same(ray: Cluster, game: str, tmp_path: Path) -> None:
    simulation = Simulation(game, 3, 3000, "eager", 7, SINGLE[game])
    here = simulate_into(tmp_path / "here.parquet", simulation)
    there = simulate_into(tmp_path / "there.parquet", simulation, ray.workers, ray)
    assert same_bytes(tmp_path)
    assert (here.sums, here.wins, here.moves.counts) == (there.sums, there.wins, there.moves.counts)


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_tournament_is_the_same_and_stops_at_the_same_match(
    ray: Cluster, game: str, tmp_path: Path
) -> None:
    tournament = Tournament(game, ["3", "1", "2"], 2, 600, 3, SINGLE[game])
    here = play_into(tmp_path / "here.parquet", tournament)
    there = play_into(tmp_path / "there.parquet", tournament, ray.workers, ray)
    assert same_bytes(tmp_path)
    assert [vars(duel) for duel in here.duels] == [vars(duel) for duel in there.duels]
    assert any(duel.matches < 600 for duel in here.duels), "one of them should have stopped early"


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_tournament_at_tables_is_the_same(ray: Cluster, game: str, tmp_path: Path) -> None:
    options = SINGLE[game] | ({"stock_size": 5} if game == "skipbo" else {})
    tournament = Tournament(game, ["1"], 2, 12, 1, options, milliseconds=10_000, programs=[example()])
    play_into(tmp_path / "here.parquet", tournament)
    play_into(tmp_path / "there.parquet", tournament, ray.workers, ray)
    assert same_bytes(tmp_path)


def kill_a_worker_at_its_table(signed: Path) -> int:
    """With SIGKILL, and its process id. Programs that sit down write theirs into the file.

    One of them halts in the middle of its match, so that the match cannot end before the worker is killed.
    """
    deadline = monotonic() + 60
    while monotonic() < deadline:
        for line in signed.read_text().splitlines() if signed.exists() else ():
            with suppress(psutil.NoSuchProcess):
                program = psutil.Process(int(line.split()[0]))
                worker = program.parent()
                if program.status() == psutil.STATUS_STOPPED and worker is not None:
                    assert worker.name().startswith("ray::")
                    worker.kill()
                    worker.wait(10)
                    program.kill()
                    return worker.pid
        sleep(0.01)
    raise AssertionError("no worker was seen at a table")


def test_the_chunk_of_a_killed_worker_is_played_again(ray: Cluster, tmp_path: Path) -> None:
    signed = tmp_path / "signed"
    tournament = Tournament(
        "skyjo", ["1"], 2, 40, 2, {}, play_all=True, milliseconds=10_000,
        programs=[misbehaving("signing", signed)],
    )  # fmt: skip
    play_into(tmp_path / "here.parquet", tournament)
    assert len(signed.read_text().splitlines()) == 40  # each match has started its program once
    signed.unlink()
    signed.with_suffix(".halt").touch()
    with ThreadPoolExecutor(1) as killer:
        killed = killer.submit(kill_a_worker_at_its_table, signed)
        play_into(tmp_path / "there.parquet", tournament, ray.workers, ray)
        assert not psutil.pid_exists(killed.result())
    assert same_bytes(tmp_path)
    assert len(signed.read_text().splitlines()) > 40, "the killed worker had a match under way"


def test_what_kills_every_worker_is_given_up(ray: Cluster) -> None:
    with pytest.raises(ClusterTrouble) as trouble:
        ray.submit(signal.raise_signal, signal.SIGKILL).result()
    assert trouble.value.code == "lost"


def test_what_a_chunk_raises_is_raised_here_as_it_is(ray: Cluster) -> None:
    with pytest.raises(ValueError, match=r"^invalid literal for int\(\) with base 10: 'seven'$"):
        ray.submit(int, "seven").result()


def test_another_version_of_tablee_is_turned_away(ray: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "__version__", "0.0.0.dev0")
    with pytest.raises(ClusterTrouble) as trouble:
        simulate(Simulation("skyjo", 2, 10, "eager", 1, {}), ray.workers, pool=ray)
    assert (trouble.value.code, trouble.value.why) == ("other-version", __version__)


def test_every_machine_is_asked_once(ray: Cluster) -> None:
    assert ray.everywhere(abs, -3) == [("127.0.0.1", 3)]


def test_a_machine_whose_cores_are_all_busy_answers(ray: Cluster, tmp_path: Path) -> None:
    until_told = f"echo > {tmp_path}/$$; until [ -e {tmp_path}/enough ]; do sleep 0.05; done"
    playing = [ray.submit(check_call, ["sh", "-c", until_told]) for _ in range(ray.workers)]
    try:
        deadline = monotonic() + 60
        while len(list(tmp_path.iterdir())) < ray.workers:
            assert monotonic() < deadline
            sleep(0.05)
        assert ray.everywhere(abs, -3) == [("127.0.0.1", 3)]
        assert not any(future.done() for future in playing)
    finally:
        (tmp_path / "enough").touch()
    assert [future.result(60) for future in playing] == [0] * ray.workers


def test_a_machine_that_does_not_answer_is_named(ray: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "_ANSWER_SECONDS", 0.5)
    with pytest.raises(ClusterTrouble) as trouble:
        ray.everywhere(sleep, 3)
    assert (trouble.value.code, trouble.value.why) == (
        "unreachable",
        "no answer from 127.0.0.1 in 0.5 seconds",
    )


def test_ray_listens_on_this_machine_only(ray: Cluster) -> None:
    listening = set()
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            listening |= {
                connection.laddr.ip.removeprefix("::ffff:")
                for connection in process.net_connections("tcp")
                if connection.status == psutil.CONN_LISTEN
            }
    assert listening == {"127.0.0.1"}
