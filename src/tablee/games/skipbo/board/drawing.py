"""A game of Skip-Bo: the others, the building piles, one place large; 80 columns will do.

At every place the stock is at the right, with the discard piles to its left (SB-05).
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len

from tablee.terminal.boards.canvas import (
    BACK,
    CARD_SIZES,
    NO_CARD,
    SMALL,
    Canvas,
    Marks,
    Picture,
    Size,
    cut,
    cut_name,
    face,
    faces,
    seats_after,
)
from tablee.terminal.session import Data, TableState
from tablee.terminal.speech import Speech

_NAME, _POINTS, _HAND, _DISCARDS, _STOCK = 2, 18, 24, 31, 71  # where the columns of the others begin
_PILE = 10  # columns for a discard pile of somebody else
_SHAPES = {"zero": "●", "low": "▲", "high": "■", "wild": "★"}


class Sizes(NamedTuple):
    """How large the cards are, and how the others are drawn."""

    card: Size
    other: Size  # cards of the others
    columns: int  # of their places; 0: a line each
    others: int
    in_hand: int

    @property
    def place(self) -> Size:
        """What somebody else's place takes if it is drawn with cards."""
        return Size(12 + 5 * (self.other.width + 1), 2 + self.other.height)

    @property
    def above(self) -> int:
        """Lines for the others."""
        return -(-self.others // self.columns) * self.place.height if self.columns else 1 + self.others

    @property
    def discards(self) -> int:
        """Where they begin at the own place, right of the hand."""
        return self.in_hand * self.card.width + 4

    @property
    def piles(self) -> int:
        """Columns for the discard piles and the stock of the own place."""
        return 5 * (self.card.width + 1)

    @property
    def needed(self) -> Size:
        """Building piles and the own place, with names above and counts below."""
        width = max(self.discards + self.piles, self.columns * self.place.width - 2)
        return Size(width, self.above + 6 + 2 * self.card.height)

    @property
    def worth(self) -> int:
        """What people would rather look at: large cards, one's own above all."""
        return 2 * self.card.height + (self.other.height if self.columns else 0)


def draw(
    state: TableState, seat: int, speech: Speech, marks: Marks, room: Size, hidden: bool = False
) -> Canvas:
    """The table with this seat's place large. `hidden`: the hand lies face down."""
    view, names, totals = state.view(seat), state.names, state.totals
    if view["options"]["manners"] == "human":  # who is called, is called by number
        names = tuple(f"{number} {name}" for number, name in enumerate(names, 1))
    others = [other % view["players"] for other in range(seat + 1, seat + view["players"])]
    sizes = sizes_for(len(others), view["places"][seat]["hand_count"], room)
    gap = min(max(room.height - sizes.needed.height, 0) // 3, 3)  # between the three parts of the table
    canvas = Canvas(room.width, sizes.needed.height + 2 * gap)
    if not sizes.columns:
        _heads(canvas, speech)
    for at, other in enumerate(others):
        if sizes.columns:
            x, y = at % sizes.columns * sizes.place.width, at // sizes.columns * sizes.place.height
            _other_place(canvas, x, y, view, names, totals, other, marks, sizes.other)
        else:
            _other_line(canvas, 1 + at, view, names, totals, other, marks)
    _building(canvas, sizes.above + gap, view, speech, marks, sizes.card)
    y = sizes.above + 2 + sizes.card.height + 2 * gap
    _own(canvas, y, view, names, totals, seat, speech, marks, hidden, sizes)
    return canvas


def sizes_for(others: int, in_hand: int, room: Size) -> Sizes:
    """The largest cards that fit; small ones, and a line for each of the others, always do."""
    in_hand = min(max(in_hand, 5), 9)
    best = Sizes(SMALL, SMALL, 0, others, in_hand)
    for card in CARD_SIZES:
        for other in CARD_SIZES:
            for columns in range(min(others, 3) + 1):
                sizes = Sizes(card, other, columns, others, in_hand)
                fits = all(need <= given for need, given in zip(sizes.needed, room, strict=True))
                if fits and other.height <= card.height and sizes.worth > best.worth:
                    best = sizes
    return best


def _heads(canvas: Canvas, speech: Speech) -> None:
    heads = ((_POINTS, "points"), (_HAND, "hand"), (_DISCARDS, "discards"), (_STOCK, "stock"))
    for (x, label), end in zip(heads, (_HAND, _DISCARDS, _STOCK, canvas.width + 1), strict=True):
        canvas.put(x, 0, speech.say(f"board-{label}"), "dim", end - x - 1)


def _mark(view: Data, seat: int) -> str:
    if seat in view["waiting_for"]:
        return "▶"
    return "!" if seat in view["barred"] else " "


def _name(canvas: Canvas, x: int, y: int, room: int, view: Data, names: Sequence[str], seat: int) -> None:
    canvas.put(x, y, _mark(view, seat), "turn")
    partner = seat == view["partner"]
    name = f"{cut_name(names[seat], room - 2)} ♦" if partner else cut_name(names[seat], room)
    canvas.put(x + 2, y, name, "turn" if seat in view["waiting_for"] else "name")


def _other_line(
    canvas: Canvas, y: int, view: Data, names: Sequence[str], totals: Sequence[int], seat: int, marks: Marks
) -> None:
    place, partner = view["places"][seat], seat == view["partner"]
    _name(canvas, 0, y, _POINTS - _NAME - 1, view, names, seat)
    canvas.put(_POINTS, y, f"{totals[seat] if totals else 0:>4}", "points")
    canvas.put(_HAND, y, str(place["hand_count"]), "")
    for at, pile in enumerate(place["discards"]):
        x = _DISCARDS + at * _PILE
        spot = f"pd{at + 1}" if partner else ""
        top = pictured(pile[-1] if pile else None)
        canvas.choice(x, y, f"{top.face:>2}", top.style, marks, spot)
        canvas.put(x + 3, y, cut(_below(pile), _PILE - 4), "dim")
    top = pictured(place["stock_top"])
    canvas.choice(_STOCK, y, f"{top.face:>2}", top.style, marks, "ps" if partner else "")
    canvas.put(_STOCK + 4, y, f"({place['stock_count']})", "")


def _other_place(
    canvas: Canvas,
    x: int,
    y: int,
    view: Data,
    names: Sequence[str],
    totals: Sequence[int],
    seat: int,
    marks: Marks,
    size: Size,
) -> None:
    """Name and points above; how many cards in hand, the discard piles, the stock with its count."""
    place, partner = view["places"][seat], seat == view["partner"]
    middle = y + 1 + size.height // 2
    piles = x + 7
    stock = piles + 4 * (size.width + 1)
    _name(canvas, x, y, 20, view, names, seat)
    canvas.put(x + 24, y, f"{totals[seat] if totals else 0:>4}", "points")
    canvas.put(x + 1, middle, "░" * min(place["hand_count"], 5), "back")
    for at, pile in enumerate(place["discards"]):
        top = pictured(pile[-1]) if pile else NO_CARD
        left = piles + at * (size.width + 1)
        canvas.card(left, y + 1, top, marks, f"pd{at + 1}" if partner else "", size)
        canvas.put(left, y + 1 + size.height, cut(_below(pile), size.width), "dim")
    canvas.card(stock, y + 1, pictured(place["stock_top"]), marks, "ps" if partner else "", size)
    canvas.put(stock + size.width + 1, middle, f"×{place['stock_count']}", "count")


def _below(pile: Sequence[object]) -> str:
    """What lies under the top of a pile."""
    return " ".join(pictured(card).face for card in reversed(pile[:-1]))


def _building(canvas: Canvas, y: int, view: Data, speech: Speech, marks: Marks, size: Size) -> None:
    middle = y + 1 + size.height // 2
    canvas.put(1, y, speech.say("pile-skipbo-draw"), "dim", 16)
    canvas.card(1, y + 1, BACK if view["draw_count"] else NO_CARD, Marks(), "", size)
    canvas.put(size.width + 2, middle, str(view["draw_count"]), "dim")
    first = max(18, size.width + 8)
    canvas.put(first, y, speech.say("board-building"), "dim", 18)
    for at, pile in enumerate(view["building"]):
        x = first + 2 + at * (size.width + 3)
        canvas.put(x - 1, middle, str(at + 1), "key")
        canvas.card(x, y + 1, _top_of(pile), marks, f"b{at + 1}", size)
    if view["finished"]:
        canvas.put(first + 2 + 4 * (size.width + 3), middle, f"+{len(view['finished'])}", "dim")


def _top_of(pile: Sequence[object]) -> Picture:
    """The top of a building pile counts as the number that it stands for."""
    if not pile:
        return NO_CARD
    if pile[-1] == "W":
        return Picture(f"W{len(pile)}", "wild", _SHAPES["wild"])
    return pictured(len(pile))


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
    sizes: Sizes,
) -> None:
    place, acts, size = view["places"][seat], seat in view["waiting_for"], sizes.card
    below = y + 2 + size.height
    canvas.put(0, y, _mark(view, seat), "turn")
    end = canvas.put(2, y, names[seat], "turn" if acts else "name", 30)
    canvas.put(end + 2, y, str(totals[seat]) if totals else "", "points")
    hand = view["hand"] if view["seat"] == seat and not hidden else []
    for at in range(min(place["hand_count"], 9)):
        x = 1 + at * size.width
        if at < len(hand):
            canvas.put(x + size.width // 2, y + 1, str(at + 1), "key")
            canvas.card(x, y + 2, pictured(hand[at]), marks, f"h{at}", size)
        else:
            canvas.card(x, y + 2, BACK, Marks(), "", size)
    first = max(sizes.discards, canvas.width - sizes.piles - 1) if size is SMALL else sizes.discards
    stock, label = first + 4 * (size.width + 1), speech.say("board-stock")
    canvas.put(first, y, speech.say("board-discards"), "dim", stock - first - 3)
    for at, pile in enumerate(place["discards"]):
        x = first + at * (size.width + 1)
        canvas.put(x + size.width // 2 - 1, y + 1, f"d{at + 1}", "key")
        canvas.card(x, y + 2, pictured(pile[-1]) if pile else NO_CARD, marks, f"d{at + 1}", size)
        canvas.put(x, below, cut(_below(pile), size.width), "dim")
        if len(pile) > 1:
            canvas.put(x, below + 1, f"{'×' + str(len(pile)):^{size.width}}", "dim")
    canvas.put(min(stock, canvas.width - cell_len(label)), y, label, "dim")
    canvas.put(stock + size.width // 2, y + 1, "s", "key")
    canvas.card(stock, y + 2, pictured(place["stock_top"]), marks, "s", size)
    canvas.put(stock, below, f"{'×' + str(place['stock_count']):^{size.width}}", "count")


def pictured(card: object) -> Picture:
    """How a card looks: three colours, four numbers each, as on the cards."""
    if card is None:
        return Picture("·", "dim")
    style = "wild" if card == "W" else ("zero", "low", "high")[(int(str(card)) - 1) // 4]
    return Picture(str(card), style, _SHAPES[style])


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    piles = ", ".join(speech.named(at, _built(pile)) for at, pile in enumerate(view["building"], 1))
    drawn = speech.named(say("pile-skipbo-draw"), view["draw_count"])
    yield f"{speech.named(say('board-building'), piles)}. {drawn}."
    for seat in seats_after(view):
        place = view["places"][seat]
        discards = ", ".join(speech.named(at, faces(pile)) for at, pile in enumerate(place["discards"], 1))
        name = names[seat] if view["options"]["manners"] == "strict" else f"{seat + 1} {names[seat]}"
        there = (
            f"{say('pile-skipbo-stock')} {face(place['stock_top'])} ({place['stock_count']}); "
            f"{say('pile-skipbo-hand')} {place['hand_count']}; {say('board-discards')} {discards}"
        )
        yield f"{'>' if seat in view['waiting_for'] else ' '} {speech.named(name, there)}"
    if view["seat"] is not None:
        yield speech.named(say("pile-skipbo-hand"), faces(view["hand"]))


def _built(pile: Sequence[Any]) -> str:
    if not pile:
        return "–"
    return f"W={len(pile)}" if pile[-1] == "W" else str(pile[-1])
