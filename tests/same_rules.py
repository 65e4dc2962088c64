"""Thousands of random score sheets, shown cards and counted decks, with what the rules in Python say of each.

`python -m tests.same_rules` prints them as JSON; `web/tests/same-rules.test.ts` asks the browser the same.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tablee.game.registry import game_named
from tablee.paper import sheet as sheets
from tablee.paper.facts import check_deck, first, games_with_real_tables, real_table
from tablee.paper.files import FORMAT, NotASheet, as_csv, decode
from tablee.paper.sheet import Entry, Sheet, SheetRefused

GAMES = ("skipbo", "skyjo")
NAMES = ("Ada", "ada", "Bo", "Cy", "Di D", "Ed", "Fa", "=Gi", "Ha,", "Io", "Ju", "Ka", "Li", " ")
CASES = 6000  # of sheets; half as many of the others


def code_of(attempt: Callable[[], object]) -> str | None:
    """Why something was refused; None if it was not."""
    try:
        attempt()
    except SheetRefused as refused:
        return refused.code
    return None


def some_points(random: Random, game: str) -> int:
    """Mostly such as are counted, now and then at the limits of what there is, or beyond."""
    if random.random() < 0.8:
        return random.choice((0, random.randrange(31))) if game == "skipbo" else random.randrange(-9, 61)
    return random.choice((-18, -17, -1, 0, 1, 81, 128, 129, 142, 143, 162, 163))


def some_entry(random: Random, game: str, players: int) -> dict[str, Any]:
    least = 0 if game == "skipbo" else -5  # usually only one stock is empty
    points = [max(some_points(random, game), random.choice((least, 1, 1, 1))) for _ in range(players)]
    if random.random() < 0.7:
        points[random.randrange(players)] = 0
    if random.random() < 0.02:
        points.append(1)
    closer = random.randrange(players) if (game == "skyjo") != (random.random() < 0.02) else None
    return {"points": points, "closer": closer}


def some_sheet(random: Random) -> dict[str, Any]:
    game = random.choice(GAMES)
    players = random.choice((1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 12, 13))
    names = random.sample(NAMES, players) if random.random() < 0.1 else [*NAMES[1 : players + 1]]
    return {
        "game": game,
        "names": names,
        "limit": random.choice((None, None, 50, 100, 500, 5000, 0)),
        "partners": random.random() < 0.4 and (game == "skipbo" or random.random() < 0.1),
        "first_dealer": random.choice((0, 1, players))
        if random.random() < 0.1
        else random.randrange(players),
        "entries": [some_entry(random, game, players) for _ in range(random.choice((0, 1, 1, 2, 4, 9)))],
    }


def read(given: dict[str, Any]) -> Sheet | None:
    try:
        return decode(msgspec.json.encode({"format": FORMAT, "sheet": given}))
    except NotASheet:
        return None


def said_of(sheet: Sheet) -> dict[str, Any]:
    return {
        "problem": code_of(lambda: sheets.check_sheet(sheet)),
        "scores": [sheets.scores(sheet, entry) for entry in sheet.entries],
        "doubled": [sheets.doubled(sheet, entry) for entry in sheet.entries],
        "totals": sheets.totals(sheet),
        "winners": sheets.winners(sheet),
        "ends": sheets.ends_with(sheet),
        "dealer": sheets.dealer(sheet),
        "csv": as_csv(sheet),
    }


def sheet_case(random: Random) -> dict[str, Any]:
    """`said`: None if it cannot be read at all. `writing`: another round, or one that is changed."""
    given = some_sheet(random)
    sheet = read(given)
    if sheet is None:
        raw = {**given, "names": tuple(given["names"]), "entries": tuple(given["entries"])}
        form = code_of(lambda: sheets.check_form(msgspec.convert(raw, Sheet)))
        return {"sheet": given, "form": form, "said": None}
    players, number = len(sheet.names), random.randrange(len(sheet.entries) + 1) + (random.random() < 0.05)
    entry = some_entry(random, sheet.game, players)
    written = code_of(lambda: sheets.with_entry(sheet, msgspec.convert(entry, Entry), number))
    side = random.randrange(-1, len(sheets.columns(sheet)))
    winner = () if side == sheets.NOBODY else sheets.columns(sheet)[side]
    points: list[int] = [
        0 if seat in winner else max(0, some_points(random, "skipbo")) for seat in range(players)
    ]
    return {
        "sheet": given,
        "form": None,
        "said": said_of(sheet),
        "writing": {"entry": entry, "number": number, "problem": written},
        "numbers": {
            "points": points,
            "winner": side if sheet.game == "skipbo" else None,
            "problem": code_of(
                lambda: sheets.check_numbers(sheet, points, winner if sheet.game == "skipbo" else None)
            ),
        },
    }


def first_case(random: Random) -> dict[str, Any]:
    """Few different cards, so that many are level; all players show some, or only some of them."""
    name = random.choice(games_with_real_tables())
    game, table = game_named(name), real_table(name)
    assert table is not None
    faces = random.sample([*set(game.FACTS.deck)], random.choice((2, 4, 9)))
    players = random.choice(game.PLAYERS)
    shown = [
        [random.choice(faces) for _ in range(table.first.cards)]
        if seat < 2 or random.random() < 0.8
        else None
        for seat in range(players)
    ]
    dealer = random.randrange(players)
    found = first(table.first, shown, dealer)
    texts = [None if cards is None else [*map(game.card_face, cards)] for cards in shown]
    answer = {"seat": found.seat, "level": found.level, "best": found.best, "redraw": found.redraw}
    return {"game": name, "shown": texts, "dealer": dealer, "answer": answer}


def deck_case(random: Random) -> dict[str, Any]:
    name = random.choice(games_with_real_tables())
    game = game_named(name)
    counted = {
        card: max(0, count + random.choice((0, 0, 0, -1, 1, 7)))
        for card, count in Counter(game.FACTS.deck).items()
        if random.random() < 0.9
    }

    def texts(cards: dict[int, int]) -> list[Any]:
        return [[game.card_face(card), count] for card, count in cards.items()]

    found = check_deck(game.FACTS.deck, counted)
    uncounted = [game.card_face(card) for card in found.uncounted]
    answer = {"missing": texts(found.missing), "extra": texts(found.extra), "uncounted": uncounted}
    return {"game": name, "counted": texts(counted), "answer": answer}


def cases(seed: int = 1) -> dict[str, Any]:
    random = Random(seed)
    return {
        "sheets": [sheet_case(random) for _ in range(CASES)],
        "first": [first_case(random) for _ in range(CASES // 2)],
        "deck": [deck_case(random) for _ in range(CASES // 2)],
    }


if __name__ == "__main__":
    print(msgspec.json.encode(cases()).decode())
