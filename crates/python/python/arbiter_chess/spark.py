"""The audit on Spark: one function handed to `mapInArrow`, and sums that can be added.

    from arbiter_chess.spark import audit, summary
    facts = audit(spark.read.parquet(path), keep=["Site", "UTCDate"])
    summary(facts).write.parquet(out)

Spark gives the parallelism, the retries and the writing; here is only what to do with a batch. The workers need
this package and pyarrow, nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa

import arbiter_chess
from arbiter_chess import _engine
from arbiter_chess.report import sums

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.types import StructType

_BATCH = "spark.sql.execution.arrow.maxRecordsPerBatch"


def audit(
    df: DataFrame,
    *,
    keep: Sequence[str] = (),
    laws: str = "auto",
    exact_dead: bool = False,
    spread: bool = False,
) -> DataFrame:
    """Each game of a table audited: the columns of `AUDIT_DDL` without `file, game, line`, then those to keep.

    A row of a cluster has no place in the whole, so there is no `row` either: keep the columns by which a
    game is known. `spread` deals the games out anew by a hash of their contents; it pays where a few files or
    row groups hold most of the work, and costs one shuffle of the games.
    """
    unknown = [name for name in ("movetext", *keep) if name not in df.columns]
    if unknown:
        raise arbiter_chess.ColumnError(f"no column {unknown[0]!r} among {', '.join(df.columns)}")
    games = df.select(*_engine.columns_for(df.columns, keep))
    if spread:
        games = _spread(games)
    _small_batches(games.sparkSession)
    step = _engine.auditor(tuple(keep), laws, exact_dead)
    return games.mapInArrow(step, _schema(games, keep))


def audit_pgn(
    spark: SparkSession,
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    keep: Sequence[str] = (),
    laws: str = "auto",
    exact_dead: bool = False,
    spread: bool = False,
) -> DataFrame:
    """Files of PGN, packed or not, audited: one task a file, the columns of `AUDIT_DDL`, then the tags to keep.

    Every worker must see the files under these paths. No engine can cut a packed file, so the longest file is the
    shortest time: with few large files use `arbiter convert` once, or `spread`, which reads each file in one task,
    deals its games out and audits them everywhere; `line` is null then, and so are the places of faults.
    """
    one = isinstance(paths, (str, os.PathLike))
    files = [os.fspath(path) for path in ([paths] if one else paths)]  # type: ignore[list-item,union-attr]
    # One row a partition: a file is a task, whatever the sizes.
    tasks = spark.range(0, len(files), 1, max(1, len(files)))
    facts = spark.createDataFrame([], arbiter_chess.AUDIT_DDL).schema
    _small_batches(spark)
    if not spread:
        for name in keep:
            facts = facts.add(name, _tag_type(name))
        return tasks.mapInArrow(_file_auditor(files, tuple(keep), laws, exact_dead), facts)
    names = [name for name in _engine.TAGS if name != "tags"]
    archive = "file string, game bigint, " + ", ".join(f"{name} string" for name in names)
    games = tasks.mapInArrow(_reader(files, names), archive + ", tags map<string,string>, movetext string")
    rows = audit(games, keep=["file", "game", *keep], laws=laws, exact_dead=exact_dead, spread=True)
    order = [name for name in facts.names if name != "line"]
    order.insert(2, "CAST(NULL AS BIGINT) AS line")
    return rows.selectExpr(*order, *(f"`{name}`" for name in keep))


def summary(facts: DataFrame) -> DataFrame:
    """The sums of the report, `arbiter_chess.report.sums.SUMS_DDL`: counts only, so parts can be added.

    Columns of the archive that were kept (`WhiteElo`, `BlackElo`, `TimeControl`, `Termination`) are used where they
    are there. Names of players are not read.
    """
    from pyspark.sql import functions as f

    columns = [name for name in facts.columns if name in sums.COLUMNS]

    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        yield from sums.added(batches).to_batches()

    parts = facts.select(*columns).mapInArrow(step, sums.SUMS_DDL)
    return parts.groupBy(*sums.KEYS).agg(f.sum("n").alias("n"))


def _schema(games: DataFrame, keep: Sequence[str]) -> StructType:
    """What the audit of a table gives: facts, then the kept columns as they are."""
    from pyspark.sql.types import StructType

    facts = games.sparkSession.createDataFrame([], arbiter_chess.AUDIT_DDL).schema
    fields = [field for field in facts.fields if field.name not in _engine.PLACE]
    return StructType(fields + [games.schema[name] for name in keep])


def _spread(games: DataFrame) -> DataFrame:
    """Dealt out by a hash of the row: the same row goes the same way each time, also when a task runs again."""
    from pyspark.sql import functions as f
    from pyspark.sql.types import MapType

    plain = [field.name for field in games.schema.fields if not isinstance(field.dataType, MapType)]
    parts = int(games.sparkSession.conf.get("spark.sql.shuffle.partitions") or 200)
    return games.repartition(parts, f.xxhash64(*plain))


def _small_batches(spark: SparkSession) -> None:
    """Long games beside short ones: batches of 4,096 rows, unless somebody has chosen another number."""
    chosen = spark.sql("SET").where(f"key = '{_BATCH}'").count()
    if not chosen:
        spark.conf.set(_BATCH, str(_engine.BATCH_GAMES))


def _file_auditor(files: list[str], keep: tuple[str, ...], laws: str, exact_dead: bool) -> Any:
    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for path in _paths(files, batches):
            answers = arbiter_chess.audit(
                path, laws=laws, exact_dead=exact_dead, batch_games=_engine.BATCH_GAMES
            )
            facts = (pa.record_batch(answer) for answer in answers)
            if not keep:
                for batch in facts:
                    yield from _engine.cut(batch)
                continue
            yield from _engine.beside(facts, map(pa.record_batch, arbiter_chess.games(path)), keep)

    return step


def _paths(files: list[str], batches: Iterable[pa.RecordBatch]) -> Iterator[str]:
    for batch in batches:
        for number in batch.column(0).to_pylist():
            yield files[number]
