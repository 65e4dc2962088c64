import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.jobs.test_workers import hang
from tests.server.scripts import Script, Served, served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("record_jobs")) as client:
        client.parts.record_jobs.workers._deadline = 60.0  # however slow this machine is
        yield client


def finished(client: Served, name: str = "Bartholomew") -> tuple[Script, str]:
    """Somebody, and a match of theirs."""
    script = Script(client, name=name)
    table = script.open_table()
    script.begin(table, guest="Bea")
    return script, script.finish(table)


def made(client: Served) -> int:
    """How much was really worked out."""
    return client.parts.record_jobs.workers.outcomes["done"]


def worker(client: Served) -> int:
    """The id of the process that works it out."""
    process = client.parts.record_jobs.workers._all[0]._process
    assert process is not None
    assert process.pid is not None
    return process.pid


def test_nothing_is_replayed_in_the_process_of_the_tables(
    client: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even in a thread: it would hold the interpreter, and the thread that wakes tables."""
    _, record = finished(client)

    def not_here(*_: object) -> None:
        raise AssertionError("in the server's own process")

    for name in ("api.replay.steps", "server.records.match_page.steps"):
        monkeypatch.setattr(f"tablee.{name}", not_here)
    assert client.get(f"/api/records/{record}/replay?game=0").status_code == 200
    assert client.get(f"/g/{record}").status_code == 200
    assert client.get(f"/g/{record}/de.png").status_code == 200


def test_the_same_is_made_once(client: Served) -> None:
    _, record = finished(client)
    before = made(client)
    answers = {client.get(f"/api/records/{record}/replay?game=0").content for _ in range(5)}
    assert len(answers) == 1
    assert made(client) == before + 1
    client.get(f"/api/records/{record}/replay?game=0&eyes=everybody")
    assert made(client) == before + 2
    assert len({client.get(f"/g/{record}").content for _ in range(5)}) == 1
    assert made(client) == before + 3
    assert len({client.get(f"/g/{record}/en.png").content for _ in range(5)}) == 1
    assert made(client) == before + 4


def test_who_is_forgotten_is_not_remembered(client: Served) -> None:
    script, record = finished(client)
    paths = (f"/api/records/{record}/replay?game=0", f"/g/{record}")
    for path in paths:
        assert "Bartholomew" in client.get(path).text
    assert client.get(f"/g/{record}/en.png").status_code == 200
    script.request("DELETE", "/api/me")
    for path in paths:
        answer = client.get(path)
        assert answer.status_code == 200
        assert "Bartholomew" not in answer.text
    record_jobs = client.parts.record_jobs
    kept = (record_jobs._replays, record_jobs._pages, record_jobs._previews)
    assert not record_jobs._previews._known
    remembered = [value for answers in kept for value in answers._known.values()]
    assert "Bartholomew" not in str(remembered)


def test_an_address_can_have_only_so_many_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, limited=True) as client:
        _, record = finished(client)
        now = time.monotonic()  # from here on nothing is forgiven with time
        monkeypatch.setattr("tablee.server.limits.rate_limits.monotonic", lambda: now)
        path = f"/api/records/{record}/replay"
        answers = [client.get(path, params={"game": game, "eyes": "open"}) for game in range(40)]
        codes = [answer.status_code for answer in answers]
        assert codes == [200, *[404] * 29, *[429] * 10]
        assert answers[-1].json()["code"] == "slow_down"
        page = client.get(f"/g/{record}")
        assert (page.status_code, page.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert int(page.headers["retry-after"]) > 0
        # What is remembered costs nothing, and others have their own.
        assert client.get(path, params={"game": 0, "eyes": "open"}).status_code == 200


def test_what_hangs_is_cut_off_and_the_next_one_is_made(
    client: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, record = finished(client)
    path = f"/api/records/{record}/replay?game=0"
    with monkeypatch.context() as hanging:
        hanging.setattr(client.parts.record_jobs.workers, "_deadline", 0.1)
        hanging.setattr("tablee.server.jobs.worker._TO_LOAD", 0.0)
        hanging.setattr("tablee.server.records.jobs.replay_json", _hang)
        answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (503, "took_too_long")
    assert "a worker took too long and was replaced" in caplog.messages
    assert client.get(path).status_code == 200


def test_a_worker_that_is_killed_is_replaced(client: Served, caplog: pytest.LogCaptureFixture) -> None:
    _, record = finished(client)
    client.get(f"/g/{record}")
    first = worker(client)
    os.kill(first, signal.SIGKILL)
    codes: list[int] = []
    while codes[-1:] != [200]:  # whether somebody asks before or after the server notices
        answer = client.get(f"/api/records/{record}/replay?game=0")
        codes.append(answer.status_code)
        assert answer.status_code == 200 or answer.json()["code"] == "too_busy"
        assert len(codes) <= 2
    assert worker(client) != first


def test_what_does_not_fit_is_refused_in_words(client: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, record = finished(client)
    monkeypatch.setattr(client.parts.record_jobs.workers._queue, "_most_a_person", 0)
    answer = client.get(f"/api/records/{record}/replay?game=0")
    assert (answer.status_code, answer.json()["code"]) == (503, "too_busy")
    assert int(answer.headers["retry-after"]) > 0
    page = client.get(f"/g/{record}")
    assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
    assert "Too many people are asking for this" in page.text
    overload = client.parts.counters.overload.counts
    assert overload["busy_retelling"] >= 2


def test_tables_wake_while_all_that_can_wait_for_replays_waits(
    client: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Waking used to stand in the same line: seven seconds behind 55 replays a second."""
    script, record = finished(client)
    asleep = script.open_table()
    monkeypatch.setattr("tablee.server.records.jobs.replay_json", _hang)
    with ThreadPoolExecutor(20) as threads:

        def replay(game: int) -> Any:
            return client.get(f"/api/records/{record}/replay", params={"game": game}).status_code

        replays = [threads.submit(replay, game) for game in range(20)]
        while (
            client.parts.record_jobs.workers.waiting < 7
        ):  # eight are one person's share, with the one begun
            time.sleep(0.01)
        client.parts.tables.live.pop(asleep)
        assert script.get(f"/api/tables/{asleep}")["type"] == "snapshot"
        assert not [replay for replay in replays if replay.done() and replay.result() == 200]
        monkeypatch.setattr("tablee.server.jobs.worker._TO_LOAD", 0.0)
        monkeypatch.setattr(client.parts.record_jobs.workers, "_deadline", 0.01)  # for those that begin now
        client.parts.record_jobs.workers._all[0].kill()
        assert {replay.result() for replay in replays} == {503}


def _hang(*_: object) -> None:
    hang()


@pytest.mark.full
def test_luck_and_skill_are_worked_out_once(client: Served) -> None:
    _, record = finished(client)
    reviewers = client.parts.record_jobs.reviewers
    before = reviewers.outcomes["done"]
    first, second = (client.get(f"/api/records/{record}/review", timeout=240) for _ in range(2))
    assert first.status_code == 200
    assert first.content == second.content
    assert reviewers.outcomes["done"] == before + 1
    for player in first.json()["players"]:
        assert player["start"] + player["luck"] + player["skill"] == pytest.approx(player["result"])


def test_a_match_that_goes_on_is_not_reviewed(client: Served) -> None:
    """Its cards are hidden: there is no record of it yet."""
    script = Script(client, name="Bartholomew")
    table = script.open_table()
    script.begin(table, guest="Bea")
    answer = client.get(f"/api/records/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_record")
