"""What goes wrong, and how it is told: cells that are no text, errors in the middle, sources of another kind."""

from __future__ import annotations

import bz2
import gzip
import inspect
import lzma
import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.feather
import pyarrow.parquet as pq
import pytest

import arbiter_chess as ac

GAME = b'[Event "A"]\n\n1. e4 e5 *\n\n'


def not_text(cells: list[bytes]) -> pa.Array:
    """A column of strings with bytes that are none: nobody looks when it is made of its buffers."""
    return pa.Array.from_buffers(pa.string(), len(cells), pa.array(cells, pa.binary()).buffers())


@pytest.fixture
def no_utf8() -> pa.Table:
    moves = [b"1. e4 *", b"1. e4 {\xff\xfe} e5 *", b"1. d4 *"]
    return pa.table({"movetext": not_text(moves), "White": not_text([b"Vera", b"H\xfcbner\xff", b"Nona"])})


def kinds(table: pa.Table) -> list[list[str]]:
    return [[fault["kind"] for fault in row["faults"]] for row in table.to_pylist()]


def test_a_cell_that_is_no_text_is_a_row_with_faults(no_utf8: pa.Table, tmp_path: Path) -> None:
    expected = pa.table(ac.audit_columns(no_utf8))
    assert expected["plies"].to_pylist() == [1, 2, 1]
    assert [bool(found) for found in kinds(expected)] == [False, True, False]
    pq.write_table(no_utf8, tmp_path / "a.parquet")
    pyarrow.feather.write_feather(no_utf8, tmp_path / "b.arrow")
    with pa.ipc.new_stream(tmp_path / "c.arrow", no_utf8.schema) as stream:
        stream.write_table(no_utf8)
    for path in tmp_path.iterdir():
        found = pa.table(ac.audit(path))
        assert found["plies"].to_pylist() == [1, 2, 1], path
        assert kinds(found) == kinds(expected), path
        assert pa.table(ac.replay(path))["plies"].to_pylist() == [1, 2, 1], path


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()])
def test_what_is_kept_and_no_text_comes_as_python_has_such_names(no_utf8: pa.Table, kind: pa.DataType) -> None:
    kept = no_utf8["White"].combine_chunks()
    if kind != pa.string():
        cells = pa.array([b"Vera", b"H\xfcbner\xff", b"Nona"], pa.large_binary() if kind == pa.large_string() else pa.binary_view())
        kept = pa.Array.from_buffers(kind, 3, cells.buffers())
    table = pa.table({"movetext": no_utf8["movetext"], "kept": kept})
    rows = [row for batch in ac.audit_columns(table, keep=["kept"]) for row in batch.to_pylist()]
    assert [os.fsencode(row["kept"]) for row in rows] == [b"Vera", b"H\xfcbner\xff", b"Nona"]


def test_errors_in_the_middle_of_a_stream_keep_their_kind(tmp_path: Path) -> None:
    good, bad, cut = tmp_path / "a.pgn", tmp_path / "b.parquet", tmp_path / "c.pgn.gz"
    good.write_bytes(GAME * 3)
    pq.write_table(pa.table({"price": [1.5]}), bad)
    cut.write_bytes(gzip.compress(GAME * 9_000)[:-20])
    with pytest.raises(ac.ColumnError, match="expected string, .* found only the columns price") as caught:
        pa.table(ac.audit([good, bad]))
    assert caught.value.column == "movetext"
    with pytest.raises(OSError, match="c.pgn.gz"):
        pa.table(ac.audit([good, cut]))

    class Bad:
        given = 0

        def read(self, size: int) -> bytes:
            self.given += 1
            if self.given > 3:
                raise ConnectionError("away")
            return GAME

    with pytest.raises(ConnectionError, match="away"):
        pa.table(ac.audit(Bad()))
    # Nobody is left with an error that is not his.
    assert pa.table(ac.audit(good)).num_rows == 3


@pytest.fixture
def heard() -> Iterator[None]:
    """What runs in the background of a shell ignores Ctrl-C, and hands that down."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


# More than is read before an interrupt is heard, and less than a machine has memory for.
MOST_READ = 200


@pytest.mark.filterwarnings("error")
@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_in_the_middle_is_one(jobs: int) -> None:
    class Long:
        given = 0

        def read(self, size: int) -> bytes:
            self.given += 1
            if self.given == 5:
                signal.raise_signal(signal.SIGINT)
            return GAME * 10_000 if self.given < MOST_READ else b""

    for read in (pa.table, list):
        with pytest.raises(KeyboardInterrupt):
            read(ac.audit(Long(), jobs=jobs))
    # It is heard once.
    assert sum(range(1_000)) == 499_500


def test_an_interrupt_ends_a_program(tmp_path: Path) -> None:
    code = (
        "import itertools, os, signal, threading, time\n"
        "import arbiter_chess as ac, pyarrow as pa\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Endless:\n"
        f"    def read(self, size): return {GAME!r} * 10_000\n"
        "threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "pa.table(ac.audit(Endless()))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGINT, done.stderr
    assert done.stderr.strip().endswith("KeyboardInterrupt"), done.stderr


def test_a_text_packed_in_itself(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("one.pgn", GAME)
        archive.writestr("two.pgn.xz", lzma.compress(GAME))
    zipped = (tmp_path / "a.zip").read_bytes()
    for packed, games in [
        (gzip.compress(bz2.compress(GAME)), 1),
        (lzma.compress(gzip.compress(GAME * 2)), 2),
        (gzip.compress(zipped), 2),
    ]:
        assert pa.table(ac.audit(packed)).num_rows == games
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("inner.zip", zipped)
    with pytest.raises(OSError, match="a zip or a table in a zip is not read"):
        list(ac.audit(tmp_path / "b.zip"))
    with pytest.raises(OSError, match="packed as 7z"):
        list(ac.audit(b"7z\xbc\xaf\x27\x1c\0\4 and more"))


def test_sources_of_another_kind_say_what_reads_them(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    pq.write_table(pa.table(ac.games(GAME)), path)
    with pytest.raises(ac.ArbiterError, match="games.parquet: expected games as text, found a table.*audit and replay"):
        list(ac.games(path))
    with pytest.raises(TypeError, match="found a table: audit_columns and replay"):
        ac.audit(pq.read_table(path))
    with pytest.raises(TypeError, match="expected a table .* found str; audit and replay"):
        ac.audit_columns(str(path))


def test_a_link_that_leads_back_is_no_gap(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "a.pgn").write_bytes(GAME)
    (tmp_path / "inner" / "again").symlink_to(tmp_path)
    assert pa.table(ac.audit(tmp_path)).num_rows == 1


def test_signatures_are_those_that_are_public() -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    shown: list[tuple[Any, str]] = [
        (ac.audit, "(source, *, laws='auto', exact_dead=False, jobs=1, batch_games=8192)"),
        (
            ac.audit_columns,
            "(table, *, movetext='movetext', columns=None, keep=(), laws='auto', exact_dead=False, jobs=1)",
        ),
        (ac.games, "(source, *, jobs=1)"),
        (ac.replay, "(source_or_table, *, rows='games', columns=('uci', 'san'), movetext='movetext', jobs=1)"),
        (ac.can_mate, "(fen, side, *, budget='full')"),
        (ac.is_dead, "(fen, *, budget='full')"),
        (ac.can_mate_columns, "(table, *, fen='fen', side='side', budget='quick', jobs=1)"),
        (ac.Position, f"(fen='{start}')"),
        (ac.pair, "(report, *, rules='fide-dutch-2026')"),
        (ac.standings, "(report, *, tiebreaks='BH/C1,SB')"),
        (ac.check, "(report, *, rules=None)"),
    ]
    for function, signature in shown:
        assert str(inspect.signature(function)) == signature


def test_the_stubs_are_the_module() -> None:
    package = Path(ac.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "arbiter_chess._native", "--mypy-config-file", os.devnull],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(package), "MYPYPATH": str(package)},
        cwd=package,
    )
    assert done.returncode == 0, done.stdout + done.stderr


