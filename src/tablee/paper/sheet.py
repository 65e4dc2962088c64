"""A score sheet as a value (SJ-13): rounds or games, points, totals, who deals next, who has won.

>>> sheet = new_sheet("skyjo", ["Ada", "Bo"])
>>> sheet = with_entry(sheet, Entry(points=(5, 5), closer=0))  # closed without the lowest score: doubled
>>> totals(sheet), sheet.names[dealer(sheet)]
((10, 5), 'Bo')
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Protocol

import msgspec

from tablee.game.contract import AnyGame
from tablee.game.options import is_whole, options_of
from tablee.game.registry import UnknownGame, game_named, part
from tablee.locales.foreign_text import printable

LONGEST_NAME = 24


class Scorepad(Protocol):
    """What is asked of the part `scorepad` of a game."""

    POINTS: range  # what can be written for a player
    HAS_CLOSER: bool  # whether an entry says who closed the round

    # These may be left out:
    # TOGETHER: Sequence[tuple[int, int]]: the least and the most that one, two, … players can have together;
    #   the last pair is for more players, too
    # KEPT_PLAYERS, KEPT_PAIRS: how many there can be on sheets of earlier versions, if those took more
    # wrong(points, winner, partners, players): a game has it that wants to know first who has won.
    #   Why the numbers, as far as they are there, cannot be: the last part of `score-wrong-…`.
    #   `winner`: the seats that have won, none in a game that is stuck; None if nobody has said who
    # FIGURES: Mapping[str, Any]: what else the game's pad in the browser must know

    def scores(self, points: Sequence[int], closer: int | None, partners: bool, /) -> tuple[int, ...]:
        """What an entry is worth to everybody."""

    def marked(self, points: Sequence[int], closer: int | None, /) -> int | None:
        """The closer who has to be told that the score was doubled."""


class PlainPoints:
    """The pad of a game that brings none: what is written is what it is worth."""

    POINTS = range(-9999, 10000)
    HAS_CLOSER = False

    def scores(self, points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
        return tuple(points)

    def marked(self, points: Sequence[int], closer: int | None) -> int | None:
        return None


_PLAIN = PlainPoints()
NOBODY = -1  # has won a game that was stuck


def scorepad(game: str) -> Scorepad:
    """Raises `UnknownGame`."""
    return part(game, "scorepad") or _PLAIN


def asks_winner(game: str) -> bool:
    """Whether it must be said who has won before the numbers are."""
    return hasattr(scorepad(game), "wrong")


def usual_limit(game: AnyGame, players: int) -> int | None:
    """The points at which a match is over, unless somebody says otherwise."""
    for option in options_of(game.Options):
        if option.name == game.FACTS.ends_with:
            usual = option.default(players)
            return usual if is_whole(usual) else None
    return None


class SheetRefused(ValueError):
    """Something that cannot be written on a sheet: a code and what it speaks of, for every language."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code}: {values}" if values else code)
        self.code, self.values = code, values


class Entry(msgspec.Struct, frozen=True):
    """One round or game: what the game's scorepad wants to know of each player."""

    points: tuple[int, ...]
    closer: int | None = None  # who closed the round, if the game wants to know that


class Draft(msgspec.Struct, frozen=True):
    """An entry that is being written. `number` is its place on the sheet, from 0."""

    number: int
    points: tuple[int, ...] = ()
    closer: int | None = None
    winner: int | None = None  # the side that has won, or `NOBODY`, if the game wants to know that


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the sheet. Changed by the functions below, which give a new one."""

    game: str
    names: tuple[str, ...]
    limit: int | None  # points at which the match is over; None: never
    partners: bool = False  # played in pairs
    first_dealer: int = 0
    entries: tuple[Entry, ...] = ()
    draft: Draft | None = None


def new_sheet(
    game: str,
    names: Sequence[str],
    limit: int | msgspec.UnsetType | None = msgspec.UNSET,
    partners: bool = False,
    first_dealer: int = 0,
) -> Sheet:
    """An empty sheet. Raises `SheetRefused`."""
    cleaned = tuple(map(_clean, names))
    if limit is msgspec.UNSET:
        limit = usual_limit(_game(game), len(cleaned))
    sheet = Sheet(game=game, names=cleaned, limit=limit, partners=partners, first_dealer=first_dealer)
    check_sheet(sheet)
    return sheet


def _clean(name: str) -> str:
    return printable(" ".join(name.split()))[:LONGEST_NAME]


def _game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except UnknownGame:
        raise SheetRefused("unknown-game", given=name) from None


# ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────


def sides(names: Sequence[str], partners: bool) -> list[tuple[int, ...]]:
    """The seats that score together: one each, or partners, who sit opposite each other (SB-20)."""
    count = len(names) // 2 if partners else len(names)
    return [tuple(range(side, len(names), count)) for side in range(count)]


def columns(sheet: Sheet) -> list[tuple[int, ...]]:
    """The seats of each column: a pair has one together."""
    return sides(sheet.names, sheet.partners)


def headings(sheet: Sheet) -> list[str]:
    """What stands above the columns: a name, or those of a pair."""
    return [" & ".join(sheet.names[seat] for seat in side) for side in columns(sheet)]


def by_column(sheet: Sheet, values: Sequence[int]) -> list[int]:
    """What each seat has, as a number for each column: partners have the same."""
    return [values[side[0]] for side in columns(sheet)]


def scores(sheet: Sheet, entry: Entry) -> tuple[int, ...]:
    """What an entry is worth to everybody."""
    return scorepad(sheet.game).scores(entry.points, entry.closer, sheet.partners)


def doubled(sheet: Sheet, entry: Entry) -> int | None:
    """The closer whose score is doubled, in games that do that."""
    return scorepad(sheet.game).marked(entry.points, entry.closer)


def totals(sheet: Sheet, upto: int | None = None) -> tuple[int, ...]:
    """After so many entries, or after all."""
    rows = [scores(sheet, entry) for entry in sheet.entries[:upto]]
    return tuple(sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * len(sheet.names)


def winners(sheet: Sheet) -> tuple[int, ...] | None:
    """Who has won: the lowest or the highest, as the game has it. None: it goes on."""
    now = totals(sheet)
    if sheet.limit is None or not sheet.entries or max(now) < sheet.limit:
        return None
    best = min(now) if game_named(sheet.game).FACTS.wins == "lowest" else max(now)
    return tuple(seat for seat, total in enumerate(now) if total == best)


def dealer(sheet: Sheet, number: int | None = None) -> int:
    """Who deals this round, or the next one: the deal passes to the left (SB-04, SJ-05)."""
    return (sheet.first_dealer + (len(sheet.entries) if number is None else number)) % len(sheet.names)


def ends_with(sheet: Sheet) -> int | None:
    """The entry, counted from 1, that has ended the match. None: it goes on."""
    now = [0] * len(sheet.names)
    for number, entry in enumerate(sheet.entries, 1):
        now = [total + more for total, more in zip(now, scores(sheet, entry), strict=True)]
        if sheet.limit is not None and max(now) >= sheet.limit:
            return number
    return None


# ── What cannot be ───────────────────────────────────────────────────────────────────────────────────────
# `check_form` is for what was kept: earlier versions have taken sheets that `check_sheet` refuses.


def check_form(sheet: Sheet) -> None:
    """Raises `SheetRefused` for a sheet that no version has written."""
    game, count = _game(sheet.game), len(sheet.names)
    pad = scorepad(sheet.game)
    kept = getattr(pad, "KEPT_PLAYERS", game.PLAYERS), getattr(pad, "KEPT_PAIRS", game.FACTS.pairs)
    _check_players(sheet, *kept)
    names = [_clean(name).casefold() for name in sheet.names]
    if not all(names) or len(set(names)) < count:
        raise SheetRefused("names")
    if sheet.limit is not None and sheet.limit < 1:
        raise SheetRefused("limit", given=sheet.limit)
    if not 0 <= sheet.first_dealer < count:
        raise SheetRefused("dealer", given=sheet.first_dealer + 1, most=count)
    for entry in sheet.entries:
        _check_form_of_entry(sheet, entry)


def check_sheet(sheet: Sheet) -> None:
    """Raises `SheetRefused` for what people with one deck cannot have played; `round` is the one at fault."""
    check_form(sheet)
    for number, entry in enumerate(sheet.entries, 1):
        try:
            check_numbers(sheet, entry.points)
        except SheetRefused as refused:
            raise SheetRefused(refused.code, **refused.values, round=number) from None
    _check_end(sheet)
    game = _game(sheet.game)
    _check_players(sheet, game.PLAYERS, game.FACTS.pairs)


def check_points(sheet: Sheet, points: int) -> int:
    """Raises `SheetRefused` for what no cards add up to."""
    possible = scorepad(sheet.game).POINTS
    if points not in possible:
        raise SheetRefused("points", game=sheet.game, given=points, least=possible[0], most=possible[-1])
    return points


def check_numbers(sheet: Sheet, points: Sequence[int], winner: Sequence[int] | None = None) -> None:
    """All numbers of a round, or the first of them. Raises `SheetRefused` if they cannot be side by side."""
    pad: Any = scorepad(sheet.game)
    limits = getattr(pad, "TOGETHER", ())
    for highest in (True, False) if limits else ():
        for count, given in enumerate(accumulate(sorted(points, reverse=highest)), 1):
            least, most = limits[min(count, len(limits)) - 1]
            if given > most if highest else given < least:
                raise SheetRefused("together", count=count, given=given, least=least, most=most)
    why = pad.wrong(points, winner, sheet.partners, len(sheet.names)) if asks_winner(sheet.game) else None
    if why is not None:
        raise SheetRefused(why)


def _check_form_of_entry(sheet: Sheet, entry: Entry) -> None:
    if len(entry.points) != len(sheet.names):
        raise SheetRefused("count", given=len(entry.points), most=len(sheet.names))
    for points in entry.points:
        check_points(sheet, points)
    closers = range(len(sheet.names)) if scorepad(sheet.game).HAS_CLOSER else (None,)
    if entry.closer not in closers:
        raise SheetRefused("closer")


def _check_end(sheet: Sheet) -> None:
    last = ends_with(sheet)
    if last is not None and last < len(sheet.entries):
        raise SheetRefused("over", number=last, round=last + 1)


def _check_players(sheet: Sheet, players: Sequence[int], pairs: Sequence[int]) -> None:
    count, game = len(sheet.names), _game(sheet.game)
    if count not in players:
        seats, title = game.PLAYERS, game.FACTS.title
        raise SheetRefused("players", game=title, given=count, least=seats[0], most=seats[-1])
    if sheet.partners and count not in pairs:
        raise SheetRefused("partners", given=count)


# ── Writing on it ────────────────────────────────────────────────────────────────────────────────────────


def with_entry(sheet: Sheet, entry: Entry, number: int | None = None) -> Sheet:
    """With another round, or with another round `number`, which counts from 0. Raises `SheetRefused`."""
    number = len(sheet.entries) if number is None else number
    if not 0 <= number <= len(sheet.entries):
        raise SheetRefused("no-round", given=number + 1)
    _check_form_of_entry(sheet, entry)
    check_numbers(sheet, entry.points)
    entries = (*sheet.entries[:number], entry, *sheet.entries[number + 1 :])
    changed = msgspec.structs.replace(sheet, entries=entries, draft=None)
    _check_end(changed)
    return changed


def open_seats(sheet: Sheet, draft: Draft) -> list[int]:
    """The seats whose number has to be written: whoever has won has none."""
    won = _winner(sheet, draft) or ()
    return [seat for seat in range(len(sheet.names)) if seat not in won]


def _winner(sheet: Sheet, draft: Draft) -> Sequence[int] | None:
    """The seats that have won, none in a game that was stuck. None: nobody has said so yet."""
    if draft.winner is None:
        return None
    return () if draft.winner == NOBODY else columns(sheet)[draft.winner]


def with_winner(sheet: Sheet, draft: Draft, winner: int) -> Draft:
    """The side that has won, or `NOBODY`. Raises `SheetRefused` if the numbers say otherwise."""
    draft = msgspec.structs.replace(draft, winner=winner)
    still = open_seats(sheet, draft)
    points = tuple(each if seat in still else 0 for seat, each in enumerate(draft.points))
    return _checked(sheet, msgspec.structs.replace(draft, points=points))


def with_points(sheet: Sheet, draft: Draft, points: int) -> Draft:
    """The next number that is asked for. Raises `SheetRefused`."""
    seat = next(seat for seat in open_seats(sheet, draft) if seat >= len(draft.points))
    zeros = (0,) * (seat - len(draft.points))
    written = (*draft.points, *zeros, check_points(sheet, points))
    return _checked(sheet, msgspec.structs.replace(draft, points=written))


def is_written(sheet: Sheet, draft: Draft) -> bool:
    """Whether all numbers are there."""
    return all(seat < len(draft.points) for seat in open_seats(sheet, draft)) and (
        draft.winner is not None or not asks_winner(sheet.game)
    )


def entry_of(sheet: Sheet, draft: Draft) -> Entry:
    """Of a draft whose numbers are all there."""
    zeros = (0,) * (len(sheet.names) - len(draft.points))
    return Entry((*draft.points, *zeros), draft.closer)


def _checked(sheet: Sheet, draft: Draft) -> Draft:
    check_numbers(sheet, draft.points, _winner(sheet, draft))
    return draft


def without_last(sheet: Sheet) -> Sheet:
    """Without what was written last: a number of the draft, or else a whole round. Raises `SheetRefused`."""
    draft = sheet.draft
    if draft is not None and (draft.points or draft.winner is not None):
        typed = [seat for seat in open_seats(sheet, draft) if seat < len(draft.points)]
        if typed:
            shorter = msgspec.structs.replace(draft, points=draft.points[: typed[-1]], closer=None)
        else:
            shorter = msgspec.structs.replace(draft, points=(), winner=None)
        keeps = shorter.points or shorter.winner is not None or shorter.number < len(sheet.entries)
        return with_draft(sheet, shorter if keeps else None)
    if draft is not None and draft.number < len(sheet.entries):
        return with_draft(sheet, None)
    if not sheet.entries:
        raise SheetRefused("nothing")
    return msgspec.structs.replace(sheet, entries=sheet.entries[:-1], draft=None)


def with_draft(sheet: Sheet, draft: Draft | None) -> Sheet:
    """Raises `SheetRefused` for a round that there is not."""
    if draft is not None and not 0 <= draft.number <= len(sheet.entries):
        raise SheetRefused("no-round", given=draft.number + 1)
    return msgspec.structs.replace(sheet, draft=draft)
