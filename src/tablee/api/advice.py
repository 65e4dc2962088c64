"""Hints as clients get them."""

from typing import Any

from tablee.table.protocol import HintInfo

_MOST = 5


def quick_hints(game: str, view: Any) -> list[HintInfo]:
    """One move and why, without chances: see `review.game_hints`."""
    from tablee.review.game_hints import quick_hint

    return [_info(quick_hint(game, view))]


def thorough_hints(game: str, view: Any, champion: bool) -> list[HintInfo]:
    """The best moves, with chances: see `review.hints`."""
    from tablee.review.game_hints import counts_points
    from tablee.review.hints import hints  # brings the compiler along

    by_lead = counts_points(game, view.options)
    return [
        _info(
            hint,
            (hint.chance.value, hint.chance.low, hint.chance.high),
            None if hint.score is None else hint.score.value,
            hint.lead.value if by_lead and hint.lead is not None else None,
        )
        for hint in hints(game, view, champion=champion)[:_MOST]
    ]


def _info(
    hint: Any,
    chance: tuple[float | None, float | None, float | None] = (None, None, None),
    score: float | None = None,
    lead: float | None = None,
) -> HintInfo:
    alike, reason = [str(move) for move in hint.alike], hint.reason
    details = dict(reason.details)
    return HintInfo(str(hint.move), alike, *chance, score, reason.code, reason.sentence, details, lead)
