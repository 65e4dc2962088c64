"""What the decisions of a match have cost, from what their players could know.

The judge's thoughts come first: they name the best move, and are right within the game's `DOUBT`. If by
these a decision may have cost something, both moves are tried out in worlds that the player had to think
possible, the same for both, as the champion does.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from math import sqrt
from typing import Any, NamedTuple

from tablee.bots.estimates import Z
from tablee.review.game_hints import Alike, Reason, candidates, hints_of
from tablee.review.game_review import GameReview, Judge
from tablee.review.ranking import Array
from tablee.review.report import Decision, Loss, Verdict, Why, is_settled, verdict_on

FIRST, MOST = 24, 384  # worlds in which a decision is tried out


class Choice(NamedTuple):
    """A move that a seat was to make, and what it saw."""

    number: int
    seat: int
    move: Any
    view: Any


class _Doubtful:
    """A choice that may have been wrong, and what is known of its loss so far."""

    def __init__(self, choice: Choice, best: Any, thought: Loss, unit: float) -> None:
        self.choice, self.best, self.unit = choice, best, unit
        self.thought = self.loss = thought
        self.playouts = 0
        self._sum = self._squares = 0.0

    def see(self, lost: Array, spread: float, doubt: float) -> None:
        """Take some more worlds into account, each with what was lost there.

        `doubt`: how far off the truth the worlds are, however many there are.
        """
        self.playouts += len(lost)
        self._sum += float(lost.sum())
        self._squares += float((lost**2).sum())
        mean = self._sum / self.playouts
        # Few worlds may happen to agree: the game's usual spread counts like some more of them.
        scattered = self._squares - self.playouts * mean**2 + FIRST * spread**2
        variance = scattered / (self.playouts + FIRST)
        self.loss = self.thought.seen_again(mean, sqrt(variance / self.playouts + doubt**2))


def choices_judged(
    about: GameReview,
    game: str,
    judge: Judge,
    choices: Sequence[Choice],
    playouts: int,
    progress: Callable[[float], None],
) -> list[Decision]:
    """Every choice among moves that are not alike; `playouts` in all for those that may have been wrong."""
    found: dict[int, Decision] = {}
    doubtful = []
    for done, choice in enumerate(choices):
        progress(_THOUGHTS * done / len(choices))
        groups = candidates(game, choice.view)
        played = next((group for group in groups if choice.move in group), None)
        if played is None or len(groups) < 2:
            continue  # nothing to decide, or nothing that anybody would suggest
        thoughts = judge.thoughts(choice.view, choice.move)
        if not thoughts:
            continue
        found[choice.number] = Decision(choice.number, choice.seat, str(choice.move), Verdict.BEST)
        if thoughts[0].move not in played:
            doubtful.append(_doubt(about, judge, choice, played, thoughts))
    for spent in _try_out(about, game, judge, doubtful, playouts):
        progress(_THOUGHTS + (1 - _THOUGHTS) * spent)
    found.update((one.choice.number, _decided(about, game, one)) for one in doubtful)
    return list(found.values())


_THOUGHTS = 0.3  # of the time, about


def _try_out(
    about: GameReview, game: str, judge: Judge, doubtful: Sequence[_Doubtful], playouts: int
) -> Iterator[float]:
    """Look again at whatever is not decided yet, longer each time; how much of the playouts is spent."""
    least, spent, count = about.THRESHOLDS.inaccuracy, 0, FIRST
    while count <= MOST:
        open_ones = [one for one in doubtful if one.loss.value + one.loss.error >= least]
        if count > FIRST:
            open_ones = [one for one in open_ones if not is_settled(one.loss, about.THRESHOLDS)]
        open_ones.sort(key=lambda one: -one.loss.value)
        for one in open_ones:
            more = count - one.playouts
            if spent + 2 * more > playouts:
                return
            choice = one.choice
            key = sha256(f"tablee review {game} {choice.number}".encode()).digest()
            best, played = judge.compare(choice.view, [one.best, choice.move], one.playouts, more, key).T
            one.see(best - played, about.SPREAD, about.DOUBT[0])
            spent += 2 * more
            yield spent / playouts
        count *= 4


def _doubt(
    about: GameReview, judge: Judge, choice: Choice, played: Alike, thoughts: Sequence[Any]
) -> _Doubtful:
    unit = judge.unit(choice.view.totals, choice.seat)
    best = thoughts[0]
    chance = next((thought.chance for thought in thoughts if thought.move in played), None)
    least, share = about.DOUBT
    if chance is None:  # a move that the judge did not think of
        worst = thoughts[-1].chance
        lost = (best.chance - worst) / unit + about.THRESHOLDS.inaccuracy
        return _Doubtful(choice, best.move, Loss(lost, lost + about.THRESHOLDS.mistake), unit)
    lost = (best.chance - chance) / unit
    return _Doubtful(choice, best.move, Loss(lost, least + share * lost), unit)


def _decided(about: GameReview, game: str, one: _Doubtful) -> Decision:
    choice, loss = one.choice, one.loss
    verdict = verdict_on(loss, about.THRESHOLDS)
    decision = Decision(
        move=choice.number,
        seat=choice.seat,
        played=str(choice.move),
        verdict=verdict,
        best=str(one.best),
        loss=loss.value,
        loss_error=Z * loss.error,
        cost=loss.value * one.unit,
        cost_error=Z * loss.error * one.unit,
        playouts=one.playouts,
    )
    if verdict is not Verdict.FINE:
        hints = hints_of(game)
        decision.why = _why(hints.reason_for(choice.view, one.best))
        decision.why_not = _why(hints.reason_for(choice.view, choice.move))
    return decision


def _why(reason: Reason) -> Why:
    return Why(reason.code, reason.sentence, dict(reason.details))
