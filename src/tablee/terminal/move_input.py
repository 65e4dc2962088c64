"""Choosing a move step by step: a card first, then where it goes. Pure: no screen, no rules.

A *spot* is a place on the table that can be chosen, called by its notation: at Skyjo `draw`, `discard`,
`drawn` and the cells `a1` to `d3`; at Skip-Bo `s` (stock), `h0` … (hand cards by position), `d1` … `d4`
(discard piles), `ps`, `pd1` … (the partner's), `b1` … `b4` (building piles). What is legal is told by
the moves of the view. An illegal choice becomes a move all the same: whoever keeps the table says why not.
"""

from collections.abc import Iterable
from typing import Protocol

from tablee.terminal.session import Data

COLUMNS, ROWS = "abcd", "123"


class Choosing(Protocol):
    """What has been chosen so far."""

    source: str | None

    def pick(self, view: Data, spot: str) -> str | None:
        """Choose a spot: the move that is now complete, or None."""

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        """Choose with a key: whether it meant anything, and the move that is now complete."""

    def legal(self, view: Data) -> list[str]:
        """The spots that can be chosen next."""

    def keys(self, view: Data) -> list[tuple[str, str]]:
        """Keys that mean something now, each with the id of a message that says what."""

    def back(self) -> bool:
        """Unchoose; whether there was anything to unchoose."""


class _Base:
    def __init__(self) -> None:
        self.source: str | None = None
        self.typed = ""  # the first key of a name with two

    def back(self) -> bool:
        chosen = bool(self.source or self.typed)
        self.source, self.typed = None, ""
        return chosen


def _unique(spots: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(spots))


class SkyjoChoosing(_Base):
    """The keys are the notation: `d`, or `t`, `k`, `x` and then a cell such as `b2`."""

    def pick(self, view: Data, spot: str) -> str | None:
        phase, self.typed = view["phase"], ""
        if spot == "draw":
            return self._done("d")
        if spot in ("discard", "drawn"):
            action = "k" if spot == "drawn" else "x" if phase == "drawn" else "t"
            self.source = None if self.source == action else action
            return None
        if phase == "set_up":
            return self._done(f"?{spot}")
        return self._done(f"{self.source or 'k'}>{spot}")

    def _done(self, move: str) -> str:
        self.source = None
        return move

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        chooses_cell = self.source is not None or view["phase"] == "set_up"
        if self.typed and key in ROWS:
            return True, self.pick(view, self.typed + key)
        if chooses_cell and key in COLUMNS:
            self.typed = key
            return True, None
        spots = {"d": "draw", "t": "discard"} if view["phase"] == "turn" else {"k": "drawn", "x": "discard"}
        if view["phase"] in ("turn", "drawn") and key in spots:
            return True, self.pick(view, spots[key])
        return False, None

    def legal(self, view: Data) -> list[str]:
        moves: list[str] = view["legal_moves"]
        if self.source is not None:
            return [move[2:] for move in moves if move.startswith(f"{self.source}>")]
        names = {"d": "draw", "t": "discard", "k": "drawn", "x": "discard"}
        return _unique(move[1:] if move[0] == "?" else names[move[0]] for move in moves)

    def keys(self, view: Data) -> list[tuple[str, str]]:
        if not view["legal_moves"]:
            return []
        if self.typed:
            return [(f"{self.typed}1–3", "key-row")]
        if self.source is not None or view["phase"] == "set_up":
            return [("a–d", "key-column")]
        if view["phase"] == "drawn":
            return [("k", "key-keep"), ("x", "key-reject")]
        return [("d", "key-draw"), ("t", "key-take")]


class SkipBoChoosing(_Base):
    """`s`, a hand card by its position 1 to 9, `d` and a pile, `p` for the partner; then where to."""

    def pick(self, view: Data, spot: str) -> str | None:
        self.typed = ""
        if spot[0] == "b":
            return None if self.source is None else self._done(f"{self._named(view, self.source)}>{spot[1]}")
        if spot[0] == "d" and (self.source or "")[:1] == "h":
            return self._done(f"{self._named(view, self.source or '')}:{spot[1]}")
        self.source = None if self.source == spot else spot
        return None

    def _done(self, move: str) -> str:
        self.source = None
        return move

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

    def keys(self, view: Data) -> list[tuple[str, str]]:
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


def choosing(game: str) -> Choosing:
    return SkyjoChoosing() if game == "skyjo" else SkipBoChoosing()
