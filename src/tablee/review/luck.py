"""What was luck in a match, and what is left of its result without it.

A judge that was fixed beforehand gives everybody's chance to win the match after every move. Whenever cards
come to light, what it thinks then is compared with the mean over all that could have come: that is luck, and
nothing on average, however wrong the judge is.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import msgspec

from tablee.game.contract import Outcome
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import Record
from tablee.match.replay import replay
from tablee.review.decisions import Choice
from tablee.review.game_review import Chances, GameReview, Judge, review_of

DEALS = 24  # that a deal is compared with

Progress = Callable[[float], None]
Changes = list[float]


def walk_through(record: Record, about: GameReview, progress: Progress) -> "Walk":
    """All moves of a match. Raises `RecordError` if it cannot be replayed."""
    whole = replay(record)
    walk = Walk(about, replay(record, 0), _key(record))
    for number, (seat, move) in enumerate(whole.moves, 1):
        walk.make(number, seat, move)
        progress(number / len(whole.moves))
    if whole.resigned is not None:
        walk.give_up(whole.winners or ())
    return walk


class Balance(NamedTuple):
    """What a match was for one seat, as chances to win it: start + luck + skill = result."""

    start: float
    luck: float
    skill: float


def balances_in(record: Record) -> list[Balance]:
    """Of each seat. Raises `RecordError` and `NoReview`."""
    walk = walk_through(record, review_of(record.game), lambda done: None)
    return [walk.balance(seat) for seat in range(len(record.seats))]


def luck_in(record: Record) -> list[float]:
    """Of each seat, as a chance to win the match. Raises `RecordError` and `NoReview`."""
    return [balance.luck for balance in balances_in(record)]


def _key(record: Record) -> bytes:
    """For what could have been. Were it the same for all matches, so would be what it happens to miss."""
    return sha256(msgspec.json.encode((record.chance, record.moves))).digest()


class Walk:
    """A match move by move, with the judge beside it."""

    def __init__(self, about: GameReview, match: Match, key: bytes) -> None:
        self._about, self._match, self._key = about, match, key
        self.judge: Judge = about.judge(match.options, match.players)
        self.choices: list[Choice] = []
        self.games = [0]
        self._rng = Random(key)
        self._shuffles = len(match.orders)
        now = self._chances(match.state, match.totals)
        self.start = expected = self._at_first(now)
        self.chances: list[Changes] = [list(now)]
        self.luck: list[Changes] = [self._lucky(None, now, expected)]
        self.skill: list[Changes] = [_less(_less(now, expected), self.luck[0])]

    def make(self, number: int, seat: int, move: Any) -> None:
        """Go on by one move; if a game was over, the next one is dealt before."""
        match = self._match
        # What could have been does not depend on what is looked at before.
        self._rng.seed(self._key + number.to_bytes(4))
        was, luck = self.chances[-1], [0.0] * match.players
        if match.outcome is not None:
            previous = match.state
            match.deal_next()
            self.games.append(number - 1)
            self._shuffles = len(match.orders)
            dealt = self._chances(match.state, match.totals)
            luck = self._lucky(None, dealt, self._before_dealing(previous, match.totals))
        before, totals = match.state, tuple(match.totals)
        view = match.view(seat)
        if seat in match.actors():
            self.choices.append(Choice(number, seat, move, view))
        rebuilt = len(match.orders) > self._shuffles
        match.push(seat, move)
        now = self._after(match.state, totals)
        if match.outcome is not None or match.game.unseen(before) != match.game.unseen(match.state):
            expected = self._before_showing(before, seat, move, rebuilt, totals)
            luck = _more(luck, self._lucky(move, now, expected))
        self.chances.append(list(now))
        self.luck.append(luck)
        self.skill.append([change - by for change, by in zip(_less(now, was), luck, strict=True)])

    def give_up(self, winners: tuple[int, ...]) -> None:
        """Somebody resigned: whatever chance they still had, they gave away. No luck is in that."""
        was, now = self.chances[-1], list(self.judge.result(winners))
        self.chances[-1] = now
        self.skill[-1] = _more(self.skill[-1], _less(now, was))

    def balance(self, seat: int) -> Balance:
        """So far."""
        return Balance(
            self.start[seat], sum(step[seat] for step in self.luck), sum(step[seat] for step in self.skill)
        )

    def _lucky(self, move: Any, now: Chances, expected: Chances) -> Changes:
        weight = self._about.weight(move)
        return [weight * change for change in _less(now, expected)]

    def _at_first(self, dealt: Chances) -> Chances:
        if self._about.even(self._match.options):
            return (sum(dealt) / self._match.players,) * self._match.players
        return self._before_dealing(None, self._match.totals)

    def _before_dealing(self, previous: Any, totals: Sequence[int]) -> Chances:
        match, sums = self._match, [0.0] * self._match.players
        for _ in range(DEALS):
            shuffler = Seeded(self._rng.randbytes(32))
            state, _ = match.game.deal(match.options, match.players, shuffler, previous)
            sums = _more(sums, self._chances(state, totals))
        return tuple(total / DEALS for total in sums)

    def _before_showing(
        self, before: Any, seat: int, move: Any, rebuilt: bool, totals: Sequence[int]
    ) -> Chances:
        sums = [0.0] * self._match.players
        for state, weight in self._about.otherwise(before, seat, move, self._match.state, rebuilt, self._rng):
            after, _ = self._match.game.apply(state, seat, move)
            sums = [
                total + weight * chance
                for total, chance in zip(sums, self._after(after, totals), strict=True)
            ]
        return tuple(sums)

    def _after(self, state: Any, totals: Sequence[int]) -> Chances:
        """After a move that may have ended the game, or the match. The totals are those before it."""
        outcome: Outcome | None = self._match.game.outcome(state)
        if outcome is None:
            return self._chances(state, totals)
        totals = [total + score for total, score in zip(totals, outcome.scores, strict=True)]
        winners = self._match.game.winners(self._match.options, totals, outcome)
        return self.judge.standing(totals) if winners is None else self.judge.result(winners)

    def _chances(self, state: Any, totals: Sequence[int]) -> Chances:
        return self.judge.chances(state, totals)


def _less(some: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(some, others, strict=True)]


def _more(some: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(some, others, strict=True)]
