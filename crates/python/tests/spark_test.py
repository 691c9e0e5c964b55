"""The audit on a real cluster: two workers, 64 parts, workers that die, cells that no reader likes."""

from __future__ import annotations

import gzip
import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest
from pyspark.sql import DataFrame, SparkSession

import arbiter_chess
import archive
from arbiter_chess import _engine, spark
from arbiter_chess.report import sums

#: `make scale` says more.
ROWS = int(os.environ.get("ARBITER_SCALE_GAMES", "4000"))
KEEP = ["Site", "WhiteElo", "BlackElo", "TimeControl", "Termination"]


@pytest.fixture(scope="module")
def session() -> Iterator[SparkSession]:
    if shutil.which("java") is None:
        pytest.fail("Java is missing, and Spark needs it: apt-get install openjdk-17-jre-headless")
    os.environ |= {"SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("arbiter")
    for key, value in {
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "8",
        "spark.sql.execution.arrow.pyspark.enabled": "true",
    }.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


def parts(session: SparkSession, folder: Path, waits: int | None = None) -> DataFrame:
    """The archive with its 64 parts as 64 partitions. The worker that reads the part `waits` writes its number down in the
    middle of it, once, and waits for what happens."""
    path, note = str(folder), folder / "pid"

    def load(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            for number in batch.column(0).to_pylist():
                file = pq.ParquetFile(f"{path}/{number}.parquet")
                for group in range(file.num_row_groups):
                    yield from file.read_row_group(group).to_batches(max_chunksize=500)
                    if number == waits and not note.exists():
                        note.write_text(str(os.getpid()))
                        time.sleep(60)

    kinds = {"tags": "map<string,string>", "as_written": "binary"}
    ddl = ", ".join(f"{name} {kinds.get(name, 'string')}" for name in _engine.ARCHIVE)
    return session.range(0, archive.PARTS, 1, archive.PARTS).mapInArrow(load, ddl)


def by_name(facts: pa.Table) -> pa.Table:
    """The rows in the order of their names; engines give them in any."""
    return facts.sort_by("Site").combine_chunks()


def same(found: pa.Table, expected: pa.Table) -> bool:
    """The same columns with the same rows. How an engine calls the items of a list is not looked at."""
    assert found.column_names == expected.column_names
    assert found.num_rows == expected.num_rows
    return by_name(found.cast(expected.schema)).equals(by_name(expected))


def alone(whole: pa.Table, keep: list[str] = KEEP) -> pa.Table:
    """The same by one process, without an engine."""
    return pa.table(arbiter_chess.audit_columns(whole, keep=keep)).drop_columns(["row"])


def test_two_workers_say_what_one_process_says(session: SparkSession, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, ROWS)
    facts = spark.audit(parts(session, tmp_path), keep=KEEP)
    assert same(facts.toArrow(), alone(whole))
    assert session.conf.get("spark.sql.execution.arrow.maxRecordsPerBatch") == "4096"


@pytest.mark.parametrize("who", ["worker", "executor"])
def test_a_worker_that_is_killed_in_the_middle_changes_nothing(who: str, session: SparkSession, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, ROWS)
    killed: list[int] = []

    def kill() -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            note = tmp_path / "pid"
            if note.exists() and (text := note.read_text()):
                pid = int(text)
                # A worker is the child of the daemon that forks them; the daemon is the child of the executor.
                for _ in range(2 if who == "executor" else 0):
                    pid = _parent(pid)
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                return
            time.sleep(0.05)

    killer = threading.Thread(target=kill)
    killer.start()
    facts = spark.audit(parts(session, tmp_path, waits=7), keep=KEEP)
    found = facts.toArrow()
    killer.join()
    assert len(killed) == 1
    assert same(found, alone(whole))


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def test_poison_is_a_row_with_faults(session: SparkSession, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, ROWS, poison=True)
    found = spark.audit(parts(session, tmp_path), keep=KEEP).toArrow()
    assert same(found, alone(whole))
    poison = found.filter(pc.match_substring(found["Site"], "poison")).to_pylist()
    assert len(poison) == 7 * len(archive.POISON)
    assert all(row["faults"] for row in poison)


def test_sums_are_those_of_one_process(session: SparkSession, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, ROWS, poison=True)
    facts = spark.audit(parts(session, tmp_path), keep=KEEP)
    out = str(tmp_path / "sums")
    spark.summary(facts).write.parquet(out)
    found = sums.merged([pq.read_table(out)])
    assert found.equals(sums.added(alone(whole).to_batches()))
    assert sum(row["n"] for row in found.to_pylist() if row["measure"] == "games") == whole.num_rows


def test_games_that_are_dealt_out_anew_are_the_same_games(session: SparkSession, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, ROWS)
    facts = spark.audit(parts(session, tmp_path), keep=KEEP, spread=True)
    assert same(facts.toArrow(), alone(whole))
    sizes = [row.asDict()["count"] for row in facts.groupBy(_partition()).count().collect()]
    assert len(sizes) == 8 and max(sizes) < ROWS / 4


def _partition() -> Any:
    from pyspark.sql import functions

    return functions.spark_partition_id()


def test_files_are_tasks(session: SparkSession, tmp_path: Path) -> None:
    names = ["masters.pgn", "faulty.pgn", "variants.pgn"]
    paths = [archive.EXAMPLES / name for name in names]
    packed = tmp_path / "masters.pgn.gz"
    packed.write_bytes(gzip.compress(paths[0].read_bytes()))
    paths.append(packed)
    facts = spark.audit_pgn(session, paths)
    assert facts.rdd.getNumPartitions() == 4
    expected = [row for path in paths for row in pa.table(arbiter_chess.audit(path)).to_pylist()]
    assert [row.asDict(recursive=True) for row in facts.collect()] == expected
    kept = spark.audit_pgn(session, paths, keep=["Site", "ECO"])
    tags = [row for path in paths for row in pa.table(arbiter_chess.games(path)).to_pylist()]
    rows = [row.asDict(recursive=True) for row in kept.collect()]
    assert [(row.pop("Site"), row.pop("ECO")) for row in rows] == [(row["Site"], row["ECO"]) for row in tags]
    assert rows == expected
    dealt = [row.asDict(recursive=True) for row in spark.audit_pgn(session, paths, spread=True).collect()]
    same = ("file", "game", "plies", "final_fen", "result", "dead_ply", "threefold_ply", "laws")
    assert _some(dealt, same) == _some(expected, same)
    assert {row["line"] for row in dealt} == {None}


def _some(rows: list[dict[str, Any]], names: tuple[str, ...]) -> list[str]:
    return sorted(repr([row[name] for name in names] + [fault["kind"] for fault in row["faults"]]) for row in rows)


def test_large_answers_are_cut() -> None:
    table = pa.table({"text": ["x" * 1000] * 100}).to_batches()[0]
    pieces = list(_engine.cut(table, 10_000))
    assert max(piece.nbytes for piece in pieces) <= 10_000
    assert pa.Table.from_batches(pieces).equals(pa.Table.from_batches([table]))
    assert [piece.num_rows for piece in _engine.cut(table.slice(0, 1), 10)] == [1]


def test_a_column_that_is_missing_is_said_before_any_task(session: SparkSession) -> None:
    with pytest.raises(arbiter_chess.ColumnError, match="expected a column movetext, found id") as error:
        spark.audit(session.range(3))
    assert error.value.column == "movetext"


def test_a_column_to_keep_that_has_the_name_of_a_fact_is_said_before_any_task(session: SparkSession, tmp_path: Path) -> None:
    games = parts(session, tmp_path)
    for ask in (
        lambda keep: spark.audit(games, keep=keep),
        lambda keep: spark.audit_pgn(session, tmp_path / "none.pgn", keep=keep),
    ):
        with pytest.raises(arbiter_chess.ColumnError, match="leave it out, as 'white' says") as error:
            ask(["Site", "White"])
        assert (error.value.column, error.value.found) == ("White", "white")
        with pytest.raises(arbiter_chess.ColumnError, match="beside 'Site'"):
            ask(["Site", "Site"])
    with pytest.raises(arbiter_chess.ColumnError, match="expected a column Annotator"):
        spark.audit_pgn(session, tmp_path / "none.pgn", keep=["Annotator"])
    session.conf.set("spark.sql.caseSensitive", "true")
    try:
        assert "White" in spark.audit(games, keep=["White"]).columns
    finally:
        session.conf.unset("spark.sql.caseSensitive")
