"""The generator of `rng.py`, compiled: the same streams, the same numbers, for the kernels."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.game import rng
from tablee.kernels.decorators import Record, compiled, inlined

Words = Any  # an array of unsigned numbers, also one inside a record

SEED_WORDS = rng.SEED_BYTES // 4
WORDS_PER_BLOCK = rng.WORDS_PER_BLOCK

# One opened stream. Compiled functions pass it as a record; from Python that is slow.
STREAM = np.dtype(
    [
        ("key", np.uint32, SEED_WORDS),
        ("number", np.uint64),
        ("domain", np.uint32),
        ("block", np.uint32),  # the next one to compute
        ("at", np.int64),  # the next one of `words` to read
        ("words", np.uint16, WORDS_PER_BLOCK),
    ],
    align=True,
)

_DOUBLE_ROUNDS = rng.ROUNDS // 2
_C0, _C1, _C2, _C3 = (np.uint32(word) for word in (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
_HALF = np.uint32(16)


def seed_words(seed: bytes) -> NDArray[np.uint32]:
    """A seed as the kernels take it. Raises `ValueError` unless it has 32 bytes."""
    if len(seed) != rng.SEED_BYTES:
        raise ValueError(f"a seed has {rng.SEED_BYTES} bytes, not {len(seed)}")
    return np.frombuffer(seed, dtype="<u4").astype(np.uint32)


@inlined
def _rotated(word: np.uint32, by: int) -> np.uint32:
    return np.uint32((word << np.uint32(by)) | (word >> np.uint32(32 - by)))


@compiled
def _quarter(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    """The quarter round of RFC 8439, section 2.1. Sums of 32 bits are 64 bits wide to numba: cut them."""
    a = np.uint32(a + b)
    d = _rotated(d ^ a, 16)
    c = np.uint32(c + d)
    b = _rotated(b ^ c, 12)
    a = np.uint32(a + b)
    d = _rotated(d ^ a, 8)
    c = np.uint32(c + d)
    b = _rotated(b ^ c, 7)
    return a, b, c, d


@inlined
def _put(words: Words, at: int, word: np.uint32) -> None:
    words[at] = np.uint16(word)
    words[at + 1] = np.uint16(word >> _HALF)


@compiled
def _block(key: Words, domain: int, number: int, block: int) -> tuple[np.uint32, ...]:
    """The 16 words of 32 bits of one block."""
    k0, k1, k2, k3, k4, k5, k6, k7 = key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]
    n0, n1 = np.uint32(block), np.uint32(domain)
    n2, n3 = np.uint32(number), np.uint32(np.uint64(number) >> np.uint64(32))
    a0, a1, a2, a3 = _C0, _C1, _C2, _C3
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = n0, n1, n2, n3
    for _ in range(_DOUBLE_ROUNDS):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    return (
        np.uint32(a0 + _C0),
        np.uint32(a1 + _C1),
        np.uint32(a2 + _C2),
        np.uint32(a3 + _C3),
        np.uint32(b0 + k0),
        np.uint32(b1 + k1),
        np.uint32(b2 + k2),
        np.uint32(b3 + k3),
        np.uint32(c0 + k4),
        np.uint32(c1 + k5),
        np.uint32(c2 + k6),
        np.uint32(c3 + k7),
        np.uint32(d0 + n0),
        np.uint32(d1 + n1),
        np.uint32(d2 + n2),
        np.uint32(d3 + n3),
    )


@compiled
def fill(words: Words, key: Words, domain: int, number: int, block: int) -> None:
    """Put block `block` of the stream (domain, number) into `words`, which holds 32 words of 16 bits.

    `key` is 8 words of 32 bits; domain and block are below 2**32, number below 2**64.
    """
    a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3 = _block(key, domain, number, block)
    _put(words, 0, a0)
    _put(words, 2, a1)
    _put(words, 4, a2)
    _put(words, 6, a3)
    _put(words, 8, b0)
    _put(words, 10, b1)
    _put(words, 12, b2)
    _put(words, 14, b3)
    _put(words, 16, c0)
    _put(words, 18, c1)
    _put(words, 20, c2)
    _put(words, 22, c3)
    _put(words, 24, d0)
    _put(words, 26, d1)
    _put(words, 28, d2)
    _put(words, 30, d3)


@compiled
def open_stream(stream: Record, key: Words, domain: int, number: int) -> None:
    """Make this record the stream (domain, number) of the key, at its beginning."""
    for i in range(SEED_WORDS):
        stream.key[i] = key[i]
    stream.domain = domain
    stream.number = number
    stream.block = 0
    stream.at = WORDS_PER_BLOCK


@inlined
def below_at(stream: Record, words: Words, at: Any, bound: Any) -> tuple[Any, Any]:
    """`below` for loops: the caller keeps the place, which is twice as fast, and gets the next one.

    `words` is `stream.words`; `at` was read from `stream.at` and must be put back there after the loop.
    """
    while True:
        if at >= WORDS_PER_BLOCK:
            fill(words, stream.key, stream.domain, stream.number, stream.block)
            stream.block += np.uint32(1)
            at = 0
        product = np.int64(words[at]) * bound
        at += 1
        low = product & 0xFFFF
        # Lemire's rejection. Most words need no division to be seen to be fair.
        if low >= bound or low >= 0x10000 % bound:
            return product >> 16, at


@compiled
def below(stream: Record, bound: int) -> Any:
    """A number from 0 to bound - 1 (bound from 1 to 65536), the one that `rng.Stream.below` gives."""
    number, stream.at = below_at(stream, stream.words, stream.at, bound)
    return number


@compiled
def game_seed(seed: Words, key: Words, index: int) -> None:
    """Put the seed of game `index` of the simulation with this key into `seed`: 8 words of 32 bits."""
    words = _block(key, rng.Domain.GAME_SEED.value, index, 0)
    for i in range(SEED_WORDS):
        seed[i] = words[i]
