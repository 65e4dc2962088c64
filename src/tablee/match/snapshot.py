"""A match in progress as bytes, and back: to go on with it without playing all its moves again.

Only for as long as the program is the same: `thaw` refuses what another version froze. What must last is
the list of moves. Hidden cards and the seed are in it: it stays where the log is.
"""

from hashlib import sha256
from typing import Any

import msgspec

from tablee.game.contract import Outcome
from tablee.game.rng import Seeded
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.options import Options as SkipBoOptions
from tablee.games.skipbo.rules.state import State as SkipBoState
from tablee.games.skyjo.rules.options import Options as SkyjoOptions
from tablee.games.skyjo.rules.state import State as SkyjoState
from tablee.match.match import Match

_STATES: dict[str, Any] = {skipbo.NAME: SkipBoState, skyjo.NAME: SkyjoState}
_OPTIONS: dict[str, Any] = {skipbo.NAME: SkipBoOptions, skyjo.NAME: SkyjoOptions}


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


class Unthawable(ValueError):
    """Frozen by another version of the program, or damaged."""


def _shape() -> bytes:
    """Changes with the fields of anything that is frozen."""
    kept = [*_STATES.values(), *_OPTIONS.values(), Outcome, Seeded]
    return sha256(repr([(kind.__module__, kind.__annotations__) for kind in kept]).encode()).digest()[:8]


_SHAPE = _shape()
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Frozen).decode


def _shuffler(kind: type, fields: list[Any]) -> Seeded:
    """The one field of a state whose type is an interface: a running match has a seed."""
    return Seeded(*fields)


_STATE_DECODERS = {
    game: msgspec.msgpack.Decoder(state, dec_hook=_shuffler) for game, state in _STATES.items()
}


def freeze(match: Match) -> bytes:
    """Raises `ValueError` while the last move can still be taken back: what was before it is not kept."""
    if match.can_take_back:
        raise ValueError("The last move can still be taken back.")
    return _encode(
        Frozen(
            shape=_SHAPE,
            game=match.game.NAME,
            players=match.players,
            moves=[f"{seat}:{move}" for seat, move in match.moves],
            orders=match.orders,
            outcomes=match.outcomes,
            winners=match.winners,
            state=_encode(match.state),
        )
    )


def thaw(data: bytes) -> Match:
    """Raises `Unthawable`."""
    try:
        frozen = _decode(data)
        if frozen.shape != _SHAPE:
            raise Unthawable("This was frozen by another version.")
        state = _STATE_DECODERS[frozen.game].decode(frozen.state)
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise Unthawable(f"This is not a frozen match: {error}") from None
    return Match.resumed(
        frozen.game, frozen.players, state, frozen.moves, frozen.orders, frozen.outcomes, frozen.winners
    )
