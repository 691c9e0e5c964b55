"""Spark with one worker and with two against the same function called without it, on 400,000 games; the start of the engine is left out.

    engine.py FOLDER [GAMES]        writes the archive into FOLDER once, as 64 Parquet files of the book's games
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import arbiter_chess
from race import Bench, wall

FILES = 64
#: How often each is measured; the fastest counts, as whatever else the machine does only slows.
ROUNDS = 3


def write(folder: Path, games: int) -> None:
    """The games of the book again and again, in 64 files of equal size."""
    if (folder / f"{games}.whole").exists():
        return
    book = pa.table(arbiter_chess.games(os.environ["ARBITER_BOOK"])).drop_columns(["tags", "as_written"])
    folder.mkdir(parents=True, exist_ok=True)
    size = games // FILES
    for number in range(FILES):
        rows = pa.array([(number * size + row) % book.num_rows for row in range(size)])
        pq.write_table(book.take(rows), folder / f"{number}.parquet", compression="zstd")
    (folder / f"{games}.whole").touch()


def alone(folder: Path) -> float:
    """One process, no engine: the same batches through the same function."""
    from arbiter_chess import _engine

    step = _engine.auditor((), "auto", False)
    before = wall()
    for file in sorted(folder.glob("*.parquet")):
        with pq.ParquetFile(file) as parquet:
            for _ in step(parquet.iter_batches(batch_size=_engine.BATCH_GAMES)):
                pass
    return wall() - before


def workers(count: int, folder: Path) -> float:
    """A local cluster of so many workers in a program of its own: a warm one, its best time. Each file is a part: three large parts
    would be dealt to two workers as two and one."""
    code = f"""
import os, sys, time
from pyspark.sql import SparkSession
from arbiter_chess.spark import audit
session = (SparkSession.builder.master("local-cluster[{count},1,1024]").config("spark.driver.bindAddress", "127.0.0.1")
    .config("spark.driver.host", "127.0.0.1").config("spark.ui.enabled", "false")
    .config("spark.sql.files.maxPartitionBytes", "4m").getOrCreate())
session.sparkContext.setLogLevel("OFF")
facts = audit(session.read.parquet(sys.argv[1]))
for _ in range({ROUNDS} + 1):
    before = time.perf_counter()
    facts.write.format("noop").mode("overwrite").save()
    print(time.perf_counter() - before)
"""
    given = os.environ | {"SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
    done = subprocess.run([sys.executable, "-c", code, str(folder)], env=given, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    return min(map(float, done.stdout.split()[1:]))


def main() -> int:
    folder, games = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 400_000
    write(folder, games)
    bench = Bench()
    without = min(alone(folder) for _ in range(ROUNDS))
    one, two = workers(1, folder), workers(2, folder)
    for name, seconds in (("without an engine", without), ("one worker", one), ("two workers", two)):
        bench.say(f"{name}: {seconds:.1f} s, {games / seconds:.0f} games a second")
    bench.ratio("Spark with one worker, none", without / one, 0.6)
    bench.ratio("Spark with two workers, one", one / two, 1.6)
    return bench.end()


if __name__ == "__main__":
    sys.exit(main())
