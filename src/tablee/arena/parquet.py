"""Results as a Parquet file, one row for each match, written while matches are played.

The same rows give the same bytes, however they arrive: groups of rows have a fixed size, and nothing in the
file says when or by whom it was written.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tablee.match.files import replacing

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]

ROWS = 65_536  # of a group: a few megabytes in memory
SETTINGS = "tablee"  # the key of the file's metadata under which its settings are


class Layout(Protocol):
    """What a file has in it."""

    @property
    def settings(self) -> Mapping[str, object]: ...

    @property
    def schema(self) -> "pa.Schema": ...


class ResultFile:
    """A file that is being written."""

    def __init__(self, writer: Any, schema: "pa.Schema") -> None:
        self._writer, self._schema = writer, schema
        self._batches: list[pa.RecordBatch] = []
        self._rows = 0

    def add(self, columns: Mapping[str, Any]) -> None:
        """Rows, as an array for each column."""
        import pyarrow as pa

        arrays = [pa.array(columns[field.name], field.type) for field in self._schema]
        batch = pa.RecordBatch.from_arrays(arrays, schema=self._schema)
        self._batches.append(batch)
        self._rows += batch.num_rows
        if self._rows >= ROWS:
            self.write_groups(ROWS)

    def write_groups(self, least: int) -> None:
        """Write full groups; a last one that is not full, too, if it has at least so many rows."""
        import pyarrow as pa

        # In one piece, because where pieces join may otherwise be seen in the file.
        table = pa.Table.from_batches(self._batches, self._schema).combine_chunks()
        at = 0
        while table.num_rows - at >= least:
            group = table.slice(at, ROWS)
            self._writer.write_table(group, row_group_size=ROWS)
            at += group.num_rows
        self._batches = table.slice(at).to_batches()
        self._rows = table.num_rows - at


@contextmanager
def result_file(path: Path, layout: Layout) -> Iterator[ResultFile]:
    """A file that is there when it is complete, and not before. Raises `OSError`."""
    import pyarrow.parquet as pq  # type: ignore[import-untyped]

    about = json.dumps(layout.settings, sort_keys=True)
    schema = layout.schema.with_metadata({SETTINGS: about})
    with replacing(path) as file, pq.ParquetWriter(file, schema, compression="zstd") as writer:
        results = ResultFile(writer, schema)
        yield results
        results.write_groups(1)
