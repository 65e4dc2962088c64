"""Randomness as values: a 256-bit seed and a number give one shuffle, always the same one.

Cards must not be predictable from cards already seen, so the generator is a stream cipher:
ChaCha (RFC 8439) with 8 rounds, keyed with the seed. A *stream* is named by a domain and a
number, and streams are independent of each other: knowing a whole shuffle tells nothing about
the next one. `stream.py` is the same generator compiled; both give the same numbers.

This module needs nothing but the standard library. Several blocks are computed at once by
packing their words into the 64-bit lanes of long integers, which makes plain Python fast enough.
"""

import struct
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache
from hashlib import sha256
from itertools import chain, count
from typing import NamedTuple, Protocol, runtime_checkable

SEED_BYTES = 32
ROUNDS = 8
WORDS_PER_BLOCK = 32  # of 16 bits each
_BLOCKS = 8  # that a stream computes at once


class Domain(IntEnum):
    """What a stream is for; streams of different domains never overlap."""

    SHUFFLE = 0  # number: how many shuffles this match has made before
    POLICY = 1  # number: the seat whose simulated choices it feeds
    GAME_SEED = 2  # number: the index of a game in a simulation


def commitment(seed: bytes) -> str:
    """What is shown before the first card, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()


def simulation_key(seed: int) -> bytes:
    """The key from which the seeds of all games of one simulation are drawn."""
    return sha256(f"tablee simulation {seed}".encode()).digest()


def game_seed(key: bytes, index: int) -> bytes:
    """The 256-bit seed of game `index` of the simulation with this key."""
    words = chacha_words(key, Domain.GAME_SEED, index, first_block=0, blocks=1)
    return b"".join(word.to_bytes(2, "little") for word in words[: SEED_BYTES // 2])


class Stream(Iterator[int]):
    """Uniform numbers below a bound, read one after the other from one stream.

    A pickled stream goes on where it was, so it holds no generator.
    """

    def __init__(self, seed: bytes, domain: Domain, number: int) -> None:
        self._name = seed, domain, number
        self._computed = 0  # blocks
        self._words: Iterator[int] = iter(())

    def __next__(self) -> int:
        word = next(self._words, None)
        if word is None:
            self._words = iter(chacha_words(*self._name, self._computed, _BLOCKS))
            self._computed += _BLOCKS
            word = next(self._words)
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's rejection on 16 bits)."""
        product = next(self) * bound
        if product & 0xFFFF < bound:
            product = _unbiased(product, bound, self)
        return product >> 16


def _unbiased(product: int, bound: int, words: Iterator[int]) -> int:
    """Draws again while the word belongs to the few that would make some numbers likelier."""
    threshold = 0x10000 % bound
    while product & 0xFFFF < threshold:
        product = next(words) * bound
    return product


@runtime_checkable
class Shuffler(Protocol):
    """Where card orders come from. Frozen: shuffling gives the order and the shuffler after it."""

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Shuffler]":
        """An order of these cards; the first card of it is drawn first."""


class Seeded(NamedTuple):
    """Orders drawn from a seed: the one that real tables use."""

    seed: bytes
    used: int = 0  # how many orders were given before

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Seeded]":
        """Sorting first makes the order depend on the cards alone, not on where they lay."""
        order = sorted(cards)
        size = len(order)
        words = _word_stream(self.seed, Domain.SHUFFLE, self.used, blocks=size // WORDS_PER_BLOCK + 1)
        for i, left, word in zip(range(size - 1), range(size, 1, -1), words, strict=False):
            product = word * left
            if product & 0xFFFF < left:
                product = _unbiased(product, left, words)
            j = i + (product >> 16)
            order[i], order[j] = order[j], order[i]
        return tuple(order), Seeded(self.seed, self.used + 1)


class WrongOrder(ValueError):
    """A scripted order does not hold exactly the cards that were to be shuffled, or is missing."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"chance[{index}] {reason}")
        self.index = index


class Scripted(NamedTuple):
    """Orders written down before: replays a record without our generator."""

    orders: tuple[tuple[int, ...], ...]
    used: int = 0  # how many orders were given before

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Scripted]":
        """Raises `WrongOrder` unless the next order holds just these cards."""
        if self.used >= len(self.orders):
            raise WrongOrder(self.used, "is missing: the game shuffles here once more")
        order = self.orders[self.used]
        if sorted(order) != sorted(cards):
            raise WrongOrder(self.used, "does not hold the cards that are shuffled here")
        return order, Scripted(self.orders, self.used + 1)


class Proven(NamedTuple):
    """Orders written down before that must also be the seed's."""

    seed: bytes
    orders: tuple[tuple[int, ...], ...]
    used: int = 0

    def shuffle(self, cards: Iterable[int]) -> "tuple[tuple[int, ...], Proven]":
        """Raises `WrongOrder` unless the next order is the one that the seed gives."""
        order, _ = Scripted(self.orders, self.used).shuffle(cards)
        if Seeded(self.seed, self.used).shuffle(order)[0] != order:
            raise WrongOrder(self.used, "is not the order that the seed gives")
        return order, Proven(self.seed, self.orders, self.used + 1)


def _word_stream(seed: bytes, domain: Domain, number: int, blocks: int) -> Iterator[int]:
    """All words of a stream; `blocks` of them are computed at once."""
    return chain.from_iterable(
        chacha_words(seed, domain, number, first, blocks) for first in count(0, blocks)
    )


_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


class _Lanes(NamedTuple):
    """For computing some blocks at once; lane `column * blocks + block` is 64 bits wide."""

    blocks: int
    width: int  # bits of a column
    words: int  # the lower half of every lane, where the words are
    unit: int  # a one in every lane of the first column
    numbers: int  # the number of each block in the first column
    low: tuple[int, ...]  # low[n]: all bits of the n first columns

    @classmethod
    @cache
    def of(cls, blocks: int) -> "_Lanes":
        width = 64 * blocks
        return cls(
            blocks=blocks,
            width=width,
            words=sum(0xFFFFFFFF << (64 * lane) for lane in range(4 * blocks)),
            unit=sum(1 << (64 * block) for block in range(blocks)),
            numbers=sum(block << (64 * block) for block in range(blocks)),
            low=tuple((1 << (width * columns)) - 1 for columns in range(4)),
        )

    def row(self, words: tuple[int, ...]) -> int:
        """Four words as a row of every block."""
        return sum((word * self.unit) << (self.width * column) for column, word in enumerate(words))


def chacha_words(
    key: bytes, domain: int, number: int, first_block: int, blocks: int, rounds: int = ROUNDS
) -> tuple[int, ...]:
    """The 16-bit words of some consecutive blocks of a stream.

    Each of the four rows of the ChaCha matrix is one long integer that holds this row of all blocks.
    """
    lanes = _Lanes.of(blocks)
    mask, one, three = lanes.words, lanes.width, 3 * lanes.width
    two, (_, low_1, low_2, low_3) = 2 * lanes.width, lanes.low
    key_words = struct.unpack("<8I", key)
    starts = (
        lanes.row(_CONSTANTS),
        lanes.row(key_words[:4]),
        lanes.row(key_words[4:]),
        lanes.row((first_block, domain, number & 0xFFFFFFFF, number >> 32)) + lanes.numbers,
    )
    a, b, c, d = starts
    for half in range(rounds):
        a = (a + b) & mask
        d ^= a
        d = ((d << 16) | (d >> 16)) & mask
        c = (c + d) & mask
        b ^= c
        b = ((b << 12) | (b >> 20)) & mask
        a = (a + b) & mask
        d ^= a
        d = ((d << 8) | (d >> 24)) & mask
        c = (c + d) & mask
        b ^= c
        b = ((b << 7) | (b >> 25)) & mask
        # A column round is followed by a diagonal one: rows are turned by columns, and turned back.
        c = (c >> two) | ((c & low_2) << two)
        if half % 2:
            b = (b >> three) | ((b & low_3) << one)
            d = (d >> one) | ((d & low_1) << three)
        else:
            b = (b >> one) | ((b & low_1) << three)
            d = (d >> three) | ((d & low_3) << one)

    words = [0] * (16 * blocks)
    for row, (end, start) in enumerate(zip((a, b, c, d), starts, strict=True)):
        lows = struct.unpack(f"<{8 * blocks}I", ((end + start) & mask).to_bytes(32 * blocks, "little"))[::2]
        for column in range(4):
            words[4 * row + column :: 16] = lows[column * blocks : (column + 1) * blocks]
    return struct.unpack(f"<{32 * blocks}H", struct.pack(f"<{16 * blocks}I", *words))
