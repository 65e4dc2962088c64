"""A review as lines of text, and as one HTML page that needs nothing else."""

from collections.abc import Iterable, Iterator
from html import escape

from tablee.review.game_hints import Reason
from tablee.review.report import ERRORS, Decision, Player, Review, Verdict, Why
from tablee.terminal.hints import reason_for
from tablee.terminal.speech import Names, Speech


def lines(review: Review, speech: Speech) -> Iterator[str]:
    """Everybody's luck and skill, then what everybody lost most with."""
    for player in review.players:
        yield speech.say(
            "review-balance",
            player=player.name,
            start=percent(player.start, speech),
            luck=percent(player.luck, speech),
            skill=percent(player.skill, speech),
            result=percent(player.result, speech),
            cost=errors(player, speech),
        )
    for player in review.players:
        yield ""
        yield speech.say("review-moments", player=player.name)
        moments = moments_of(review, player.moments)
        for decision in moments:
            yield f"  {moment(decision, speech)}"
            yield f"    {better(decision, review, speech)}"
        if not moments:
            yield f"  {speech.say('review-nothing')}"
    yield ""
    yield speech.say("review-how")


def remarks(review: Review, speech: Speech) -> dict[int, list[str]]:
    """What is to be said about decisions that may have cost something, by the number of the move."""
    return {
        decision.move: [moment(decision, speech), better(decision, review, speech)]
        for decision in review.decisions
        if decision.verdict not in (Verdict.BEST, Verdict.FINE)
    }


def moments_of(review: Review, numbers: list[int]) -> list[Decision]:
    by_number = {decision.move: decision for decision in review.decisions}
    return [by_number[number] for number in numbers]


def moment(decision: Decision, speech: Speech) -> str:
    """What was played, what it is called, and what it cost."""
    return speech.say(
        "review-moment",
        move=decision.move,
        played=decision.played,
        verdict=verdict(decision.verdict, speech),
        cost=percent(decision.cost, speech),
        error=percent(decision.cost_error, speech),
    )


def better(decision: Decision, review: Review, speech: Speech) -> str:
    """The better move, and why."""
    why = _sentence(decision.why, review, speech)
    return " · ".join(filter(None, (speech.say("review-better", move=decision.best or ""), why)))


def verdict(name: Verdict, speech: Speech) -> str:
    return speech.say(f"review-verdict-{name}")


def errors(player: Player, speech: Speech) -> str:
    """What own decisions have cost on average: of a match of many games, the sum says nothing."""
    return percent(player.cost / max(player.decisions, 1), speech, digits=2)


def percent(share: float, speech: Speech, digits: int = 1) -> str:
    return speech.words.number(100 * share, digits)


def _sentence(why: Why | None, review: Review, speech: Speech) -> str:
    if why is None:
        return ""
    reason = Reason(why.code, why.sentence, why.details)
    return reason_for(reason, review.game, speech, Names(review.seats))


_WIDTH, _HEIGHT = 900, 260
_COLOURS = ("#2a6fbb", "#c8553d", "#3b8d5a", "#8d5aa8", "#b8860b", "#3a9ca6", "#a84a74", "#6b6b6b")
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child { text-align: left; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1b; } }
"""


def page(review: Review, speech: Speech, language: str) -> str:
    title = escape(speech.say("review-title"))
    parts = [f"<h1>{title}</h1>", _curve(review, speech), _table(review, speech)]
    for seat, player in enumerate(review.players):
        moments = moments_of(review, player.moments)
        told = [
            f"<li>{escape(moment(decision, speech))}<br>{escape(better(decision, review, speech))}</li>"
            for decision in moments
        ] or [f"<li>{escape(speech.say('review-nothing'))}</li>"]
        heading = escape(speech.say("review-moments", player=player.name))
        parts.append(f'<h2 style="color: {_colour(seat)}">{heading}</h2><ol>{"".join(told)}</ol>')
    parts.append(f"<p>{escape(speech.say('review-how'))}</p>")
    return (
        f'<!doctype html><html lang="{escape(language)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{_STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def _colour(seat: int) -> str:
    return _COLOURS[seat % len(_COLOURS)]


def _table(review: Review, speech: Speech) -> str:
    head = "".join(
        f"<th>{escape(speech.say(f'review-{name}'))}</th>"
        for name in ("start", "luck", "skill", "result", "errors")
    )
    rows = "".join(
        f'<tr><th style="color: {_colour(seat)}">{escape(player.name)}</th>'
        + "".join(
            f"<td>{value} %</td>"
            for value in (
                *(
                    percent(share, speech)
                    for share in (player.start, player.luck, player.skill, player.result)
                ),
                errors(player, speech),
            )
        )
        + "</tr>"
        for seat, player in enumerate(review.players)
    )
    return f"<table><tr><th></th>{head}</tr>{rows}</table>"


def _curve(review: Review, speech: Speech) -> str:
    """A line for each seat, and a dot for each error."""
    last = max(len(review.chances) - 1, 1)

    def at(move: int, chance: float) -> tuple[float, float]:
        return _WIDTH * move / last, _HEIGHT * (1 - chance)

    shapes = [
        f'<line x1="0" x2="{_WIDTH}" y1="{y}" y2="{y}" stroke="#8886"/>' for y in (0, _HEIGHT / 2, _HEIGHT)
    ]
    for seat in range(len(review.seats)):
        points = (at(move, chances[seat]) for move, chances in enumerate(review.chances))
        shapes.append(
            f'<polyline fill="none" stroke-width="2" stroke="{_colour(seat)}" points="{_joined(points)}"/>'
        )
    for decision in review.decisions:
        if decision.verdict in ERRORS:
            x, y = at(decision.move, review.chances[decision.move][decision.seat])
            told = escape(moment(decision, speech))
            shapes.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{_colour(decision.seat)}">'
                f"<title>{told}</title></circle>"
            )
    label = escape(speech.say("review-curve"))
    box = f"-8 -8 {_WIDTH + 16} {_HEIGHT + 16}"
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">{"".join(shapes)}</svg>'


def _joined(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
