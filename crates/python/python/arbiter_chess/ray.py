"""The audit on Ray Data: the same function as on Spark, handed to `map_batches`.

    import ray
    from arbiter_chess.ray import audit
    facts = audit(ray.data.read_parquet(path), keep=["Site", "UTCDate"])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pyarrow as pa

from arbiter_chess import _engine

if TYPE_CHECKING:
    from ray.data import Dataset


def audit(
    dataset: Dataset,
    *,
    keep: Sequence[str] = (),
    laws: str = "auto",
    exact_dead: bool = False,
    spread: bool = False,
) -> Dataset:
    """Each game of a data set audited: the columns to keep, then those of `AUDIT_DDL` without `file, game, line`.

    `spread` cuts the data into blocks of 4,096 games first, so that a few large files occupy all workers.
    """
    step = _engine.auditor(tuple(keep), laws, exact_dead)
    names = dataset.schema().names

    def of_table(table: pa.Table) -> Iterator[pa.Table]:
        for batch in step(table.to_batches()):
            yield pa.Table.from_batches([batch])

    games = dataset.select_columns(_engine.columns_for(names, keep))
    if spread:
        games = games.repartition(target_num_rows_per_block=_engine.BATCH_GAMES)
    return games.map_batches(of_table, batch_size=_engine.BATCH_GAMES, batch_format="pyarrow", zero_copy_batch=True)
