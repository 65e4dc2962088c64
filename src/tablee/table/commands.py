"""What becomes of a command: the entry that is to be written, or a refusal. Nothing is changed here.

Whether a move is legal is not asked here: the rules refuse it when the entry is applied.
"""

import os
import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, NamedTuple

from tablee.bots.cast import CAST
from tablee.bots.strength import can_adapt
from tablee.game.options import is_whole
from tablee.game.registry import UnknownGame, game_named
from tablee.table import entries, seat_requests
from tablee.table.actor import Actor
from tablee.table.protocol import (
    LARGEST_OPTION,
    MOST_HOLIDAYS,
    Answer,
    AnswerSeat,
    AskSeat,
    Configure,
    Holiday,
    Move,
    Next,
    PutBot,
    Ready,
    Rematch,
    Resign,
    Settings,
    Sit,
    Stand,
    Start,
    Undo,
)
from tablee.table.refusals import REFUSALS
from tablee.table.state import Table

Logged = (
    Sit | Stand | AskSeat | AnswerSeat | PutBot | Ready | Configure | Start | Move | Next | Undo | Answer
    | Holiday | Resign | Rematch
)  # fmt: skip

# What only the tournament decides at a table of its own.
_SEATS_OF_TOURNAMENT = Sit | Stand | AskSeat | AnswerSeat | PutBot | Configure | Start | Resign | Rematch

# What nobody decides at a table with the deal of the day: everybody plays the same, and plays it themselves.
_SET_UP = Sit | PutBot | Configure | Start

_LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ2346789"  # nothing that is read, written or said like another


def new_code() -> str:
    """Six characters to read out on the telephone: 29⁶, about 600 million."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))


def plain_code(text: str) -> str | None:
    """The code that somebody means who typed this; None if it cannot be one."""
    code = "".join(text.upper().replace("-", " ").split())
    return code if len(code) == 6 and all(letter in _LETTERS for letter in code) else None


def check_settings(settings: Settings) -> None:
    """Raises `Refused` for a table that cannot be."""
    try:
        game = game_named(settings.game)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", settings.game) from None
    game.make_options(settings.options, settings.players)
    for value in settings.options.values():
        if is_whole(value) and value > LARGEST_OPTION:
            raise REFUSALS.refused("large_number", f"{value:.6g}", most=LARGEST_OPTION)
    if settings.hint_limits and len(settings.hint_limits.split("/")) != settings.players:
        raise REFUSALS.refused("hint_limits", settings.hint_limits, players=settings.players)
    if settings.grace < settings.patience:
        raise REFUSALS.refused("short_grace", settings.grace, least=settings.patience)


def complete_options(settings: Settings) -> dict[str, Any]:
    """Also those that are not said."""
    return asdict(game_named(settings.game).make_options(settings.options, settings.players))


class Deal(NamedTuple):
    """Cards that others can know: those of a finished match, and with which of its moves to begin, of the
    deal of a day, of a round of a tournament, or of a match that was begun on somebody's device.
    """

    origin: str
    seed: str
    moves: tuple[str, ...] = ()


def create(settings: Settings, by: str, deal: Deal | None = None) -> entries.Created:
    """The first entry of a new table, with fresh cards or those of a deal. Raises `Refused`."""
    check_settings(settings)
    origin, seed, moves = deal or (None, os.urandom(32).hex(), ())
    return entries.Created(by=by, code=new_code(), settings=settings, seed=seed, deal=origin, moves=moves)


def decide(table: Table, command: Logged, actor: Actor) -> entries.AnyBody:
    """The entry that does what is asked. Raises `Refused`."""
    by, cid = actor.person, command.id
    if table.tournament is not None and isinstance(command, _SEATS_OF_TOURNAMENT):
        raise REFUSALS.refused("tournament_table", "")
    if table.daily and isinstance(command, _SET_UP):
        raise REFUSALS.refused("daily_table", "")
    match command:
        case Move():
            return _move(table, command, by)
        case Sit() if (command.seat, by) in seat_requests.reclaimable(table):
            return seat_requests.reclaim(table, command.seat, by, cid)
        case Sit():
            _may_sit(table, command, by)
            return entries.Sat(by=by, cid=cid, seat=command.seat, person=actor.guest or by)
        case Stand():
            _own(table, command.seat, by)
            _not_over(table)
            return entries.Stood(by=by, cid=cid, seat=command.seat)
        case AskSeat():
            _exists(table, command.seat)
            _not_over(table)
            _may_know(table, command.seat, by)
            return seat_requests.ask(table, command, actor)
        case AnswerSeat():
            return seat_requests.answer(table, command, actor)
        case PutBot():
            _may_put_bot(table, command, actor)
            return entries.BotPut(
                by=by,
                cid=cid,
                seat=command.seat,
                level=command.level,
                name=command.name,
                adaptive=command.adaptive and command.level is not None,
            )
        case Ready():
            _takes_part(table, by)
            _gathering(table)
            return entries.WasReady(by=by, cid=cid, ready=command.ready)
        case Configure():
            _may_configure(table, command.settings, by)
            return entries.Configured(by=by, cid=cid, settings=command.settings)
        case Start():
            _may_start(table, by)
            options = complete_options(table.settings)
            return entries.Started(by=by, cid=cid, options=options, levels=dict(actor.levels))
        case Next():
            _takes_part(table, by)
            if table.phase != "between":
                raise REFUSALS.refused("not_between", "next")
            return entries.DealtNext(by=by, cid=cid)
        case Undo():
            return _undo(table, command, actor)
        case Answer():
            if table.undo is None or by not in table.undo.waiting:
                raise REFUSALS.refused("nobody_asked", "answer")
            return entries.UndoAnswered(by=by, cid=cid, agree=command.agree)
        case Holiday():
            _may_have_holidays(table, command.days, by)
            return entries.WentOnHoliday(by=by, cid=cid, days=command.days)
        case Resign():
            _may_resign(table, command.seat, by)
            return entries.Resigned(by=by, cid=cid, seat=command.seat)
        case Rematch():
            _takes_part(table, by)
            if table.phase != "over":
                raise REFUSALS.refused("not_over", "rematch")
            return entries.Rematched(by=by, cid=cid, seed=os.urandom(32).hex())


def put_program(table: Table, seat: int, token: str, ms: int, actor: Actor) -> entries.ProgramPut:
    """The entry that gives a seat to a program, of whose token this is the hash. Raises `Refused`."""
    if table.daily:
        raise REFUSALS.refused("daily_table", "")
    _may_give_to_bot(table, seat, actor)
    _may_know(table, seat, actor.person)
    if table.tournament is not None and seat not in table.held.get(actor.person, set()):
        raise REFUSALS.refused("tournament_table", "")
    if _is_lenient(table.settings):
        raise REFUSALS.refused("program_manners", seat)
    return entries.ProgramPut(by=actor.person, seat=seat, token=token, ms=ms)


def take_hint(table: Table, seat: int, by: str) -> entries.Hinted:
    """Where hints are counted, one more is taken for this seat. Raises `Refused`."""
    if table.hints_left(seat) == 0:
        raise REFUSALS.refused("hints_spent", seat)
    return entries.Hinted(by=by, seat=seat)


def seats_of_removed(table: Table, is_removed: Callable[[str], bool]) -> list[tuple[int, str]]:
    """The seats that those have whom the host of the server has removed, themselves or through a program."""
    found = []
    for seat, place in enumerate(table.seats):
        person = place.owner if place.program is None else place.program.by
        if person is not None and is_removed(person):
            found.append((seat, person))
    return found


def give_up_seat(table: Table, seat: int, person: str) -> entries.Stood:
    """The entry by which somebody who was removed leaves a seat. Raises `Refused` if it is not theirs now."""
    _not_over(table)
    if (seat, person) not in seats_of_removed(table, person.__eq__):
        raise REFUSALS.refused("not_your_seat", seat)
    return entries.Stood(by=person, seat=seat)


def _move(table: Table, command: Move, by: str) -> entries.Moved:
    if table.phase != "playing":
        raise REFUSALS.refused("not_playing", command.move)
    seat = command.seat
    if seat is None:
        mine = table.seats_of(by)
        if len(mine) != 1:
            raise REFUSALS.refused("which_seat", command.move)
        seat = mine[0]
    else:
        _own(table, seat, by)
    return entries.Moved(by=by, cid=command.id, seat=seat, move=command.move)


def _may_sit(table: Table, command: Sit, by: str) -> None:
    seat = command.seat
    _exists(table, seat)
    known = table.deal is not None and not table.from_device
    if known and (by != table.host or command.guest is not None or table.owners()):
        raise REFUSALS.refused("known_deal", seat)
    _not_over(table)
    place = table.seats[seat]
    if place.person is not None:
        raise REFUSALS.refused("seat_taken", seat)
    if seat in table.lent:  # the others have agreed to one person, not to the next
        raise REFUSALS.refused("seat_kept", seat)
    _may_know(table, seat, by)


def _may_know(table: Table, seat: int, by: str) -> None:
    """In a match nobody comes to see a second hand, neither themselves nor through a program."""
    held = table.held.get(by, set())
    if table.phase != "gathering" and held and seat not in held:
        raise REFUSALS.refused("knows_other_hand", seat)


def _may_put_bot(table: Table, command: PutBot, actor: Actor) -> None:
    _may_give_to_bot(table, command.seat, actor)
    if command.level is None or command.adaptive:
        _gathering(table)
    if command.adaptive and not can_adapt(table.settings.game):
        raise REFUSALS.refused("no_such_bot", "adaptive", level=command.level or 0)
    name = command.name
    if name is not None and (
        name not in CAST.get(command.level or 0, ()) or name in table.bots_besides(command.seat)
    ):
        raise REFUSALS.refused("no_such_bot", name, level=command.level or 0)


def _may_give_to_bot(table: Table, seat: int, actor: Actor) -> None:
    """In a match a seat is its owner's, with its hand: for who is gone a bot stands in, and they find their
    seat as they left it, unless all agree that it is somebody else's: see `seat_requests`. Before a match
    nobody waits for who is gone."""
    _exists(table, seat)
    _not_over(table)
    _takes_part(table, actor.person)
    owner = table.seats[seat].owner
    if owner is None or owner == actor.person:
        return
    if owner in actor.here:
        raise REFUSALS.refused("seat_taken", seat)
    if table.phase != "gathering":
        raise REFUSALS.refused("seat_kept", seat)


def _may_configure(table: Table, settings: Settings, by: str) -> None:
    _takes_part(table, by)
    _gathering(table)
    check_settings(settings)
    for seat, place in enumerate(table.seats):
        if seat >= settings.players and not place.empty:
            raise REFUSALS.refused("too_few_seats", seat)
        if place.program is not None and _is_lenient(settings):
            raise REFUSALS.refused("program_manners", seat)


def _is_lenient(settings: Settings) -> bool:
    """Programs are offered moves, and are not to be offered mistakes among them."""
    return game_named(settings.game).FACTS.is_lenient(settings.options)


def _may_start(table: Table, by: str) -> None:
    _gathering(table)
    _takes_part(table, by)
    count = sum(place.empty for place in table.seats)
    if count:
        raise REFUSALS.refused("empty_seats", "start", count=count)
    if not all(place.ready or place.owner in (None, by) for place in table.seats):
        raise REFUSALS.refused("not_ready", "start")


def _undo(table: Table, command: Undo, actor: Actor) -> entries.UndoAsked:
    _own(table, command.seat, actor.person)
    if not table.settings.undo:
        raise REFUSALS.refused("undo_off", "undo")
    if table.phase != "playing" or table.match is None:
        raise REFUSALS.refused("not_playing", "undo")
    if table.undo is not None and not all(actor.is_gone(other) for other in table.undo.waiting):
        raise REFUSALS.refused("undo_asked", "undo")
    moves = table.match.moves
    if not moves or moves[-1][0] != command.seat:
        raise REFUSALS.refused("nothing_to_undo", command.seat)
    if not table.match.can_take_back:
        raise REFUSALS.refused("seen_since", "undo")
    needed = (owner for owner in table.owners() - {actor.person} if not actor.is_gone(owner))
    return entries.UndoAsked(by=actor.person, cid=command.id, seat=command.seat, needed=tuple(sorted(needed)))


def _may_have_holidays(table: Table, days: int, by: str) -> None:
    if by not in table.owners():
        raise REFUSALS.refused("not_seated", by)
    if not table.settings.over_days or table.phase not in ("playing", "between"):
        raise REFUSALS.refused("no_holidays", days)
    taken = table.holidays.get(by)
    left = MOST_HOLIDAYS if taken is None else MOST_HOLIDAYS - taken.days
    if days > left:
        raise REFUSALS.refused("holidays_spent", days, most=MOST_HOLIDAYS, left=left)


def _may_resign(table: Table, seat: int, by: str) -> None:
    _own(table, seat, by)
    if table.phase not in ("playing", "between"):
        raise REFUSALS.refused("not_playing", "resign")
    if seat not in table.resignable:
        raise REFUSALS.refused("cannot_resign", seat)


def _exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise REFUSALS.refused("no_such_seat", seat)


def _own(table: Table, seat: int, by: str) -> None:
    _exists(table, seat)
    if table.seats[seat].owner != by:
        raise REFUSALS.refused("not_your_seat", seat)


def _takes_part(table: Table, by: str) -> None:
    """Whoever opened the table may look after it without playing, for instance to watch bots."""
    if by != table.host and by not in table.owners():
        raise REFUSALS.refused("not_seated", by)


def _gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise REFUSALS.refused("not_gathering", table.phase)


def _not_over(table: Table) -> None:
    if table.phase == "over":
        raise REFUSALS.refused("finished", table.phase)
