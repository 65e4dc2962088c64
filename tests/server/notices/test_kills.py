import random
import time
from pathlib import Path

import pytest

from tests.effort import amount
from tests.server.notices.hurried_server import HurriedServer
from tests.server.notices.post_office import PostOffice
from tests.server.notices.test_notices import add, pair, play_until_turn_of, start
from tests.server.scripts import Line

KILLS = amount(2, quick=1, full=3, soak=100)  # per database


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_turn_is_told_whenever_the_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """At least once; a kill costs at most one word that is sent twice."""
    database = tmp_path / "tables.db" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    moments = random.Random(3)
    with PostOffice() as office, HurriedServer(database) as server, Line(server.port) as line:
        ann, bob, table = pair(line, options={"limit": None})
        secret_path = "hook-nobody-else-knows"
        add(bob, {"kind": "webhook", "url": f"{office.url}/{secret_path}"})
        start(ann, bob, table)
        office.wait_for(1)
        for _ in range(KILLS):
            play_until_turn_of(0, (ann, bob), table)
            before = len(office.deliveries)
            play_until_turn_of(1, (ann, bob), table)
            time.sleep(moments.uniform(0, 0.12))
            server.kill()
            server.start()
            office.wait_for(before + 1)
        told = len(office.deliveries)
        print(f"{kind}: {KILLS} kills, {told} words")
        assert told <= 1 + 2 * KILLS
        payloads = b"".join(delivery.body for delivery in office.deliveries).decode()
        secrets = (ann.secret, bob.secret)
        for secret in (*secrets, ann.id, bob.id):
            assert secret not in payloads
        for secret in (*secrets, secret_path):
            assert secret not in server.log()
