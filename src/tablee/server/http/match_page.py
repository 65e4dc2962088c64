"""The page of a finished match: who played, how it went, and how to prove it."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import zip_longest
from typing import NamedTuple

from tablee.game.contract import Outcome
from tablee.game.registry import game_named
from tablee.locales.sentences import told as tell
from tablee.locales.words import words
from tablee.match.record import Record
from tablee.match.replay import Step, steps
from tablee.server.http.markup import Markup, tag

# They say what the sentence before or after says anyway.
_QUIET = frozenset({"turn_ended", "turn_began"})


class Told(NamedTuple):
    """One move, and what came of it, in sentences."""

    number: int
    move: str
    sentences: list[str]


class Chapter(NamedTuple):
    """One game or round."""

    moves: list[Told]
    outcome: Outcome | None


def chapters(record: Record) -> list[Chapter]:
    """The match as the record has it, every card seen. Takes a while. Raises `RecordError`."""
    told: list[list[Told]] = []
    for step in steps(record):
        # The step that deals the next game holds its first move too.
        if not told or len(step.match.outcomes) - (step.match.outcome is not None) >= len(told):
            told.append([])
        told[-1].append(_told(step, record.seats))
    return [Chapter(moves, outcome) for moves, outcome in zip_longest(told, step.match.outcomes)]


def match_body(record: Record, story: list[Chapter], record_id: str, at: int) -> Markup:
    """All of the page but its head. `record` is of a match that is over, with its seed.

    `at`: when it ended, in milliseconds since 1970.
    """
    return tag(
        "main",
        tag("p", "Tablée · ", game_named(record.game).FACTS.title, " · ", _when(at), class_="soft"),
        tag("h1", headline(record)),
        *_scores(record, story),
        tag("p", tag("a", "Watch it move by move", href=f"r/{record_id}")),
        *_proof(record, record_id),
        *_moves(record, story),
    )


def _when(at: int) -> Markup:
    ended = datetime.fromtimestamp(at // 1000, UTC)
    return tag("time", f"{ended.day} {ended:%B %Y, %H:%M} UTC", datetime=ended.isoformat())


def headline(record: Record) -> str:
    """“Ada and Bo won”."""
    winners = [record.seats[seat] for seat in record.result.winners] if record.result else []
    if not winners:
        return "Nobody won"
    return f"{winners[0] if len(winners) == 1 else ', '.join(winners[:-1]) + ' and ' + winners[-1]} won"


def _unit(record: Record) -> str:
    """What a match is made of."""
    return game_named(record.game).FACTS.unit.title()


def _scores(record: Record, story: list[Chapter]) -> Iterator[Markup]:
    totals = record.result.totals if record.result else []
    winners = record.result.winners if record.result else []
    numbers = range(1, len(story) + 1)
    unit = _unit(record)
    head = tag(
        "tr",
        tag("th", "Player", scope="col"),
        *(tag("th", f"{unit} {number}", scope="col") for number in numbers),
        tag("th", "Total", scope="col"),
    )
    rows = []
    for seat, name in enumerate(record.seats):
        scores = (str(chapter.outcome.scores[seat]) if chapter.outcome else "" for chapter in story)
        mark = " ★" if seat in winners else ""
        cells = [tag("th", name + mark, scope="row"), *(tag("td", score) for score in scores)]
        won = {"class_": "won"} if seat in winners else {}
        rows.append(tag("tr", *cells, tag("td", str(totals[seat])), **won))
    yield tag("h2", "Scores")
    yield tag("div", tag("table", tag("thead", head), tag("tbody", *rows)), class_="scroll")
    yield tag("p", "Options: ", ", ".join(_options(record)), class_="soft")


def _options(record: Record) -> Iterator[str]:
    for name, value in sorted(record.options.items()):
        shown = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        yield f"{name.replace('_', ' ')} {'—' if shown is None else shown}"


def _proof(record: Record, record_id: str) -> Iterator[Markup]:
    yield tag("h2", "Proof")
    yield tag(
        "p",
        "Before the first card was dealt, everybody was shown the commitment. It is the SHA-256 of the seed, "
        "and every shuffle follows from the seed: nobody, not even this server, could change a card later.",
    )
    yield tag(
        "dl",
        tag("dt", "Commitment"),
        tag("dd", tag("code", record.commitment or "")),
        tag("dt", "Seed"),
        tag("dd", tag("code", record.seed or "")),
    )
    file = f"{record_id}.json"
    yield tag("p", "Save ", tag("a", "the record of this match", href=f"g/{file}"), " and let it be proven:")
    yield tag("pre", tag("code", f"tablee verify {file}"))


def _moves(record: Record, story: list[Chapter]) -> Iterator[Markup]:
    count, unit = len(record.moves), _unit(record)
    parts = [tag("summary", f"All {count} moves" if count != 1 else "The only move")]
    for number, chapter in enumerate(story, 1):
        parts.append(tag("h3", f"{unit} {number}"))
        parts.append(tag("ol", *map(_move, chapter.moves), class_="moves"))
    yield tag("h2", "Moves")
    yield tag("details", *parts)


def _move(told: Told) -> Markup:
    name = f"{told.number}. {told.move}" if told.number else "The deal"
    return tag(
        "li", tag("span", name, class_="soft"), tag("div", *(tag("p", text) for text in told.sentences))
    )


def _told(step: Step, names: list[str]) -> Told:
    sentences = []
    for event in step.events:
        shown = step.match.game.shown(event, getattr(event, "seat", None))
        if shown["event"] not in _QUIET:
            sentences.append(tell(words("en"), step.match.game.NAME, shown, names, None))
    return Told(step.number, step.move.partition(":")[2], sentences)
