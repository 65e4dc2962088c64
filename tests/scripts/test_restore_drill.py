"""The drill that docs/hosting.md tells hosts to practise."""

import asyncio
from pathlib import Path

import pytest

from scripts.restore_drill import MOVES, Postgresql, Sqlite, practise
from tests.services import Postgres


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def test_what_was_acknowledged_before_the_backup_is_there_after_the_restore(
    kind: str, tmp_path: Path
) -> None:
    if kind == "sqlite":
        result = asyncio.run(practise(Sqlite(tmp_path)))
    else:
        with Postgres() as service:
            result = asyncio.run(practise(Postgresql(tmp_path, service)))
    assert result.before >= MOVES
    assert result.restored > result.before
    assert result.after >= MOVES
