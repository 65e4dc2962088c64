import http.client
import logging
import socket

import httpx
import pytest

from tests.server.scripts import Script, Served

PROTECTING = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'self'; "
        "frame-ancestors 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
HTTPS = {"X-Forwarded-Proto": "https"}  # as a server in front of ours says it


@pytest.fixture
def broken(client: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server whose statistics have a bug."""

    async def fail() -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(type(client.parts.statistics), "read", lambda _: fail())
    return client


def test_every_answer_is_protected(broken: Served) -> None:
    complaints = []
    for method, path, status in (
        ("GET", "/api/games", 200), ("POST", "/api/me", 201), ("GET", "/api/me", 401),
        ("GET", "/api/records/x", 404), ("GET", "/api/nothing", 404), ("GET", "/api", 404),
        ("PUT", "/api/me", 405), ("GET", "/api/docs", 200), ("GET", "/api/openapi.json", 200),
        ("GET", "/nothing", 404), ("GET", "/g/nothing", 404), ("GET", "/g/nothing.json", 404),
        ("POST", "/g/nothing", 405), ("GET", "/static/page.css", 200), ("GET", "/healthz", 200),
        ("HEAD", "/api/games", 200), ("OPTIONS", "/api/games", 405), ("GET", "/api/statistics", 500),
    ):  # fmt: skip
        answer = broken.request(method, path)
        cached = path.startswith("/api") and answer.headers.get("cache-control") != "no-store"
        if answer.status_code != status or cached or not is_protected(answer):
            complaints.append((method, path, answer.status_code, dict(answer.headers)))
    assert complaints == []


def is_protected(answer: httpx.Response) -> bool:
    found = {name: answer.headers.get(name) for name in PROTECTING}
    return found == PROTECTING and "camera=()" in answer.headers["permissions-policy"]


def test_a_body_that_is_too_large_is_refused_and_protected(client: Served) -> None:
    answer = client.post("/api/me", content=b" " * 65_537, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert is_protected(answer)


def test_a_body_that_does_not_say_its_length_is_limited_too(client: Served) -> None:
    pieces = (b" " * 1000 for _ in range(66))
    answer = client.post("/api/me", content=pieces, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_the_largest_body_is_read(client: Served) -> None:
    sent = b"{" + b" " * 65_534 + b"}"
    assert client.post("/api/me", content=sent, headers={"Content-Type": "application/json"}).is_success


def test_a_bug_is_logged_and_says_nothing(broken: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = broken.get("/api/statistics")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "secret detail" not in answer.text
    assert "secret detail" in caplog.text


def test_https_is_remembered_only_where_it_is_used(client: Served) -> None:
    assert "strict-transport-security" not in client.get("/api/games").headers
    assert "max-age" in client.get("/api/games", headers=HTTPS).headers["strict-transport-security"]


@pytest.mark.parametrize(("headers", "secure"), [({}, False), (HTTPS, True)])
def test_cookies_are_out_of_reach(client: Served, headers: dict[str, str], secure: bool) -> None:
    ada = Script(client)
    come = client.post("/api/me", headers=headers)
    gone = client.delete("/api/me", headers={**headers, **ada.headers})
    for answer in (come, gone):
        cookie = answer.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie)
        assert ("Secure" in cookie) == secure


def test_head_is_get_without_a_body(client: Served) -> None:
    head, get = client.head("/api/games"), client.get("/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == get.headers["content-length"]


def test_a_wrong_method_says_which_are_right(client: Served) -> None:
    answer = client.options("/api/me")
    assert answer.status_code == 405
    assert {"GET", "POST", "PATCH", "DELETE"} <= set(answer.headers["allow"].split(", "))


def test_no_answer_lets_other_sites_read_it(client: Served) -> None:
    answer = client.get("/api/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_path_tricks_lead_nowhere(client: Served) -> None:
    paths = (
        "/g/../etc/passwd", "/g/%2e%2e/%2e%2e/etc/passwd", "/g/..%2f..%2fetc%2fpasswd", "/g/..", "/g/.json",
        "/g/%00", "/g/%00.json", "/g/" + "a" * 5000, "/g/%ff%fe", "/g/0123456789abcdef0123%0a",
        "/g/0123456789abcdef0123'--", "/static/../app.py", "/static/%2e%2e/app.py", "/static/page.css%00",
        "/api/../g/x", "/api/records/%00", "/api/records/..%2f..", "/api/records/" + "f" * 5000,
        "//evil.example/", "/\\evil.example", "/g/%F0%9F%83%8F", "/api/records/٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩",
    )  # fmt: skip
    assert [path for path in paths if status_of(client, path) not in (400, 404)] == []


def status_of(client: Served, path: str) -> int:
    """Of a request for exactly this path: other clients would tidy it up."""
    with socket.create_connection(("127.0.0.1", client.port), timeout=30) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        with http.client.HTTPResponse(line) as answer:
            answer.begin()
            answer.read()
            return answer.status


def test_odd_names_of_tables_lead_nowhere(client: Served) -> None:
    ada = Script(client)
    for name in ("%00%00%00%00%00%00", "a" * 33, "..%2f..%2f..", "AAAAA%0a", "%F0%9F%83%8F" * 6):
        assert ada.request("GET", f"/api/tables/{name}").status_code == 404, name
