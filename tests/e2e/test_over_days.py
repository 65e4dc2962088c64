from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

from tests.e2e.test_score import wait_for_worker
from tests.e2e.visitors import PHONE, Visitor, Visitors
from tests.server.notices.hurried_server import HurriedServer
from tests.server.notices.post_office import Browser, PostOffice

DAY = 86_400

# There is no push service here that could give the browser an address: it has one of ours.
SUBSCRIBE = """keys => PushManager.prototype.subscribe = async options => {
    window.asked = options;
    return { toJSON: () => ({ endpoint: keys.endpoint, keys }) };
}"""
# A browser without windows shows no notifications: here we see which ones it would show.
LISTEN = """() => {
    self.shown = [];
    registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""
# A worker may open a window only for a tap that the system has seen: here we see which one it would open.
TAP = """async () => {
    const [notification] = self.shown;
    const opened = new Promise(done => { clients.openWindow = async address => done(address); });
    const tap = new ExtendableEvent("notificationclick");
    dispatchEvent(Object.assign(tap, { notification: { ...notification, close() {} } }));
    return { title: notification.title, opened: await opened };
}"""


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[HurriedServer]:
    """Each test begins on the day on which the one before it has ended."""
    with HurriedServer(tmp_path_factory.mktemp("days") / "tables.db") as server:
        yield server


def pass_days(server: HurriedServer, days: float) -> None:
    """As if the server had been closed meanwhile."""
    server.stop()
    server.later += days * DAY
    server.start()


@pytest.fixture
def people(browser: Chromium, hurried: HurriedServer) -> Iterator[Visitors]:
    coming = Visitors(browser, hurried.url)
    yield coming
    coming.leave()  # a server that is restarted leaves complaints


def begin(ann: Visitor, bob: Visitor) -> str:
    """A table with a day for each turn, at which nobody looks; its code."""
    ann.come()
    bob.come()
    settings = {"game": "skyjo", "players": 2, "options": {"limit": 100}, "clock": DAY}
    code = str(ann.post("/api/tables", settings)["code"])
    ann.command(code, "sit", seat=0)
    bob.command(code, "sit", seat=1)
    bob.command(code, "ready")
    ann.command(code, "start")
    return code


def play_until_turn_of(seat: int, code: str, players: tuple[Visitor, Visitor]) -> None:
    while (waiting := players[0].snapshot(code)["game"]["waiting_for"]) != [seat]:
        mover = players[waiting[0]]
        [own] = mover.snapshot(code)["yours"]
        mover.command(code, "move", move=own["legal_moves"][0])


def deliver(visitor: Visitor, text: str) -> None:
    """As the push service does: the browser has decrypted it."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    visitor.until(lambda: found)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.url, "registrationId": found[-1]["registrationId"], "data": text},
    )


def test_a_word_on_the_phone_leads_to_the_table(people: Visitors) -> None:
    with PostOffice() as office:
        ann, bob = people(), people(PHONE)
        code = begin(ann, bob)
        bob.context.grant_permissions(["notifications"])
        bob.go("/settings")
        wait_for_worker(bob)
        keys = Browser()
        bob.page.evaluate(SUBSCRIBE, keys.target(office))
        bob.page.get_by_role("button", name="Tell me on this device").click()
        bob.page.get_by_text("Added.").wait_for()
        play_until_turn_of(1, code, (ann, bob))
        bob.until(lambda: office.deliveries)
        message = keys.read(office.deliveries[-1])
        assert message["title"] == "It’s your turn"
        [worker] = bob.context.service_workers
        worker.evaluate(LISTEN)
        deliver(bob, keys.text(office.deliveries[-1]))
        bob.until(lambda: worker.evaluate("self.shown.length"))
        tapped = worker.evaluate(TAP)
        assert (tapped["title"], tapped["opened"]) == (message["title"], f"{bob.url}/t/{code}")
        bob.page.goto(tapped["opened"])
        bob.until(lambda: bob.own is not None)


def test_holidays_a_turn_that_is_over_and_another_device(people: Visitors, hurried: HurriedServer) -> None:
    ann, bob = people(), people()
    code = begin(ann, bob)
    play_until_turn_of(1, code, (ann, bob))
    bob.open(code)
    bob.page.get_by_text("Take a break or give up").click()
    bob.page.get_by_label("Away for").select_option(label="3 days")
    bob.page.get_by_role("button", name="I’m away").click()
    bob.page.get_by_text("You’re away until").wait_for()
    ann.open(code)
    ann.page.get_by_text(f"{bob.person['name']} is away until").wait_for()

    def moves_by_bots() -> list[Any]:
        return [each for each in ann.get(f"/api/tables/{code}/story") if each["stand_in"]]

    pass_days(hurried, 3.5)
    ann.until(lambda: ann.snapshot(code)["table"]["turn_ends"] is not None)
    assert moves_by_bots() == []  # his day begins when he is back
    pass_days(hurried, 1)
    ann.until(moves_by_bots)
    phone = people(PHONE)
    phone.post("/api/me/recover", bob.post("/api/me/phrase", {}))
    phone.open(code)
    play_until_turn_of(1, code, (ann, phone))
    phone.until(lambda: phone.own is not None)
    phone.page.get_by_role("button", name="Replay their moves").wait_for()


def test_a_match_that_is_given_up_is_over_and_counts(people: Visitors) -> None:
    ann, bob = people(), people(PHONE)
    code = begin(ann, bob)
    play_until_turn_of(1, code, (ann, bob))
    ann.open(code)
    bob.open(code)
    bob.page.get_by_role("button", name="Moves", exact=True).click()
    bob.page.get_by_text("Take a break or give up").click()
    bob.page.get_by_role("button", name="Give up").click()
    bob.page.get_by_text("counts as a loss for you").wait_for()
    bob.page.get_by_role("button", name="Yes").click()
    for each in (ann, bob):
        each.page.get_by_text(f"{bob.person['name']} gave up.").first.wait_for()
    ann.page.get_by_text("You win").first.wait_for()
    assert [each["legal_moves"] for each in ann.snapshot(code)["yours"]] == [[]]
    [figures] = ann.get("/api/me/book")["games"]
    assert (figures["played"], figures["won"], figures["mean"], figures["best"]) == (1, 1, None, None)


def test_who_comes_back_after_a_day_sees_what_was_missed(people: Visitors, hurried: HurriedServer) -> None:
    ann, bob = people(), people(PHONE)
    code, name = begin(ann, bob), ann.person["name"]
    play_until_turn_of(0, code, (ann, bob))
    bob.open(code)
    bob.keep_secret()
    bob.go("/")
    pass_days(hurried, 0.1)  # he has looked over HTTP, too, which counts for some seconds
    card = bob.page.get_by_role("link").filter(has_text=name)
    card.filter(has_text="is playing").wait_for()
    assert bob.page.locator(".news").count() == 0
    play_until_turn_of(1, code, (ann, ann))
    pass_days(hurried, 0.5)

    bob.go("/")
    card.filter(has_text=f"{name}: 1 turn").click()
    bob.page.locator(".now", has_text=f"{name} is playing.").wait_for()  # as it was when he went
    bob.page.locator(".now", has_text="It is your turn").wait_for()
    bob.go("/")
    card.filter(has_text="Your turn").wait_for()
    bob.until(lambda: bob.page.locator(".news").count() == 0)
