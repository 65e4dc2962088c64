"""Was it me, or the cards? A recorded match, taken apart into luck and skill.

A judge that was fixed beforehand gives everybody's chance to win the match after every move. Whenever cards
come to light, what it thinks then is compared with the mean over all that could have come: that is luck, and
nothing on average, however wrong the judge is. The rest of every change is skill. So for each player
start + luck + skill is the result.

What a decision has cost is asked for by itself, and from what its player could know: see `decisions`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tablee.game.contract import Outcome
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import Record, RecordError
from tablee.match.replay import replay
from tablee.review.decisions import Choice, choices_judged
from tablee.review.game_review import Chances, GameReview, Judge, review_of
from tablee.review.report import FORMAT, Decision, Player, Review
from tablee.review.verdicts import Verdict

DEALS = 24  # that a deal is compared with
PLAYOUTS = 20_000  # of all decisions together that look like mistakes
MOMENTS = 3

Progress = Callable[[float], None]
Changes = list[float]


def review_match(record: Record, playouts: int = PLAYOUTS, progress: Progress | None = None) -> Review:
    """Luck and skill in a match that is over, always the same for the same record.

    `playouts` are made of decisions that look like mistakes, all together; without them only the networks
    judge, and hardly anything is certain. `progress` is told how much is done, from 0 to 1; what it raises
    ends the review.

    Raises `RecordError` for a record that cannot be replayed or whose match goes on, and `NoReview`.
    """
    about = review_of(record.game)
    whole = replay(record)
    if not whole.over:
        raise RecordError("result", "the match goes on: its hidden cards are nobody's to see")
    told = progress or (lambda done: None)
    walk = _Walk(about, replay(record, 0))
    moves = len(record.moves)
    for number, (seat, move) in enumerate(whole.moves, 1):
        walk.make(number, seat, move)
        told(_WALK * number / moves)
    decisions = choices_judged(
        about,
        record.game,
        walk.judge,
        walk.choices,
        playouts,
        lambda done: told(_WALK + (1 - _WALK) * done),
    )
    return Review(
        format=FORMAT,
        game=record.game,
        seats=list(record.seats),
        unit=about.UNIT,
        thresholds=about.THRESHOLDS._asdict(),
        games=walk.games,
        chances=walk.chances,
        luck=walk.luck,
        skill=walk.skill,
        decisions=decisions,
        players=[_player(name, seat, walk, decisions) for seat, name in enumerate(record.seats)],
    )


_WALK = 0.6  # of the time, about


def _player(name: str, seat: int, walk: "_Walk", decisions: Sequence[Decision]) -> Player:
    own = [decision for decision in decisions if decision.seat == seat]
    costly = [decision for decision in own if decision.verdict not in (Verdict.BEST, Verdict.FINE)]
    costly.sort(key=lambda decision: (decision.verdict is Verdict.CLOSE, -decision.cost))
    return Player(
        name=name,
        start=walk.start[seat],
        luck=sum(step[seat] for step in walk.luck),
        skill=sum(step[seat] for step in walk.skill),
        result=walk.chances[-1][seat],
        cost=sum(decision.cost for decision in own),
        decisions=len(own),
        verdicts={verdict: sum(one.verdict is verdict for one in own) for verdict in Verdict},
        moments=[decision.move for decision in costly[:MOMENTS]],
    )


class _Walk:
    """A match move by move, with the judge beside it."""

    def __init__(self, about: GameReview, match: Match) -> None:
        self._about, self._match = about, match
        self.judge: Judge = about.judge(match.options, match.players)
        self.choices: list[Choice] = []
        self.games = [0]
        self._rng = Random(0)
        self._shuffles = len(match.orders)
        now = self._chances(match.state, match.totals)
        expected = self._before_dealing(None, match.totals)
        self.start = expected
        self.chances: list[Changes] = [list(now)]
        self.luck: list[Changes] = [_less(now, expected)]
        self.skill: list[Changes] = [[0.0] * match.players]

    def make(self, number: int, seat: int, move: Any) -> None:
        """Go on by one move; if a game was over, the next one is dealt before."""
        match = self._match
        self._rng.seed(number)  # what could have been does not depend on what is looked at before
        was, luck = self.chances[-1], [0.0] * match.players
        if match.outcome is not None:
            previous = match.state
            match.deal_next()
            self.games.append(number - 1)
            self._shuffles = len(match.orders)
            dealt = self._chances(match.state, match.totals)
            luck = _more(luck, _less(dealt, self._before_dealing(previous, match.totals)))
        before, totals = match.state, tuple(match.totals)
        view = match.view(seat)
        if seat in match.actors():
            self.choices.append(Choice(number, seat, move, view))
        rebuilt = len(match.orders) > self._shuffles
        match.push(seat, move)
        now = self._after(match.state, totals)
        if match.outcome is not None or match.game.unseen(before) != match.game.unseen(match.state):
            luck = _more(luck, _less(now, self._before_showing(before, seat, move, rebuilt, totals)))
        self.chances.append(list(now))
        self.luck.append(luck)
        self.skill.append([change - by for change, by in zip(_less(now, was), luck, strict=True)])

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
