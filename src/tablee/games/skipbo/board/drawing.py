"""A game of Skip-Bo in 80 columns: the others a line each, the building piles, one place large."""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.terminal.boards.canvas import Canvas, Marks, cut, cut_name, face, faces, seats_after
from tablee.terminal.session import Data, TableState
from tablee.terminal.speech import Speech

_NAME, _POINTS, _STOCK, _HAND, _DISCARDS = 2, 18, 24, 34, 41  # where the columns of the others begin
_PILE = 10  # columns for a discard pile of somebody else
_OWN_HAND, _OWN_DISCARDS = 9, 57


def height(players: int) -> int:
    return 13 + players - 1


def draw(
    state: TableState, seat: int, speech: Speech, marks: Marks, width: int = 80, hidden: bool = False
) -> Canvas:
    """The table with this seat's place large. `hidden`: the hand lies face down."""
    view, names, totals = state.view(seat), state.names, state.totals
    if view["options"]["manners"] == "human":  # who is called, is called by number
        names = tuple(f"{number} {name}" for number, name in enumerate(names, 1))
    say = speech.say
    canvas = Canvas(width, height(view["players"]))
    others = [other % view["players"] for other in range(seat + 1, seat + view["players"])]
    heads = (
        (_POINTS, say("board-points")),
        (_STOCK, say("board-stock")),
        (_HAND, say("board-hand")),
        (_DISCARDS, say("board-discards")),
    )
    for (x, label), end in zip(heads, (_STOCK, _HAND, _DISCARDS, width), strict=True):
        canvas.put(x, 0, label, "dim", end - x - 1)
    for y, other in enumerate(others, 1):
        _other(canvas, y, view, names, totals, other, marks)
    middle = 1 + len(others)
    _building(canvas, middle, view, speech, marks)
    _own(canvas, middle + 5, view, names, totals, seat, speech, marks, hidden)
    return canvas


def _mark(view: Data, seat: int) -> str:
    if seat in view["waiting_for"]:
        return "▶"
    return "!" if seat in view["barred"] else " "


def _other(
    canvas: Canvas, y: int, view: Data, names: Sequence[str], totals: Sequence[int], seat: int, marks: Marks
) -> None:
    place, acts = view["places"][seat], seat in view["waiting_for"]
    partner = seat == view["partner"]
    canvas.put(0, y, _mark(view, seat), "turn")
    room = _POINTS - _NAME - 1
    name = f"{cut_name(names[seat], room - 2)} ♦" if partner else cut_name(names[seat], room)
    canvas.put(_NAME, y, name, "turn" if acts else "name")
    canvas.put(_POINTS, y, f"{totals[seat] if totals else 0:>4}", "points")
    top, style = faced(place["stock_top"])
    canvas.choice(_STOCK, y, f"{top:>2}", style, marks, "ps" if partner else "")
    canvas.put(_STOCK + 4, y, f"({place['stock_count']})", "dim")
    canvas.put(_HAND, y, str(place["hand_count"]), "")
    for at, pile in enumerate(place["discards"]):
        x = _DISCARDS + at * _PILE
        spot = f"pd{at + 1}" if partner else ""
        face, style = faced(pile[-1]) if pile else ("·", "dim")
        canvas.choice(x, y, f"{face:>2}", style, marks, spot)
        below = " ".join(faced(card)[0] for card in reversed(pile[:-1]))
        canvas.put(x + 3, y, cut(below, _PILE - 4), "dim")


def _building(canvas: Canvas, y: int, view: Data, speech: Speech, marks: Marks) -> None:
    canvas.put(1, y, speech.say("pile-skipbo-draw"), "dim", 16)
    canvas.card(1, y + 1, "░░░" if view["draw_count"] else "", "back", Marks())
    canvas.put(7, y + 2, str(view["draw_count"]), "dim")
    canvas.put(18, y, speech.say("board-building"), "dim", 18)
    for at, pile in enumerate(view["building"]):
        x = 20 + at * 8
        spot = f"b{at + 1}"
        if pile:
            face, style = (
                (f"W{len(pile)}", "wild") if pile[-1] == "W" else (str(len(pile)), number_style(len(pile)))
            )
        else:
            face, style = "", "dim"
        canvas.put(x - 1, y + 2, str(at + 1), "key")
        canvas.card(x, y + 1, face, style, marks, spot)
    if view["finished"]:
        canvas.put(20 + 4 * 8, y + 2, f"+{len(view['finished'])}", "dim")


def _own(
    canvas: Canvas,
    y: int,
    view: Data,
    names: Sequence[str],
    totals: Sequence[int],
    seat: int,
    speech: Speech,
    marks: Marks,
    hidden: bool,
) -> None:
    place, acts = view["places"][seat], seat in view["waiting_for"]
    total = str(totals[seat]) if totals else ""
    canvas.put(0, y, _mark(view, seat), "turn")
    end = canvas.put(2, y, names[seat], "turn" if acts else "name", 30)
    canvas.put(end + 2, y, total, "points")
    canvas.put(1, y + 1, "s", "key")
    canvas.put(3, y + 1, speech.say("board-stock"), "dim", 6)
    top, style = faced(place["stock_top"])
    canvas.card(1, y + 2, top, style, marks, "s")
    canvas.put(1, y + 5, f"{place['stock_count']:^5}", "dim")
    hand = view["hand"] if view["seat"] == seat and not hidden else []
    for at in range(min(place["hand_count"], 9)):
        x = _OWN_HAND + at * 5
        if at < len(hand):
            face, style = faced(hand[at])
            canvas.put(x + 2, y + 1, str(at + 1), "key")
            canvas.card(x, y + 2, face, style, marks, f"h{at}")
        else:
            canvas.card(x, y + 2, "░░░", "back", Marks())
    canvas.put(_OWN_DISCARDS - 2, y, speech.say("board-discards"), "dim", 24)
    for at, pile in enumerate(place["discards"]):
        x = _OWN_DISCARDS + at * 6
        face, style = faced(pile[-1]) if pile else ("", "dim")
        canvas.put(x + 1, y + 1, f"d{at + 1}", "key")
        canvas.card(x, y + 2, face, style, marks, f"d{at + 1}")
        below = " ".join(faced(card)[0] for card in reversed(pile[:-1]))
        canvas.put(x, y + 5, cut(below, 5), "dim")
        if len(pile) > 1:
            canvas.put(x, y + 6, f"{'×' + str(len(pile)):^5}", "dim")


def faced(card: object) -> tuple[str, str]:
    """How a card looks: its face, and the name of its colour."""
    if card is None:
        return "·", "dim"
    if card == "W":
        return "W", "wild"
    assert isinstance(card, int)
    return str(card), number_style(card)


def number_style(number: int) -> str:
    """As on the cards: three colours, four numbers each."""
    return ("zero", "low", "high")[(number - 1) // 4]


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    piles = ", ".join(f"{at}: {_built(pile)}" for at, pile in enumerate(view["building"], 1))
    yield f"{say('board-building')}: {piles}. {say('pile-skipbo-draw')}: {view['draw_count']}."
    for seat in seats_after(view):
        place = view["places"][seat]
        discards = ", ".join(f"{at}: {faces(pile)}" for at, pile in enumerate(place["discards"], 1))
        name = names[seat] if view["options"]["manners"] == "strict" else f"{seat} {names[seat]}"
        yield (
            f"{'>' if seat in view['waiting_for'] else ' '} {name}: "
            f"{say('pile-skipbo-stock')} {face(place['stock_top'])} ({place['stock_count']}); "
            f"{say('pile-skipbo-hand')} {place['hand_count']}; {say('board-discards')} {discards}"
        )
    if view["seat"] is not None:
        yield f"{say('pile-skipbo-hand')}: {faces(view['hand'])}"


def _built(pile: Sequence[Any]) -> str:
    if not pile:
        return "–"
    return f"W={len(pile)}" if pile[-1] == "W" else str(pile[-1])
