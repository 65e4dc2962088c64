"""Nothing that a seat may not know is in what its page was sent, shows, keeps, or has in its memory."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tablee.server.db.contract import Entry
from tests.e2e.memory import kept, memory, texts
from tests.e2e.playing import make_move, settle, with_mouse
from tests.e2e.visitors import SHORT, Message, Visitor, Visitors
from tests.server.knowing import Moment, event_shown, face, moments, own_parts, public_game
from tests.server.leaks import Knowing, forms
from tests.table_server import OpenServer

RUN = 8  # cards in a row: fewer may be there by chance
OWN_FIELDS = {"seat", "legal_moves", "drawn", "hand", "partner", "instead_of"}
OFTEN = 4  # moves between two looks at the memory


def truth(server: OpenServer, table: str) -> dict[int, Moment]:
    """All that the server knows of the table, from its log and the rules."""
    with closing(sqlite3.connect(f"file:{server.parts.config.database}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY number", [table])
        return moments(table, [Entry(*row) for row in rows])


def token(visitor: Visitor) -> str:
    return "".join(cookie["value"] for cookie in visitor.context.cookies())


# ── In memory ────────────────────────────────────────────────────────────────────────────────────────


def hidden_runs(moment: Moment) -> set[tuple[Any, ...]]:
    """Cards that lie face down one after the other, from either side."""
    state = moment.state
    if moment.game == "skipbo":
        piles = [state.draw, *(stock[:-1] for stock in state.stocks)]
    else:
        covered = zip(state.grids, state.hidden, strict=True)
        piles = [state.draw, *(grid for grid, hidden in covered if hidden.bit_count() >= RUN)]
    found = set()
    for pile in piles:
        cards = [face(card) if moment.game == "skipbo" else card for card in pile]
        for row in (cards, cards[::-1]):
            found |= {tuple(row[at : at + RUN]) for at in range(len(row) - RUN + 1)}
    return found


def known_to(known: dict[int, Moment], person: str) -> Iterator[tuple[Message, list[Message], list[Message]]]:
    """By moment: the game, the own parts and the events that this person may have been told."""
    for moment in known.values():
        if moment.game is None:
            continue
        seats = moment.seats_of(person)
        events = [event_shown(moment.game, event, seats) for event in moment.events]
        game = public_game(moment)
        assert game is not None
        yield game, own_parts(moment, seats), events


def strange_things(visitor: Visitor, server: OpenServer) -> list[str]:
    """What the page has in its memory that its seats could not know by now."""
    held = memory(visitor)
    known = truth(server, visitor.table["id"])  # afterwards: the bot may have moved meanwhile
    told = list(known_to(known, visitor.person["id"]))
    games = [without(game, OWN_FIELDS) for game, _, _ in told]
    own = [part for _, parts, _ in told for part in parts]
    events = [json.loads(json.dumps(event)) for _, _, all_events in told for event in all_events]
    nobody: Message = {"seat": None, "legal_moves": [], "drawn": None, "hand": [], "partner": None}
    nobody["instead_of"] = None
    parts = [{**nobody, **part} for part in own] + [nobody]
    strange = [f"a game: {game}" for game in held.games if without(game, OWN_FIELDS) not in games]
    strange += [f"own: {part}" for part in held.own if {**nobody, **part} not in parts]
    for game in held.games:
        mixed = {**nobody, **{name: value for name, value in game.items() if name in OWN_FIELDS}}
        if mixed not in parts:
            strange.append(f"own, in a game: {mixed}")
    strange += [f"an event: {event}" for event in held.events if event not in events]
    runs = hidden_runs(known[visitor.number])
    strange += [
        f"cards face down: {row}"
        for row in held.rows
        if any(tuple(row[at : at + RUN]) in runs for at in range(len(row) - RUN + 1))
    ]
    assert held.games, "nothing was found to look at"
    return strange


def without(data: Message, names: set[str]) -> Message:
    return {name: value for name, value in data.items() if name not in names}


# ── Whole rounds ─────────────────────────────────────────────────────────────────────────────────────


WHOLE = 10_000  # moves: more than any match has


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("skipbo", 10),  # where there are hands
        pytest.param("skipbo", WHOLE, marks=pytest.mark.full),
        pytest.param("skyjo", WHOLE, marks=pytest.mark.full),
    ],
)
def test_pages_never_have_what_their_seats_may_not_know(
    visitors: Visitors, server: OpenServer, game: str, most: int
) -> None:
    """Two people and a bot, and somebody who looks on, for this many moves or until the match is over."""
    everybody = player, other, _ = visitors(), visitors(), visitors()
    code = player.make_table(game, 3, **SHORT[game])
    other.join(code, 1)
    player.command(code, "bot", seat=2, level=1)
    player.command(code, "start")
    for visitor in everybody:
        visitor.open(code)
    strange: list[str] = []
    moves = 0
    while player.table["phase"] == "playing" and moves < most:
        player.until(lambda: player.own or other.own or player.table["phase"] == "over")
        mover = player if player.own else other
        if player.table["phase"] == "over" or not mover.own:
            continue
        make_move(mover, with_mouse)
        made = mover.number
        for visitor in everybody:
            visitor.until(lambda visitor=visitor, made=made: visitor.number >= made)  # type: ignore[misc]
        moves += 1
        if game == "skipbo":
            assert_only_sizes_of_other_hands(mover)
        if moves % OFTEN == 1:
            seen = everybody[moves // OFTEN % 3]
            strange += [f"move {moves}: {what}" for what in strange_things(seen, server)]
    assert player.table["phase"] == "over" or moves == most
    assert strange == []
    for visitor in everybody:
        visitor.until(lambda visitor=visitor: visitor.number == player.number)  # type: ignore[misc]

    known = truth(server, player.table["id"])
    tokens = {visitor.person["id"]: token(visitor) for visitor in everybody}
    knowing = Knowing(known, tokens.values(), thorough=1.0, seed=1)
    for visitor in everybody:
        person = visitor.person["id"]
        for text in visitor.received:
            knowing.look(person, text)
        for answer in visitor.answers:
            knowing.look_for_secrets(person, answer.text().replace(tokens[person], ""))
        knowing.look_for_secrets(person, json.dumps(kept(visitor)).replace(tokens[person], ""))
    assert knowing.complaints == []
    assert knowing.kinds["update"] >= 3 * moves
    assert knowing.exchanged >= moves
    for visitor in everybody:
        assert no_card_is_kept(visitor) == []
    held = texts(other)
    assert player.person["id"] in held  # that there is something to find
    for secret in (*forms(known[1].seed), tokens[player.person["id"]]):
        assert secret not in held


def assert_only_sizes_of_other_hands(visitor: Visitor) -> None:
    settle(visitor)
    shown = [text.strip() for text in visitor.page.locator("section.other .hand").all_text_contents()]
    assert len(shown) == 2
    assert all(text.isdigit() for text in shown), shown
    assert visitor.page.locator('[data-spot^="hand:"]').count() == len(visitor.yours[0]["hand"])


def no_card_is_kept(visitor: Visitor) -> list[str]:
    """What the device keeps although it is none of what may be kept."""
    found = kept(visitor)
    may = {"settings", "secret", "wish", "commitments", "endings", "muted", "listed"}
    strange = [name for name in found["local"] if name.removeprefix("tablee.") not in may]
    strange += [
        f"{name}: {text}" for name, text in found["local"].items() if re.search("hand|card|draw", text)
    ]
    strange += [*found["session"], *found["databases"]]
    cached = [path for path in found["cached"] if path.startswith(("/api", "/g"))]
    return strange + [path for path in cached if path != "/api/games"]  # the same for everybody


def test_what_is_planted_in_the_memory_is_found(visitors: Visitors, server: OpenServer) -> None:
    """That the test above can fail."""
    visitor = visitors()
    visitor.open(visitor.start_table("skyjo"))
    visitor.until(lambda: visitor.own)
    assert strange_things(visitor, server) == []
    state = truth(server, visitor.table["id"])[visitor.number].state
    own = {**visitor.yours[0], "drawn": state.draw[0]}
    visitor.page.evaluate(
        "planted => { window.planted = planted }",
        {
            "game": {**(visitor.game or {}), "grids": state.grids},
            "own": own,
            "event": {"event": "drew", "seat": 1, "card": state.draw[0]},
            "draw": state.draw,
        },
    )
    kinds = [what.partition(":")[0] for what in strange_things(visitor, server)]
    assert set(kinds) == {"a game", "own", "an event", "cards face down"}
