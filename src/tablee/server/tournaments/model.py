"""A tournament: entrants, rounds, results. It knows no clock and no disk.

It is stored as JSON, so fields may be added with a default, and none removed. It contains only the ids of
people, so that it stays valid when a person is deleted.
"""

import hashlib
import os
from collections import Counter
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablee.bots.cast import free_name
from tablee.bots.ladder import best_level
from tablee.game.registry import game_named
from tablee.game.rng import commitment
from tablee.match.record import Result
from tablee.server.tournaments.pairing import Group, meetings, round_robin, seated, swiss
from tablee.server.tournaments.scores import RoundMatch, Score, standings
from tablee.table import state
from tablee.table.gathering import KnownDeal, check_settings
from tablee.table.protocol import GameName, Level, Scalar, Settings
from tablee.table.refusals import REFUSALS
from tablee.table.state import dealt_record_id

MOST_ROUNDS: Final = 15
MOST_ENTRANTS: Final = 64
MOST_IN_ROUND_ROBIN: Final = MOST_ROUNDS + 1
FEWEST_ENTRANTS: Final = 2
_FEWEST_TABLES: Final = 2  # else nobody else has the same cards

System = Literal["swiss", "round_robin"]
Phase = Literal["gathering", "playing", "over"]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and how. `options` are the game's own; left out, they have the rule sheet's values."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=8, description="at each table")] = 2
    options: dict[str, Scalar] = {}
    system: Annotated[System, Meta(description="round_robin: everybody meets everybody, two at a table")] = (
        "swiss"
    )
    rounds: Annotated[
        int,
        Meta(ge=1, le=MOST_ROUNDS, description="of Swiss; a round robin has one less than players"),
    ] = 4
    level: Annotated[Level, Meta(description="of bots that fill tables, and play for who is gone")] = 3
    clock: Annotated[int, Meta(ge=5, le=300, description="seconds for a turn")] = 60
    grace: Annotated[
        int, Meta(ge=0, le=300, description="seconds until a bot plays for an absent player, at least 15")
    ] = 30
    pause: Annotated[int, Meta(ge=0, le=900, description="seconds between two rounds")] = 30

    def settings(self) -> Settings:
        """Of every table: no hints, no undo."""
        return Settings(
            self.game,
            self.players,
            self.options,
            undo=False,
            hints=False,
            clock=self.clock,
            grace=self.grace,
            stand_in=self.level,
        )


class Entrant(msgspec.Struct, omit_defaults=True):
    """Somebody who takes part, or a bot that fills a table."""

    person: str | None = None
    level: int | None = None
    bot: str = ""


class Seating(msgspec.Struct, omit_defaults=True):
    """A table of a round: the entrants by seat, and the result once it is over.

    `void`: the table was closed, so it counts as a draw with every other one.
    """

    table: str
    record: str
    seats: Group
    result: Result | None = None
    void: bool = False

    @property
    def over(self) -> bool:
        return self.void or self.result is not None


class Tournament(msgspec.Struct):
    """`seeds` are those of the rounds, fixed before anybody comes. They are told when a round is over."""

    id: str
    host: str
    plan: Plan
    at: int  # when it was made: milliseconds since 1970
    seeds: list[str]
    phase: Phase = "gathering"
    entrants: list[Entrant] = []
    rounds: list[list[Seating]] = []
    next_at: int = 0  # when the next round begins, once the last one is over

    # ── Queries ──────────────────────────────────────────────────────────────────────

    @property
    def number_of_rounds(self) -> int:
        """As known now. In a round robin, more people mean more rounds."""
        if self.plan.system == "swiss":
            return self.plan.rounds
        return max(1, self.size - 1)

    @property
    def size(self) -> int:
        """The number of players, with the bots that fill tables."""
        players = self.plan.players
        return players * max(_FEWEST_TABLES, -(-len(self.entrants) // players))

    @property
    def most(self) -> int:
        """The number of people who can take part."""
        return MOST_ENTRANTS if self.plan.system == "swiss" else MOST_IN_ROUND_ROBIN

    @property
    def round_runs(self) -> bool:
        return bool(self.rounds) and not all(table.over for table in self.rounds[-1])

    @property
    def sealed(self) -> list[str]:
        """The tables whose cards are still being played: their records are hidden."""
        return [table.table for table in self.rounds[-1]] if self.round_runs else []

    @property
    def people(self) -> list[str]:
        return [entrant.person for entrant in self.entrants if entrant.person is not None]

    def commitment(self, number: int) -> str:
        """To the cards of this round, counted from 0."""
        return commitment(bytes.fromhex(self.seeds[number]))

    def matches(self, number: int) -> list[RoundMatch]:
        """Those of this round that are over."""
        tables = self.rounds[number] if number < len(self.rounds) else []
        return [RoundMatch(table.seats, table.result) for table in tables if table.over]

    def standings(self) -> list[Score]:
        """The best first, with the finished tables of the current round."""
        rounds = [self.matches(number) for number in range(len(self.rounds))]
        return standings(self.plan.game, len(self.entrants), rounds)

    def deal(self, number: int) -> KnownDeal:
        return KnownDeal(f"{state.TOURNAMENT}{self.id}", self.seeds[number])

    # ── Steps ──────────────────────────────────────────────────────────────────────────────

    def join(self, person: str) -> bool:
        """Returns whether anything changed. Raises `Refused`."""
        if person in self.people:
            return False
        if self.phase != "gathering":
            raise REFUSALS.refused("tournament_begun", "")
        if len(self.entrants) >= self.most:
            raise REFUSALS.refused("tournament_full", "", most=self.most)
        self.entrants.append(Entrant(person))
        return True

    def leave(self, person: str) -> bool:
        """Only before it begins. Later a bot plays for an absent person, who can come back."""
        if self.phase != "gathering":
            raise REFUSALS.refused("tournament_begun", "")
        before = len(self.entrants)
        self.entrants = [entrant for entrant in self.entrants if entrant.person != person]
        return len(self.entrants) != before

    def begin(self, person: str, now: int) -> bool:
        """Bots fill the tables, and the first round is due. Raises `Refused`."""
        if person != self.host:
            raise REFUSALS.refused("not_your_tournament", "")
        if self.phase != "gathering":
            return False
        if len(self.entrants) < FEWEST_ENTRANTS:
            raise REFUSALS.refused("too_few_entrants", len(self.entrants), least=FEWEST_ENTRANTS)
        level, taken = min(self.plan.level, best_level(self.plan.game)), set[str]()
        for _ in range(self.size - len(self.entrants)):
            name = free_name(level, taken)
            taken.add(name)
            self.entrants.append(Entrant(level=level, bot=name))
        self.phase, self.next_at = "playing", now
        return True

    def end(self, person: str) -> bool:
        """The host ends it early. Finished rounds count, the current one is void. Raises `Refused`."""
        if person != self.host:
            raise REFUSALS.refused("not_your_tournament", "")
        if self.phase == "over":
            return False
        if self.round_runs:
            self.rounds.pop()
        self.phase = "over"
        return True

    def note(self, results: dict[str, Result], closed: set[str], now: int) -> bool:
        """Note results by record, and tables closed by the host of the server. Returns whether anything
        changed."""
        if self.phase != "playing" or not self.round_runs:
            return False
        news = False
        for table in self.rounds[-1]:
            if not table.over and (table.record in results or table.table in closed):
                table.result, table.void = results.get(table.record), table.record not in results
                news = True
        if not self.round_runs:
            self.next_at = now + 1000 * self.plan.pause
            if len(self.rounds) == self.number_of_rounds:
                self.phase = "over"
        return news

    def pair(self, now: int) -> bool:
        """Pair the next round if it is due."""
        if self.phase != "playing" or self.round_runs or now < self.next_at:
            return False
        number = len(self.rounds)
        self.rounds.append([self._table(number, group) for group in self._seated(self._groups(number))])
        return True

    def _groups(self, number: int) -> list[Group]:
        if self.plan.system == "round_robin":
            return round_robin(len(self.entrants), number)
        if number == 0:
            drawn = sorted(range(len(self.entrants)), key=self._lot)
            return swiss(drawn, {}, self.plan.players)
        met = meetings([table.seats for tables in self.rounds for table in tables])
        return swiss([score.entrant for score in self.standings()], met, self.plan.players)

    def _lot(self, entrant: int) -> str:
        """The order of the first round, drawn from the seed: nobody can choose it, everybody can check it."""
        return hashlib.sha256(f"{self.commitment(0)} {entrant}".encode()).hexdigest()

    def _seated(self, groups: list[Group]) -> list[Group]:
        sat = Counter(
            (entrant, seat)
            for tables in self.rounds
            for table in tables
            for seat, entrant in enumerate(table.seats)
        )
        return [seated(group, sat) for group in groups]

    def _table(self, number: int, group: Group) -> Seating:
        table = os.urandom(10).hex()
        return Seating(table, dealt_record_id(self.commitment(number), table), group)


def new_tournament(plan: Plan, host: str, now: int) -> Tournament:
    """With the cards of all rounds. Raises `Refused`."""
    check_settings(plan.settings())
    # Entrants play alone, and programs must not be offered mistakes.
    facts = game_named(plan.game).FACTS
    if facts.in_pairs(plan.options):
        raise REFUSALS.refused("not_in_tournament", facts.paired_by)
    if facts.lenient_by is not None and facts.is_lenient(plan.options):
        raise REFUSALS.refused("not_in_tournament", facts.lenient_by[0])
    if plan.system == "round_robin" and plan.players != 2:
        raise REFUSALS.refused("two_at_a_table", plan.players)
    seeds = [os.urandom(32).hex() for _ in range(MOST_ROUNDS)]
    return Tournament(os.urandom(10).hex(), host, plan, now, seeds)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tournament).decode
