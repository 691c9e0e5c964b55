"""Whatever somebody has of an archive, as the sums of a summary.

An audit as Parquet or Arrow, an archive as columns (it is audited), PGN of any packing (it is audited), a summary, or
several of them; files, folders, tables in memory, and data frames of Spark and Ray.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet

from arbiter_chess.report import sums

#: Rows of a file of columns that are read at once.
_ROWS = 65_536
_COLUMNS = (".parquet", ".arrow")


def summary(source: Any) -> pa.Table:
    """The sums of a source of any kind."""
    if isinstance(source, (list, tuple)):
        return sums.merged([_EMPTY, *(summary(part) for part in source)])
    if isinstance(source, (str, os.PathLike)):
        return _path(Path(source))
    if hasattr(source, "mapInArrow"):
        return _spark(source)
    if hasattr(source, "map_batches") and hasattr(source, "iter_batches"):
        parts = source.iter_batches(batch_format="pyarrow", batch_size=_ROWS)
        return _batches(batch for part in parts for batch in part.to_batches())
    if hasattr(source, "__arrow_c_stream__"):
        reader = pa.RecordBatchReader.from_stream(source)
        return _reader(reader.schema, reader)
    if hasattr(source, "__arrow_c_array__"):
        batch = pa.record_batch(source)
        return _reader(batch.schema, [batch])
    return _games(source)


_EMPTY = sums.SCHEMA.empty_table()


def _path(path: Path) -> pa.Table:
    if path.is_dir():
        inside = sorted(file for file in path.rglob("*") if file.suffix in _COLUMNS and file.is_file())
        return summary(inside) if inside else _games(path)
    with path.open("rb") as file:
        head = file.read(6)
    if head[:4] == b"PAR1":
        with pyarrow.parquet.ParquetFile(path) as parquet:
            wanted = _wanted(parquet.schema_arrow.names)
            schema = pa.schema([field for field in parquet.schema_arrow if field.name in wanted])
            return _reader(schema, parquet.iter_batches(batch_size=_ROWS, columns=wanted))
    if head == b"ARROW1":
        with pa.memory_map(os.fspath(path)) as mapped, pyarrow.ipc.open_file(mapped) as arrow:
            return _reader(arrow.schema, (arrow.get_batch(i) for i in range(arrow.num_record_batches)))
    return _games(path)


def _wanted(names: list[str]) -> list[str]:
    """Of a file of columns those that are needed: of an audit the facts, so that no name is even read."""
    if "measure" in names or "movetext" in names and "plies" not in names:
        return names
    return [name for name in names if name in sums.COLUMNS]


def _reader(schema: pa.Schema, batches: Iterable[pa.RecordBatch]) -> pa.Table:
    names = schema.names
    if set(sums.SCHEMA.names) <= set(names):
        return sums.merged([_EMPTY, pa.Table.from_batches(list(batches), schema)])
    if "plies" in names and "faults" in names:
        return _batches(batches)
    if "movetext" in names:
        return _audited(pa.RecordBatchReader.from_batches(schema, batches))
    raise _no_audit(names)


def _no_audit(names: list[str]) -> Exception:
    from arbiter_chess import ArbiterError

    return ArbiterError(
        f"expected an audit (plies, faults), an archive (movetext) or a summary (measure, n), found {', '.join(names)}"
    )


def _games(source: Any) -> pa.Table:
    import arbiter_chess

    return _audited(pa.RecordBatchReader.from_stream(arbiter_chess.games(source)))


def _audited(archive: pa.RecordBatchReader) -> pa.Table:
    """An archive audited, the columns kept that the report asks for."""
    import arbiter_chess

    wanted = ("WhiteElo", "BlackElo", "TimeControl", "Termination", "UTCDate")
    keep = [name for name in wanted if name in archive.schema.names]
    answers = arbiter_chess.audit_columns(archive, keep=keep, jobs=os.cpu_count() or 1)
    return _batches(pa.record_batch(answer) for answer in answers)


def _batches(batches: Iterable[pa.RecordBatch]) -> pa.Table:
    return sums.added(_only(batches))


def _only(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    for batch in batches:
        yield batch.select([name for name in batch.schema.names if name in sums.COLUMNS])


def _spark(frame: Any) -> pa.Table:
    from arbiter_chess import spark

    if "measure" not in frame.columns:
        frame = spark.summary(frame)
    return sums.merged([_EMPTY, pa.Table.from_pylist([row.asDict() for row in frame.collect()], sums.SCHEMA)])
