"""The page of a finished match: who won, how the table lay, what stood out; at the end how to prove it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_date

from tablee.api.players import players_of, told_names
from tablee.api.record_types import MatchPlayer
from tablee.bots.cast import face_of
from tablee.game.options import Option, every_option_of
from tablee.game.registry import game_named
from tablee.locales.options import option_name, option_value
from tablee.locales.sentences import told
from tablee.locales.words import Words
from tablee.match.record import Record
from tablee.pictures.drawing import drawn
from tablee.pictures.svg import svg
from tablee.server.records.match_chart import chart
from tablee.server.records.match_story import Chapter, Done, Story, best_round, totals_of, turning_point
from tablee.server.web.markup import Markup, story, tag
from tablee.table.protocol import Colour

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
        better = 1 if game_named(self.record.game).FACTS.wins == "lowest" else -1
        won, totals = self.winners, self.totals
        return sorted(range(len(self.names)), key=lambda seat: (seat not in won, better * totals[seat]))


def shared(record: Record, story: Story, words: Words, worn: Sequence[Colour | None]) -> Shared:
    """`worn`: the colours of the people, by seat."""
    players = players_of(record.seats, worn)
    return Shared(record, story, words, told_names(words, players), players)


def headline(match: Shared) -> str:
    """“Ada and Bo won”."""
    winners = match.words.listed([match.names[seat] for seat in match.winners])
    return match.words.say("shared-won", count=len(match.winners), winners=winners)


def _given_up(match: Shared) -> Iterator[Markup]:
    """“Bo gave up.”"""
    seat = None if match.record.result is None else match.record.result.resigned
    if seat is not None:
        yield tag("p", match.words.say("resigned", player=match.names[seat]))


def description(match: Shared) -> str:
    """“Skyjo: Ada 12, Bo 30”."""
    scores = (f"{match.names[seat]} {points(match.totals[seat])}" for seat in match.order())
    return f"{match.game}: {', '.join(scores)}"


def points(score: int) -> str:
    return str(score).replace("-", "−")


def match_body(match: Shared, record_id: str, at: int) -> Markup:
    """All of the page but its head. `at`: when it ended, in milliseconds since 1970."""
    return story(
        (" · ", match.game, " · ", _when(match, at)),
        (tag("h1", headline(match)), *_given_up(match), _standing(match), _ways(match, record_id)),
        *_table(match),
        *_highlights(match),
        *_rounds(match),
        *_folded(match, record_id),
        tag("p", tag("a", match.words.say("shared-own"), href="./", class_="button")),
    )


def _when(match: Shared, at: int) -> Markup:
    ended = datetime.fromtimestamp(at // 1000, UTC)
    said = format_date(
        ended, "medium", locale=_LOCALES.get(match.words.language, match.words.language.replace("-", "_"))
    )
    return tag("time", said, datetime=ended.isoformat())


def _standing(match: Shared) -> Markup:
    rows = []
    for seat in match.order():
        place = 1 + sum(_ahead(match, other, seat) for other in range(len(match.names)))
        total = match.words.say("points-count", points=match.totals[seat])
        won = {"class_": "won"} if seat in match.winners else {}
        cells = (
            tag("span", str(place), class_="place"),
            _face(match.players[seat]),
            tag("span", match.names[seat], *_kind(match, seat), class_="name"),
            tag("span", total.replace("-", "−"), class_="total"),
        )
        rows.append(tag("li", *cells, **won))
    return tag("ol", *rows, class_="standing")


def _face(player: MatchPlayer) -> Markup:
    """Somebody's colour; of a bot with its face, as the client shows it (web/src/people/Dot.svelte)."""
    if player.level is None:
        return tag("span", "", class_=f"dot {player.colour}", aria_hidden="true")
    drawings = (tag("use", href=f"faces.svg#{name}") for name in face_of(player.name, player.level))
    bird = tag("svg", *drawings, viewBox="0 0 48 48")
    return tag("span", bird, class_=f"dot face {player.colour}", aria_hidden="true")


def _kind(match: Shared, seat: int) -> Iterator[Markup]:
    """Of a bot: how strong it is."""
    level = match.players[seat].level
    if level is not None:
        said = match.words.say("bot-kind", kind=match.words.say(f"level-{level}"), level=level)
        yield tag("small", said, class_="soft")


def _ahead(match: Shared, other: int, seat: int) -> bool:
    """Whether one stands strictly before another."""
    better = 1 if game_named(match.record.game).FACTS.wins == "lowest" else -1

    def rank(of: int) -> tuple[bool, int]:
        return of not in match.winners, 0 if of in match.winners else better * match.totals[of]

    return rank(other) < rank(seat)


def _ways(match: Shared, record_id: str) -> Markup:
    words = match.words
    return tag(
        "p",
        tag("a", words.say("shared-play"), href=f"deal/{record_id}", class_="button primary"),
        tag("a", words.say("after-replay"), href=f"r/{record_id}", class_="button"),
        tag("small", words.say("shared-play-hint"), class_="soft"),
        class_="ways",
    )


def _table(match: Shared) -> Iterator[Markup]:
    scores = ", ".join(
        f"{name} {points(total)}" for name, total in zip(match.names, match.totals, strict=True)
    )
    alt = match.words.say("shared-table-alt", scores=scores)
    pen = drawn(match.record.game, match.story.table, match.names, match.words.language)
    picture = Markup(svg(pen, alt))
    yield tag("h2", match.words.say("shared-table"))
    yield tag(
        "div", picture, class_="table", tabindex="0", role="group", aria_label=match.words.say("shared-table")
    )


def _highlights(match: Shared) -> Iterator[Markup]:
    found: list[tuple[str, str]] = []
    words, names = match.words, match.names
    best = best_round(match.record, match.story)
    if best is not None:
        scored = f"{names[best.seat]} · {points(best.score)} · {match.numbered(best.round)}"
        found.append((words.say(f"shared-best-{match.unit}"), scored))
    turned = turning_point(match.record, match.story)
    if turned is not None:
        player = names[match.winners[0]]
        text = words.say("shared-turning-text", round=match.numbered(turned), player=player)
        found.append((words.say("shared-turning"), text))
    luck = match.story.luck
    if luck is not None:
        key = f"shared-{match.record.game}-lucky"
        text = words.say(f"{key}-text", player=names[luck.seat], **luck.values)
        found.append((words.say(key), text))
    if found:
        yield tag("h2", words.say("shared-highlights"))
        cards = (tag("div", tag("dt", what), tag("dd", text)) for what, text in found)
        yield tag("dl", *cards, class_="moments")


def _rounds(match: Shared) -> Iterator[Markup]:
    """How each round went; with several of them, also as a chart."""
    words, chapters = match.words, match.story.chapters
    head = tag(
        "tr",
        tag("th", words.say("shared-player"), scope="col"),
        *(tag("th", match.numbered(index), scope="col") for index in range(len(chapters))),
        tag("th", words.say("terminal-total"), scope="col"),
    )
    rows = []
    for seat in match.order():
        scores = (_score(chapter, seat) for chapter in chapters)
        cells = [tag("th", match.names[seat], scope="row"), *(tag("td", score) for score in scores)]
        won = {"class_": "won"} if seat in match.winners else {}
        rows.append(tag("tr", *cells, tag("td", points(match.totals[seat])), **won))
    title = words.say(f"shared-chart-{match.unit}")
    yield tag("h2", title)
    if len(chapters) > 1:
        yield chart(
            totals_of(match.story),
            match.names,
            [one.colour for one in match.players],
            words.say("chart-label"),
        )
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    yield tag("div", table, class_="scroll", tabindex="0", role="group", aria_label=title)


def _score(chapter: Chapter, seat: int) -> str:
    """“12”; doubled, “6 × 2 = 12”."""
    if chapter.outcome is None:
        return ""
    score = chapter.outcome.scores[seat]
    doubled = any(event.get("doubled") == seat for done in chapter.moves for event in done.events)
    return f"{points(score // 2)} × 2 = {points(score)}" if doubled else points(score)


# ── Folded: who wants to know exactly opens it ───────────────────────────────────────────────────────


def _folded(match: Shared, record_id: str) -> Iterator[Markup]:
    words = match.words
    yield _fold(words.say("shared-moves", count=len(match.record.moves)), *_moves(match))
    yield _fold(words.say("shared-options"), _options(match))
    yield _fold(words.say("shared-proof"), *_proof(match, record_id))


def _fold(title: str, *inside: Markup) -> Markup:
    return tag("details", tag("summary", title), *inside)


def _moves(match: Shared) -> Iterator[Markup]:
    for index, chapter in enumerate(match.story.chapters):
        yield tag("h3", match.numbered(index))
        yield tag("ol", *(_move(match, done) for done in chapter.moves), class_="moves")


def _move(match: Shared, done: Done) -> Markup:
    name = f"{done.number}. {done.move}" if done.number else match.words.say("shared-deal")
    sentences = (told(match.words, match.record.game, event, match.names, None) for event in done.events)
    return tag(
        "li", tag("span", name, class_="soft"), tag("div", *(tag("p", sentence) for sentence in sentences))
    )


def _options(match: Shared) -> Markup:
    game, words = match.record.game, match.words
    known: dict[str, Option] = {each.name: each for each in every_option_of(game_named(game).Options)}
    rows = []
    for name, value in match.record.options.items():
        option = known.get(name)
        if option is not None and option.kept:
            continue
        said = name.replace("_", " ") if option is None else option_name(words, game, option)
        shown = str(value) if option is None else option_value(words, game, option, value, match.names)
        rows += [tag("dt", said), tag("dd", shown)]
    return tag("dl", *rows)


def _proof(match: Shared, record_id: str) -> Iterator[Markup]:
    words, file = match.words, f"{record_id}.json"
    yield tag("p", words.say("deal-why"))
    yield tag(
        "dl",
        tag("dt", words.say("deal-commitment")),
        tag("dd", tag("code", match.record.commitment or "")),
        tag("dt", words.say("deal-seed")),
        tag("dd", tag("code", match.record.seed or "")),
    )
    record = tag("a", words.say("shared-record"), href=f"g/{file}")
    yield tag("p", words.say("shared-verify"), " ", record)
    yield tag("pre", tag("code", f"tablee verify {file}"))
