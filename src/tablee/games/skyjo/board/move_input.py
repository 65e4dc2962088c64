"""Choosing a move of Skyjo. The spots are `draw`, `discard`, `drawn` and the cells `a1` to `d3`."""

from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.session import Data

_COLUMNS, _ROWS = "abcd", "123"
_SPOTS = {"d": "draw", "t": "discard", "k": "drawn", "x": "discard"}  # by how a move begins


class MoveInput(MoveInputBase):
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

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        chooses_cell = self.source is not None or view["phase"] == "set_up"
        if self.typed and key in _ROWS:
            return True, self.pick(view, self.typed + key)
        if chooses_cell and key in _COLUMNS:
            self.typed = key
            return True, None
        spots = {"d": "draw", "t": "discard"} if view["phase"] == "turn" else {"k": "drawn", "x": "discard"}
        if view["phase"] in ("turn", "drawn") and key in spots:
            return True, self.pick(view, spots[key])
        return False, None

    def keys_of(self, view: Data, move: str) -> str:
        return move[1:] if move[0] == "?" else move.replace(">", " ")

    def spots_of(self, view: Data, move: str) -> list[str]:
        return [move[1:]] if move[0] == "?" else [_SPOTS[move[0]], *([move[2:]] if len(move) > 1 else [])]

    def marked(self) -> str | None:
        return None if self.source is None else _SPOTS[self.source]

    def legal(self, view: Data) -> list[str]:
        moves: list[str] = view["legal_moves"]
        if self.source is not None:
            return [move[2:] for move in moves if move.startswith(f"{self.source}>")]
        return list(dict.fromkeys(move[1:] if move[0] == "?" else _SPOTS[move[0]] for move in moves))

    def keys(self, view: Data) -> list[Key]:
        if not view["legal_moves"]:
            return []
        if self.typed:
            return [(f"{self.typed}1–3", "key-row")]
        if self.source is not None or view["phase"] == "set_up":
            return [("a–d", "key-column")]
        if view["phase"] == "drawn":
            return [("k", "key-keep"), ("x", "key-reject")]
        return [("d", "key-draw"), ("t", "key-take")]
