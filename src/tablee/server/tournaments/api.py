"""Operations of tournaments."""

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.types import Lead, LookAgain, Milliseconds, RecordId
from tablee.game.registry import GAMES
from tablee.server.limits.accounts import groups_of
from tablee.server.limits.numbers import NEW_TABLES, PLACES
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.people.people import People
from tablee.server.tables.queries import read_listing
from tablee.server.tournaments import queries
from tablee.server.tournaments.model import Entrant, Phase, Plan, System, Tournament, decode
from tablee.server.tournaments.queries import StoredTournament
from tablee.server.tournaments.runner import Tournaments
from tablee.server.tournaments.scores import match_points
from tablee.server.web.operation import Context, InPath, Operation, answer, newer_version
from tablee.table.broadcast import person_info
from tablee.table.protocol import Colour, GameName, Level
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person, now

TournamentId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a tournament")
]
Number = Annotated[int, Meta(description="of an entrant, from 0, in the order of `entrants`")]
Points = Annotated[int, Meta(description="two for everybody in this seat who did worse, one for a draw")]


class TournamentWish(msgspec.Struct, forbid_unknown_fields=True):
    """`join` and `leave` until it begins; who has made it may `begin` and `end` it."""

    do: Literal["join", "leave", "begin", "end"]


class NewTournament(msgspec.Struct):
    """A tournament, open for everybody who has the link."""

    id: TournamentId
    link: str


class EntrantInfo(msgspec.Struct):
    """Somebody who takes part, or a bot (`level`)."""

    name: str
    colour: Colour | None
    level: Level | None
    mine: bool


class ScoreInfo(msgspec.Struct):
    """How somebody stands: by `points` of `top`, then `won`, then `lead`."""

    entrant: Number
    place: int
    points: Points
    top: Annotated[int, Meta(description="as many points as there could have been")]
    won: Annotated[int, Meta(description="matches")]
    lead: Lead


class RoundTable(msgspec.Struct):
    """A table of a round. While others play the same cards, it has no `record`."""

    seats: Annotated[list[Number], Meta(description="who sits where")]
    over: bool
    totals: Annotated[list[int], Meta(description="by seat, once it is over")]
    winners: list[int]
    points: Annotated[list[Points], Meta(description="by seat, against the tables that are over")]
    record: RecordId | None


class RoundInfo(msgspec.Struct):
    """A round: the same cards at every table. `seed` is told when it is over."""

    commitment: str
    seed: str | None
    tables: Annotated[list[RoundTable], Meta(description="none before it begins")]


class MyPlace(msgspec.Struct):
    """Where I play in the round that goes on."""

    code: Annotated[str, Meta(description="of my table")]
    over: bool


class TournamentInfo(msgspec.Struct):
    """A tournament as everybody may see it."""

    id: TournamentId
    version: int
    phase: Phase
    plan: Plan
    host: str
    hosting: Annotated[bool, Meta(description="whether it is mine")]
    most: Annotated[int, Meta(description="as many can take part")]
    entrants: list[EntrantInfo]
    standings: Annotated[list[ScoreInfo], Meta(description="the best first")]
    rounds: list[RoundInfo]
    mine: MyPlace | None
    next_at: Annotated[Milliseconds | None, Meta(description="when the next round begins")]


class ListedTournament(msgspec.Struct):
    """One of mine in a list."""

    id: TournamentId
    game: GameName
    system: System
    phase: Phase
    entrants: int
    round: int
    rounds: int
    touched: Milliseconds


_TOURNAMENT = {"id": InPath(TournamentId, "no_such_tournament", echo=40)}
_MOST_LISTED = 20


async def make(context: Context, plan: Plan) -> Response:
    made = await context.part(Tournaments).create(plan, context.me.id)
    return answer(NewTournament(made.id, context.link(f"/tournament/{made.id}")), 201)


async def show(context: Context, tournament_id: str, how: LookAgain) -> Response:
    await newer_version(context, how, lambda: context.db.read(queries.read_version, tournament_id))
    return answer(await _info(context, tournament_id))


async def wish(context: Context, tournament_id: str, wished: TournamentWish) -> Response:
    me = context.me.id
    steps: dict[str, Callable[[Tournament], bool]] = {
        "join": lambda tournament: _join(context, tournament, me),
        "leave": lambda tournament: tournament.leave(me),
        "begin": lambda tournament: tournament.begin(me, now()),
        "end": lambda tournament: tournament.end(me),
    }
    await context.part(Tournaments).change(tournament_id, steps[wished.do])
    return answer(await _info(context, tournament_id))


def _join(context: Context, tournament: Tournament, person: str) -> bool:
    """Raises `Refused`."""
    joined = tournament.join(person)
    if joined and not may_join(context.parts.limits, context.address, tournament.id, tournament.most):
        raise REFUSALS.refused("tournament_crowded", "", most=tournament.most // 2)
    return joined


def may_join(limits: RateLimits, address: str, tournament: str, most: int) -> bool:
    """One network gets half of the `most` places at once and the rest within hours, because one person could
    fill them all with new identities."""
    return limits.take(PLACES, f"{tournament} {groups_of(address)[-1].name}", 2 / most)


async def list_mine(context: Context) -> Response:
    found = await context.db.read(queries.read_tournaments_of, context.me.id, _MOST_LISTED)
    return answer([_listed(stored) for stored in found])


async def _info(context: Context, tournament_id: str) -> TournamentInfo:
    tournaments: Tournaments = context.part(Tournaments)
    version, tournament = await tournaments.find(tournament_id)
    me = None if context.person is None else context.person.id
    known = await context.part(People).load([*tournament.people, tournament.host])
    waits = tournament.phase == "playing" and not tournament.round_runs
    return TournamentInfo(
        id=tournament.id,
        version=version,
        phase=tournament.phase,
        plan=tournament.plan,
        host=person_info(known.get(tournament.host), tournament.host).name,
        hosting=tournament.host == me,
        most=tournament.most,
        entrants=[_entrant(entrant, known, me) for entrant in tournament.entrants],
        standings=[ScoreInfo(*score) for score in tournament.standings()],
        rounds=[_round(tournament, number) for number in range(tournament.number_of_rounds)],
        mine=None if me is None else await _mine(context, tournament, me),
        next_at=tournament.next_at if waits else None,
    )


def _entrant(entrant: Entrant, known: dict[str, Person], me: str | None) -> EntrantInfo:
    if entrant.person is None:
        return EntrantInfo(entrant.bot, None, entrant.level, mine=False)
    person = person_info(known.get(entrant.person), entrant.person)
    return EntrantInfo(person.name, person.colour, None, entrant.person == me)


def _round(tournament: Tournament, number: int) -> RoundInfo:
    played = tournament.rounds[number] if number < len(tournament.rounds) else []
    open_now = number == len(tournament.rounds) - 1 and tournament.round_runs
    points = iter(match_points(tournament.plan.game, tournament.matches(number)))
    tables = []
    for table in played:
        result = table.result
        tables.append(
            RoundTable(
                seats=list(table.seats),
                over=table.over,
                totals=[] if result is None else result.totals,
                winners=[] if result is None else result.winners,
                points=next(points) if table.over else [],
                record=None if result is None or open_now else table.record,
            )
        )
    told = bool(played) and not open_now
    return RoundInfo(tournament.commitment(number), tournament.seeds[number] if told else None, tables)


async def _mine(context: Context, tournament: Tournament, me: str) -> MyPlace | None:
    if me not in tournament.people or not tournament.round_runs:
        return None
    number = next(at for at, entrant in enumerate(tournament.entrants) if entrant.person == me)
    table = next(table for table in tournament.rounds[-1] if number in table.seats)
    listing = await context.db.read(read_listing, table.table)
    if listing is None or listing.phase == "gathering":
        return None  # the table is being prepared, and hidden from people without a seat
    return MyPlace(listing.code, table.over)


def _listed(stored: StoredTournament) -> ListedTournament:
    tournament = decode(stored.body)
    return ListedTournament(
        id=tournament.id,
        game=tournament.plan.game,
        system=tournament.plan.system,
        phase=tournament.phase,
        entrants=len(tournament.entrants),
        round=len(tournament.rounds),
        rounds=tournament.number_of_rounds,
        touched=stored.touched,
    )


OPERATIONS = (
    Operation(
        "POST", "/api/tournaments", "makeTournament",
        "Make a tournament. The cards of its rounds are fixed from now on.", make,
        answers={201: NewTournament}, body=Plan, signed_in=True, limit=NEW_TABLES,
        refuses=frozenset({400, 409}), example={"game": next(iter(GAMES)), "players": 2, "rounds": 3},
    ),
    Operation(
        "GET", "/api/me/tournaments", "myTournaments",
        "The tournaments that I take part in or have made, the last one touched first.", list_mine,
        answers={200: list[ListedTournament]}, signed_in=True,
    ),
    Operation(
        "GET", "/api/tournaments/{id}", "tournament",
        "How a tournament stands, at once or as soon as it is newer than what I know.", show,
        answers={200: TournamentInfo}, query=LookAgain, parameters=_TOURNAMENT,
    ),
    Operation(
        "POST", "/api/tournaments/{id}", "changeTournament",
        "Take part in a tournament, or not; begin or end one of mine. The same again changes nothing more.",
        wish, answers={200: TournamentInfo}, body=TournamentWish, signed_in=True,
        parameters=_TOURNAMENT, refuses=frozenset({409}), example={"do": "join"},
    ),
)  # fmt: skip
