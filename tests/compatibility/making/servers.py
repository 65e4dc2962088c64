"""An evening at a server: people, matches, tables in the middle of a match, and the rest of a database.

Everything goes over HTTP and WebSocket, as people's programs do it. It ends with the server running.
"""

import asyncio
import base64
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.lines import Player, RefusedBy, some_move
from tests.server.programs import Program

Data = dict[str, Any]

SHORT: dict[str, Data] = {"skyjo": {"limit": 1}, "skipbo": {"stock_size": 3, "target": None}}
PATIENT = {"grace": 86_400, "stand_in": 1}  # no bot plays for people who are away
COLOURS = {"Ada": "teal", "Bo": "orange", "Cleo": "violet", "Dan": "green", "Eve": "red", "Fay": "pink"}
HUMAN = {"manners": "human", "stock_size": 4, "target": None}
PLAN = {"players": 2, "level": 1, "clock": 300, "grace": 300}


class Someone:
    """A person with a line to the server."""

    def __init__(self, player: Player, url: str) -> None:
        self.player = player
        self.secret = player.secret
        self.id: str = player.person["id"]
        self._http = httpx.AsyncClient(
            base_url=url, trust_env=False, timeout=120, headers={"authorization": f"Bearer {player.secret}"}
        )

    @classmethod
    async def come(cls, url: str, name: str, colour: str) -> Self:
        someone = cls(await Player.join(url, ping_interval=None), url)
        await someone.request("PATCH", "/api/me", {"name": name, "colour": colour, "language": "en"})
        return someone

    async def request(self, method: str, path: str, body: object = None) -> Any:
        answer = await self._http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.request("POST", path, body)

    async def open(self, table: str) -> None:
        await self.player.ask("open", table=table)

    async def ask(self, kind: str, **fields: Any) -> Data:
        return await self.player.ask(kind, **fields)

    async def gone_from(self) -> None:
        await self.player.ask("leave")

    async def close(self) -> None:
        await self.player.close()
        await self._http.aclose()


class Evening:
    """One server, and what is to be remembered of it."""

    def __init__(self, url: str, database: str) -> None:
        self.url = url
        self.database = database
        self.rng = random.Random("baseline")
        self.who: dict[str, Someone] = {}
        self.kept: Data = {"people": {}, "tables": {}, "matches": {}, "clocked": []}

    async def come(self, name: str, colour: str) -> Someone:
        self.who[name] = someone = await Someone.come(self.url, name, colour)
        self.kept["people"][name] = {"id": someone.id, "secret": someone.secret}
        return someone

    async def table(self, name: str, host: Someone, game: str, players: int = 2, **settings: Any) -> str:
        """A new table that the host has opened."""
        given = {"game": game, "players": players, "options": SHORT[game], **PATIENT, **settings}
        made = await host.post("/api/tables", given)
        self.kept["tables"][name] = {"id": made["id"], "code": made["code"], "game": game}
        await host.open(made["code"])
        return str(made["code"])

    async def begin(self, code: str, people: Sequence[Someone]) -> None:
        """All sit down in this order and are ready; the first starts the match."""
        for seat, someone in enumerate(people):
            await someone.open(code)
            await someone.ask("sit", seat=seat)
        for someone in people:
            await someone.ask("ready")
        await people[0].ask("start")

    async def play(
        self,
        people: Sequence[Someone],
        moves: int | None = None,
        mistakes: float = 0.0,
        waits_for: Someone | None = None,
        phase: str = "over",
    ) -> None:
        """Until the table is in this phase, or after so many moves; then on until it waits for somebody."""
        table = people[0].player
        made = 0
        while table.table["phase"] not in ("over", phase):
            if table.table["phase"] == "between":
                await people[0].ask("next")
            elif moves is not None and made >= moves and (waits_for is None or waits_for.player.to_move()):
                return
            else:
                made += await self._move(people, mistakes)

    async def _move(self, people: Sequence[Someone], mistakes: float) -> bool:
        if self.rng.random() < mistakes:
            someone = self.rng.choice(people)
            own = self.rng.choice(someone.player.yours)
            kind = self.rng.choice("+o~!")
            offences = [move for move in own["legal_moves"] if move[0] == kind]
            if offences:
                await self._ask_to_move(someone, own["seat"], self.rng.choice(offences))
                return True
        for someone in people:
            if waiting := someone.player.to_move():
                seat, legal = waiting
                fair = [move for move in legal if move[0] not in "+o~!"]
                await self._ask_to_move(someone, seat, some_move(fair or legal, self.rng))
                return True
        await asyncio.sleep(0.01)
        return False

    async def offend(self, people: Sequence[Someone], kind: str) -> None:
        """Play on until somebody can do this by mistake, or call it; then they do."""
        while True:
            assert people[0].player.table["phase"] == "playing"
            for someone in people:
                for own in someone.player.yours:
                    offences = [move for move in own["legal_moves"] if move[0] == kind]
                    if offences:
                        await self._ask_to_move(someone, own["seat"], offences[0])
                        return
            await self._move(people, 0.0)

    async def _ask_to_move(self, someone: Someone, seat: int, move: str) -> None:
        try:
            await someone.ask("move", seat=seat, move=move)
        except RefusedBy:  # a bot was faster; the state comes right after
            await asyncio.sleep(0.05)

    async def match(
        self, name: str, people: Sequence[Someone], game: str, mistakes: float = 0.0, **settings: Any
    ) -> str:
        """A whole match between these people; the record's id."""
        code = await self.table(name, people[0], game, settings.pop("players", len(people)), **settings)
        await self.begin(code, people)
        await self.play(people, mistakes=mistakes)
        return self.over(name, people[0])

    def over(self, name: str, someone: Someone) -> str:
        """Remember the match that has just ended."""
        match = someone.player.table["match"]
        self.kept["matches"][name] = {
            "record": match["record"],
            "game": someone.player.table["settings"]["game"],
            "totals": match["totals"],
            "winners": match["winners"],
            "resigned": match["resigned"],
        }
        return str(match["record"])

    def moderate(self, *what: str) -> None:
        command = [sys.executable, "-m", "tablee", "moderate", *what, "--database", self.database]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


async def until(condition: Callable[[], Any], seconds: float = 180.0) -> Any:
    """What the condition says once it is something."""
    async with asyncio.timeout(seconds):
        while not (found := await condition()):
            await asyncio.sleep(0.1)
    return found


async def matches(on: Evening) -> None:
    """Finished ones: both games, pairs, human manners, resigned, a head start, a bot that adapts."""
    ada, bo, cleo, dan = on.who["Ada"], on.who["Bo"], on.who["Cleo"], on.who["Dan"]
    first = await on.match("skyjo", [ada, bo], "skyjo", public=True)
    await ada.get(f"/api/records/{first}/review")
    await on.match("skipbo", [bo, ada, cleo], "skipbo", public=True)
    four = [ada, bo, cleo, dan]
    code = await on.table("human skipbo", ada, "skipbo", 4, options={**HUMAN, "partners": True})
    await on.begin(code, four)
    for kind in "+!o!~!":
        await on.offend(four, kind)
    await on.play(four, mistakes=0.1)
    on.over("human skipbo", ada)
    await on.match("departed", [dan, ada], "skyjo")
    await pairs(on)
    code = await on.table("resigned", bo, "skyjo", options={"limit": 50, "handicap": "0/10"})
    await on.begin(code, [bo, ada])
    await on.play([bo, ada], 9)
    await bo.ask("resign", seat=0)
    on.over("resigned", bo)
    head_start: Data = {"options": {"stock_size": 2, "target": 30, "head_start": "5/0", "handicap": "0/1"}}
    await on.match("head start", [ada, bo], "skipbo", **head_start)
    code = await on.table("adaptive", ada, "skyjo")
    await ada.ask("sit", seat=0)
    await ada.ask("bot", seat=1, level=2, adaptive=True)
    await ada.ask("start")
    await on.play([ada])
    on.over("adaptive", ada)


async def pairs(on: Evening) -> None:
    """Ada and her guest Kit on one device against Bo and a bot, which plays for Cleo, who stands up."""
    ada, bo, cleo = on.who["Ada"], on.who["Bo"], on.who["Cleo"]
    options = {"stock_size": 3, "target": None, "partners": True}
    code = await on.table("pairs", ada, "skipbo", 4, options=options)
    await ada.ask("sit", seat=0)
    await ada.ask("sit", seat=2, guest="Kit")
    for someone, seat in ((bo, 1), (cleo, 3)):
        await someone.open(code)
        await someone.ask("sit", seat=seat)
        await someone.ask("ready")
    await ada.ask("ready")
    await ada.ask("start")
    await on.play([ada, bo, cleo], 4)
    await cleo.ask("stand", seat=3)
    await on.play([ada, bo])
    on.over("pairs", ada)


async def tables(on: Evening) -> None:
    """In the middle of a match: each waits for somebody, so that nothing happens while nobody looks."""
    ada, bo, cleo = on.who["Ada"], on.who["Bo"], on.who["Cleo"]
    code = await on.table("running skyjo", ada, "skyjo", options={"limit": 50}, hint_limits="2/0")
    await on.begin(code, [ada, bo])
    await on.play([ada, bo], 12, waits_for=ada)
    await ada.get(f"/api/tables/{code}/hint?seat=0")
    code = await on.table("running skipbo", bo, "skipbo", 3, options={"stock_size": 8})
    await bo.ask("sit", seat=0)
    await bo.ask("bot", seat=2, level=1)
    await ada.open(code)
    await ada.ask("sit", seat=1)
    await ada.ask("ready")
    await bo.ask("start")
    await on.play([bo, ada], 12, waits_for=bo)
    code = await on.table("human skipbo running", ada, "skipbo", 3, options={**HUMAN, "stock_size": 8})
    await on.begin(code, [ada, bo, cleo])
    await on.play([ada, bo, cleo], 12, mistakes=0.3, waits_for=cleo)
    code = await on.table("between rounds", ada, "skyjo", 3, options={"limit": 400, "dealer": 1})
    await on.begin(code, [ada, bo, cleo])
    await on.play([ada, bo, cleo], phase="between")
    await ada.ask("next")
    await on.play([ada, bo, cleo], phase="between")
    assert ada.player.table["phase"] == "between"
    code = await on.table("undo to come", ada, "skyjo", options={"limit": 1})
    await on.begin(code, [ada, bo])
    await undo(on, ada, bo)
    await seat_request(on)
    await over_days(on)
    await program(on)


async def undo(on: Evening, ada: Someone, bo: Someone) -> None:
    """Once refused, once agreed to, once not answered yet."""
    await on.play([ada, bo], 6, waits_for=ada)
    for answer in (False, True, None):
        while True:
            seat, legal = await _turn(on, ada, bo)
            plain = [move for move in legal if move[0] in "x"] or legal
            await ada.ask("move", seat=seat, move=on.rng.choice(plain))
            try:
                await ada.ask("undo", seat=seat)
            except RefusedBy as refused:
                if refused.code not in ("seen_since", "nothing_to_undo"):
                    raise
                continue
            break
        if answer is not None:
            await bo.ask("answer", agree=answer)
    assert ada.player.table["undo"]["waiting"] == [bo.id]


async def _turn(on: Evening, ada: Someone, bo: Someone) -> tuple[int, list[str]]:
    while (waiting := ada.player.to_move()) is None:
        await on.play([ada, bo], 1)
    return waiting


async def seat_request(on: Evening) -> None:
    """Bo is gone, and a bot plays for him. Dan asks for his seat twice: Bo comes back; then Dan gets it.

    Bo asks for it and is declined. At last Fay asks for Cleo's, and Ada has not answered yet.
    """
    ada, bo, cleo, dan = on.who["Ada"], on.who["Bo"], on.who["Cleo"], on.who["Dan"]
    options = {"options": {"limit": 400}, "grace": 0}
    code = await on.table("seat request", ada, "skyjo", 3, **options)
    await on.begin(code, [ada, bo, cleo])
    await on.play([ada, bo, cleo], 6, waits_for=ada)
    await bo.gone_from()
    await dan.open(code)
    await _ask_seat(dan, 1)
    await cleo.ask("answer_seat", agree=True)
    await bo.open(code)  # and it is his again
    await on.play([ada, bo, cleo], 3, waits_for=ada)
    await bo.gone_from()
    await _ask_seat(dan, 1)
    await cleo.ask("answer_seat", agree=True)
    await ada.ask("answer_seat", agree=True)
    await on.play([ada, cleo, dan], 3, waits_for=ada)
    await dan.gone_from()
    await bo.open(code)
    await _ask_seat(bo, 1)  # whose seat it was
    await cleo.ask("answer_seat", agree=False)
    await cleo.gone_from()
    fay = on.who["Fay"]
    await fay.open(code)
    await on.play([ada], 4, waits_for=ada)
    await _ask_seat(fay, 2)
    assert ada.player.table["seat_request"]["waiting"] == [ada.id]


async def _ask_seat(someone: Someone, seat: int) -> None:
    async def asked() -> bool:
        try:
            await someone.ask("ask_seat", seat=seat)
        except RefusedBy as refused:
            if refused.code not in ("seat_waits", "seat_taken"):
                raise
            return False
        return True

    await until(asked)


async def over_days(on: Evening) -> None:
    """Three days for a turn. Bo was on holiday and is back; Ada is away; Bo is told when it is his turn."""
    ada, bo = on.who["Ada"], on.who["Bo"]
    code = await on.table("over days", ada, "skipbo", clock=259_200, options={"stock_size": 5})
    on.kept["clocked"].append(on.kept["tables"]["over days"]["id"])
    await on.begin(code, [ada, bo])
    await on.play([ada, bo], 4, waits_for=ada)
    await bo.ask("holiday", days=2)
    await bo.ask("holiday", days=0)
    await ada.ask("holiday", days=5)
    await bo.gone_from()
    await on.play([ada], 1)
    while ada.player.to_move():
        await on.play([ada], 1)
    await ada.gone_from()
    assert ada.player.table["phase"] == "playing"


async def program(on: Evening) -> None:
    """A program has a seat; once it has said nonsense and was sent away."""
    ada = on.who["Ada"]
    code = await on.table("program to come", ada, "skyjo", stand_in=1)
    await ada.ask("sit", seat=0)
    given = await ada.post(f"/api/tables/{code}/bots", {"seat": 1, "ms": 20_000})
    on.kept["tables"]["program to come"]["token"] = given["token"]
    line = await Program.ready(on.url, given["token"])
    await ada.player.until(lambda player: player.table["seats"][1]["presence"] == "here")
    await ada.ask("start")
    await on.play([ada], 2)
    await line.asked()
    await line.say("nonsense")
    await line.bye()
    await ada.player.until(lambda player: player.to_move())


async def dealt(on: Evening) -> None:
    """Cards that others can know: what if, a match from a device, the deal of the day."""
    ada, bo = on.who["Ada"], on.who["Bo"]
    record = on.kept["matches"]["skyjo"]["record"]
    made = await bo.post(f"/api/records/{record}/tables?after=10")
    on.kept["tables"]["what if"] = {"id": made["id"], "code": made["code"], "game": "skyjo"}
    await bo.open(made["code"])
    await bo.ask("sit", seat=made["seat"])
    await bo.ask("bot", seat=1 - made["seat"], level=1)
    await bo.ask("start")
    await on.play([bo], 1, waits_for=bo)
    begun = {
        "settings": {"game": "skipbo", "players": 2, "options": {"dealer": 1, **SHORT["skipbo"]}, **PATIENT},
        "seats": [{}, {"guest": "Lou"}],
        "seed": "5e" * 32,
        "moves": [],
    }
    made = await ada.post("/api/tables/begun", begun)
    on.kept["tables"]["from a device"] = {"id": made["id"], "code": made["code"], "game": "skipbo"}
    for game in ("skyjo", "skipbo"):
        made = await ada.post(f"/api/daily/{game}")
        await ada.open(made["code"])
        table = {"id": ada.player.table["id"], "code": made["code"], "game": game}
        on.kept["tables"][f"daily {game}"] = table
        if game == "skyjo":
            await on.play([ada])
            on.over("daily", ada)

    async def measured() -> bool:
        games = (await ada.get("/api/daily"))["games"]
        daily = next(game for game in games if game["game"] == "skyjo")
        return bool(daily["bots"]) and not daily["measuring"]

    await until(measured, 900)


async def rematch(on: Evening) -> None:
    """After a match another one is about to begin; before it the table was set up anew."""
    bo, ada = on.who["Bo"], on.who["Ada"]
    code = await on.table("rematch", bo, "skyjo", 3)
    settings = {"game": "skyjo", "players": 2, "options": {"limit": 1}, **PATIENT}
    await bo.ask("configure", settings=settings)
    await on.begin(code, [bo, ada])
    await on.play([bo, ada])
    on.over("rematch", bo)
    await bo.ask("rematch")


async def groups(on: Evening) -> None:
    """A group of Ada and Bo, with score sheets of real cards; one is shared live as well."""
    ada, bo = on.who["Ada"], on.who["Bo"]
    group = await ada.post("/api/groups", {"name": "Sunday club"})
    key = group["link"].rpartition("/")[2]
    await bo.post(f"/api/invitations/{key}")
    on.kept["group"] = {"id": group["id"], "invitation": key}
    sheet: Data = {
        "game": "skyjo",
        "names": ["Ada", "Bo", "Uncle Max"],
        "limit": 20,
        "entries": [{"points": [3, 7, 9], "closer": 0}, {"points": [4, 20, 2], "closer": 2}],
    }
    put = await ada.post(f"/api/groups/{group['id']}/sheets", {"format": "tablee-sheet/1", "sheet": sheet})
    for someone, seat in ((ada, 0), (bo, 1)):
        await someone.request("PUT", f"/api/groups/{group['id']}/sheets/{put['id']}/seats/{seat}")
    on.kept["group"]["sheet"] = put["id"]
    shared = await bo.post("/api/sheets", {"format": "tablee-sheet/1", "sheet": sheet})
    change = {"key": shared["key"], "version": 1, "sheet": {**sheet, "entries": sheet["entries"][:1]}}
    await bo.request("PUT", f"/api/sheets/{shared['id']}", change)
    on.kept["sheet"] = {"id": shared["id"], "key": shared["key"]}


async def tournaments(on: Evening) -> None:
    """One is over, one is in its first round, one has it behind it, one still gathers."""
    ada, bo = on.who["Ada"], on.who["Bo"]
    on.kept["tournaments"] = {}
    plans = {
        "over": {"game": "skyjo", "options": {"limit": 1}, "rounds": 1, "pause": 0},
        "between rounds": {"game": "skipbo", "options": SHORT["skipbo"], "rounds": 2, "pause": 900},
        "gathering": {"game": "skyjo", "rounds": 3},
        "playing": {"game": "skyjo", "options": {"limit": 1}, "rounds": 1, "pause": 0},
    }
    for name, plan in plans.items():
        made = (await ada.post("/api/tournaments", {**PLAN, **plan}))["id"]
        on.kept["tournaments"][name] = made
        for someone in (ada, bo):
            await someone.post(f"/api/tournaments/{made}", {"do": "join"})
        if name == "gathering":
            continue
        await ada.post(f"/api/tournaments/{made}", {"do": "begin"})

        for someone in (ada, bo):  # at tables of their own, each against bots, or at the same one
            await until(partial(_at_my_table, someone, made))
        if name == "playing":
            for who, someone in (("Ada", ada), ("Bo", bo)):
                table = someone.player.table
                on.kept["clocked"].append(table["id"])
                on.kept["tables"][f"tournament of {who}"] = {
                    "id": table["id"],
                    "code": table["code"],
                    "game": "skyjo",
                }
            continue
        together = ada.player.table["code"] == bo.player.table["code"]
        for people in [[ada, bo]] if together else [[ada], [bo]]:
            await on.play(people)

        async def done(made: str = made) -> bool:
            found = await ada.get(f"/api/tournaments/{made}")
            return bool(found["rounds"][0]["seed"])

        await until(done)


async def _at_my_table(someone: Someone, tournament: str) -> bool:
    """Whether the round has begun, and they are at their table."""
    mine = (await someone.get(f"/api/tournaments/{tournament}"))["mine"]
    if mine is not None:
        await someone.open(mine["code"])
    return mine is not None


async def channels(on: Evening) -> None:
    """Where people want a word. Bo's hours are quiet all day, so nothing is sent to him."""
    ada, bo = on.who["Ada"], on.who["Bo"]
    key = ec.derive_private_key(7, ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    push = {
        "kind": "push",
        "endpoint": "https://push.invalid/ada",
        "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
        "auth": base64.urlsafe_b64encode(bytes(16)).decode().rstrip("="),
    }
    await ada.post("/api/me/channels", {"target": push})
    await ada.post("/api/me/channels", {"target": {"kind": "webhook", "url": "https://hook.invalid/ada"}})
    made = await bo.post("/api/me/channels", {"target": {"kind": "ntfy", "url": "https://ntfy.invalid/bo"}})
    quiet = {"begin": "00:00", "end": "23:59", "zone": "UTC"}
    await bo.request("PUT", f"/api/me/channels/{made['id']}", {"quiet": quiet, "tables": None})
    on.kept["push_key"] = (await bo.get("/api/me/channels"))["push_key"]
    on.kept["people"]["Cleo"]["phrase"] = (await on.who["Cleo"].post("/api/me/phrase"))["phrase"]


async def moderated(on: Evening) -> None:
    """A closed table, a removed person, a blocked network; Dan has wished to be forgotten."""
    cleo, dan, eve = on.who["Cleo"], on.who["Dan"], on.who["Eve"]
    closed = await on.table("closed", cleo, "skyjo", public=True)
    await cleo.ask("sit", seat=0)
    on.moderate("close", closed, "--why", "spam")
    on.moderate("remove", eve.id, "--why", "rude")
    on.moderate("block", "203.0.113.0/24", "--days", "36500")
    await dan.request("DELETE", "/api/me")


async def gathering(on: Evening) -> None:
    """Ada waits for somebody at a public table."""
    ada = on.who["Ada"]
    await on.table("gathering", ada, "skipbo", 3, public=True, chat=False)
    await ada.ask("sit", seat=0)
    await ada.ask("bot", seat=1, level=2, name=None)


async def evening(url: str, database: str) -> Data:
    """All of it; what is to be remembered."""
    on = Evening(url, database)
    for name, colour in COLOURS.items():
        await on.come(name, colour)
    for scene in (channels, groups, matches, tables, dealt, rematch, moderated, gathering, tournaments):
        await scene(on)
        print(f"  {scene.__name__}", flush=True)
    on.kept["made"] = time.time_ns() // 1_000_000
    for someone in on.who.values():
        await someone.close()
    return on.kept
