"""Expecting a refusal by its code."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tablee.game.contract import Refused


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as error:
        yield
    assert error.value.refusal.code == code
