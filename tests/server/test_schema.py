import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any, get_args

import msgspec
from jsonschema import Draft202012Validator

from scripts.protocol_schema import SCHEMA_FILE, files, protocol_schema
from tablee.game.registry import BUILT_IN
from tablee.table import broadcast, endpoint, gathering, protocol, seats
from tablee.table.action import Action, Actor, Body, decide
from tablee.table.broadcast import encode
from tablee.table.entries import apply_entry
from tablee.table.gathering import create
from tablee.table.protocol import Settings
from tablee.table.refusals import REFUSALS, on_wire
from tablee.table.state import Table
from tablee.table.stored import Person

SCHEMA = protocol_schema()
FILES = files()
TYPES = {file.parent.name: text for file, text in FILES.items() if file.name == "protocol.ts"}
VALIDATORS = {
    name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})
    for name in ("FromClient", "FromServer")
}


def test_what_is_made_from_the_classes_is_up_to_date() -> None:
    old = [file for file, text in FILES.items() if file.read_text("utf-8") != text]
    assert old == [], "python -m scripts.protocol_schema"


def test_it_is_a_valid_self_contained_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    refs = {part for part in FILES[SCHEMA_FILE].split('"') if part.startswith("#/")}
    assert refs == {f"#/$defs/{name}" for name in SCHEMA["$defs"]}
    assert Draft202012Validator(SCHEMA).is_valid({"type": "pong", "at": 5})


def test_every_message_is_told_by_its_type() -> None:
    for union in (endpoint.FromClient, protocol.FromServer):
        tags = [message.__struct_config__.tag for message in get_args(union)]
        assert len(set(tags)) == len(tags)
        for message, tag in zip(get_args(union), tags, strict=True):
            definition = SCHEMA["$defs"][message.__name__]
            assert definition["properties"]["type"] == {"enum": [tag]}
            assert "type" in definition["required"]
            assert definition["description"]


def test_every_type_is_exported_for_the_browser() -> None:
    exported = {
        f"{'' if folder == 'lib' else folder.title()}{name}"
        for folder, text in TYPES.items()
        for name in re.findall("^export type (\\w+) =", text, re.MULTILINE)
    }
    only_in_the_schema = {"SkipboGame", "SkyjoGame"}  # which types belong to which game
    assert exported == set(SCHEMA["$defs"]) - only_in_the_schema


def test_the_types_of_messages_name_no_game() -> None:
    assert {*TYPES} == {"lib", *BUILT_IN}
    assert not [game for game in BUILT_IN if game in TYPES["lib"].lower()]


def test_what_a_client_may_leave_out_the_server_always_says() -> None:
    given, sent = SCHEMA["$defs"]["GivenSettings"], SCHEMA["$defs"]["Settings"]
    assert given["required"] == ["game", "players"]
    assert sent["required"] == list(sent["properties"]) == list(given["properties"])


def test_an_update_leaves_out_what_has_not_changed() -> None:
    update = SCHEMA["$defs"]["Update"]
    optional = {"game", "yours", "table", "undoable"}  # the last: if nothing can be taken back
    assert set(update["properties"]) - set(update["required"]) == optional


SENT: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1},
    {"type": "hello", "protocol": 1, "secret": "x" * 43, "language": "fr"},
    {"type": "ping"},
    {"type": "open", "id": "1", "table": "QK7D2M"},
    {"type": "open", "id": "1", "table": "QK7D2M", "seen": 17},
    {"type": "open", "id": "1", "table": "qk7-d2m", "seen": None},
    {"type": "leave", "id": "1"},
    {"type": "sit", "id": "1", "seat": 0, "guest": "Léa"},
    {"type": "stand", "id": "1", "seat": 0},
    {"type": "bot", "id": "1", "seat": 7, "level": None},
    {"type": "ready", "id": "1"},
    {"type": "configure", "id": "1", "settings": {"game": "skipbo", "players": 2}},
    {"type": "configure", "id": "1", "settings": {"game": "skyjo", "players": 8, "options": {"limit": None}}},
    {"type": "start", "id": "1"},
    {"type": "move", "id": "1", "move": "h7>2"},
    {"type": "move", "id": "1", "move": "~", "seat": 3},
    {"type": "next", "id": "1"},
    {"type": "undo", "id": "1", "seat": 0},
    {"type": "answer", "id": "1", "agree": False},
    {"type": "ask_seat", "id": "1", "seat": 2},
    {"type": "answer_seat", "id": "1", "agree": True},
    {"type": "holiday", "id": "1", "days": 7},
    {"type": "resign", "id": "1", "seat": 1},
    {"type": "rematch", "id": "1"},
    {"type": "say", "id": "1", "text": "salut"},
    {"type": "react", "id": "1", "reaction": "well_played"},
    {"type": "show", "id": "1", "lead": "x7", "game": 0, "move": 12},
    {"type": "mute", "id": "1", "person": "somebody", "muted": False},
]
NOT_MESSAGES: list[Any] = [
    None,
    [],
    {},
    {"type": "dance"},
    {"type": "hello"},
    {"type": "hello", "protocol": "1"},
    {"type": "ping", "extra": 1},
    {"type": "start"},
    {"type": "start", "id": ""},
    {"type": "start", "id": "x" * 41},
    {"type": "start", "id": 1},
    {"type": "open", "id": "1", "table": "short"},
    {"type": "open", "id": "1", "table": "QK7_D2M"},
    {"type": "open", "id": "1", "table": "x" * 33},
    {"type": "open", "id": "1", "table": "QK7D2M", "seen": -1},
    {"type": "sit", "id": "1", "seat": 8},
    {"type": "sit", "id": "1", "seat": 0.5},
    {"type": "bot", "id": "1", "seat": 0},
    {"type": "bot", "id": "1", "seat": 0, "level": 7},
    {"type": "configure", "id": "1", "settings": {"game": "", "players": 4}},
    {"type": "configure", "id": "1", "settings": {"game": "skyjo", "players": 2, "seed": "00"}},
    {"type": "configure", "id": "1", "settings": {"game": "skyjo", "players": 2, "options": {"limit": [1]}}},
    {"type": "move", "id": "1", "move": ""},
    {"type": "say", "id": "1", "text": "x" * 301},
    {"type": "react", "id": "1", "reaction": "boo"},
]


def test_there_is_an_example_of_every_message_from_clients() -> None:
    assert {message["type"] for message in SENT} == {
        message.__struct_config__.tag for message in get_args(endpoint.FromClient)
    }


def test_what_the_server_understands_is_valid() -> None:
    for message in SENT:
        msgspec.json.decode(json.dumps(message), type=endpoint.FromClient)
        VALIDATORS["FromClient"].validate(message)


def test_what_the_server_does_not_understand_is_not() -> None:
    assert [message for message in NOT_MESSAGES if is_understood(message)] == []
    assert [message for message in NOT_MESSAGES if VALIDATORS["FromClient"].is_valid(message)] == []


def is_understood(message: Any) -> bool:
    try:
        msgspec.json.decode(json.dumps(message), type=endpoint.FromClient)
    except msgspec.ValidationError:
        return False
    return True


PEOPLE = {
    person: Person(id=person, host=None, name=person.title(), colour="teal", language="en", created=0)
    for person in ("ann", "bob")
}


class Evening:
    """A table with two people, a guest and a bot. `told`: what who has the seats 0 and 1 is told of it."""

    def __init__(self) -> None:
        self.table = Table("table")
        self.told: list[Any] = []
        created = create(Settings(game="skyjo", players=4, options={"limit": 300}, clock=60), "ann")
        self.do(msgspec.structs.replace(created, seed="5a" * 32))  # every evening goes the same way
        self.ask("ann", seats.Sit(id="1", seat=0))
        self.ask("ann", seats.Sit(id="2", seat=1, guest="Léa"))
        self.ask("bob", seats.Sit(id="3", seat=2))
        self.ask("bob", gathering.Ready(id="4"))
        self.ask("ann", seats.PutBot(id="5", seat=3, level=2))
        self.ask("ann", gathering.Start(id="6"))

    @property
    def info(self) -> protocol.TableInfo:
        return broadcast.table_info(
            self.table, PEOPLE, lambda place: "here" if place.owner else None, {"eve"}
        )

    def do(self, body: Body) -> None:
        happening = apply_entry(self.table, self.table.number + 1, 1000 * self.table.number, body)
        self.told.append(
            msgspec.json.decode(broadcast.Broadcast(self.table, happening, self.info).to((0, 1)))
        )

    def ask(self, person: str, command: Action) -> None:
        guest = "léa" if getattr(command, "guest", None) else None
        self.do(decide(self.table, command, Actor(person, here=("ann", "bob"), guest=guest)))


PERSON = protocol.PersonInfo("ann", "Ann", "teal")
OTHERS: list[protocol.FromServer] = [
    protocol.Welcome(1, "0.1", PERSON, "en", secret=None, heartbeat=20, at=5),
    protocol.Presence(Evening().info),
    on_wire(REFUSALS.refusal("not_json", "", problem="it is empty"), None),
    protocol.Said(PERSON, "salut", 1),
    protocol.Reacted(PERSON, "wow", 1),
    protocol.Pong(5),
    protocol.Bye("restart", 1000),
]


def test_the_other_messages_are_valid() -> None:
    for message in OTHERS:
        VALIDATORS["FromServer"].validate(msgspec.json.decode(encode(message)))


def _without(*path: str | int) -> Callable[[Any], None]:
    def damage(message: Any) -> None:
        for step in path[:-1]:
            message = message[step]
        del message[path[-1]]

    return damage


def _with(*path: str | int, to: object) -> Callable[[Any], None]:
    def damage(message: Any) -> None:
        for step in path[:-1]:
            message = message[step]
        message[path[-1]] = to

    return damage


DAMAGES = {
    "unknown type": _with("type", to="dance"),
    "number that is none": _with("number", to="1"),
    "nothing happened": _without("happened"),
    "what nobody can do": _with("happened", "what", to="cheated"),
    "event without a name": _with("happened", "events", to=[{}]),
    "unknown event": _with("happened", "events", to=[{"event": "danced"}]),
    "view of no game": _with("game", "game", to=None),
    "option that cannot be so": _with("game", "options", "limit", to="many"),
    "option that is not told": _without("game", "options", "dealer"),
    "view that waits for nobody in particular": _without("game", "waiting_for"),
    "view without a discard pile": _without("game", "discard"),
    "card that is not in the deck": _with("game", "discard", 0, to=13),
    "own parts without a seat": _with("yours", to=[{"drawn": None, "legal_moves": []}]),
    "settings without a clock": _without("table", "settings", "clock"),
    "seat of nobody's device": _without("table", "seats", 0, "owner"),
    "others who are not named": _without("table", "others"),
    "unknown colour": _with("table", "seats", 0, "person", "colour", to="mauve"),
}


def test_a_damaged_update_is_not() -> None:
    update = Evening().told[-1]
    VALIDATORS["FromServer"].validate(update)
    unnoticed = []
    for name, damage in DAMAGES.items():
        message = deepcopy(update)
        damage(message)
        if VALIDATORS["FromServer"].is_valid(message):
            unnoticed.append(name)
    assert unnoticed == []


def test_of_an_unknown_game_only_what_all_have_is_checked() -> None:
    message = Evening().told[-1]
    message["game"]["game"] = "bridge"
    message["happened"]["events"] = [{"event": "bid", "seat": 0}]
    del message["game"]["discard"]
    VALIDATORS["FromServer"].validate(message)
    del message["game"]["waiting_for"]
    assert not VALIDATORS["FromServer"].is_valid(message)


def test_there_may_be_no_game() -> None:
    message = Evening().told[0]
    assert (message["type"], message["game"]) == ("update", None)
    VALIDATORS["FromServer"].validate(message)


def test_what_may_be_added_later_is_no_mistake() -> None:
    message = {"type": "pong", "at": 5, "since": 2}
    VALIDATORS["FromServer"].validate(message)
