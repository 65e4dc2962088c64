"""What a seat may see: the one exit of a Skyjo table, for states and for events.

Everything is left out unless it is named here. Hidden are the draw pile, every face-down card
(SJ-03: from its owner too), a card that somebody else has drawn, the orders of shuffles, the seed.
"""

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple

from tablee.game.contract import Outcome, Shuffled, event_name, outcome_from
from tablee.games.skyjo.rules import events
from tablee.games.skyjo.rules.events import Event
from tablee.games.skyjo.rules.moves import CELLS, Move, Phase, cell_text, parse_move
from tablee.games.skyjo.rules.options import Options
from tablee.games.skyjo.rules.refusals import REFUSALS
from tablee.games.skyjo.rules.rules import actors, legal_moves
from tablee.games.skyjo.rules.state import FACE_DOWN, GONE, Cards, State


class View(NamedTuple):
    """All that one seat (or a spectator: seat None) knows of a round."""

    options: Options
    players: int
    dealer: int
    phase: Phase
    turn: int | None  # None during set-up, when `waiting_for` says who still chooses
    waiting_for: tuple[int, ...]
    draw_count: int
    discard: Cards  # the top is the last; all of it was seen as it was laid down
    grids: tuple[Cards, ...]
    closer: int | None
    starter: int | None  # who starts whatever the set-up shows (SJ-05)
    outcome: Outcome | None
    seat: int | None
    drawn: int | None  # the card in this seat's hand
    legal_moves: tuple[Move, ...]
    totals: tuple[int, ...] = ()  # of the match before this round; empty if nobody told

    def __repr__(self) -> str:
        """Cells are as in `data`, so that 98 does not look like a card."""
        shown = self._asdict() | {"grids": _shown(self.grids)}
        return f"View({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    def data(self) -> dict[str, Any]:
        """Plain data for JSON: a cell is a value, "?" if face down, or null if gone."""
        return {
            "game": "skyjo",
            "options": dict(zip(_OPTIONS, _option_values(self.options), strict=True)),
            "players": self.players,
            "dealer": self.dealer,
            "phase": str(self.phase),
            "turn": self.turn,
            "waiting_for": self.waiting_for,
            "draw_count": self.draw_count,
            "discard": self.discard,
            "grids": _shown(self.grids),
            "closer": self.closer,
            "starter": self.starter,
            "outcome": self.outcome and self.outcome._asdict(),
            **_own_data(self.seat, self.drawn, self.legal_moves),
        }


_OPTIONS = tuple(field.name for field in fields(Options))
_option_values = attrgetter(*_OPTIONS)
_CELL: dict[int, str | int | None] = {FACE_DOWN: "?", GONE: None}


def _shown(grids: tuple[Cards, ...]) -> list[list[str | int | None]]:
    return [[_CELL.get(card, card) for card in grid] for grid in grids]


def view(state: State, seat: int | None) -> View:
    """The view of one seat, or of a spectator. Raises `Refused` for a seat that is not there."""
    seat, drawn, moves = _own(state, seat)
    return View(
        options=state.options,
        players=state.players,
        dealer=state.dealer,
        phase=state.phase,
        turn=None if state.phase is Phase.SET_UP else state.turn,
        waiting_for=actors(state),
        draw_count=len(state.draw),
        discard=state.discard,
        grids=tuple(
            tuple(FACE_DOWN if hidden >> cell & 1 else grid[cell] for cell in CELLS)
            for grid, hidden in zip(state.grids, state.hidden, strict=True)
        ),
        closer=state.closer,
        starter=state.starter,
        outcome=state.outcome,
        seat=seat,
        drawn=drawn,
        legal_moves=moves,
    )


def own(state: State, seat: int | None) -> dict[str, Any]:
    """What `view(state, seat).data()` has for this seat alone; all the rest a spectator sees too."""
    return _own_data(*_own(state, seat))


_Own = tuple[int | None, int | None, tuple[Move, ...]]  # the last fields of a view


def _own(state: State, seat: int | None) -> _Own:
    """A seat, the card it has drawn, its legal moves. Raises `Refused` for a seat that is not there."""
    if seat is None:
        return None, None, ()
    if not 0 <= seat < state.players:
        raise REFUSALS.refused("no_such_seat", seat, seat=seat)  # -1 must not mean the last one
    return seat, state.drawn if seat == state.turn else None, tuple(legal_moves(state, seat))


def _own_data(seat: int | None, drawn: int | None, moves: tuple[Move, ...]) -> dict[str, Any]:
    return {"seat": seat, "drawn": drawn, "legal_moves": [str(move) for move in moves]}


def unseen(state: State) -> int:
    """How many cards lie where nobody sees them: the draw pile, and all face-down cards (SJ-03)."""
    return len(state.draw) + sum(hidden.bit_count() for hidden in state.hidden)


# Events whose cards everybody sees.
_PUBLIC = (
    events.Dealt,
    events.TurnedOver,
    events.RoundBegan,
    events.Exchanged,
    events.Rejected,
    events.ColumnCleared,
    events.Closed,
    events.Revealed,
)


def shown(event: Event, seat: int | None) -> dict[str, Any]:
    """What a seat sees of an event, as plain data. An event that is not named here shows nothing."""
    name = event_name(event)
    match event:
        case Shuffled(what, order):
            return {"event": name, "what": what, "count": len(order)}
        case events.Drew(drawer, card):
            return {"event": name, "seat": drawer, **({"card": card} if drawer == seat else {})}
        case events.RoundEnded(outcome, doubled):
            return {"event": name, **outcome._asdict(), "doubled": doubled}
        case _ if isinstance(event, _PUBLIC):
            data = event._asdict()
            if "cell" in data:
                data["cell"] = cell_text(data["cell"])
            return {"event": name, **data}
        case _:
            return {"event": name}


def view_from(data: Mapping[str, Any]) -> View:
    """The view whose `data()` this is."""
    cells = {"?": FACE_DOWN, None: GONE}
    return View(
        options=Options(**data["options"]),
        players=data["players"],
        dealer=data["dealer"],
        phase=Phase(data["phase"]),
        turn=data["turn"],
        waiting_for=tuple(data["waiting_for"]),
        draw_count=data["draw_count"],
        discard=tuple(data["discard"]),
        grids=tuple(tuple(cells.get(cell, cell) for cell in grid) for grid in data["grids"]),
        closer=data["closer"],
        starter=data["starter"],
        outcome=outcome_from(data["outcome"]),
        seat=data["seat"],
        drawn=data["drawn"],
        legal_moves=tuple(parse_move(move) for move in data["legal_moves"]),
    )
