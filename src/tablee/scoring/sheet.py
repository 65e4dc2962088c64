"""A score sheet as a value (SJ-13): rounds or games, points, totals, who deals next, who has won.

>>> sheet = new_sheet("skyjo", ["Ada", "Bo"])
>>> sheet = with_entry(sheet, Entry(points=(5, 5), closer=0))  # closed without the lowest score: doubled
>>> totals(sheet), sheet.names[dealer(sheet)]
((10, 5), 'Bo')
"""

from collections.abc import Sequence
from typing import Any

import msgspec

PLAYERS = {"skyjo": range(2, 9), "skipbo": range(2, 7)}
USUAL_LIMIT = {"skyjo": 100, "skipbo": 500}
WIN, A_CARD = 25, 5  # SB-18
POSSIBLE = {"skyjo": range(-17, 143), "skipbo": range(163)}  # twelve cards of the deck; all cards of it
LONGEST_NAME = 24


class SheetRefused(ValueError):
    """Something that cannot be written on a sheet: a code and what it speaks of, for every language."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code}: {values}" if values else code)
        self.code, self.values = code, values


class Entry(msgspec.Struct, frozen=True):
    """One round or game: at Skyjo what lies in front of each, at Skip-Bo the cards left in each stock."""

    points: tuple[int, ...]
    closer: int | None = None  # Skyjo: who turned over everything first


class Draft(msgspec.Struct, frozen=True):
    """An entry that is being written. `number` is its place on the sheet, from 0."""

    number: int
    points: tuple[int, ...] = ()
    closer: int | None = None


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything on the sheet. Changed by the functions below, which give a new one."""

    game: str
    names: tuple[str, ...]
    limit: int | None  # points at which the match is over; None: never
    partners: bool = False  # Skip-Bo in pairs (SB-20)
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
    if game not in PLAYERS:
        raise SheetRefused("unknown-game", given=game)
    cleaned = tuple(" ".join(name.split())[:LONGEST_NAME] for name in names)
    if len(cleaned) not in PLAYERS[game]:
        raise SheetRefused("players", game=game, given=len(cleaned), most=PLAYERS[game][-1])
    if not all(cleaned) or len({name.casefold() for name in cleaned}) < len(cleaned):
        raise SheetRefused("names")
    if partners and (game != "skipbo" or len(cleaned) not in (4, 6)):
        raise SheetRefused("partners", given=len(cleaned))
    if limit is msgspec.UNSET:
        limit = USUAL_LIMIT[game]
    if limit is not None and limit < 1:
        raise SheetRefused("limit", given=limit)
    if not 0 <= first_dealer < len(cleaned):
        raise SheetRefused("dealer", given=first_dealer + 1, most=len(cleaned))
    return Sheet(game=game, names=cleaned, limit=limit, partners=partners, first_dealer=first_dealer)


# ── Reading it ───────────────────────────────────────────────────────────────────────────────────────────


def scores(sheet: Sheet, entry: Entry) -> tuple[int, ...]:
    """What an entry is worth to everybody."""
    if sheet.game == "skyjo":
        closer = doubled(entry)
        return tuple(2 * each if seat == closer else each for seat, each in enumerate(entry.points))
    best = game_winners(sheet, entry)
    if not best:
        return (0,) * len(sheet.names)
    left = sum(entry.points) - sum(entry.points[seat] for seat in best)
    return tuple(WIN + A_CARD * left if seat in best else 0 for seat in range(len(sheet.names)))


def doubled(entry: Entry) -> int | None:
    """The closer whose score is doubled: not the lowest alone, and above zero (SJ-12)."""
    if entry.closer is None:
        return None
    own = entry.points[entry.closer]
    others = [each for seat, each in enumerate(entry.points) if seat != entry.closer]
    return entry.closer if own > 0 and own >= min(others) else None


def game_winners(sheet: Sheet, entry: Entry) -> tuple[int, ...]:
    """Skip-Bo: the fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level."""
    players = len(sheet.names)
    sides = players // 2 if sheet.partners else players
    left = [sum(entry.points[side::sides]) for side in range(sides)]
    best = min(left)
    if left.count(best) > 1:
        return ()
    return tuple(range(left.index(best), players, sides))


def totals(sheet: Sheet, upto: int | None = None) -> tuple[int, ...]:
    """After so many entries, or after all."""
    rows = [scores(sheet, entry) for entry in sheet.entries[:upto]]
    return tuple(sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * len(sheet.names)


def winners(sheet: Sheet) -> tuple[int, ...] | None:
    """Who has won: the lowest at Skyjo (SJ-14), the highest at Skip-Bo (SB-19). None: it goes on."""
    now = totals(sheet)
    if sheet.limit is None or not sheet.entries or max(now) < sheet.limit:
        return None
    best = min(now) if sheet.game == "skyjo" else max(now)
    return tuple(seat for seat, total in enumerate(now) if total == best)


def dealer(sheet: Sheet, number: int | None = None) -> int:
    """Who deals this round, or the next one: the deal passes to the left (SB-04, SJ-05)."""
    return (sheet.first_dealer + (len(sheet.entries) if number is None else number)) % len(sheet.names)


# ── Writing on it ────────────────────────────────────────────────────────────────────────────────────────


def check_points(sheet: Sheet, points: int) -> int:
    """Raises `SheetRefused` for what no cards add up to."""
    possible = POSSIBLE[sheet.game]
    if points not in possible:
        raise SheetRefused("points", game=sheet.game, given=points, least=possible[0], most=possible[-1])
    return points


def check_entry(sheet: Sheet, entry: Entry) -> None:
    """Raises `SheetRefused`."""
    if len(entry.points) != len(sheet.names):
        raise SheetRefused("count", given=len(entry.points), most=len(sheet.names))
    for points in entry.points:
        check_points(sheet, points)
    if sheet.game == "skyjo":
        if entry.closer is None or not 0 <= entry.closer < len(sheet.names):
            raise SheetRefused("closer")
    elif entry.closer is not None:
        raise SheetRefused("closer")


def with_entry(sheet: Sheet, entry: Entry, number: int | None = None) -> Sheet:
    """With another round, or with another round `number`, which counts from 0. Raises `SheetRefused`."""
    check_entry(sheet, entry)
    if number is None or number == len(sheet.entries):
        if winners(sheet) is not None:
            raise SheetRefused("over")
        entries = (*sheet.entries, entry)
    elif 0 <= number < len(sheet.entries):
        entries = (*sheet.entries[:number], entry, *sheet.entries[number + 1 :])
    else:
        raise SheetRefused("no-round", given=number + 1)
    return msgspec.structs.replace(sheet, entries=entries, draft=None)


def without_last(sheet: Sheet) -> Sheet:
    """Without what was written last: a number of the draft, or else a whole round. Raises `SheetRefused`."""
    draft = sheet.draft
    if draft is not None and draft.points:
        shorter = msgspec.structs.replace(draft, points=draft.points[:-1], closer=None)
        keeps = shorter.points or shorter.number < len(sheet.entries)
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
