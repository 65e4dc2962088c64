"""Moves at tables laid out by hand, as records write them: `"0:s>1"` is a seat and its move."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest

from tablee.game.contract import Refusal, Refused

_State = TypeVar("_State")


class Acting(Generic[_State]):
    def __init__(self, rules: Any, parse_move: Callable[[str], Any]) -> None:
        self.rules, self.parse_move = rules, parse_move

    def read(self, move: str) -> tuple[int, Any]:
        seat, _, text = move.partition(":")
        return int(seat), self.parse_move(text)

    def play(self, state: _State, moves: str) -> _State:
        """The state after these moves."""
        for move in moves.split():
            state, _ = self.act(state, move)
        return state

    def act(self, state: _State, move: str) -> tuple[_State, Any]:
        """One move and what happened."""
        return self.rules.apply(state, *self.read(move))  # type: ignore[no-any-return]

    def may(self, state: _State, move: str) -> bool:
        """Whether a move is legal; the list of legal moves and the reason for a refusal must agree."""
        seat, parsed = self.read(move)
        legal = parsed in self.rules.legal_moves(state, seat)
        assert legal == (self.rules.why_not(state, seat, parsed) is None)
        return legal

    def refusal(self, state: _State, move: str) -> Refusal:
        """Why the move is refused; it must be refused both when asked about and when made."""
        with pytest.raises(Refused) as caught:
            self.act(state, move)
        assert caught.value.refusal == self.rules.why_not(state, *self.read(move))
        return caught.value.refusal
