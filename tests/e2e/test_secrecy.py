"""Nothing that a seat may not know is in what its page was sent, shows, or has in its memory."""

import sqlite3
from contextlib import closing

import pytest

from tablee.server.store.contract import Entry
from tests.e2e.playing import make_move, play_match, settle, with_mouse
from tests.e2e.visitors import Visitor, Visitors
from tests.server.knowing import Moment, moments
from tests.server.leaks import Knowing, forms
from tests.server.processes import TableServer


def truth(server: TableServer, table: str) -> dict[int, Moment]:
    """All that the server knows of the table, from its log and the rules."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY number", [table])
        return moments(table, [Entry(*row) for row in rows])


def token(visitor: Visitor) -> str:
    return "".join(cookie["value"] for cookie in visitor.context.cookies())


def memory(visitor: Visitor) -> str:
    """Every string that the page's JavaScript holds."""
    chunks: list[str] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_pages_are_not_told_what_their_seats_may_not_know(
    visitors: Visitors, server: TableServer, game: str
) -> None:
    player, other, watcher = visitors(), visitors(), visitors()
    code = player.make_table(game, 3)
    other.come()
    other.command(code, "sit", seat=1)
    other.command(code, "ready")
    player.command(code, "bot", seat=2, level=1)
    player.command(code, "start")
    for visitor in (player, other, watcher):
        visitor.open(code)
    for _ in range(6):
        player.until(lambda: player.own or other.own)
        mover = player if player.own else other
        make_move(mover, with_mouse)
        for visitor in (player, other, watcher):
            visitor.wait(0.05)
    known = truth(server, player.table["id"])
    knowing = Knowing(known, [token(player), token(other)], thorough=1.0, seed=1)
    for visitor in (player, other, watcher):
        for text in visitor.received:
            knowing.look(visitor.person["id"], text)
    assert knowing.complaints == []
    assert knowing.kinds["update"] >= 15
    held = memory(other)
    assert player.person["id"] in held  # that there is something to find
    for secret in (*forms(known[1].seed), token(player)):
        assert secret not in held


def test_of_other_hands_only_the_size_is_on_the_page(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table("skipbo", 3))

    def look() -> None:
        settle(visitor)
        hands = visitor.page.locator("section.other .hand")
        shown = [text.strip() for text in hands.all_text_contents()]
        assert len(shown) == 2
        assert all(text.isdigit() for text in shown), shown
        own = len(visitor.yours[0]["hand"])
        assert visitor.page.locator('[data-spot^="hand:"]').count() == own

    make_move(visitor, with_mouse)
    look()
    play_match(visitor, with_mouse, look)
