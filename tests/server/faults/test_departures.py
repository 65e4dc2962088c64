import json
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.effort import amount
from tests.server.db.crowd import fill, seats_left, sign_in
from tests.table_server import TableServer

MATCHES = amount(8_000, quick=8_000, soak=50_000)  # of which they played one in twenty


def names(server: TableServer) -> set[str]:
    with urllib.request.urlopen(f"{server.url}/api/records?limit=50") as answer:
        return {match["seats"][0] for match in json.load(answer)}


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whoever_was_promised_to_be_forgotten_is_forgotten_after_a_kill(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = (
        f"sqlite:///{tmp_path / 'tablee.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    )
    fill(url, MATCHES)
    token = sign_in(url)
    before = seats_left(url)
    with TableServer(url) as server:
        headers = {"authorization": f"Bearer {token}"}
        me = urllib.request.Request(f"{server.url}/api/me", headers=headers, method="DELETE")
        with urllib.request.urlopen(me) as answer:
            assert answer.status == 204
        while seats_left(url) == before:
            time.sleep(0.01)
        server.kill()
        assert 0 < seats_left(url) < before
        server.start()
        assert names(server) == {"Heavy", "—"}  # others of that name have not asked for anything
        with pytest.raises(urllib.error.HTTPError, match="401"):
            urllib.request.urlopen(urllib.request.Request(me.full_url, headers=headers))
        while seats_left(url):
            time.sleep(0.1)
