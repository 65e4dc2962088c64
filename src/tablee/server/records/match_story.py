"""A finished match as its page tells it: what was done, how the table lay at the end, what stood out."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, zip_longest
from typing import Any, NamedTuple, Protocol

from tablee.game.contract import Event, Outcome
from tablee.game.registry import game_named, part
from tablee.match.record import Record
from tablee.match.replay import Step, steps

# They say what the sentence before or after says anyway.
_QUIET = frozenset({"turn_ended", "turn_began"})


class Done(NamedTuple):
    """One move, and what came of it, as it is shown to everybody now that the match is over."""

    number: int
    move: str
    events: list[dict[str, Any]]


class Chapter(NamedTuple):
    """One game or round."""

    moves: list[Done]
    outcome: Outcome | None


class Luck(NamedTuple):
    """A moment in which somebody was lucky. `values` are those of the message `shared-<game>-lucky-text`."""

    seat: int
    values: Mapping[str, int | str]


class Highlights(Protocol):
    """The part `highlights` of a game."""

    def luckiest(self, events: Sequence[Event], /) -> Luck | None:
        """The luckiest moment among all that happened in a match; None if nothing was."""


class Story(NamedTuple):
    """A match that is over. `table` is what everybody saw at the end: the data of a view."""

    chapters: list[Chapter]
    table: dict[str, Any]
    luck: Luck | None
    begun: list[int]  # the totals before the first card


def story_of(record: Record) -> Story:
    """The match as the record has it, every card seen. Takes a while. Raises `RecordError`."""
    told: list[list[Done]] = []
    events: list[Event] = []
    for step in steps(record):
        # The step that deals the next game holds its first move too.
        if not told or len(step.match.outcomes) - (step.match.outcome is not None) >= len(told):
            told.append([])
        told[-1].append(_done(step))
        events += step.events
    own: Highlights | None = part(record.game, "highlights")
    return Story(
        [Chapter(moves, outcome) for moves, outcome in zip_longest(told, step.match.outcomes)],
        step.match.view(None).data(),
        None if own is None else own.luckiest(events),
        step.match.totals_after(0),
    )


def _done(step: Step) -> Done:
    shown = [step.match.game.shown(event, getattr(event, "seat", None)) for event in step.events]
    move = step.move.partition(":")[2]
    return Done(step.number, move, [event for event in shown if event["event"] not in _QUIET])


# ── What stood out ───────────────────────────────────────────────────────────────────────────────────


class Best(NamedTuple):
    """The best score of any round."""

    seat: int
    score: int
    round: int


def totals_of(story: Story) -> list[list[int]]:
    """After each round, by seat, from what the match began with."""
    rounds = [chapter.outcome.scores for chapter in story.chapters if chapter.outcome is not None]
    if not rounds:
        return []
    by_seat = [
        accumulate(scores, initial=begun)
        for begun, scores in zip(story.begun, zip(*rounds, strict=True), strict=True)
    ]
    return [list(totals) for totals in zip(*by_seat, strict=True)]


def best_round(record: Record, story: Story) -> Best | None:
    """Of several rounds, the first of the best ones; None if there was only one."""
    better = -1 if game_named(record.game).FACTS.wins == "lowest" else 1
    found = [
        Best(seat, score, index)
        for index, chapter in enumerate(story.chapters)
        if chapter.outcome is not None
        for seat, score in enumerate(chapter.outcome.scores)
    ]
    if len(story.chapters) < 2 or not found:
        return None
    return max(found, key=lambda best: (better * best.score, -best.round))


def turning_point(record: Record, story: Story) -> int | None:
    """The index of the round since which the winner led alone; None if several won, or it was the first."""
    winners = record.result.winners if record.result else []
    if len(winners) != 1:
        return None
    better = -1 if game_named(record.game).FACTS.wins == "lowest" else 1
    turned = None
    for index, totals in enumerate(totals_of(story)[1:]):
        own = better * totals[winners[0]]
        leads = all(better * other < own for seat, other in enumerate(totals) if seat != winners[0])
        if not leads:
            turned = None
        elif turned is None:
            turned = index
    return turned or None
