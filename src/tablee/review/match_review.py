"""Was it me, or the cards? A recorded match, taken apart into luck and skill.

What was luck, `luck` tells, nothing on average. The rest of every change of the chances is skill, so for each
player start + luck + skill is the result.

What a decision has cost is asked for by itself, and from what its player could know: see `decisions`.
"""

from collections.abc import Sequence

from tablee.match.record import Record, RecordError, check_record
from tablee.match.replay import replay
from tablee.review.decisions import choices_judged
from tablee.review.game_review import review_of
from tablee.review.luck import Progress, Walk, walk_through
from tablee.review.report import FORMAT, Decision, Player, Review, Verdict

PLAYOUTS = 20_000  # of all decisions together that look like mistakes
MOMENTS = 3


def review_match(record: Record, playouts: int = PLAYOUTS, progress: Progress | None = None) -> Review:
    """Luck and skill in a match that is over, always the same for the same record.

    `playouts` are made of decisions that look like mistakes, all together; without them only the networks
    judge, and hardly anything is certain. `progress` is told how much is done, from 0 to 1; what it raises
    ends the review.

    Raises `RecordError` for a record that cannot be replayed or whose match goes on, `NoReview`, and
    `ValueError` for what is no record.
    """
    check_record(record)
    about = review_of(record.game)
    if not replay(record).over:
        raise RecordError("result", "the match goes on: its hidden cards are nobody's to see")
    told = progress or (lambda done: None)
    walk = walk_through(record, about, lambda done: told(_WALK * done))
    decisions = choices_judged(
        about, record.game, walk.judge, walk.choices, playouts, lambda done: told(_WALK + (1 - _WALK) * done)
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


def _player(name: str, seat: int, walk: Walk, decisions: Sequence[Decision]) -> Player:
    own = [decision for decision in decisions if decision.seat == seat]
    costly = [decision for decision in own if decision.verdict not in (Verdict.BEST, Verdict.FINE)]
    costly.sort(key=lambda decision: (decision.verdict is Verdict.CLOSE, -decision.cost))
    return Player(
        name=name,
        **walk.balance(seat)._asdict(),
        result=walk.chances[-1][seat],
        cost=sum(decision.cost for decision in own),
        decisions=len(own),
        verdicts={verdict: sum(one.verdict is verdict for one in own) for verdict in Verdict},
        moments=[decision.move for decision in costly[:MOMENTS]],
    )
