"""The audit on Ray Data says what one process says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pytest
import ray

import arbiter_chess
import archive
from arbiter_chess.ray import audit


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    # All of it is this machine, for as long as the test: no token in the user's home.
    os.environ["RAY_AUTH_MODE"] = "disabled"
    ray.init(address="local", num_cpus=2, include_dashboard=False, _node_ip_address="127.0.0.1", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("spread", [False, True])
def test_ray_says_what_one_process_says(spread: bool, cluster: None, tmp_path: Path) -> None:
    whole = archive.write(tmp_path, 3000)
    files = [str(path) for path in sorted(tmp_path.glob("*.parquet"))]
    facts = audit(ray.data.read_parquet(files), keep=["Site"], spread=spread)
    rows = [row for batch in facts.iter_batches(batch_format="pyarrow") for row in batch.to_pylist()]
    expected = pa.table(arbiter_chess.audit_columns(whole, keep=["Site"])).drop_columns(["row"]).to_pylist()
    assert sorted(rows, key=lambda row: str(row["Site"])) == sorted(expected, key=lambda row: str(row["Site"]))
