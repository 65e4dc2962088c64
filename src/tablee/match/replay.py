"""From a record back to the match, to any move of it; and its proof: commitment, shuffles, moves, result."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.game.contract import Event, Refused
from tablee.game.options import options_kept
from tablee.game.registry import UnknownGame, game_named
from tablee.game.rng import Proven, Scripted, WrongOrder, commitment
from tablee.match.match import Match
from tablee.match.record import Record, RecordError, check_record, result_of


class Step:
    """One move of a replay, and what came of it. `number` counts from 1; the opening deal is 0."""

    def __init__(self, match: Match, number: int, move: str, events: list[Event]) -> None:
        self.match, self.number, self.move, self.events = match, number, move, events


def replay(record: Record, moves: int | None = None, seed: bytes | None = None) -> Match:
    """The match after so many moves (all, if None). With a seed every shuffle must be its own.

    Raises `RecordError` naming the place, and `ValueError` for what is no record.
    """
    check_record(record)
    if moves is not None and not 0 <= moves <= len(record.moves):
        raise RecordError("moves", f"there are {len(record.moves)}, so there is no move {moves}")
    for step in steps(record, seed):
        match = step.match
        if step.number == moves:
            break
    return match


def steps(record: Record, seed: bytes | None = None) -> Iterator[Step]:
    """Every step of the match, the opening deal first; the same match object moves on.

    A finished game or round stays on the table until the step that deals the next one. Whoever resigned has
    done so in the last step. Raises as `replay` does.
    """
    check_record(record)
    match = _opened(record, seed)
    _resign_after(0, record, match)
    yield Step(match, 0, "", list(match.opening))
    for number, text in enumerate(record.moves, 1):
        place = f"moves[{number - 1}]"
        try:
            events: list[Event] = []
            if match.outcome is not None:
                if match.over:
                    raise RecordError(place, "the match was over before this move")
                events += match.deal_next()
            seat, _, move = text.partition(":")
            events += match.push(int(seat), match.parse_move(move))
        except Refused as refused:
            raise RecordError(place, f"“{text}” is refused: {refused}") from None
        except WrongOrder as wrong:
            raise _wrong_order(wrong) from None
        _resign_after(number, record, match)
        yield Step(match, number, text, events)


def _resign_after(number: int, record: Record, match: Match) -> None:
    seat = None if record.result is None else record.result.resigned
    if seat is None or number < len(record.moves):
        return
    try:
        match.resign(seat)
    except Refused as refused:
        raise RecordError("result.resigned", f"{seat} is refused: {refused}") from None


def _opened(record: Record, seed: bytes | None) -> Match:
    try:
        game = game_named(record.game)
    except UnknownGame as error:
        raise RecordError("game", str(error)) from None
    orders = []
    for index, order in enumerate(record.chance):
        try:
            orders.append(tuple(game.parse_card(face) for face in order))
        except ValueError as error:
            raise RecordError(f"chance[{index}]", str(error)) from None
    shuffler = Scripted(tuple(orders)) if seed is None else Proven(seed, tuple(orders))
    try:
        return Match(record.game, len(record.seats), options_kept(game, record.options), shuffler)
    except Refused as refused:
        raise RecordError(
            "seats" if refused.refusal.code == "player_count" else "options", str(refused)
        ) from None
    except WrongOrder as wrong:
        raise _wrong_order(wrong) from None


def _wrong_order(wrong: WrongOrder) -> RecordError:
    place, _, problem = str(wrong).partition(" ")
    return RecordError(place, problem)


class Proof(NamedTuple):
    """What was checked."""

    shuffles: int
    moves: int
    winners: tuple[int, ...]


def verify(record: Record) -> Proof:
    """Raises `RecordError` naming the first place that does not hold; `ValueError` for what is no record."""
    check_record(record)
    if record.seed is None:
        raise RecordError("seed", "it is missing, so the shuffles cannot be proven")
    if record.commitment is None:
        raise RecordError("commitment", "it is missing, so the seed may have been chosen afterwards")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError("commitment", "it is not the SHA-256 of the seed")

    match = replay(record, seed=seed)
    if len(match.orders) < len(record.chance):
        raise RecordError(f"chance[{len(match.orders)}]", "the match never shuffles here")

    expected = result_of(match)
    if expected is None:
        raise RecordError("moves", f"they end after {len(record.moves)}, before the match is over")
    if record.result is None:
        raise RecordError("result", "it is missing, although the match is over")
    for field in ("winners", "totals", "rounds", "resigned"):
        given, right = getattr(record.result, field), getattr(expected, field)
        if given != right:
            raise RecordError(f"result.{field}", f"it says {given}, but the moves give {right}")
    assert match.winners is not None
    return Proof(len(match.orders), len(match.moves), match.winners)
