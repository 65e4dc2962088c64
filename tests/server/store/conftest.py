"""A database of the test's own, of each kind."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tablee.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
