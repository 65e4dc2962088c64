"""What the page for the host looks like. Everything on it comes with the forms that undo or do it."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tablee.game.registry import game_named
from tablee.server.db.contract import Act, Ban, HostedTable, Person
from tablee.server.moderation.decisions import LONGEST_REASON
from tablee.server.web.markup import Markup, tag

Say = Callable[..., str]

_LIFTED_BY = {"table": "reopen", "person": "admit", "network": "unblock"}
_DAYS = ("1", "7", "30", "365")


class Found(NamedTuple):
    """A table that was asked for, and who is at it, with the network they are connected from, if known."""

    code: str
    people: list[tuple[Person, str]]


class Shown(NamedTuple):
    """What there is to see for the host: nothing of any cards."""

    tables: Sequence[HostedTable]
    found: Found | None
    bans: Sequence[Ban]
    acts: Sequence[Act]


def login(say: Say) -> Markup:
    field = tag("input", type="password", name="token", required="", autocomplete="current-password")
    return tag(
        "main",
        tag("h1", say("admin-title")),
        _form("", "login", tag("label", say("admin-token"), " ", field), _button(say("admin-log-in"))),
    )


def refused(say: Say, sentence: str) -> Markup:
    back = tag("p", tag("a", say("admin-back"), href="admin"))
    return tag("main", tag("h1", say("admin-title")), tag("p", sentence, role="alert"), back)


class AdminPage:
    """For one session: `key` is what its forms bring back."""

    def __init__(self, say: Say, key: str) -> None:
        self._say = say
        self._key = key

    def body(self, shown: Shown) -> Markup:
        say, (tables, found, bans, acts) = self._say, shown
        closed = {ban.label for ban in bans if ban.kind == "table"}
        return tag(
            "main",
            tag("h1", say("admin-title")),
            _form(self._key, "logout", _button(say("admin-do-logout"))),
            *([] if found is None else self._found(found)),
            tag("h2", say("admin-tables")),
            self._find(),
            self._tables([each for each in tables if each.listing.code not in closed]),
            tag("h2", say("admin-remove")),
            self._act("remove", "admin-person-id", limited=True),
            tag("h2", say("admin-block")),
            self._act("block", "admin-network", limited=True),
            tag("h2", say("admin-in-force")),
            self._bans(bans),
            tag("h2", say("admin-log")),
            self._log(acts),
        )

    def _found(self, found: Found) -> Iterable[Markup]:
        say = self._say
        yield tag("h2", say("admin-at-table", code=found.code))
        rows = []
        for person, network in found.people:
            rows.append(
                tag(
                    "li",
                    tag("strong", person.name),
                    " ",
                    tag("code", person.id),
                    self._act("remove", whom=person.id, limited=True),
                    *([self._act("block", whom=network, limited=True, shown=network)] if network else []),
                )
            )
        yield tag("ul", *rows) if rows else tag("p", say("admin-nobody"))
        yield self._act("close", whom=found.code)

    def _find(self) -> Markup:
        label = self._say("admin-code")
        field = tag("input", name="table", required="", placeholder=label, aria_label=label, size="10")
        return tag("form", field, " ", _button(self._say("admin-find")), method="get", action="admin")

    def _tables(self, tables: Sequence[HostedTable]) -> Markup:
        if not tables:
            return tag("p", self._say("admin-none"))
        names = ("admin-code", "admin-game", "admin-phase", "admin-people", "admin-opened", "admin-moved")
        return _table((self._say(name) for name in names), (self._table_row(each) for each in tables))

    def _table_row(self, hosted: HostedTable) -> Iterable[str]:
        listing = hosted.listing
        yield tag("a", listing.code, href=f"admin?table={listing.code}")
        yield game_named(listing.game).FACTS.title
        yield self._say(f"table-phase-{listing.phase}")
        yield f"{listing.people}/{listing.players}"
        yield _when(hosted.opened)
        yield _when(hosted.moved)

    def _act(
        self, did: str, label: str = "", whom: str = "", limited: bool = False, shown: str = ""
    ) -> Markup:
        """A form. `label`: of the field for whom it is about, if that is open; `limited`: for how long."""
        say = self._say
        name = say(label) if label else ""
        field = (
            tag("input", name="whom", required="", placeholder=name, aria_label=name, size="24")
            if label
            else tag("input", type="hidden", name="whom", value=whom)
        )
        reason, days = say("admin-why"), say("admin-how-long")
        why = tag(
            "input",
            name="why",
            placeholder=reason,
            aria_label=reason,
            maxlength=str(LONGEST_REASON),
            size="24",
        )
        choices = [tag("option", say("admin-for-good"), value="")]
        choices += [tag("option", say("admin-days", count=int(each)), value=each) for each in _DAYS]
        length = [tag("select", *choices, name="days", aria_label=days), " "] if limited else []
        button = _button(f"{say(f'admin-do-{did}')} {shown}".strip())
        return _form(self._key, did, field, " ", why, " ", *length, button)

    def _bans(self, bans: Sequence[Ban]) -> Markup:
        if not bans:
            return tag("p", self._say("admin-none"))
        rows = []
        for ban in bans:
            named = ban.label or ban.subject
            until = self._say("admin-for-good") if ban.until is None else _when(ban.until)
            kind = self._say(f"admin-kind-{ban.kind}")
            rows.append(
                tag(
                    "li",
                    f"{kind} ",
                    tag("code", named),
                    " – ",
                    until,
                    self._act(_LIFTED_BY[ban.kind], whom=named),
                )
            )
        return tag("ul", *rows)

    def _log(self, acts: Sequence[Act]) -> Markup:
        if not acts:
            return tag("p", self._say("admin-none"))
        head = ("admin-when", "admin-who", "admin-did", "admin-whom", "admin-until", "admin-why")
        return _table((self._say(name) for name in head), (self._log_row(act) for act in acts))

    def _log_row(self, act: Act) -> Iterable[str]:
        yield _when(act.at)
        yield act.who
        yield self._say(f"admin-do-{act.did}")
        yield act.whom
        yield "" if act.until is None else _when(act.until)
        yield act.why


def _form(key: str, do: str, *parts: str) -> Markup:
    hidden = [
        tag("input", type="hidden", name=name, value=value) for name, value in (("key", key), ("do", do))
    ]
    return tag("form", *hidden, *parts, method="post", action="admin")


def _button(label: str) -> Markup:
    return tag("button", label)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Markup:
    names = tag("tr", *(tag("th", name, scope="col") for name in head))
    body = (tag("tr", *(tag("td", cell) for cell in row)) for row in rows)
    return tag("div", tag("table", tag("thead", names), tag("tbody", *body)), class_="scroll")


def _when(at: int) -> Markup:
    return tag("time", time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000)))
