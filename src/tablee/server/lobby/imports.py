"""Continues a match that was begun without a server."""

from starlette.responses import Response

from tablee.api.table_types import BegunMatch, BegunSeat, NewTable
from tablee.game.registry import GAMES
from tablee.server.jobs.workers import Retelling
from tablee.server.limits.numbers import NEW_TABLES
from tablee.server.people.people import People
from tablee.server.web.operation import Context, Operation, answer
from tablee.table import state
from tablee.table.action import Actor, decide
from tablee.table.gathering import KnownDeal, Start, check_settings, create
from tablee.table.ports import Visitor
from tablee.table.refusals import REFUSALS
from tablee.table.seats import PutBot, Sit
from tablee.table.state import Table, begin_match


async def go_on(context: Context, begun: BegunMatch) -> Response:
    _check_seats(begun)
    me, tables = context.me.id, context.parts.tables
    deal = KnownDeal(state.DEVICE, begun.seed, tuple(begun.moves))
    _check_seating(begun, deal, me)
    settings = begun.settings
    check_settings(settings)
    match = await context.part(Retelling).do(
        context.tenant,
        begin_match,
        settings.game,
        settings.players,
        settings.options,
        bytes.fromhex(begun.seed),
        begun.moves,
    )
    if match.over:
        raise REFUSALS.refused("bad_match", "", problem="it is over")
    for place in begun.seats:
        if place.guest is not None and place.level is None:
            await context.part(People).guest(me, place.guest)
    made = (await tables.create(begun.settings, me, context.address, deal)).table
    async with tables.at(made.id, Visitor(me, context.address)) as live:
        for seat, place in enumerate(begun.seats):
            await live.ask(me, _seated(seat, place))
        live.table.rehearsed = match
        await live.ask(me, Start(id="begun"))
    return answer(NewTable(made.id, made.code, context.link(f"/t/{made.code}")), 201)


def _seated(seat: int, place: BegunSeat) -> Sit | PutBot:
    if place.level is None:
        return Sit(id=f"begun {seat}", seat=seat, guest=place.guest)
    return PutBot(id=f"begun {seat}", seat=seat, level=place.level, name=place.name)


def _check_seats(begun: BegunMatch) -> None:
    """Raises `Refused`."""
    if len(begun.seats) != begun.settings.players:
        raise REFUSALS.refused("bad_match", "", problem=f"there are {len(begun.seats)} seats")
    if sum(place.level is None and place.guest is None for place in begun.seats) > 1:
        raise REFUSALS.refused("bad_match", "", problem="one person has two seats")


def _check_seating(begun: BegunMatch, deal: KnownDeal, me: str) -> None:
    """On a scratch table, so that no table is opened and left half-seated. Raises `Refused`."""
    table = Table("")
    table.apply(1, 0, create(begun.settings, me, deal))
    for seat, place in enumerate(begun.seats):
        entry = decide(table, _seated(seat, place), Actor(me, guest=place.guest))
        table.apply(table.number + 1, 0, entry)
    decide(table, Start(id="begun"), Actor(me))


OPERATIONS = (
    Operation(
        "POST", "/api/tables/begun", "goOn",
        "Go on here with a match that was begun without a server. Every move is made again by the rules; the "
        "seats without a guest or a level are mine.", go_on,
        answers={201: NewTable}, body=BegunMatch, signed_in=True, limit=NEW_TABLES, refuses=frozenset({409}),
        example={
            "settings": {"game": next(iter(GAMES)), "players": 2},
            "seats": [{}, {"level": 2}],
            "seed": "00" * 32,
            "moves": [],
        },
    ),
)  # fmt: skip
