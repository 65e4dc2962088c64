"""What stands in an address is a stranger's text, and databases do not take all of it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.table_server import TableServer

ODD = ("%00", "a%00b.c", "%ED%A0%80", "%E2%80%AE", "x" * 500)


@pytest.fixture
def somebody(postgres_url: str) -> Iterator[httpx.Client]:
    with TableServer(postgres_url) as server, httpx.Client(base_url=server.url) as client:
        client.headers["Authorization"] = f"Bearer {client.post('/api/me', json={}).json()['secret']}"
        yield client


@pytest.mark.slow
def test_no_address_makes_the_server_fail(somebody: httpx.Client) -> None:
    group = somebody.post("/api/groups", json={"name": "Sunday"}).json()["id"]
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
