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
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql import functions as f
from pyspark.sql.types import MapType, StructField, StructType

import arbiter_chess
from arbiter_chess import _engine
from arbiter_chess.report import sums

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_BATCH = "spark.sql.execution.arrow.maxRecordsPerBatch"


def audit(
    df: DataFrame,
    *,
    keep: Sequence[str] = (),
    laws: str = "auto",
    exact_dead: bool = False,
    spread: bool = False,
) -> DataFrame:
    """Each game of a table audited: the columns to keep, then those of `AUDIT_DDL` without `file, game, line`.

    A row of a cluster has no place in the whole, so there is no `row` either: keep the columns by which a
    game is known. `spread` deals the games out anew by a hash of their contents; it pays where a few files or
    row groups hold most of the work, and costs one shuffle of the games.
    """
    columns = _engine.columns_for(df.columns, keep)
    _distinct(df.sparkSession, keep, ())
    games = df.select(*columns)
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
    """Files of PGN, packed or not, audited: one task a file, the columns of `AUDIT_DDL`, with the tags to keep behind `line`.

    Every worker must see the files under these paths. No engine can cut a packed file, so the longest file is the
    shortest time: with few large files use `arbiter convert` once, or `spread`, which reads each file in one task,
    deals its games out and audits them everywhere; `line` is null then, and so are the places of faults.
    """
    files = [paths] if isinstance(paths, (str, os.PathLike)) else list(paths)
    names = [os.path.abspath(os.fspath(path)) for path in files]
    # One row a partition: a file is a task, whatever the sizes.
    tasks = spark.range(0, len(names), 1, max(1, len(names)))
    _engine.columns_for(_engine.ARCHIVE, keep)
    _distinct(spark, keep, _engine.PLACE)
    facts = spark.createDataFrame([], arbiter_chess.AUDIT_DDL).schema.fields
    kept = [field for field in _archive(spark) if field.name in keep]
    _small_batches(spark)
    if not spread:
        schema = StructType([*facts[:3], *kept, *facts[3:]])
        return tasks.mapInArrow(_file_auditor(names, [field.name for field in kept], laws, exact_dead), schema)
    place = StructType([*facts[:2], *_archive(spark)])
    rows = audit(
        tasks.mapInArrow(_file_reader(names), place),
        keep=["file", "game", *(field.name for field in kept)],
        laws=laws,
        exact_dead=exact_dead,
        spread=True,
    )
    return rows.select("file", "game", f.lit(None).cast("bigint").alias("line"), *rows.columns[2:])


def summary(facts: DataFrame) -> DataFrame:
    """The sums of the report, `arbiter_chess.report.sums.SUMS_DDL`: counts only, so parts can be added.

    Columns of the archive that were kept (`WhiteElo`, `BlackElo`, `TimeControl`, `Termination`, `UTCDate`) are used where
    they are there. Names of players are not read.
    """
    columns = [name for name in facts.columns if name in sums.COLUMNS]

    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        yield from sums.added(batches).to_batches()

    parts = facts.select(*columns).mapInArrow(step, sums.SUMS_DDL)
    return parts.groupBy(*sums.KEYS).agg(f.sum("n").alias("n"))


def _schema(games: DataFrame, keep: Sequence[str]) -> StructType:
    """What the audit of a table gives: the kept columns as they are, then the facts."""
    facts = games.sparkSession.createDataFrame([], arbiter_chess.AUDIT_DDL).schema
    said = [field for field in facts.fields if field.name not in _engine.PLACE]
    return StructType([games.schema[name] for name in keep] + said)


def _distinct(spark: SparkSession, keep: Sequence[str], place: Sequence[str]) -> None:
    """Columns to keep have names of their own, as far as this session tells names apart."""
    facts = spark.createDataFrame([], arbiter_chess.AUDIT_DDL).columns
    is_exact = spark.conf.get("spark.sql.caseSensitive") == "true"
    _engine.distinct(keep, ["row", *place, *(name for name in facts if name not in _engine.PLACE)], is_exact)


def _archive(spark: SparkSession) -> list[StructField]:
    """The columns of an archive as `games` gives them."""
    kinds = {"tags": "map<string,string>", "as_written": "binary"}
    ddl = ", ".join(f"{name} {kinds.get(name, 'string')}" for name in _engine.ARCHIVE)
    fields: list[StructField] = spark.createDataFrame([], ddl).schema.fields
    return fields


def _spread(games: DataFrame) -> DataFrame:
    """Dealt out by a hash of the row: the same row goes the same way each time, also when a task runs again."""
    plain = [field.name for field in games.schema.fields if not isinstance(field.dataType, MapType)]
    parts = int(games.sparkSession.conf.get("spark.sql.shuffle.partitions") or 200)
    return games.repartition(parts, f.xxhash64(*plain))


def _small_batches(spark: SparkSession) -> None:
    """Long games beside short ones: batches of 4,096 rows, unless somebody has chosen another number."""
    chosen = {row["key"] for row in spark.sql("SET").collect()}
    if _BATCH not in chosen:
        spark.conf.set(_BATCH, str(_engine.BATCH_GAMES))


def _file_auditor(files: list[str], keep: list[str], laws: str, exact_dead: bool) -> _engine.Step:
    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for path in _paths(files, batches):
            answers = arbiter_chess.audit(path, laws=laws, exact_dead=exact_dead, batch_games=_engine.BATCH_GAMES)
            facts = (pa.record_batch(answer) for answer in answers)
            if keep:
                yield from _engine.beside(facts, map(pa.record_batch, arbiter_chess.games(path)), keep)
            else:
                for batch in facts:
                    yield from _engine.cut(batch)

    return step


def _file_reader(files: list[str]) -> _engine.Step:
    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for path in _paths(files, batches):
            first = 1
            for answer in arbiter_chess.games(path):
                games = pa.record_batch(answer)
                numbers = pa.array(range(first, first + games.num_rows), pa.int64())
                first += games.num_rows
                names = pa.repeat(pa.scalar(os.path.basename(path)), games.num_rows)
                yield from _engine.cut(
                    pa.RecordBatch.from_arrays(
                        [names, numbers, *games.columns], names=["file", "game", *games.schema.names]
                    )
                )

    return step


def _paths(files: list[str], batches: Iterable[pa.RecordBatch]) -> Iterator[str]:
    for batch in batches:
        for number in batch.column(0).to_pylist():
            yield files[number]
