import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from tablee.game import rng
from tablee.kernels.stream import (
    SEED_WORDS,
    STREAM,
    WORDS_PER_BLOCK,
    below,
    fill,
    game_seed,
    open_stream,
    seed_words,
)

seeds = st.binary(min_size=rng.SEED_BYTES, max_size=rng.SEED_BYTES)
domains = st.sampled_from(rng.Domain)
numbers = st.integers(0, 2**63 - 1)


def opened(seed: bytes, domain: int, number: int) -> Any:
    streams: NDArray[Any] = np.zeros(1, dtype=STREAM)
    open_stream(streams[0], seed_words(seed), domain, number)
    return streams[0]


def test_plain_chacha_gives_the_test_vector_of_rfc_8439() -> None:
    """Section 2.3.2, with its 20 rounds. Our stream's nonce is (domain, number)."""
    domain, low, high = struct.unpack("<3I", bytes.fromhex("000000090000004a00000000"))
    words = rng.chacha_words(bytes(range(32)), domain, low | high << 32, first_block=1, blocks=1, rounds=20)
    assert struct.pack("<32H", *words).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@given(seeds, domains, numbers, st.integers(0, 2**32 - 2))
def test_compiled_blocks_are_the_plain_ones(seed: bytes, domain: int, number: int, block: int) -> None:
    words = np.zeros(WORDS_PER_BLOCK, dtype=np.uint16)
    fill(words, seed_words(seed), domain, number, block)
    assert words.tolist() == list(rng.chacha_words(seed, domain, number, block, blocks=1))


@given(seeds, domains, numbers, st.lists(st.integers(1, 2**16), max_size=200))
def test_compiled_numbers_are_the_plain_ones(
    seed: bytes, domain: rng.Domain, number: int, bounds: list[int]
) -> None:
    plain, compiled = rng.Stream(seed, domain, number), opened(seed, domain, number)
    assert [below(compiled, bound) for bound in bounds] == [plain.below(bound) for bound in bounds]


def test_compiled_numbers_are_the_plain_ones_where_many_words_are_rejected() -> None:
    """Just above half the words: nearly every second one would make some numbers likelier."""
    bound = 2**15 + 1
    plain, compiled = rng.Stream(bytes(32), rng.Domain.POLICY, 3), opened(bytes(32), rng.Domain.POLICY, 3)
    assert [below(compiled, bound) for _ in range(2000)] == [plain.below(bound) for _ in range(2000)]


@given(seeds, numbers)
def test_compiled_game_seeds_are_the_plain_ones(key: bytes, index: int) -> None:
    seed = np.zeros(SEED_WORDS, dtype=np.uint32)
    game_seed(seed, seed_words(key), index)
    assert seed.astype("<u4").tobytes() == rng.game_seed(key, index)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        seed_words(bytes(size))
