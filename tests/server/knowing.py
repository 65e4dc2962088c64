"""What the people at a table may know, said once more: from its log and the rules, not from the views."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import msgspec

from tablee.game.registry import game_named
from tablee.table import entries
from tablee.table.state import Table
from tablee.table.stored import Entry

Data = dict[str, Any]
Seats = tuple[int, ...]

_encode = msgspec.json.Encoder().encode
_plain = msgspec.json.Decoder().decode


class Moment(NamedTuple):
    """A table after one entry. `did` is the entry as it is stored."""

    number: int
    at: int
    did: Data
    events: Sequence[Any]
    undone: bool
    game: str | None  # None: no game has begun
    before: Any  # the state of the game before the entry
    state: Any
    phase: str
    places: tuple[tuple[str | None, str | None, int | None, bool], ...]  # person, owner, level, ready
    undo: tuple[int, frozenset[str]] | None
    totals: tuple[int, ...]
    games: int
    winners: tuple[int, ...] | None
    settings: Data
    seed: bytes

    def seats_of(self, person: str) -> Seats:
        return tuple(seat for seat, (_, owner, _, _) in enumerate(self.places) if owner == person)


def moments(table_id: str, log: Iterable[Entry]) -> dict[int, Moment]:
    """By number, from the first entry on."""
    table, found = Table(table_id), {}
    for entry in log:
        match = table.match
        before, moves = (None, 0) if match is None else (match.state, len(match.moves))
        events = table.apply(entry.number, entry.at, entries.decode(entry.body))
        match = table.match
        found[entry.number] = Moment(
            number=entry.number,
            at=entry.at,
            did=_plain(entry.body),
            events=events,
            undone=match is not None and len(match.moves) < moves,
            game=None if match is None else match.game.NAME,
            before=before,
            state=None if match is None else match.state,
            phase=table.phase,
            places=tuple((place.person, place.owner, place.level, place.ready) for place in table.seats),
            undo=None if table.undo is None else (table.undo.seat, frozenset(table.undo.waiting)),
            totals=() if match is None else tuple(match.totals),
            games=0 if match is None else len(match.outcomes),
            winners=None if match is None else match.winners,
            settings=_plain(_encode(table.settings)),
            seed=table.seed,
        )
    return found


def public_game(moment: Moment) -> Data | None:
    """All that everybody sees of the game, and that nobody has a hand."""
    if moment.game is None:
        return None
    state = moment.state
    common = {
        "game": moment.game,
        "options": asdict(state.options),
        "players": state.players,
        "dealer": state.dealer,
        "draw_count": len(state.draw),
        "outcome": None if state.outcome is None else state.outcome._asdict(),
        "seat": None,
        "legal_moves": [],
    }
    special = _skipbo_game(state) if moment.game == "skipbo" else _skyjo_game(state)
    return _as_json({**common, **special})


def _skipbo_game(state: Any) -> Data:
    """SB-06, SB-07, SB-10: of a stock its top and its size, of a hand its size, discard piles whole."""
    memory = state.manners
    return {
        "turn": state.turn,
        "waiting_for": [] if state.outcome else [state.turn],
        "building": [_faces(pile) for pile in state.building],
        "finished": _faces(sorted(state.finished)),
        "places": [
            {
                "stock_count": len(stock),
                "stock_top": face(stock[-1]) if stock else None,
                "hand_count": len(hand),
                "discards": [_faces(pile) for pile in piles],
            }
            for stock, hand, piles in zip(state.stocks, state.hands, state.discards, strict=True)
        ],
        "moved": state.moved,
        "idle": len(state.idle),
        "built": state.built,
        "after": ((memory.interrupted.turn if memory and memory.interrupted else state.turn) - 1)
        % state.players,
        "heard": memory.talked if memory else [],
        "instead_of": None,
        "barred": memory.barred if memory else [],
        "wrong_calls": memory.wrong_calls if memory else [],
        "partner": None,
        "hand": [],
    }


def _skyjo_game(state: Any) -> Data:
    """SJ-03: cards that lie face up, and the discard pile."""
    setting_up = str(state.phase) == "set_up"
    if setting_up:
        waiting_for = [seat for seat, hidden in enumerate(state.hidden) if hidden.bit_count() > 10]
    else:
        waiting_for = [] if state.outcome else [state.turn]
    return {
        "phase": str(state.phase),
        "turn": None if setting_up else state.turn,
        "waiting_for": waiting_for,
        "discard": state.discard,
        "grids": [
            [
                _cell(card, bool(hidden >> cell & 1), bool(present >> cell & 1))
                for cell, card in enumerate(grid)
            ]
            for grid, hidden, present in zip(state.grids, state.hidden, state.present, strict=True)
        ],
        "closer": state.closer,
        "starter": state.starter,
        "drawn": None,
    }


def _cell(card: int, hidden: bool, present: bool) -> int | str | None:
    if not present:
        return None
    return "?" if hidden else card


def own_parts(moment: Moment, seats: Seats) -> list[Data]:
    """What each of these seats has for itself."""
    if moment.game is None:
        return []
    state, found = moment.state, []
    for seat in seats:
        moves = [str(move) for move in game_named(moment.game).legal_moves(state, seat)]
        own: Data = {"seat": seat, "legal_moves": moves}
        if moment.game == "skipbo":
            half = state.players // 2
            own["partner"] = (seat + half) % state.players if state.options.partners else None
            own["hand"] = _faces(state.hands[seat])
            before = state.manners.interrupted if state.manners else None
            own["instead_of"] = before.turn if before and seat == state.turn else None
        else:
            own["drawn"] = state.drawn if state.turn == seat else None
        found.append(own)
    return found


_PUBLIC = {
    "DealerDrew": "seat card",
    "TurnBegan": "seat",
    "Played": "seat owner source from_pile card number pile",
    "StockTurned": "seat card",
    "PileFinished": "pile",
    "Discarded": "seat card pile",
    "TurnEnded": "seat",
    "Talked": "seat",
    "Called": "seat called right",
    "PenaltyTaken": "seat reason cards",  # how many
    "TurnStopped": "seat annulled goes_on returned",
    "CaughtLater": "seat returned",
    "TurnedOver": "seat cell card",
    "RoundBegan": "seat",
    "Exchanged": "seat cell card out taken",
    "Rejected": "seat card",
    "ColumnCleared": "seat column card",
    "Closed": "seat",
    "Revealed": "seat cell card",
}


def event_shown(game: str, event: Any, seats: Seats) -> Data:
    """What whoever has these seats is told of an event. Raises `KeyError` for one that is unknown."""
    if len(seats) > 1 and game == "skipbo":
        seats = ()  # of several people at one device nobody reads what another one has drawn
    kind = type(event).__name__
    match kind, game:
        case "Shuffled", _:
            data = {"what": event.what, "count": len(event.order)}
            data |= {"seat": event.seat} if game == "skipbo" else {}
        case "Drew", "skipbo":
            data = {"seat": event.seat, "count": len(event.cards)}
            data |= {"cards": _faces(event.cards)} if event.seat in seats else {}
        case "OverDrew", _:
            if event.seat not in seats:
                return {"event": "drew", "seat": event.seat, "count": 1}
            data = {"seat": event.seat, "cards": _faces([event.card])}
        case "BeganOutOfTurn", _:
            if event.seat not in seats:
                return {"event": "began", "seat": event.seat}
            data = {"seat": event.seat, "instead_of": event.instead_of}
        case "TookTurnBack", _:
            if event.seat not in seats:
                return {"event": "began", "seat": event.seat}
            data = {"seat": event.seat}
        case "Drew", _:
            data = {"seat": event.seat}
            data |= {"card": event.card} if event.seat in seats else {}
        case "Dealt", "skipbo":
            data = {"dealer": event.dealer, "stock_size": event.stock_size, "tops": _faces(event.tops)}
            data["stock_sizes"] = list(event.stock_sizes)
        case "Dealt", _:
            data = {"dealer": event.dealer, "discard": event.discard}
        case "GameEnded", _:
            data = event.outcome._asdict()
        case "RoundEnded", _:
            data = {**event.outcome._asdict(), "doubled": event.doubled}
        case _:
            data = {name: getattr(event, name) for name in _PUBLIC[kind].split()}
    if game == "skipbo" and "card" in data:
        data["card"] = face(data["card"])
    if "cell" in data:
        data["cell"] = "abcd"[data["cell"] % 4] + str(data["cell"] // 4 + 1)
    return {"event": re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower(), **data}


def happened(moment: Moment, seats: Seats) -> Data:
    """What is told of one entry."""
    did = moment.did
    events = [event_shown(moment.game or "", event, seats) for event in moment.events]
    return _as_json(
        {
            "number": moment.number,
            "at": moment.at,
            "what": did["did"],
            "by": did.get("by"),
            "seat": did.get("seat"),
            "move": did.get("move"),
            "stand_in": did.get("stand_in", False),
            "level": did.get("level"),
            "ready": did.get("ready"),
            "agree": did.get("agree"),
            "undone": moment.undone,
            "events": events,
        }
    )


def face(card: int | None) -> int | str | None:
    return "W" if card == 13 else card


def _faces(cards: Iterable[int]) -> list[int | str | None]:
    return [face(card) for card in cards]


def _as_json(data: Data) -> Data:
    plain: Data = _plain(_encode(data))
    return plain
