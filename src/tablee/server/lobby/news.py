"""What has happened at a table since a person looked: a few words, without cards.

It is the difference between two summaries, so no log is read.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

import msgspec
from babel.dates import format_skeleton

from tablee.game.registry import GAMES, game_named
from tablee.locales.words import Words, words
from tablee.table.broadcast import person_info
from tablee.table.stored import Person
from tablee.table.summary import SeatStanding, TableStanding

_MOST = 3  # players whose turns are listed one by one


def news(
    me: Person, seen: TableStanding | None, stands: TableStanding, people: Mapping[str, Person], now: int
) -> list[str]:
    """The most important first."""
    if seen is None:  # they have never looked, so only the end matters
        seen = msgspec.structs.replace(stands, number=0)
    if seen.number >= stands.number or (seen.number == 0 and stands.phase != "over"):
        return []
    return list(_Since(me, seen, stands, people, now).told())


class _Since:
    """Between two looks of one person."""

    def __init__(
        self, me: Person, seen: TableStanding, stands: TableStanding, people: Mapping[str, Person], now: int
    ) -> None:
        # Of an earlier match, only the seats can be compared.
        same = seen.match == stands.match
        self.begun = bool(stands.match) and not same
        self.before = (
            seen if same else TableStanding(seen.number, seen.code, seen.game, "playing", seen.seats)
        )
        self.stands = stands
        self.words: Words = words(me.language)
        self._people = people
        self._now = now
        self.mine = {seat for seat, place in enumerate(stands.seats) if place.owner == me.id}

    def told(self) -> Iterator[str]:
        say, stands = self.words.say, self.stands
        if stands.phase == "over":
            yield self._ended()
            if stands.resigned is not None and stands.resigned not in self.mine:
                yield say("news-resigned", player=self._name(stands.resigned))
        if self.begun:
            yield say("news-begun")
        yield from self._rounds()
        yield from self._seats()
        if stands.phase != "over":
            yield from self._away()
            yield from self._turns()
        if stood := sum(self._more(stands.stood_in, self.before.stood_in, seat) for seat in self.mine):
            yield say("news-stood-in", count=stood)

    def _ended(self) -> str:
        winners = self.stands.winners
        if self.mine.intersection(winners):
            return self.words.say("news-you-won")
        return self.words.say("news-won", count=len(winners), names=self._listed(winners))

    def _rounds(self) -> Iterator[str]:
        stands, say = self.stands, self.words.say
        played = stands.games - self.before.games
        if stands.game not in GAMES:  # one of a package may be gone
            return
        unit = game_named(stands.game).FACTS.unit
        if played > 1:
            yield say(f"news-{unit}s", count=played)
        elif played == 1 and (stands.games > 1 or stands.phase != "over"):  # else the totals say it
            earned = [total - before for total, before in zip(stands.totals, self._totals(), strict=True)]
            scores = ", ".join(
                f"{self._name(seat)} {self.words.number(points, 0)}" for seat, points in enumerate(earned)
            )
            yield say(f"news-{unit}", number=stands.games, scores=scores)

    def _totals(self) -> Sequence[int]:
        """Where a match began is not known of one that they have not seen: mostly with nothing."""
        return self.before.totals or [0] * len(self.stands.totals)

    def _seats(self) -> Iterator[str]:
        """Who has come, and who has left."""
        for seat, (before, place) in enumerate(zip(self.before.seats, self.stands.seats, strict=False)):
            if before.person == place.person or seat in self.mine:
                continue
            if before.person is not None:
                yield self.words.say("news-left", player=self._called(before))
            if place.person is not None:
                yield self.words.say("news-came", player=self._called(place))

    def _away(self) -> Iterator[str]:
        for seat, until in self.stands.away.items():
            if seat in self.mine or until <= self._now or until == self.before.away.get(seat):
                continue
            day = datetime.fromtimestamp(until / 1000, UTC)
            date = format_skeleton("MMMMd", day, locale=self.words.language.replace("-", "_"))
            yield self.words.say("news-away", player=self._name(seat), date=date)

    def _turns(self) -> Iterator[str]:
        counted = {
            seat: more
            for seat in range(len(self.stands.seats))
            if seat not in self.mine and (more := self._more(self.stands.turns, self.before.turns, seat)) > 0
        }
        if len(counted) > _MOST:
            yield self.words.say(
                "news-turns", count=sum(counted.values()), player=self._listed(list(counted))
            )
            return
        for seat, count in counted.items():
            yield self.words.say("news-turns", count=count, player=self._name(seat))

    @staticmethod
    def _more(now: Mapping[int, int], before: Mapping[int, int], seat: int) -> int:
        return now.get(seat, 0) - before.get(seat, 0)

    def _listed(self, seats: Sequence[int]) -> str:
        return self.words.listed([self._name(seat) for seat in seats])

    def _name(self, seat: int) -> str:
        own = seat in self.mine and len(self.mine) == 1
        return self.words.say("news-you") if own else self._called(self.stands.seats[seat])

    def _called(self, place: SeatStanding) -> str:
        if place.person is None:
            return place.program or place.bot
        return person_info(self._people.get(place.person), place.person).name
