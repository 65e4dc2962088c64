"""The table of Skip-Bo in a terminal: drawn, in words, and how a move is chosen on it.

At every place the stock is at the right, with the discard piles to its left (SB-05).
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len

from tablee.terminal.canvas import (
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
from tablee.terminal.move_input import Key, MoveInputBase, SeatMove
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, TableState

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


class MoveInput(MoveInputBase):
    """`s`, a hand card by its position 1 to 9, `d` and a pile, `p` for the partner; then where to."""

    def pick(self, view: Data, spot: str) -> str | None:
        self.typed = ""
        if spot[0] == "b":
            return None if self.source is None else self._done(f"{self._named(view, self.source)}>{spot[1]}")
        if spot[0] == "d" and (self.source or "")[:1] == "h":
            return self._done(f"{self._named(view, self.source or '')}:{spot[1]}")
        self.source = None if self.source == spot else spot
        return None

    @staticmethod
    def _named(view: Data, source: str) -> str:
        """The notation names a hand card by its face."""
        return f"h{view['hand'][int(source[1:])]}" if source[0] == "h" else source

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        if key in "-+o~" and (key in view["legal_moves"] or key == "-"):
            self.back()
            return True, key
        if key == "!" and any(move[0] == "!" for move in view["legal_moves"]):
            self.typed = "!"
            return True, None
        if self.typed == "!" and key.isdecimal() and key != "0":
            self.back()
            return True, f"!{int(key) - 1}"
        if self.typed in ("d", "pd") and key in "1234":
            return True, self.pick(view, self.typed + key)
        if self.typed == "p" and key in "sd":
            if key == "s":
                return True, self.pick(view, "ps")
            self.typed = "pd"
            return True, None
        if key == "d" or (key == "p" and view["partner"] is not None):
            self.typed = key
            return True, None
        if key == "s":
            return True, self.pick(view, "s")
        if key in "123456789":
            return self._number(view, key)
        return False, None

    def _number(self, view: Data, key: str) -> tuple[bool, str | None]:
        if self.source is not None:
            return (True, self.pick(view, f"b{key}")) if key in "1234" else (False, None)
        if int(key) <= len(view["hand"]):
            return True, self.pick(view, f"h{int(key) - 1}")
        return False, None

    def keys_of(self, view: Data, move: str) -> str:
        """A hand card by its position, as it is typed; the notation names its face."""
        if len(move) < 3:
            return f"!{int(move[1:]) + 1}" if move[0] == "!" else move
        source = self._source(view, move[:-2])
        keys = str(int(source[1:]) + 1) if source[0] == "h" else source
        return f"{keys} {'d' if move[-2] == ':' else ''}{move[-1]}"

    def spots_of(self, view: Data, move: str) -> list[str]:
        if len(move) < 3:
            return []
        return [self._source(view, move[:-2]), f"{'d' if move[-2] == ':' else 'b'}{move[-1]}"]

    @staticmethod
    def _source(view: Data, name: str) -> str:
        """The spot of what the notation names."""
        hand = [f"h{card}" for card in view["hand"]]
        return f"h{hand.index(name)}" if name in hand else name

    def legal(self, view: Data) -> list[str]:
        moves: list[str] = view["legal_moves"]
        if self.source is not None:
            name = self._named(view, self.source)
            builds = [f"b{move[-1]}" for move in moves if move[:-1] == f"{name}>"]
            return builds + [f"d{move[-1]}" for move in moves if move[:-1] == f"{name}:"]
        froms = {move[:-2] for move in moves if len(move) > 2}
        sources = [source for source in ("s", "d1", "d2", "d3", "d4", "ps", "pd1", "pd2", "pd3", "pd4")
                   if source in froms]  # fmt: skip
        return sources + [f"h{at}" for at, card in enumerate(view["hand"]) if f"h{card}" in froms]

    def keys(self, view: Data) -> list[Key]:
        moves: list[str] = view["legal_moves"]
        if not moves:
            return []
        if self.typed == "!":
            return [("1–6", "key-who")]
        if self.typed in ("d", "pd"):
            return [(f"{self.typed}1–4", "key-pile")]
        if self.typed == "p":
            return [("s", "key-stock"), ("d", "key-discards")]
        keys = []
        if self.source is not None:
            keys += [("1–4", "key-build")] if any(spot[0] == "b" for spot in self.legal(view)) else []
            keys += [("d1–4", "key-discard")] if self.source[0] == "h" else []
            return [*keys, ("esc", "key-back")]
        if any(len(move) > 2 for move in moves):
            count = len(view["hand"])
            keys = [
                ("s", "key-stock"),
                (f"1–{count}" if count > 1 else "1", "key-hand"),
                ("d", "key-discards"),
            ]
            keys += [("p", "key-partner")] if view["partner"] is not None else []
        special = {
            "-": "key-end",
            "+": "key-over-draw",
            "o": "key-out-of-turn",
            "~": "key-talk",
            "!": "key-call",
        }
        return keys + [(key, special[key]) for key in special if any(move[0] == key for move in moves)]

    # ── Human manners (SB-23) of several people at one device ─────────────────────────────────────────

    def press_aside(self, state: TableState, front: int, key: str) -> SeatMove:
        """`~` talks; `o` plays out of turn, with a number if several could mean it; `!` and a number call."""
        begun, self.aside = self.aside, ""
        if len(state.own) < 2 or state.phase != "playing":
            return SeatMove(False)
        if begun and key.isdecimal():
            return _numbered(state, front, begun, int(key) - 1)
        if key == "!" and any(move[0] == "!" for seat in state.own for move in state.legal_moves(seat)):
            self.aside = key
            return SeatMove(True)
        who = state.who_may(key) if key in ("o", "~") else []
        if len(who) > 1:
            self.aside = key
            return SeatMove(True)
        return SeatMove(True, who[0], key) if who else SeatMove(False)

    def keys_aside(self, state: TableState) -> list[Key]:
        if self.aside:
            return [(f"1–{len(state.seats)}", "key-who"), ("esc", "key-back")]
        return [key for key in (("o", "key-out-of-turn"), ("~", "key-talk")) if state.who_may(key[0])]

    def help_messages(self, view: Data) -> list[str]:
        human = view["options"].get("manners") == "human"
        return [*super().help_messages(view), *(["help-manners"] if human else [])]


def _numbered(state: TableState, front: int, begun: str, number: int) -> SeatMove:
    if begun == "o":
        return SeatMove(number in state.own, number, begun)
    callers = state.who_may(f"!{number}")
    # SB-26: a partner may call as well, but not everything. The player in front calls, if possible.
    callers = [seat for seat in callers if state.view(seat)["partner"] != number] or callers
    caller = front if front in callers or not callers else callers[0]
    return SeatMove(True, caller, f"!{number}")
