"""A match in progress as bytes, and back: to go on with it without playing all its moves again.

Only for as long as the program is the same: `thaw` refuses what another version froze. What must last is
the list of moves. Hidden cards and the seed are in it: it stays where the log is.
"""

from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from tablee.game.contract import Outcome
from tablee.game.registry import UnknownGame, game_named
from tablee.game.rng import Seeded
from tablee.match.match import Match


class Frozen(msgspec.Struct, array_like=True):
    """Everything that a match knows, its present state encoded by itself."""

    shape: bytes
    game: str
    players: int
    moves: list[str]
    orders: list[tuple[int, ...]]
    outcomes: list[Outcome]
    winners: tuple[int, ...] | None
    state: bytes
    doubled: list[int | None] = []
    resigned: int | None = None


class Unthawable(ValueError):
    """Frozen by another version of the program, or damaged."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Frozen).decode


def _shuffler(kind: type, fields: list[Any]) -> Seeded:
    """The one field of a state whose type is an interface: a running match has a seed."""
    return Seeded(*fields)


class _StateCodec(NamedTuple):
    shape: bytes  # changes with the fields of anything that is frozen
    decode: Any


@cache
def _codec(game: str) -> _StateCodec:
    """How the states of a game are read. Raises `UnknownGame`."""
    found = game_named(game)
    kept = [found.State, found.Options, Outcome, Seeded]
    shape = sha256(repr([(kind.__module__, kind.__annotations__) for kind in kept]).encode()).digest()[:8]
    return _StateCodec(shape, msgspec.msgpack.Decoder(found.State, dec_hook=_shuffler).decode)


def freeze(match: Match) -> bytes:
    """Raises `ValueError` while the last move can still be taken back: what was before it is not kept."""
    if match.can_take_back:
        raise ValueError("The last move can still be taken back.")
    return _encode(
        Frozen(
            shape=_codec(match.game.NAME).shape,
            game=match.game.NAME,
            players=match.players,
            moves=[f"{seat}:{move}" for seat, move in match.moves],
            orders=match.orders,
            outcomes=match.outcomes,
            winners=match.winners,
            state=_encode(match.state),
            doubled=match.doubled,
            resigned=match.resigned,
        )
    )


def thaw(data: bytes) -> Match:
    """Raises `Unthawable`."""
    try:
        frozen = _decode(data)
        codec = _codec(frozen.game)
        if frozen.shape != codec.shape:
            raise Unthawable("This was frozen by another version.")
        state = codec.decode(frozen.state)
    except (msgspec.DecodeError, UnknownGame, TypeError) as error:
        raise Unthawable(f"This is not a frozen match: {error}") from None
    return Match.resumed(
        frozen.game,
        frozen.players,
        state,
        frozen.moves,
        frozen.orders,
        frozen.outcomes,
        frozen.winners,
        frozen.doubled,
        frozen.resigned,
    )
