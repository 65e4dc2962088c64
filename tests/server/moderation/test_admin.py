import time
from pathlib import Path

import httpx
import pytest

from tablee.locales.languages import LANGUAGES
from tablee.server.moderation.admin import COOKIE, new_session
from tests.server.records.test_pages import Elements
from tests.server.scripts import Script, Served, served

TOKEN = "not to be guessed, really"


CONFIG = {"admin_token": TOKEN}


def log_in(client: Served, token: str = TOKEN, **headers: str) -> httpx.Response:
    return client.post("/admin", data={"do": "login", "token": token}, headers=headers)


class Host:
    """Somebody who is logged in."""

    def __init__(self, client: Served) -> None:
        self.client = client
        self.cookie = log_in(client).headers["set-cookie"].partition(";")[0]
        self.key = self.show().partition('name="key" value="')[2].partition('"')[0]

    def show(self, path: str = "/admin", **headers: str) -> str:
        answer = self.client.get(path, headers={"Cookie": self.cookie, **headers})
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
        return answer.text

    def do(self, did: str, whom: str = "", **more: str) -> httpx.Response:
        form = {"key": self.key, "do": did, "whom": whom, **more}
        headers = {"Cookie": self.cookie, "Origin": form.pop("origin", str(self.client.base_url))}
        return self.client.post("/admin", data=form, headers=headers)


@pytest.mark.slow
def test_without_a_token_there_is_no_such_page(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        assert client.get("/admin").status_code == 404
        assert log_in(client, "").status_code == 404
        assert log_in(client, "None").status_code == 404


def test_strangers_see_nothing_but_where_to_type_the_token(client: Served) -> None:
    ada = Script(client, name="Zuzanna")
    ada.begin(ada.open_table())
    forged = f"{COOKIE}=9999999999.abc.{'0' * 64}"
    other = f"{COOKIE}={new_session('another token, as long')}"
    for cookie in ("", forged, other, f"{COOKIE}=é.."):
        answer = client.get("/admin?table=AAAAAA", headers={b"Cookie": cookie.encode("latin-1")})
        assert answer.status_code == 200
        assert 'type="password"' in answer.text
        assert "Zuzanna" not in answer.text
        assert "<table" not in answer.text


def test_the_cookie_is_for_this_page_and_no_script(client: Served) -> None:
    answer = log_in(client)
    assert (answer.status_code, answer.headers["location"]) == (303, "./admin")
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("Path=/admin;", "HttpOnly", "SameSite=Strict", "Max-Age=28800"))
    assert TOKEN not in cookie


@pytest.mark.slow
def test_a_wrong_token_is_refused_and_can_be_tried_only_so_often(tmp_path: Path) -> None:
    """Also where nothing else is limited."""
    with served(tmp_path, admin_token=TOKEN) as client:
        answers = [log_in(client, f"wrong token number {number}") for number in range(12)]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
        assert all("set-cookie" not in answer.headers for answer in answers)
        assert log_in(client).status_code == 429  # nor is the right one tried
        assert client.parts.counters.overload.counts["admin_tokens"] == 10
        assert client.parts.counters.refusals["wrong_token"] == 10


def test_a_session_ends(client: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(client)
    out = host.do("logout")
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert 'type="password"' in host.show()  # also with a copy of the cookie
    assert host.do("block", "203.0.113.7").status_code == 403
    host = Host(client)
    late = time.time() + 8 * 3600 + 1
    monkeypatch.setattr(time, "time", lambda: late)
    assert 'type="password"' in host.show()
    assert host.do("block", "203.0.113.7").status_code == 403


def test_a_form_that_is_not_of_this_page_does_nothing(client: Served) -> None:
    host = Host(client)
    for wrong in ({"key": ""}, {"key": "0" * 64}, {"origin": "https://evil.example"}):
        assert host.do("block", "203.0.113.7", **wrong).status_code == 403
    form = {"key": Host(client).key, "do": "block", "whom": "203.0.113.7"}  # of another session
    assert client.post("/admin", data=form, headers={"Cookie": host.cookie}).status_code == 403
    assert client.post("/admin", data=form).status_code == 403
    assert client.parts.bans.all == ()
    assert "203.0.113" not in host.show()


def test_whatever_is_done_can_be_seen_and_undone(client: Served) -> None:
    host, ada = Host(client), Script(client, name="<Ada>")
    table = ada.open_table()
    ada.begin(table)
    code = ada.get(f"/api/tables/{table}")["table"]["code"]
    page = host.show(f"/admin?table={code}")
    assert "&lt;Ada&gt;" in page
    for did, whom, undone_by in (
        ("close", code, "reopen"),
        ("remove", ada.id, "admit"),
        ("block", "198.51.100.0/24", "unblock"),
    ):
        assert host.do(did, whom, why=f"because of {did}").status_code == 303
        page = host.show()
        assert f'name="do" value="{undone_by}"' in page
        assert f"because of {did}" in page
        assert host.do(undone_by, whom).status_code == 303
        assert f'name="do" value="{undone_by}"' not in host.show()
    assert ada.get("/api/me")["id"] == ada.id


def test_cards_are_not_shown_to_the_host(client: Served) -> None:
    host, ada = Host(client), Script(client)
    table = ada.open_table(game="skipbo", options={})
    ada.begin(table)
    snapshot = ada.get(f"/api/tables/{table}")
    page = host.show(f"/admin?table={snapshot['table']['code']}")
    live = client.parts.tables.live[table]
    assert live.table.seed.hex() not in page
    assert live.table.commitment not in page
    assert "hand" not in page
    assert "stock" not in page


def test_what_cannot_be_done_is_said(client: Served) -> None:
    host = Host(client)
    for form, status in (
        ({"do": "block", "whom": "here"}, 400),
        ({"do": "remove", "whom": "nobody"}, 404),
        ({"do": "close", "whom": "K7Q2MX"}, 404),
        ({"do": "unblock", "whom": "10.0.0.0/8"}, 404),
        ({"do": "block", "whom": "10.0.0.0/8", "days": "nan"}, 400),
        ({"do": "block", "whom": "10.0.0.0/8", "days": "-1"}, 400),
        ({"do": "burn", "whom": "10.0.0.0/8"}, 400),
        ({"do": "block", "whom": "x" * 5000}, 413),
    ):
        assert host.do(form.pop("do"), **form).status_code == status
    assert client.parts.bans.all == ()


@pytest.mark.slow
def test_the_page_needs_no_script_and_is_in_the_language_of_the_browser(tmp_path: Path) -> None:
    with served(tmp_path, admin_token=TOKEN) as client:
        check_languages(Host(client))


def check_languages(host: Host) -> None:
    pages = {
        language: host.show(**{"Accept-Language": f"xx, {language};q=0.9, en;q=0.5"})
        for language in LANGUAGES
    }
    assert len({Elements(page).text for page in pages.values()}) == len(LANGUAGES) - 1  # fr-CA is as fr here
    for page in pages.values():
        assert "admin-" not in Elements(page).text
        assert "script" not in Elements(page).names
        assert not any(name.startswith("on") or name == "style" for name, _ in Elements(page).attributes)
    assert 'lang="de"' in pages["de"]
    assert host.show(**{"Accept-Language": "xx;q=1, ;;q=x"}) == pages["en"]
