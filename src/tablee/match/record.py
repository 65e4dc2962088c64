"""The record of a match: one JSON document that any program can replay.

`Record` is the format; `schema/record-1.json` is made from it. Cards, moves and options are as
the games write them; `chance` lists every order that a shuffle produced, first card first.
"""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal

import msgspec

from tablee.game.registry import game_named
from tablee.game.rng import commitment
from tablee.match.files import write_whole
from tablee.match.match import Match

FORMAT = "tablee/1"
_LARGEST = 64 * 1024 * 1024  # bytes; a long match has some hundred kilobytes

_Hex256 = Annotated[
    str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="256 bits in lower-case hex")
]
_Face = (
    int
    | Annotated[
        str, msgspec.Meta(pattern="^[A-Z][A-Z0-9]{0,7}$", description="a card without a number, as W")
    ]
)
_Move = Annotated[str, msgspec.Meta(pattern="^[0-9]:.+$", examples=["0:h7>2"], description="seat:move")]


class Result(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the match ended. `rounds` has one list of scores per round, in games that are played in rounds.

    `resigned` is the seat that gave the match up after the last move, where one did.
    """

    winners: list[int]
    totals: list[int]
    rounds: list[list[int]] | None = None
    resigned: int | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match. `seed` and `result` are null while it goes on."""

    format: str
    game: str
    options: dict[str, bool | int | str | None]
    seats: list[str]
    seed: _Hex256 | None
    commitment: _Hex256 | None
    chance: list[list[_Face]]
    moves: list[_Move]
    result: Result | None


def check_record(given: object) -> None:
    """Raises `ValueError` for what is no record."""
    if not isinstance(given, Record):
        kind = type(given).__name__
        raise ValueError(f"This is no record but a {kind}; load(path) reads one, record_of(match) makes one.")


class RecordError(ValueError):
    """What is wrong with a record, and at which place of it."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place


def record_of(
    match: Match, seats: Sequence[str] | None = None, seed: bytes | Literal["its own"] | None = "its own"
) -> Record:
    """The record of a match as it stands. The seed is left out until the match is over.

    `seats` are the names of the players. None as a seed: where the cards came from is not told.

    `chance` still holds every card dealt: nobody may be given the record of a match that goes on.
    """
    if match.began_at is not None:
        raise ValueError("A match that began from a position has no record: nobody dealt its cards.")
    face = match.game.card_face
    if seed == "its own":
        seed = match.seed
    names = [f"seat {seat}" for seat in range(match.players)] if seats is None else list(seats)
    if len(names) != match.players:
        raise ValueError(f"{match.players} players have as many names, not {len(names)}.")
    return Record(
        format=FORMAT,
        game=match.game.NAME,
        options=asdict(match.options),
        seats=names,
        seed=seed.hex() if seed and match.over else None,
        commitment=commitment(seed) if seed else None,
        chance=[[face(card) for card in order] for order in match.orders],
        moves=[f"{seat}:{move}" for seat, move in match.moves],
        result=result_of(match),
    )


def result_of(match: Match) -> Result | None:
    """None while the match goes on."""
    if match.winners is None:
        return None
    in_rounds = match.game.FACTS.unit == "round"
    rounds = [list(outcome.scores) for outcome in match.outcomes] if in_rounds else None
    return Result(list(match.winners), list(match.totals), rounds, match.resigned)


def encode(record: Record) -> bytes:
    """JSON that a person can read too: one line a field, shuffles and moves on one line each."""
    fields = (
        f'  "{field}": {msgspec.json.encode(getattr(record, field)).decode()}'
        for field in record.__struct_fields__
    )
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def decode(data: bytes) -> Record:
    """Raises `RecordError` for anything that is not a whole record of this version."""
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("", f"not a whole JSON document: {_plain(error, data)}") from None
    _check_format(head)
    try:
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise RecordError(*_placed(error)) from None


def _check_format(head: Any) -> None:
    given = head.get("format") if isinstance(head, dict) else None
    if given == FORMAT:
        return
    if isinstance(given, str) and given.startswith("tablee/"):
        raise RecordError(
            "format",
            f"this is “{given}”, and this version of Tablée reads only “{FORMAT}”; a newer one may help",
        )
    raise RecordError("format", "this is not a Tablée record")


def _plain(error: Exception, data: bytes) -> str:
    if "truncated" in str(error):
        return f"it ends after {len(data)} bytes in the middle"
    return str(error).removeprefix("JSON is malformed: ")


def _placed(error: msgspec.ValidationError) -> tuple[str, str]:
    """msgspec says "Expected `int`, got `str` - at `$.moves[3]`"."""
    problem, _, place = str(error).partition(" - at `$")
    problem = problem.replace("Object ", "")
    return place.removesuffix("`").lstrip("."), problem[:1].lower() + problem[1:]


def read(file: BinaryIO) -> Record:
    """From a pipe, say. Raises `OSError` or `RecordError`."""
    data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise RecordError("", "too large to be a record")
    return decode(data)


def load(path: Path | str) -> Record:
    """Raises `OSError`, or `RecordError` naming the place."""
    with open(path, "rb") as file:
        return read(file)


def save(record: Record, path: Path | str) -> None:
    """Write the whole record or nothing. Raises `OSError`, and `ValueError` for what is no record."""
    check_record(record)
    write_whole(Path(path), encode(record))


class Ended(msgspec.Struct):
    """What a stored record says of its end; moves and shuffles are skipped without being read."""

    seats: list[str]
    options: dict[str, Any]
    result: Result


read_ended = msgspec.json.Decoder(Ended).decode


def lead(game: str, totals: Sequence[int], seat: int) -> int:
    """Ahead of the best of the others; below 0: behind."""
    own, others = totals[seat], [total for at, total in enumerate(totals) if at != seat]
    return own - max(others) if game_named(game).FACTS.wins == "highest" else min(others) - own
