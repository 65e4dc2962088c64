"""A page shows only the sizes of other hands, and leaves no card on the device.

What its line sends it is compared with all that the server knows in `tests/server/tables/test_hidden.py`.
"""

import json
import re
from typing import Any

from tests.e2e.playing import make_move, settle, with_mouse
from tests.e2e.visitors import SHORT, Visitor, Visitors

MOVES = 10
KEPT = """async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(each => each.name),
    cached: (await Promise.all((await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat(),
})"""


def token(visitor: Visitor) -> str:
    return "".join(cookie["value"] for cookie in visitor.context.cookies())


def assert_only_sizes_of_other_hands(visitor: Visitor) -> None:
    settle(visitor)
    shown = [text.strip() for text in visitor.page.locator("section.other .hand").all_text_contents()]
    assert len(shown) == 2
    assert all(text.isdigit() for text in shown), shown
    assert visitor.page.locator('[data-spot^="hand:"]').count() == len(visitor.yours[0]["hand"])


def strange_things(found: dict[str, Any]) -> list[str]:
    """What the device keeps although it is none of what may be kept."""
    may = {"settings", "secret", "wish", "commitments", "endings", "muted", "listed"}
    strange = [name for name in found["local"] if name.removeprefix("tablee.") not in may]
    strange += [
        f"{name}: {text}" for name, text in found["local"].items() if re.search("hand|card|draw", text)
    ]
    strange += [*found["session"], *found["databases"]]
    cached = [path for path in found["cached"] if path.startswith(("/api", "/g"))]
    return strange + [path for path in cached if path != "/api/games"]  # the same for everybody


def test_hands_are_neither_shown_to_others_nor_kept(visitors: Visitors) -> None:
    """Two people and a bot, and somebody who looks on."""
    everybody = player, other, _ = visitors(), visitors(), visitors()
    code = player.make_table("skipbo", 3, **SHORT["skipbo"])
    other.join(code, 1)
    player.command(code, "bot", seat=2, level=1)
    player.command(code, "start")
    for visitor in everybody:
        visitor.open(code)
    for _ in range(MOVES):
        player.until(lambda: player.own or other.own or player.table["phase"] == "over")
        mover = player if player.own else other
        if not mover.own:
            break
        make_move(mover, with_mouse)
        assert_only_sizes_of_other_hands(mover)
    tokens = {token(visitor) for visitor in everybody}
    for visitor in everybody:
        kept = visitor.page.evaluate(KEPT)
        assert strange_things(kept) == []
        received = "".join(visitor.received) + json.dumps(kept)
        assert [secret for secret in tokens - {token(visitor)} if secret in received] == []
