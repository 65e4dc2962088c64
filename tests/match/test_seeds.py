from typing import Any

import pytest

from tablee.match.match import seed_bytes


def test_a_seed_of_a_record_is_itself() -> None:
    seed = bytes(range(32))
    assert seed_bytes(seed) == seed_bytes(seed.hex()) == seed_bytes(seed.hex().upper()) == seed


def test_numbers_and_words_give_always_the_same_seed() -> None:
    assert seed_bytes(7) == seed_bytes("7") != seed_bytes(8)
    assert seed_bytes(7).hex().startswith("707b56aa7158fc66")
    assert len(seed_bytes("a walk by the sea")) == 32


def test_without_a_seed_it_is_a_new_one_every_time() -> None:
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("wrong", [b"short", True, 1.5, [1]])
def test_anything_else_is_no_seed(wrong: Any) -> None:
    with pytest.raises(ValueError, match="A seed"):
        seed_bytes(wrong)
