"""A match that was begun without a server goes on here: on any device, or with friends in place of bots."""

import asyncio

from starlette.responses import Response

from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.http.types import BegunMatch, BegunSeat, NewTable
from tablee.server.log import entries
from tablee.server.log.commands import Deal, create
from tablee.server.log.table import Table
from tablee.server.protocol import PutBot, Sit, Start
from tablee.server.refusals import REFUSALS
from tablee.server.tables.awake import Waker


async def go_on(asked: Asked, begun: BegunMatch) -> Response:
    if not asked.parts.visitors.may_open_table(asked.address):
        raise REFUSALS.refused("slow_down", "")
    me, tables = asked.me.id, asked.parts.tables
    deal = Deal(entries.DEVICE, begun.seed, tuple(begun.moves))
    await asyncio.to_thread(_rehearse, begun, deal)
    made = (await tables.create(begun.settings, me, asked.address, deal)).table
    async with tables.at(made.id, Waker(me, asked.address)) as live:
        for seat, place in enumerate(begun.seats):
            await live.ask(me, _seated(seat, place))
        await live.ask(me, Start(id="begun"))
    return answer(NewTable(made.id, made.code, asked.link(f"/t/{made.code}")), 201)


def _seated(seat: int, place: BegunSeat) -> Sit | PutBot:
    if place.level is None:
        return Sit(id=f"begun {seat}", seat=seat, guest=place.guest)
    return PutBot(id=f"begun {seat}", seat=seat, level=place.level, name=place.name)


def _rehearse(begun: BegunMatch, deal: Deal) -> None:
    """Raises `Refused` for what cannot be such a match, before anything of it is written."""
    if len(begun.seats) != begun.settings.players:
        raise REFUSALS.refused("bad_match", "", problem=f"there are {len(begun.seats)} seats")
    if sum(place.level is None and place.guest is None for place in begun.seats) > 1:
        raise REFUSALS.refused("bad_match", "", problem="one person has two seats")
    table = Table("")
    table.apply(1, 0, create(begun.settings, "", deal))
    try:
        table.apply(2, 0, entries.Started(options=dict(begun.settings.options)))
    except (Refused, ValueError) as error:
        raise REFUSALS.refused("bad_match", "", problem=str(error)[:200]) from None
    if table.match is None or table.match.over:
        raise REFUSALS.refused("bad_match", "", problem="it is over")


OPERATIONS = (
    Operation(
        "POST", "/api/tables/begun", "goOn",
        "Go on here with a match that was begun without a server. Every move is made again by the rules; the "
        "seats without a guest or a level are mine.", go_on,
        answers={201: NewTable}, body=BegunMatch, signed_in=True, refuses=frozenset({409}),
        example={
            "settings": {"game": next(iter(GAMES)), "players": 2},
            "seats": [{}, {"level": 2}],
            "seed": "00" * 32,
            "moves": [],
        },
    ),
)  # fmt: skip
