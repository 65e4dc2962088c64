"""Choosing a move of Skip-Bo.

The spots are `s` (stock), `h0` … (hand cards by position), `d1` … `d4` (discard piles), `ps`, `pd1` … (the
partner's), and `b1` … `b4` (building piles).
"""

from tablee.terminal.move_input import Key, MoveInputBase, SeatMove
from tablee.terminal.session import Data, TableState


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
