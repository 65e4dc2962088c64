"""A review as lines of text, and as one HTML page that needs nothing else."""

from collections.abc import Iterator

from tablee.review.game_hints import Reason
from tablee.review.report import ERRORS, Decision, Player, Review, Verdict, Why
from tablee.terminal.hints import reason_for
from tablee.terminal.speech import Names, Speech


def lines(review: Review, speech: Speech) -> Iterator[str]:
    """Every player's luck and skill, then their costliest moves."""
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
    """Remarks on moves that may have cost something, by number."""
    return {
        decision.move: [moment(decision, speech), better(decision, review, speech)]
        for decision in review.decisions
        if decision.verdict not in (Verdict.BEST, Verdict.FINE)
    }


def moments_of(review: Review, numbers: list[int]) -> list[Decision]:
    by_number = {decision.move: decision for decision in review.decisions}
    return [by_number[number] for number in numbers]


def moment(decision: Decision, speech: Speech) -> str:
    """The move that was played, its verdict and its cost."""
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
    """The average cost of a decision: over many games, the sum says nothing."""
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


def page(review: Review, speech: Speech, language: str) -> str:
    """An HTML page: a curve of the chances with a dot for each error, then the text."""
    from tablee.pictures.templates import render

    last = max(len(review.chances) - 1, 1)

    def at(move: int, seat: int) -> tuple[str, str]:
        x, y = _WIDTH * move / last, _HEIGHT * (1 - review.chances[move][seat])
        return f"{x:.1f}", f"{y:.1f}"

    return render(
        "terminal/review.html",
        review=review,
        language=language,
        say=speech.say,
        width=_WIDTH,
        height=_HEIGHT,
        colours=[_COLOURS[seat % len(_COLOURS)] for seat in range(len(review.players))],
        lines=[
            " ".join(",".join(at(move, seat)) for move in range(len(review.chances)))
            for seat in range(len(review.seats))
        ],
        dots=[
            (*at(decision.move, decision.seat), decision.seat, moment(decision, speech))
            for decision in review.decisions
            if decision.verdict in ERRORS
        ],
        percent=lambda share: percent(share, speech),
        errors=lambda player: errors(player, speech),
        moments=lambda player: [
            (moment(decision, speech), better(decision, review, speech))
            for decision in moments_of(review, player.moments)
        ],
    )
