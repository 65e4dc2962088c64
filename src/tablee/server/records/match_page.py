"""The page of a finished match: who won, how the table lay, what stood out; at the end how to prove it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import accumulate, zip_longest
from typing import Any, NamedTuple

from babel.dates import format_date
from markupsafe import Markup

from tablee.api.records import MatchPlayer, display_names, players_of
from tablee.bots.cast import face_of
from tablee.game.contract import Event, Highlights, Luck, Outcome
from tablee.game.options import Option, every_option_of
from tablee.game.registry import game_named, part
from tablee.locales.sentences import option_name, option_value, told
from tablee.locales.words import Words
from tablee.match.record import Record
from tablee.match.replay import Step, steps
from tablee.pictures.drawing import drawn
from tablee.pictures.svg import line_chart, svg
from tablee.pictures.templates import render
from tablee.table.protocol import Colour

# They say what the sentence before or after says anyway.
_QUIET = frozenset({"turn_ended", "turn_began"})


class RetoldMove(NamedTuple):
    """One move, and what came of it, as it is shown to everybody now that the match is over."""

    number: int
    move: str
    events: list[dict[str, Any]]


class Chapter(NamedTuple):
    """One game or round."""

    moves: list[RetoldMove]
    outcome: Outcome | None


class Story(NamedTuple):
    """A match that is over. `table` is what everybody saw at the end: the data of a view."""

    chapters: list[Chapter]
    table: dict[str, Any]
    luck: Luck | None
    begun: list[int]  # the totals before the first card


def story_of(record: Record) -> Story:
    """The match as the record has it, every card seen. Takes a while. Raises `RecordError`."""
    told: list[list[RetoldMove]] = []
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


def _done(step: Step) -> RetoldMove:
    shown = [step.match.game.shown(event, getattr(event, "seat", None)) for event in step.events]
    move = step.move.partition(":")[2]
    return RetoldMove(step.number, move, [event for event in shown if event["event"] not in _QUIET])


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


_LOCALES = {"en": "en_GB"}  # for dates
PREVIEW = 1200, 630  # the size of the picture that a link is shown with


class Shared(NamedTuple):
    """A match that is over, as one reader is told of it."""

    record: Record
    story: Story
    words: Words
    names: list[str]
    players: list[MatchPlayer]

    @property
    def game(self) -> str:
        return game_named(self.record.game).FACTS.title

    @property
    def unit(self) -> str:
        return game_named(self.record.game).FACTS.unit

    @property
    def winners(self) -> list[int]:
        return list(self.record.result.winners) if self.record.result else []

    @property
    def totals(self) -> list[int]:
        return list(self.record.result.totals) if self.record.result else [0] * len(self.names)

    def numbered(self, index: int) -> str:
        """“Round 3”."""
        return self.words.say(f"unit-{self.unit}", number=index + 1)

    def order(self) -> list[int]:
        """The seats, winners first, then by their totals."""
        return sorted(range(len(self.names)), key=self._rank)

    def place(self, seat: int) -> int:
        """Winners share the first place."""
        if seat in self.winners:
            return 1
        return 1 + sum(self._rank(other) < self._rank(seat) for other in range(len(self.names)))

    def _rank(self, seat: int) -> tuple[bool, int]:
        better = 1 if game_named(self.record.game).FACTS.wins == "lowest" else -1
        return seat not in self.winners, better * self.totals[seat]


def shared(record: Record, story: Story, words: Words, worn: Sequence[Colour | None]) -> Shared:
    """`worn`: the colours of the people, by seat."""
    players = players_of(record.seats, worn)
    return Shared(record, story, words, display_names(words, players), players)


def headline(match: Shared) -> str:
    """“Ada and Bo won”."""
    winners = match.words.listed([match.names[seat] for seat in match.winners])
    return match.words.say("shared-won", count=len(match.winners), winners=winners)


def description(match: Shared) -> str:
    """“Skyjo: Ada 12, Bo 30”."""
    scores = (f"{match.names[seat]} {points(match.totals[seat])}" for seat in match.order())
    return f"{match.game}: {', '.join(scores)}"


def points(score: int) -> str:
    return str(score).replace("-", "−")


def match_body(match: Shared, record_id: str, at: int) -> Markup:
    """All of the page but its head. `at`: when it ended, in milliseconds since 1970."""
    words, result = match.words, match.record.result
    ended = datetime.fromtimestamp(at // 1000, UTC)
    locale = _LOCALES.get(words.language, words.language.replace("-", "_"))
    return render(
        "server/records/match.html",
        match=match,
        record_id=record_id,
        ended=ended,
        date=format_date(ended, "medium", locale=locale),
        headline=headline(match),
        resigned=None if result is None else result.resigned,
        face_of=face_of,
        table=_table(match),
        highlights=list(_highlights(match)),
        chart=_chart(match),
        score=lambda chapter, seat: _score(match, chapter, seat),
        points=points,
        told=lambda event: told(words, match.record.game, event, match.names, None),
        options=list(_options(match)),
    )


def _table(match: Shared) -> Markup:
    scores = ", ".join(
        f"{name} {points(total)}" for name, total in zip(match.names, match.totals, strict=True)
    )
    pen = drawn(match.record.game, match.story.table, match.names, match.words.language)
    return Markup(svg(pen, match.words.say("shared-table-alt", scores=scores)))


def _highlights(match: Shared) -> Iterator[tuple[str, str]]:
    words, names = match.words, match.names
    best = best_round(match.record, match.story)
    if best is not None:
        scored = f"{names[best.seat]} · {points(best.score)} · {match.numbered(best.round)}"
        yield words.say(f"shared-best-{match.unit}"), scored
    turned = turning_point(match.record, match.story)
    if turned is not None:
        player = names[match.winners[0]]
        text = words.say("shared-turning-text", round=match.numbered(turned), player=player)
        yield words.say("shared-turning"), text
    luck = match.story.luck
    if luck is not None:
        key = f"shared-{match.record.game}-lucky"
        yield words.say(key), words.say(f"{key}-text", player=names[luck.seat], **luck.values)


def _chart(match: Shared) -> Markup:
    """How the totals went; nothing for a single round."""
    if len(match.story.chapters) < 2:
        return Markup()
    colours = [one.colour for one in match.players]
    return Markup(line_chart(totals_of(match.story), match.names, colours, match.words.say("chart-label")))


def _score(match: Shared, chapter: Chapter, seat: int) -> str:
    """“12”; of one that was doubled “6 × 2 = 12”."""
    if chapter.outcome is None:
        return ""
    score = chapter.outcome.scores[seat]
    field = game_named(match.record.game).FACTS.doubling or ""
    twice = any(event.get(field) == seat for done in chapter.moves for event in done.events)
    return f"{points(score // 2)} × 2 = {points(score)}" if twice else points(score)


def _options(match: Shared) -> Iterator[tuple[str, str]]:
    game, words = match.record.game, match.words
    known: dict[str, Option] = {each.name: each for each in every_option_of(game_named(game).Options)}
    for name, value in match.record.options.items():
        option = known.get(name)
        if option is None:
            yield name.replace("_", " "), str(value)
        elif not option.kept:
            yield option_name(words, game, option), option_value(words, game, option, value, match.names)
