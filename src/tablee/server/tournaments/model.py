"""A tournament as it is stored: who takes part, who sat where, what came out. It knows no clock or disk.

Stored as JSON: fields may be added with a default, never taken away. People are only ids here, so that a
person can be deleted and the tournament stay as it is.
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
_FEWEST_TABLES: Final = 2  # else nobody has had the same cards

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
        """Of every table. Nobody is helped, and nothing is taken back."""
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

    # ── What can be read off it ──────────────────────────────────────────────────────────────────────

    @property
    def number_of_rounds(self) -> int:
        """As far as that is known: with more people a round robin has more."""
        if self.plan.system == "swiss":
            return self.plan.rounds
        return max(1, self.size - 1)

    @property
    def size(self) -> int:
        """How many play, with the bots that fill tables."""
        players = self.plan.players
        return players * max(_FEWEST_TABLES, -(-len(self.entrants) // players))

    @property
    def most(self) -> int:
        """As many can take part."""
        return MOST_ENTRANTS if self.plan.system == "swiss" else MOST_IN_ROUND_ROBIN

    @property
    def round_runs(self) -> bool:
        return bool(self.rounds) and not all(table.over for table in self.rounds[-1])

    @property
    def sealed(self) -> list[str]:
        """The tables whose cards somebody is still playing: nobody is to look into their records."""
        return [table.table for table in self.rounds[-1]] if self.round_runs else []

    @property
    def people(self) -> list[str]:
        return [entrant.person for entrant in self.entrants if entrant.person is not None]

    def commitment(self, number: int) -> str:
        """Of the cards of this round, from 0."""
        return commitment(bytes.fromhex(self.seeds[number]))

    def matches(self, number: int) -> list[RoundMatch]:
        """Of this round, those that are over."""
        tables = self.rounds[number] if number < len(self.rounds) else []
        return [RoundMatch(table.seats, table.result) for table in tables if table.over]

    def standings(self) -> list[Score]:
        """The best first. While a round runs, with those of its tables that are over."""
        rounds = [self.matches(number) for number in range(len(self.rounds))]
        return standings(self.plan.game, len(self.entrants), rounds)

    def deal(self, number: int) -> KnownDeal:
        """The cards of a round."""
        return KnownDeal(f"{state.TOURNAMENT}{self.id}", self.seeds[number])

    # ── What changes it ──────────────────────────────────────────────────────────────────────────────

    def join(self, person: str) -> bool:
        """Whether that changes anything. Raises `Refused`."""
        if person in self.people:
            return False
        if self.phase != "gathering":
            raise REFUSALS.refused("tournament_begun", "")
        if len(self.entrants) >= self.most:
            raise REFUSALS.refused("tournament_full", "", most=self.most)
        self.entrants.append(Entrant(person))
        return True

    def leave(self, person: str) -> bool:
        """Before it begins. After that a bot plays for who is not there, and they can come back."""
        if self.phase != "gathering":
            raise REFUSALS.refused("tournament_begun", "")
        before = len(self.entrants)
        self.entrants = [entrant for entrant in self.entrants if entrant.person != person]
        return len(self.entrants) != before

    def begin(self, person: str, now: int) -> bool:
        """Bots fill the tables; the first round is due. Raises `Refused`."""
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
        """Its host ends it early: what was played counts, and a round that runs is void. Raises `Refused`."""
        if person != self.host:
            raise REFUSALS.refused("not_your_tournament", "")
        if self.phase == "over":
            return False
        if self.round_runs:
            self.rounds.pop()
        self.phase = "over"
        return True

    def note(self, results: dict[str, Result], closed: set[str], now: int) -> bool:
        """Results by record, and tables that the host of the server has closed. Whether there was news."""
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
        """The next round, if it is time."""
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
        """In which order the first round is paired: nobody can choose it, everybody can draw it again."""
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
    # Entrants are single people, and programs among them are not to be offered mistakes.
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
