"""Seeds as programmers write them: a number, a text, the 32 bytes themselves, or none at all."""

from hashlib import sha256
from re import fullmatch
from secrets import token_bytes

from tablee.game.options import is_whole
from tablee.game.rng import SEED_BYTES

Seed = int | str | bytes | None


def seed_bytes(given: Seed) -> bytes:
    """The 256 bits that are meant. None is a new seed every time; 7 and "7" are the same one.

    32 bytes, or a text of 64 hex digits as a record has it, are the seed itself. Raises `ValueError`.
    """
    if given is None:
        return token_bytes(SEED_BYTES)
    if isinstance(given, bytes):
        if len(given) != SEED_BYTES:
            raise ValueError(f"A seed of bytes has {SEED_BYTES} of them, not {len(given)}.")
        return given
    if isinstance(given, str) and fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", given):
        return bytes.fromhex(given)
    if not isinstance(given, str) and not is_whole(given):
        kind = type(given).__name__
        raise ValueError(f"A seed is a whole number, a text, {SEED_BYTES} bytes or None; this is a {kind}.")
    return sha256(f"tablee seed {given}".encode()).digest()
