"""People with browsers: each has cookies and a page of their own, and all that goes over its line is kept."""

import itertools
import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    WebSocketRoute,
)

Message = dict[str, Any]
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}
SHORT: dict[str, dict[str, Any]] = {"skyjo": {"limit": 1}, "skipbo": {"stock_size": 4, "target": None}}
PATIENCE = 90.0  # seconds; on an idle machine nothing takes one
_POLLS = (*[10.0] * 20, 20.0, 30.0)  # milliseconds between two looks at a condition; then always the last
_ids = itertools.count(1)
_TRAVEL = """path => {
    history.pushState(null, "", path)
    dispatchEvent(new PopStateEvent("popstate"))
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


class Sent(NamedTuple):
    """A message of the page, and when it went."""

    at: float
    text: str


class Visitor:
    """Somebody who came. `table`, `game` and `yours` are as the server has told the page last."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.lines: list[str] = []  # where it has opened WebSockets, as http://…
        self.failed: list[str] = []  # requests that came to nothing
        self.answers: list[Response] = []  # all that the server has answered, but for files
        self.sent: list[Sent] = []
        self.received: list[str] = []
        self.person: Message = {}
        self.secret: str | None = None
        self.number = 0
        self.moved: list[int] = []  # the seats that have moved, in order
        self.table: Message = {}
        self.game: Message | None = None
        self.yours: list[Message] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("request", self._follow)
        self.page.on("requestfailed", self._miss)
        self.page.on("response", self._hear)
        self.page.on("websocket", self._tap)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.locator("main").first.wait_for()

    def travel(self, path: str) -> None:
        """Go to another page of the site as its links do, without loading the document anew."""
        self.page.evaluate(_TRAVEL, path)
        self.page.locator("h1").first.wait_for()

    def open(self, code: str) -> None:
        """Go to a table, and wait until it is there."""
        self.go(f"/t/{code}")
        self.until(lambda: self.table.get("code") == code)
        self.page.get_by_text(code).first.wait_for()

    def alter(self, change: Callable[[Message], None]) -> None:
        """Change each snapshot and update on its way to the page: for tables that take long to come about."""

        def pass_on(line: WebSocketRoute) -> None:
            server = line.connect_to_server()

            def answer(text: str | bytes) -> None:
                message = json.loads(text)
                if "game" in message:
                    change(message)
                line.send(json.dumps(message))

            server.on_message(answer)

        self.page.route_web_socket(lambda url: True, pass_on)

    # ── Over HTTP, as the same person ────────────────────────────────────────────────────────────────

    def post(self, path: str, body: Message) -> Message:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        found: Message = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def snapshot(self, code: str) -> Message:
        """The table as this person sees it now."""
        found: Message = self.get(f"/api/tables/{code}")
        return found

    def come(self) -> Message:
        """Be somebody before the page asks for it."""
        arrived = self.post("/api/me", {})
        self.person, self.secret = arrived["person"], arrived["secret"]
        return self.person

    def keep_secret(self) -> None:
        """As the page does when it has asked who one is."""
        self.page.evaluate(
            "secret => localStorage.setItem('tablee.secret', JSON.stringify(secret))", self.secret
        )

    def make_table(self, game: str, players: int = 2, **options: Any) -> str:
        """A table with a seat for oneself, number 0; its code."""
        self.come()
        given = {"game": game, "players": players, "options": options or SHORT[game]}
        code = str(self.post("/api/tables", given)["code"])
        self.command(code, "sit", seat=0)
        return code

    def join(self, code: str, seat: int) -> None:
        """Take a seat at somebody's table, and be ready."""
        self.come()
        self.command(code, "sit", seat=seat)
        self.command(code, "ready")

    def start_table(self, game: str, players: int = 2, **options: Any) -> str:
        """A table whose other seats are bots, dealt; its code."""
        first = {"dealer": players - 1}  # oneself begins, so that no bot wins before one has moved
        code = self.make_table(game, players, **(options or SHORT[game] | first))
        for seat in range(1, players):
            self.command(code, "bot", seat=seat, level=1)
        self.command(code, "start")
        return code

    def command(self, code: str, kind: str, **fields: Any) -> None:
        command = {"type": kind, "id": f"e2e-{next(_ids)}", **fields}
        self.post(f"/api/tables/{code}/commands", command)

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────

    def until(self, condition: Callable[[], object], limit: float = PATIENCE) -> None:
        """Wait until it holds; the page goes on meanwhile."""
        deadline = time.monotonic() + limit
        for poll in itertools.chain(_POLLS, itertools.repeat(_POLLS[-1])):
            if condition():
                return
            assert time.monotonic() < deadline, f"{limit} s have passed; the page shows: {self.text()}"
            self.page.wait_for_timeout(poll)

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def wait(self, seconds: float) -> None:
        """For what must not happen."""
        self.page.wait_for_timeout(seconds * 1000)

    @property
    def own(self) -> Message | None:
        """The first of this person's seats that can move while the game waits for it."""
        if self.game is None or self.table.get("phase") != "playing":
            return None
        for own in self.yours:
            if own["legal_moves"] and own["seat"] in self.game["waiting_for"]:
                return own
        return None

    def happened(self) -> list[Message]:
        """All that the page was told of, in order."""
        messages = [json.loads(text) for text in self.received]
        return [message["happened"] for message in messages if message["type"] == "update"]

    def elsewhere(self) -> list[str]:
        """Requests of the page that went to anybody but our server."""
        ours = (self.url + "/", "data:", "blob:" + self.url)
        return [
            f"asked somebody else: {url}" for url in (*self.requests, *self.lines) if not url.startswith(ours)
        ]

    def _listen(self, message: ConsoleMessage) -> None:
        offline = "ERR_INTERNET_DISCONNECTED" in message.text  # as the test wanted it
        if message.type in ("error", "warning") and not offline:
            self.complaints.append(message.text)

    def _follow(self, request: Request) -> None:
        self.requests.append(request.url)

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # as by somebody who goes on to another page
            self.failed.append(f"{request.url}: {request.failure}")

    def _hear(self, response: Response) -> None:
        if response.status >= 400:
            self.failed.append(f"{response.url}: {response.status}")
        if "/assets/" not in response.url:
            self.answers.append(response)

    def _tap(self, line: WebSocket) -> None:
        self.lines.append(line.url.replace("ws", "http", 1))
        line.on("framesent", lambda text: self.sent.append(Sent(time.monotonic(), str(text))))
        line.on("framereceived", lambda text: self.heard(str(text)))

    def heard(self, text: str) -> None:
        """The page was told this, over a WebSocket or by its own Python."""
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self.person = message["person"]
        if message["type"] == "update" and message["happened"]["what"] == "moved":
            self.moved.append(message["happened"]["seat"])
        if message["type"] in ("snapshot", "update"):
            self.number = message["number"]
            self.game = message.get("game", self.game)
            self.yours = message.get("yours", self.yours)
        self.table = message.get("table", self.table)


class Visitors:
    """Everybody who came in one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.here: list[Visitor] = []

    def __call__(
        self,
        size: dict[str, int] = DESKTOP,
        *,
        settings: dict[str, Any] | None = None,
        wish: dict[str, Any] | None = None,
        **context: Any,
    ) -> Visitor:
        """Somebody new. `settings`, `wish`: what the device has kept; by itself nothing flies or waits."""
        kept = {"settings": {"speed": "none", "pace": "quick", **(settings or {})}, "wish": wish}
        stored = [
            {"name": f"tablee.{name}", "value": json.dumps(value)} for name, value in kept.items() if value
        ]
        site = urlsplit(self.url)
        origin = f"{site.scheme}://{site.netloc}"
        state: Any = {"cookies": [], "origins": [{"origin": origin, "localStorage": stored}]}
        language: Any = {"locale": "en-GB", **context}
        made = self.browser.new_context(viewport=size, storage_state=state, **language)  # type: ignore[arg-type]
        visitor = Visitor(made, self.url)
        self.here.append(visitor)
        return visitor

    def two_who_play(self, game: str, **options: Any) -> tuple[Visitor, Visitor, str]:
        """Seat 0 at a desk, seat 1 with a phone; the cards are dealt, and nobody looks at them. And the code.

        A page that looks on costs more than the match.
        """
        one, other = self(), self(PHONE)
        code = one.make_table(game, **options)
        other.join(code, 1)
        one.command(code, "start")
        return one, other, code

    def two_at_a_table(self, game: str, **options: Any) -> tuple[Visitor, Visitor, str]:
        """The same, and both look at the cards."""
        return self.at_a_table(self(), self(PHONE), game, **options)

    def at_a_table(
        self, one: Visitor, other: Visitor, game: str, **options: Any
    ) -> tuple[Visitor, Visitor, str]:
        """The same for the two who are given."""
        code = one.make_table(game, **options)
        other.join(code, 1)
        one.command(code, "start")
        one.open(code)
        other.open(code)
        return one, other, code

    def leave(self) -> list[str]:
        """Everybody goes; what their pages have complained about, and whom else they have asked."""
        for visitor in self.here:
            visitor.context.close()
        return [
            complaint for visitor in self.here for complaint in (*visitor.complaints, *visitor.elsewhere())
        ]
