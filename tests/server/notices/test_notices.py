"""Whoever wants it is told that it is their turn: at least once, where they want it, and never too much."""

import base64
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.server.notices.notifier import Pace
from tablee.server.notices.senders import MailServer
from tests.server.notices.hurried_server import HURRIED
from tests.server.notices.post_office import Browser, PostOffice, mail_server, wait_until
from tests.server.scripts import Line, Script, Served, served
from tests.services import free_port

DAY = 86_400


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, notices=HURRIED, notify_private=True, pace=0.0) as server:
        yield server


def pair(server: Line, **settings: Any) -> tuple[Script, Script, str]:
    """Ann and Bob at a table that is played over days. Nobody looks at it."""
    ann, bob = Script(server, name="Ann", language="en"), Script(server, name="Bob", language="de")
    table = ann.open_table(**{"clock": DAY, **settings})
    ann.do(table, "sit", seat=0)
    bob.do(table, "sit", seat=1)
    return ann, bob, table


def start(ann: Script, bob: Script, table: str) -> None:
    ann.do(table, "ready", ready=True)
    bob.do(table, "ready", ready=True)
    ann.do(table, "start")


def move(who: Script, table: str) -> None:
    mine = next(own for own in who.get(f"/api/tables/{table}")["yours"] if own["legal_moves"])
    who.do(table, "move", seat=mine["seat"], move=mine["legal_moves"][0])


def waiting_for(who: Script, table: str) -> list[int]:
    game = who.get(f"/api/tables/{table}")["game"]
    found: list[int] = game["waiting_for"]
    return found


def play_until_turn_of(seat: int, players: tuple[Script, Script], table: str) -> None:
    while (waiting := waiting_for(players[0], table)) != [seat]:
        move(players[waiting[0]], table)


def add(who: Script, target: dict[str, str]) -> Any:
    answer = who.request("POST", "/api/me/channels", json={"target": target})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_push_arrives_that_only_the_browser_can_read(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    browser = Browser()
    add(bob, browser.target(office))
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    delivery = office.wait_for(1)[-1]
    told = browser.read(delivery)
    code = ann.get(f"/api/tables/{table}")["table"]["code"]
    assert (told["title"], told["text"], told["path"]) == ("Du bist dran", "Skyjo mit Ann", f"/t/{code}")
    assert b"Ann" not in delivery.body


def test_a_push_service_learns_who_sends(server: Served, office: PostOffice) -> None:
    """RFC 8292: signed with the key that the browser was given when it subscribed."""
    ann, bob, table = pair(server)
    add(bob, Browser().target(office))
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    authorization = office.wait_for(1)[-1].headers["Authorization"]
    token, key = re.fullmatch(r"vapid t=(\S+),\s*k=(\S+)", authorization).groups()  # type: ignore[union-attr]
    claims = token.split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["aud"] == office.url
    assert key == bob.get("/api/me/channels")["push_key"]


def test_ntfy_and_webhooks_get_a_text_and_a_link(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    add(bob, {"kind": "ntfy", "url": f"{office.url}/my-turns"})
    add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    by_path = {delivery.path: delivery.json for delivery in office.wait_for(2)}
    link = f"http://127.0.0.1:{server.port}/t/{ann.get(f'/api/tables/{table}')['table']['code']}"
    assert by_path["/"] == {
        "topic": "my-turns", "title": "Du bist dran", "message": "Skyjo mit Ann", "click": link,
    }  # fmt: skip
    assert by_path["/hook"]["content"] == f"Du bist dran: Skyjo mit Ann {link}"


def test_a_turn_is_told_once(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    office.wait_for(1)
    time.sleep(0.5)
    before = len(office.deliveries)
    play_until_turn_of(0, (ann, bob), table)
    play_until_turn_of(1, (ann, bob), table)
    wait_until(lambda: len(office.deliveries) > before)
    time.sleep(0.5)
    assert len(office.deliveries) == before + 1


def test_a_word_that_was_taken_and_never_sent_is_taken_again(tmp_path: Path, office: PostOffice) -> None:
    """As after a kill: the process that took it is gone."""
    with served(tmp_path, notices=Pace(every=3600), notify_private=True) as server:
        ann, bob, table = pair(server)
        add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
        start(ann, bob, table)
        play_until_turn_of(1, (ann, bob), table)
    with served(tmp_path, notices=HURRIED, notify_private=True):
        assert office.wait_for(1)[0].json["title"] == "Du bist dran"


def test_what_fails_is_tried_again(server: Served, office: PostOffice) -> None:
    office.first = [500, 500]
    ann, bob, table = pair(server)
    add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    assert office.wait_for(3)
    assert office.first == []
    assert len(bob.get("/api/me/channels")["channels"]) == 1


def test_an_address_where_nobody_is_any_more_is_forgotten(server: Served, office: PostOffice) -> None:
    office.status = 410
    ann, bob, table = pair(server)
    add(bob, Browser().target(office))
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    wait_until(lambda: bob.get("/api/me/channels")["channels"] == [])


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:1/x",
        "http://[::1]/x",
        "http://[::ffff:7f00:1]/x",
        "http://10.0.0.1/x",
        "http://localhost/x",
        "http://[64:ff9b::a00:1]/x",  # 10.0.0.1, by a gateway between IPv6 and IPv4
        "http://[64:ff9b:1::1]/x",
        "http://[2002:a00:1::1]/x",
        "http://\uff11\uff12\uff17.0.0.1:1/x",  # digits of another kind, the same number
    ],
)
def test_a_server_asks_nobody_at_home(tmp_path: Path, url: str) -> None:
    """Addresses come from strangers: they must not reach what only this machine can reach."""
    with served(tmp_path, notices=HURRIED) as server:
        bob = Script(server, name="Bob", language="de")
        channel = add(bob, {"kind": "webhook", "url": url})
        answer = bob.request("POST", f"/api/me/channels/{channel['id']}/try")
        assert answer.json()["code"] == "not_sent"
        assert "public internet" in answer.text


@pytest.mark.parametrize(
    "target",
    [
        {"kind": "webhook", "url": "ftp://example.com/x"},
        {"kind": "webhook", "url": "https://user:secret@example.com/x"},
        {"kind": "ntfy", "url": "https://ntfy.example/"},
        {"kind": "mail", "address": "(b):*@)\x00"},
        {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "x" * 87, "auth": "y" * 22},
        {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "B" + "x" * 86, "auth": "y" * 22},
    ],
)
def test_what_cannot_be_sent_to_is_refused(tmp_path: Path, target: dict[str, str]) -> None:
    nobody = MailServer("127.0.0.1", free_port(), False, None, None, "tablee@example.org")
    with served(tmp_path, mail=nobody) as server:
        bob = Script(server, name="Bob")
        answer = bob.request("POST", "/api/me/channels", json={"target": target})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_channel")
        assert bob.get("/api/me/channels")["channels"] == []


def test_somebody_elses_channel_is_not_there(server: Served, office: PostOffice) -> None:
    ann, bob = Script(server, name="Ann"), Script(server, name="Bob")
    channel = add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    for method, path in (("DELETE", ""), ("POST", "/try")):
        answer = ann.request(method, f"/api/me/channels/{channel['id']}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_channel")
    assert office.deliveries == []


def test_whoever_is_forgotten_is_told_nothing(server: Served, office: PostOffice) -> None:
    """Both begin; when Ann has turned her cards up, another turn of Bob's begins, and he is gone."""
    ann, bob, table = pair(server)
    add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    start(ann, bob, table)
    office.wait_for(1)
    assert bob.request("DELETE", "/api/me").status_code == 204
    while 0 in waiting_for(ann, table):
        move(ann, table)
    time.sleep(0.3)
    assert len(office.deliveries) == 1


def test_only_of_some_tables(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    channel = add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
    wishes = {"tables": ["somewhere else"]}
    assert bob.request("PUT", f"/api/me/channels/{channel['id']}", json=wishes).status_code == 200
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    time.sleep(0.5)
    assert office.deliveries == []


def test_mail_is_confirmed_before_it_is_used_and_ended_with_one_click(tmp_path: Path) -> None:
    with mail_server() as (port, mailbox):
        mail = MailServer("127.0.0.1", port, False, None, None, "tablee@example.org")
        with served(tmp_path, notices=HURRIED, mail=mail) as server:
            ann, bob, table = pair(server)
            add(bob, {"kind": "mail", "address": "bob@example.org"})
            [letter] = mailbox.letters
            start(ann, bob, table)
            play_until_turn_of(1, (ann, bob), table)
            time.sleep(0.3)
            assert len(mailbox.letters) == 1  # it was asked, and has not answered
            link = next(line for line in letter.get_content().splitlines() if line.endswith("?confirm"))
            assert "b…@example.org" in server.get(link).text  # looking changes nothing
            assert server.post(link).status_code == 200
            play_until_turn_of(0, (ann, bob), table)
            play_until_turn_of(1, (ann, bob), table)
            wait_until(lambda: len(mailbox.letters) == 2)
            assert mailbox.letters[1]["Subject"] == "Du bist dran"
            stop = mailbox.letters[1]["List-Unsubscribe"].strip("<>")
            assert server.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
            assert bob.get("/api/me/channels")["channels"] == []


def test_nobody_is_asked_again_and_again_whether_an_address_is_theirs(tmp_path: Path) -> None:
    """Strangers can enter it, each of them as often as they like."""
    with mail_server() as (port, mailbox):
        mail = MailServer("127.0.0.1", port, False, None, None, "tablee@example.org")
        with served(tmp_path, notices=HURRIED, mail=mail) as server:
            for address in ("bob@example.org", "BOB@example.org", "bob+1@example.org"):
                add(Script(server), {"kind": "mail", "address": address})
            stranger = Script(server)
            target = {"kind": "mail", "address": "bob+2@example.org"}
            answer = stranger.request("POST", "/api/me/channels", json={"target": target})
            assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
            assert stranger.get("/api/me/channels")["channels"] == []
            assert len(mailbox.letters) == 3
            add(stranger, {"kind": "mail", "address": "eve@example.org"})
            assert len(mailbox.letters) == 4


def test_an_address_that_could_not_be_asked_is_not_kept(tmp_path: Path) -> None:
    nobody = MailServer("127.0.0.1", free_port(), False, None, None, "tablee@example.org")
    with served(tmp_path, mail=nobody) as server:
        bob, target = Script(server), {"kind": "mail", "address": "bob@example.org"}
        answer = bob.request("POST", "/api/me/channels", json={"target": target})
        assert answer.json()["code"] == "not_sent"
        assert bob.get("/api/me/channels")["channels"] == []


@pytest.mark.slow
def test_who_has_a_slow_channel_keeps_nobody_else_waiting(server: Served, office: PostOffice) -> None:
    with socket.create_server(("127.0.0.1", 0)) as tar_pit:  # takes connections and never answers
        url = f"http://127.0.0.1:{tar_pit.getsockname()[1]}/x"
        for _ in range(8):  # ten seconds each, one after the other
            eve, mallory, table = pair(server)
            add(mallory, {"kind": "webhook", "url": url})
            start(eve, mallory, table)
            play_until_turn_of(1, (eve, mallory), table)
        time.sleep(0.5)  # their words are being sent
        ann, bob, table = pair(server)
        add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
        start(ann, bob, table)
        play_until_turn_of(1, (ann, bob), table)
        office.wait_for(1)


def entries_of(folder: Path, table: str) -> list[Any]:
    """Straight from the file: whoever asks a server wakes the table."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", [table])
        return [json.loads(body) for (body,) in rows]


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much later, for a server that is started now."""
    now, now_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: now() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: now_ns() + int(seconds * 10**9))


def test_over_days_bots_move_though_nobody_looks(tmp_path: Path) -> None:
    """The server stops before the bot has moved; the next one wakes the table."""
    with served(tmp_path, notices=Pace(every=3600), pace=60.0) as server:
        ann = Script(server, name="Ann")
        table = ann.open_table(clock=DAY)
        ann.do(table, "sit", seat=0)
        ann.do(table, "bot", seat=1, level=1)
        ann.do(table, "start")
        while 0 in waiting_for(ann, table):
            move(ann, table)
    before = len(entries_of(tmp_path, table))
    with served(tmp_path, notices=HURRIED, pace=0.0):
        wait_until(lambda: len(entries_of(tmp_path, table)) > before)


def test_when_the_clock_has_run_out_a_bot_plays_that_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table sleeps; it is woken for that."""
    with served(tmp_path, notices=Pace(every=3600), pace=0.0) as server:
        ann, bob, table = pair(server, clock=3600)
        start(ann, bob, table)
        play_until_turn_of(1, (ann, bob), table)
    let_pass(monkeypatch, 3601)
    with served(tmp_path, notices=HURRIED, pace=0.0):
        wait_until(lambda: bool(entries_of(tmp_path, table)[-1].get("stand_in")))


def test_before_the_clock_runs_out_there_is_one_reminder(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After three quarters of the time that was left."""
    with served(tmp_path, notices=HURRIED, notify_private=True) as server:
        ann, bob, table = pair(server)
        add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
        start(ann, bob, table)
        office.wait_for(1)
        while 0 in waiting_for(ann, table):
            move(ann, table)
        office.wait_for(2)
    let_pass(monkeypatch, 0.8 * DAY)
    with served(tmp_path, notices=HURRIED, notify_private=True):
        assert office.wait_for(3)[-1].json["title"] == "Dein Zug endet in 5 Stunden"
        time.sleep(0.5)
        assert len(office.deliveries) == 3


def test_on_holiday_nobody_is_told_anything_and_no_time_runs(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, notices=HURRIED, notify_private=True) as server:
        ann, bob, table = pair(server)
        start(ann, bob, table)
        bob.do(table, "holiday", days=7)
        add(bob, {"kind": "webhook", "url": f"{office.url}/hook"})
        while 0 in waiting_for(ann, table):
            move(ann, table)
        seat = ann.get(f"/api/tables/{table}")["table"]["seats"][1]
        assert 6.9 < (seat["holiday"] / 1000 - time.time()) / DAY <= 7
        time.sleep(0.5)
        assert office.deliveries == []
    let_pass(monkeypatch, 7.5 * DAY)  # more than his turn would have lasted
    before = entries_of(tmp_path, table)
    with served(tmp_path, notices=HURRIED, notify_private=True, pace=0.0):
        assert office.wait_for(1)[0].json["title"] == "Du bist dran"
        assert entries_of(tmp_path, table) == before
    let_pass(monkeypatch, 0.6 * DAY)
    with served(tmp_path, notices=HURRIED, notify_private=True, pace=0.0):
        wait_until(lambda: bool(entries_of(tmp_path, table)[-1].get("stand_in")))


def test_over_days_nobody_is_replaced_before_their_clock_has_run_out(server: Served) -> None:
    ann, bob, table = pair(server, grace=0)
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    assert ann.get(f"/api/tables/{table}")["table"]["seats"][1]["presence"] == "away"


@pytest.mark.parametrize(
    ("url", "server"),
    [
        (
            "smtp://mail.example.org",
            MailServer("mail.example.org", 587, False, None, None, "tablee@mail.example.org"),
        ),
        ("smtps://a%40b:c%3Ad@m:1?from=x@y", MailServer("m", 1, True, "a@b", "c:d", "x@y")),
    ],
)
def test_a_mail_server_is_given_as_an_address(url: str, server: MailServer) -> None:
    assert MailServer.at(url) == server


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail.example.org", "smtp://:587"])
def test_what_is_not_a_mail_server_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=re.escape(url)):
        MailServer.at(url)
