import base64
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from tablee.server.notices.notifier import Pace
from tablee.server.notices.queries import take_notices
from tablee.server.notices.senders import MailServer, is_public
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.stored import now
from tests.server.notices.hurried_server import HASTY, HURRIED
from tests.server.notices.post_office import Browser, Mailbox, PostOffice, mail_server, wait_until
from tests.server.scripts import Line, Script, Served, served
from tests.services import free_port

DAY = 86_400
WHEN_ASKED = Pace(every=3600.0, delay=0.0, retry=0.0)  # the tests say when the server looks: see `look`


@contextmanager
def notifying(folder: Path, **config: Any) -> Iterator[Served]:
    """A server that sends notices when a test says so, also to addresses on this machine."""
    with served(
        folder, **{"notices": WHEN_ASKED, "notify_private": True, "timeouts": HASTY, **config}
    ) as server:
        yield server


def look(server: Served) -> None:
    """Send whatever is due."""
    server.run(server.parts.notifier.look())


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[MailServer, Mailbox]]:
    with mail_server() as (port, mailbox):
        yield MailServer("127.0.0.1", port, False, None, None, "tablee@example.org"), mailbox


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: tuple[MailServer, Mailbox]) -> Iterator[Served]:
    with notifying(tmp_path_factory.mktemp("notices"), mail=mail[0]) as server:
        yield server


@pytest.fixture
def letters(mail: tuple[MailServer, Mailbox]) -> list[Any]:
    mail[1].letters.clear()
    return mail[1].letters


def pair(server: Line, **settings: Any) -> tuple[Script, Script, str]:
    """Ann and Bob at a table that is played over several days. Nobody looks at it."""
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


def wait_for_bob(server: Served, target: dict[str, str]) -> tuple[Script, Script, str]:
    """A match in which it is the turn of Bob, who wants to hear of it there."""
    ann, bob, table = pair(server)
    add(bob, target)
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    return ann, bob, table


def hook(office: PostOffice) -> dict[str, str]:
    return {"kind": "webhook", "url": f"{office.url}/hook"}


def test_only_the_browser_can_read_a_push_and_its_service_learns_who_sends(
    server: Served, office: PostOffice
) -> None:
    """RFC 8292: signed with the key that the browser was given when it subscribed."""
    browser = Browser()
    ann, bob, table = wait_for_bob(server, browser.target(office))
    look(server)
    [delivery] = office.deliveries
    told = browser.read(delivery)
    code = ann.get(f"/api/tables/{table}")["table"]["code"]
    assert (told["title"], told["text"], told["path"]) == ("Du bist dran", "Skyjo mit Ann", f"/t/{code}")
    assert b"Ann" not in delivery.body
    token, key = re.fullmatch(r"vapid t=(\S+),\s*k=(\S+)", delivery.headers["Authorization"]).groups()  # type: ignore[union-attr]
    claims = token.split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))["aud"] == office.url
    assert key == bob.get("/api/me/channels")["push_key"]


@pytest.mark.slow
def test_ntfy_and_webhooks_get_a_text_and_a_link(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    add(bob, {"kind": "ntfy", "url": f"{office.url}/my-turns"})
    add(bob, hook(office))
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    look(server)
    by_path = {delivery.path: delivery.json for delivery in office.deliveries}
    link = f"http://127.0.0.1:{server.port}/t/{ann.get(f'/api/tables/{table}')['table']['code']}"
    assert by_path["/"] == {
        "topic": "my-turns", "title": "Du bist dran", "message": "Skyjo mit Ann", "click": link,
    }  # fmt: skip
    assert by_path["/hook"]["content"] == f"Du bist dran: Skyjo mit Ann {link}"


def test_each_turn_is_announced_once(server: Served, office: PostOffice) -> None:
    ann, bob, table = wait_for_bob(server, hook(office))
    for turn in (1, 2):
        look(server)
        look(server)
        assert len(office.deliveries) == turn
        play_until_turn_of(0, (ann, bob), table)
        play_until_turn_of(1, (ann, bob), table)


@pytest.mark.slow
def test_a_player_who_is_at_the_table_is_not_notified(tmp_path: Path, office: PostOffice) -> None:
    with notifying(tmp_path, timeouts=Timeouts(linger=3600.0)) as server:
        _, bob, table = wait_for_bob(server, hook(office))
        bob.get(f"/api/tables/{table}")
        look(server)
        assert office.deliveries == []


def test_a_notice_that_was_taken_and_never_sent_is_taken_again(server: Served, office: PostOffice) -> None:
    """As after a kill: the process that took it is gone."""
    _, bob, _ = wait_for_bob(server, hook(office))
    taken = server.run(server.parts.db.write(take_notices, now(), now()))
    assert bob.id in [notice.person for notice in taken]
    look(server)
    assert office.deliveries[0].json["title"] == "Du bist dran"


def test_what_fails_is_tried_again(server: Served, office: PostOffice) -> None:
    office.first = [500, 500]
    _, bob, _ = wait_for_bob(server, hook(office))
    for sent in (1, 2, 3, 3):
        look(server)
        assert len(office.deliveries) == sent
    assert len(bob.get("/api/me/channels")["channels"]) == 1


def test_an_address_where_nobody_is_any_more_is_forgotten(server: Served, office: PostOffice) -> None:
    office.status = 410
    _, bob, _ = wait_for_bob(server, Browser().target(office))
    look(server)
    assert bob.get("/api/me/channels")["channels"] == []


@pytest.mark.slow
def test_the_server_looks_by_itself(tmp_path: Path, office: PostOffice) -> None:
    with notifying(tmp_path, notices=HURRIED) as server:
        wait_for_bob(server, hook(office))
        office.wait_for(1)


@pytest.mark.slow
def test_a_server_sends_nothing_to_private_addresses(tmp_path: Path) -> None:
    """Addresses come from strangers: they must not reach what only this machine can reach."""
    complaints = []
    with notifying(tmp_path, notify_private=False) as server:
        bob = Script(server, name="Bob", language="de")
        for url in (
            "http://127.0.0.1:1/x",
            "http://[::1]/x",
            "http://[::ffff:7f00:1]/x",
            "http://10.0.0.1/x",
            "http://localhost/x",
            "http://[64:ff9b::a00:1]/x",  # 10.0.0.1, by a gateway between IPv6 and IPv4
            "http://[64:ff9b:1::1]/x",
            "http://[2002:a00:1::1]/x",
            "http://\uff11\uff12\uff17.0.0.1:1/x",  # digits of another kind, the same number
        ):
            channel = f"/api/me/channels/{add(bob, {'kind': 'webhook', 'url': url})['id']}"
            answer = bob.request("POST", f"{channel}/try")
            if answer.json()["code"] != "not_sent" or "public internet" not in answer.text:
                complaints.append((url, answer.text))
            bob.request("DELETE", channel)
    assert complaints == []


def test_addresses_that_lead_inside_a_network_are_not_public() -> None:
    """Metadata of clouds, addresses of sites, and those of IPv4 that one of IPv6 has in it."""
    inside = (
        "192.0.0.192 168.63.129.16 169.254.169.254 100.100.100.200 192.88.99.1 fec0::1 fd00:ec2::254 5f00::1 "
        "3fff::1 ::10.0.0.1 ::ffff:0:10.0.0.1 2a00:1450::5efe:10.0.0.1 2a00:1450::200:5efe:192.168.1.1 "
        "64:ff9b:1::1 2001:0:4136:e378:8000:63bf:3fff:fdd2"
    )
    assert [each for each in inside.split() if is_public(ip_address(each))] == []
    assert is_public(ip_address("2a00:1450:4001:81b::200e"))
    assert is_public(ip_address("64:ff9b::8.8.8.8"))


def test_a_channel_to_which_nothing_can_be_sent_is_refused(server: Served) -> None:
    bob = Script(server, name="Bob")
    accepted = []
    for target in (
        {"kind": "webhook", "url": "ftp://example.com/x"},
        {"kind": "webhook", "url": "https://user:secret@example.com/x"},
        {"kind": "ntfy", "url": "https://ntfy.example/"},
        {"kind": "mail", "address": "(b):*@)\x00"},
        {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "x" * 87, "auth": "y" * 22},
        {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "B" + "x" * 86, "auth": "y" * 22},
    ):
        answer = bob.request("POST", "/api/me/channels", json={"target": target})
        if (answer.status_code, answer.json().get("code")) != (400, "bad_channel"):
            accepted.append((target, answer.text))
    assert accepted == []
    assert bob.get("/api/me/channels")["channels"] == []


def test_somebody_elses_channel_is_not_there(server: Served, office: PostOffice) -> None:
    ann, bob = Script(server, name="Ann"), Script(server, name="Bob")
    channel = add(bob, hook(office))
    for method, path in (("DELETE", ""), ("POST", "/try")):
        answer = ann.request(method, f"/api/me/channels/{channel['id']}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_channel")
    assert office.deliveries == []


def test_a_person_who_was_deleted_is_not_notified(server: Served, office: PostOffice) -> None:
    """Both begin; when Ann has turned her cards up, another turn of Bob's begins, and he is gone."""
    ann, bob, table = pair(server)
    add(bob, hook(office))
    start(ann, bob, table)
    look(server)
    assert bob.request("DELETE", "/api/me").status_code == 204
    while 0 in waiting_for(ann, table):
        move(ann, table)
    look(server)
    assert len(office.deliveries) == 1


def test_a_channel_can_be_for_some_tables_only(server: Served, office: PostOffice) -> None:
    ann, bob, table = pair(server)
    channel = add(bob, hook(office))
    wishes = {"tables": ["somewhere else"]}
    assert bob.request("PUT", f"/api/me/channels/{channel['id']}", json=wishes).status_code == 200
    start(ann, bob, table)
    play_until_turn_of(1, (ann, bob), table)
    look(server)
    assert office.deliveries == []


def test_mail_is_confirmed_before_it_is_used_and_ended_with_one_click(
    server: Served, letters: list[Any]
) -> None:
    ann, bob, table = wait_for_bob(server, {"kind": "mail", "address": "bob@example.org"})
    [letter] = letters
    look(server)
    assert len(letters) == 1  # it was asked, and has not answered
    link = next(line for line in letter.get_content().splitlines() if line.endswith("?confirm"))
    assert "b…@example.org" in server.get(link).text  # looking changes nothing
    assert server.post(link).status_code == 200
    play_until_turn_of(0, (ann, bob), table)
    play_until_turn_of(1, (ann, bob), table)
    look(server)
    assert [each["Subject"] for each in letters[1:]] == ["Du bist dran"]
    stop = letters[1]["List-Unsubscribe"].strip("<>")
    assert server.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert bob.get("/api/me/channels")["channels"] == []


@pytest.mark.slow
def test_an_address_is_asked_only_so_often_whether_it_wants_mail(server: Served, letters: list[Any]) -> None:
    """Strangers can enter it, each of them as often as they like."""
    for address in ("eve@example.org", "EVE@example.org", "eve+1@example.org"):
        add(Script(server), {"kind": "mail", "address": address})
    stranger = Script(server)
    target = {"kind": "mail", "address": "eve+2@example.org"}
    answer = stranger.request("POST", "/api/me/channels", json={"target": target})
    assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
    assert stranger.get("/api/me/channels")["channels"] == []
    assert len(letters) == 3
    add(stranger, {"kind": "mail", "address": "mallory@example.org"})
    assert len(letters) == 4


@pytest.mark.slow
def test_an_address_that_could_not_be_asked_is_not_kept(tmp_path: Path) -> None:
    nobody = MailServer("127.0.0.1", free_port(), False, None, None, "tablee@example.org")
    with served(tmp_path, mail=nobody) as server:
        bob, target = Script(server), {"kind": "mail", "address": "bob@example.org"}
        answer = bob.request("POST", "/api/me/channels", json={"target": target})
        assert answer.json()["code"] == "not_sent"
        assert bob.get("/api/me/channels")["channels"] == []


@pytest.mark.slow
def test_slow_channels_of_others_keep_nobody_waiting(tmp_path: Path, office: PostOffice) -> None:
    with notifying(tmp_path) as server:
        with socket.create_server(("127.0.0.1", 0)) as tar_pit:  # takes connections and never answers
            for _ in range(8):  # ten seconds each, one after the other
                wait_for_bob(
                    server, {"kind": "webhook", "url": f"http://127.0.0.1:{tar_pit.getsockname()[1]}/x"}
                )
            wait_for_bob(server, hook(office))
            looking = server.begin(server.parts.notifier.look())
            office.wait_for(1)
            assert not looking.done()
        looking.result(30.0)  # the tar pit has hung up


def entries_of(folder: Path, table: str) -> list[Any]:
    """Straight from the file: asking the server would wake the table."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", [table])
        return [json.loads(body) for (body,) in rows]


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much later, for a server that is started now."""
    now, now_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: now() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: now_ns() + int(seconds * 10**9))


@pytest.mark.slow
def test_over_days_bots_move_though_nobody_looks(tmp_path: Path) -> None:
    """The server stops before the bot has moved; the next one wakes the table."""
    with notifying(tmp_path, pace=60.0) as server:
        ann = Script(server, name="Ann")
        table = ann.open_table(clock=DAY)
        ann.do(table, "sit", seat=0)
        ann.do(table, "bot", seat=1, level=1)
        ann.do(table, "start")
        while 0 in waiting_for(ann, table):
            move(ann, table)
    before = len(entries_of(tmp_path, table))
    with notifying(tmp_path) as server:
        look(server)
        wait_until(lambda: len(entries_of(tmp_path, table)) > before)


@pytest.mark.slow
def test_when_the_clock_has_run_out_a_bot_plays_that_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table sleeps; it is woken for that."""
    with notifying(tmp_path) as server:
        ann, bob, table = pair(server, clock=3600)
        start(ann, bob, table)
        play_until_turn_of(1, (ann, bob), table)
    let_pass(monkeypatch, 3601)
    with notifying(tmp_path) as server:
        look(server)
        wait_until(lambda: bool(entries_of(tmp_path, table)[-1].get("stand_in")))


def test_before_the_clock_runs_out_there_is_one_reminder(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After three quarters of the time that was left."""
    with notifying(tmp_path) as server:  # its own, or turns of other tests would be due as well
        wait_for_bob(server, hook(office))
        look(server)
        let_pass(monkeypatch, 0.7 * DAY)
        look(server)
        assert len(office.deliveries) == 1
        let_pass(monkeypatch, 0.1 * DAY)
        look(server)
        look(server)
    assert [each.json["title"] for each in office.deliveries[1:]] == ["Dein Zug endet in 5 Stunden"]


@pytest.mark.slow
def test_on_holiday_nobody_is_notified_and_no_time_runs(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    with notifying(tmp_path) as server:
        ann, bob, table = pair(server)
        start(ann, bob, table)
        bob.do(table, "holiday", days=7)
        add(bob, hook(office))
        while 0 in waiting_for(ann, table):
            move(ann, table)
        seat = ann.get(f"/api/tables/{table}")["table"]["seats"][1]
        assert 6.9 < (seat["holiday"] / 1000 - time.time()) / DAY <= 7
        look(server)
        assert office.deliveries == []
    let_pass(monkeypatch, 7.5 * DAY)  # more than his turn would have lasted
    before = entries_of(tmp_path, table)
    with notifying(tmp_path) as server:
        look(server)
        assert office.deliveries[0].json["title"] == "Du bist dran"
        assert entries_of(tmp_path, table) == before
    let_pass(monkeypatch, 0.6 * DAY)
    with notifying(tmp_path) as server:
        look(server)
        wait_until(lambda: bool(entries_of(tmp_path, table)[-1].get("stand_in")))


def test_over_days_nobody_is_replaced_before_their_clock_has_run_out(server: Served, no_grace: None) -> None:
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
