"""Before a match and after it: opening a table, settings, being ready, the deal, a rematch."""

import asyncio
import os
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from random import SystemRandom
from typing import Any, NamedTuple

import msgspec

from tablee.bots.strength import can_adapt, together
from tablee.game.contract import Event
from tablee.game.options import is_whole, options_kept
from tablee.game.registry import UnknownGame, game_named
from tablee.match.match import Match
from tablee.table.action import Action, Actor, Body, check_gathering, check_takes_part
from tablee.table.ports import People
from tablee.table.protocol import LARGEST_OPTION, Settings
from tablee.table.refusals import REFUSALS
from tablee.table.state import Seat, Table, begin_match

_LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ2346789"  # nothing that is read, written or said like another


def new_code() -> str:
    """Six characters to read out on the telephone: 29⁶, about 600 million."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))


def plain_code(text: str) -> str | None:
    """The code that somebody means who typed this; None if it cannot be one."""
    code = "".join(text.upper().replace("-", " ").split())
    return code if len(code) == 6 and all(letter in _LETTERS for letter in code) else None


# ── Opening ──────────────────────────────────────────────────────────────────────────────────────────────


class Created(Body, frozen=True, tag="created"):
    """`seed` shuffles the first match. It leaves the server only in the record of the finished match.

    `deal`: the record of a finished match whose seed it is, or `DAILY` and a date. Everybody can know its
    cards. `TOURNAMENT` and an id: others play the same cards at other tables of a round. `moves`: with which
    the first match begins, as that one did: what if it had gone on otherwise?
    `DEVICE`: the match was begun without a server, with these moves, and goes on here.
    """

    code: str
    settings: Settings
    seed: str
    deal: str | None = None
    moves: tuple[str, ...] = ()

    def apply(self, table: Table, at: int) -> None:
        table.code, table.host = self.code, self.by or ""
        table.settings, table.seed, table.deal = self.settings, bytes.fromhex(self.seed), self.deal
        table.beginning = self.moves
        table.seats = [Seat() for _ in range(self.settings.players)]


class KnownDeal(NamedTuple):
    """Cards that others can know: those of a finished match, and with which of its moves to begin, of the
    deal of a day, of a round of a tournament, or of a match that was begun on somebody's device.
    """

    origin: str
    seed: str
    moves: tuple[str, ...] = ()


def create(settings: Settings, by: str, deal: KnownDeal | None = None) -> Created:
    """The first entry of a new table, with fresh cards or those of a deal. Raises `Refused`."""
    check_settings(settings)
    origin, seed, moves = deal or (None, os.urandom(32).hex(), ())
    return Created(by=by, code=new_code(), settings=settings, seed=seed, deal=origin, moves=moves)


def check_settings(settings: Settings) -> None:
    """Raises `Refused` for a table that cannot be."""
    try:
        game = game_named(settings.game)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", settings.game) from None
    game.make_options(settings.options, settings.players)
    for value in settings.options.values():
        if is_whole(value) and value > LARGEST_OPTION:
            raise REFUSALS.refused("large_number", f"{value:.6g}", most=LARGEST_OPTION)
    if settings.hint_limits and len(settings.hint_limits.split("/")) != settings.players:
        raise REFUSALS.refused("hint_limits", settings.hint_limits, players=settings.players)
    if settings.grace < settings.patience:
        raise REFUSALS.refused("short_grace", settings.grace, least=settings.patience)


# ── Settings ─────────────────────────────────────────────────────────────────────────────────────────────


class Configured(Body, frozen=True, tag="configured"):
    settings: Settings

    def apply(self, table: Table, at: int) -> None:
        settings = table.settings = self.settings
        table.seats = (table.seats + [Seat() for _ in range(settings.players)])[: settings.players]
        for seat, place in enumerate(table.seats):
            place.ready = False
            if place.program is not None and place.level != settings.stand_in:
                stand_in = table.bot_for(seat, settings.stand_in)
                place.level, place.bot = stand_in.level, stand_in.bot


class Configure(Action, tag="configure"):
    """Change how the table plays, before a match."""

    at_tournament = at_daily = False

    settings: Settings

    def decide(self, table: Table, actor: Actor) -> Configured:
        check_takes_part(table, actor.person)
        check_gathering(table)
        check_settings(self.settings)
        for seat, place in enumerate(table.seats):
            if seat >= self.settings.players and not place.empty:
                raise REFUSALS.refused("too_few_seats", seat)
            if place.program is not None and is_lenient(self.settings):
                raise REFUSALS.refused("program_manners", seat)
        return Configured(by=actor.person, cid=self.id, settings=self.settings)


def is_lenient(settings: Settings) -> bool:
    """Programs are offered moves, and are not to be offered mistakes among them."""
    return game_named(settings.game).FACTS.is_lenient(settings.options)


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────


class WasReady(Body, frozen=True, tag="ready"):
    ready: bool

    def apply(self, table: Table, at: int) -> None:
        for seat in table.seats_of(self.by):
            table.seats[seat].ready = self.ready


class Ready(Action, tag="ready"):
    """Whether I and my guests are ready."""

    ready: bool = True

    def decide(self, table: Table, actor: Actor) -> WasReady:
        check_takes_part(table, actor.person)
        check_gathering(table)
        return WasReady(by=actor.person, cid=self.id, ready=self.ready)


class Started(Body, frozen=True, tag="started"):
    """`options` are complete, so that the match stays as it was begun when defaults change; None: earlier.

    `levels`: by seat, those that adaptive bots have drawn for this match.
    """

    ends_turns = True

    options: dict[str, bool | int | str | None] | None = None
    levels: dict[int, int] = msgspec.field(default_factory=dict)

    def apply(self, table: Table, at: int) -> Sequence[Event]:
        for seat, level in self.levels.items():
            table.seats[seat].level = level
        kept = table.settings.options if self.options is None else self.options
        match = table.match = _first_match(table, options_kept(game_named(table.settings.game), kept))
        table.phase, table.turned_at, table.undo = "playing", at, None
        table.held, table.seat_request, table.declined, table.holidays = {}, None, set(), {}
        table.starters, table.lent = table.owners(), {}
        table.turns, table.stood_in, table.hinted = {}, {}, {}
        for seat, place in enumerate(table.seats):
            if place.owner is not None:
                table.held.setdefault(place.owner, set()).add(seat)
            if place.program is not None:
                place.program.faults, place.program.fault = 0, None
                table.held.setdefault(place.program.by, set()).add(seat)  # who sent it sees what it sees
        if not table.beginning:
            return match.opening
        if match.outcome is not None:
            table.phase = "between"
        return ()  # nobody sees these moves again: the table begins as it lay after them


def _first_match(table: Table, options: Any) -> Match:
    """The one that was made elsewhere, if it is the same."""
    made, table.rehearsed = table.rehearsed, None
    game, players = table.settings.game, table.settings.players
    if (
        made is not None
        and (made.game.NAME, made.players, made.seed) == (game, players, table.seed)
        and made.options == made.game.make_options(options, players)
    ):
        return made
    return begin_match(game, players, options, table.seed, table.beginning)


def complete_options(settings: Settings) -> dict[str, Any]:
    """Also those that are not said."""
    return asdict(game_named(settings.game).make_options(settings.options, settings.players))


class Start(Action, tag="start"):
    """Deal, once every seat is taken and everybody is ready."""

    at_tournament = at_daily = False

    async def prepare(self, table: Table, person: str, people: People) -> dict[str, Any]:
        """The levels of adaptive bots. Thousands of moves before a match are made while nobody waits."""
        levels = await _draw_levels(table, people)
        if table.beginning and table.phase == "gathering" and table.rehearsed is None:
            table.rehearsed = await asyncio.to_thread(table.rehearsal)
        return {"levels": levels}

    def decide(self, table: Table, actor: Actor) -> Started:
        check_gathering(table)
        check_takes_part(table, actor.person)
        count = sum(place.empty for place in table.seats)
        if count:
            raise REFUSALS.refused("empty_seats", "start", count=count)
        if not all(place.ready or place.owner in (None, actor.person) for place in table.seats):
            raise REFUSALS.refused("not_ready", "start")
        options = complete_options(table.settings)
        return Started(by=actor.person, cid=self.id, options=options, levels=dict(actor.levels))


async def _draw_levels(table: Table, people: People) -> dict[int, int]:
    """The level that each adaptive bot plays in the next match, from the mix that suits the people."""
    settings = table.settings
    adaptive = [seat for seat, place in enumerate(table.seats) if place.adaptive]
    if not adaptive or not can_adapt(settings.game):
        return {}
    known = together(await people.strengths(table.owners(), settings.game))
    options = game_named(settings.game).make_options(settings.options, settings.players)
    draw = SystemRandom().random
    return {seat: known.level(settings.game, options, draw()) for seat in adaptive}


# ── Once more ────────────────────────────────────────────────────────────────────────────────────────────


class Rematched(Body, frozen=True, tag="rematch"):
    """`seed` shuffles the match to come."""

    ends_turns = True

    seed: str

    def apply(self, table: Table, at: int) -> None:
        table.phase, table.seed, table.match = "gathering", bytes.fromhex(self.seed), None
        table.deal, table.beginning = None, ()
        table.seat_request, table.lent = None, {}
        for place in table.seats:
            place.ready = place.owner == self.by


class Rematch(Action, tag="rematch"):
    """After a match: another one with the same seats."""

    at_tournament = False

    def decide(self, table: Table, actor: Actor) -> Rematched:
        check_takes_part(table, actor.person)
        if table.phase != "over":
            raise REFUSALS.refused("not_over", "rematch")
        return Rematched(by=actor.person, cid=self.id, seed=os.urandom(32).hex())
