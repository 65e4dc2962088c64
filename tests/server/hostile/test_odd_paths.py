from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.scripts import Script, served

ODD = ("%00", "a%00b.c", "%ED%A0%80", "%E2%80%AE", "x" * 500)


@pytest.fixture
def somebody(postgres_url: str, tmp_path: Path) -> Iterator[Script]:
    with served(tmp_path, database=postgres_url) as client:
        yield Script(client)


@pytest.mark.slow
def test_no_address_makes_the_server_fail(somebody: Script) -> None:
    group = somebody.request("POST", "/api/groups", json={"name": "Sunday"}).json()["id"]
    paths = {
        "GET": (
            "/stop/{}",
            "/api/tables/{}",
            "/api/records/{}",
            "/api/tournaments/{}",
            "/api/sheets/{}?wait=0",
        ),
        "POST": ("/stop/{}", "/api/invitations/{}", "/api/daily/{}"),
        "DELETE": (
            f"/api/groups/{group}/members/{{}}",
            f"/api/groups/{group}/sheets/{{}}",
            "/api/me/channels/{}",
        ),
    }
    for method, templates in paths.items():
        for template in templates:
            for odd in ODD:
                answer = somebody.request(method, template.format(odd))
                assert answer.status_code < 500, (method, template, odd, answer.text)
