"""Hints as clients get them."""

from typing import Any

from tablee.table.protocol import HintInfo

_MOST = 5


def quick_hints(game: str, view: Any) -> list[HintInfo]:
    """One move and why, without chances: see `review.game_hints`."""
    from tablee.review.game_hints import quick_hint

    hint = quick_hint(game, view)
    return [
        HintInfo(
            move=str(hint.move),
            alike=[str(move) for move in hint.alike],
            chance=None,
            low=None,
            high=None,
            score=None,
            reason=hint.reason.code,
            sentence=hint.reason.sentence,
            details=dict(hint.reason.details),
        )
    ]


def advised(game: str, view: Any, champion: bool) -> list[HintInfo]:
    """The best moves, with chances: see `review.hints`."""
    from tablee.review.game_hints import counts_points
    from tablee.review.hints import hints  # brings the compiler along

    by_lead = counts_points(game, view.options)
    return [
        HintInfo(
            move=str(hint.move),
            alike=[str(move) for move in hint.alike],
            chance=hint.chance.value,
            low=hint.chance.low,
            high=hint.chance.high,
            score=None if hint.score is None else hint.score.value,
            reason=hint.reason.code,
            sentence=hint.reason.sentence,
            details=dict(hint.reason.details),
            lead=hint.lead.value if by_lead and hint.lead is not None else None,
        )
        for hint in hints(game, view, champion=champion)[:_MOST]
    ]
