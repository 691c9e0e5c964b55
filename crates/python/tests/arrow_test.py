"""Tables in and out."""

from __future__ import annotations

import datetime
import io
import os
import resource
import subprocess
import sys
import threading
import time
import types
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import arbiter_chess as ac

PLACES = {"file", "game", "line", "row"}
MATE = "1. f3 e5 2. g4 Qh4# 0-1"


def said(table: pa.Table) -> list[dict]:
    """What is said of each game, without places."""
    rows = []
    for row in table.to_pylist():
        for fault in row["faults"]:
            del fault["line"], fault["column"]
        rows.append({name: value for name, value in row.items() if name not in PLACES and name in AUDIT})
    return rows


FAULT = pa.struct(
    [
        ("kind", pa.string()),
        ("ply", pa.int32()),
        ("line", pa.int64()),
        ("column", pa.int32()),
        ("message", pa.string()),
        ("article", pa.string()),
        ("legal_moves", pa.list_(pa.string())),
        ("severity", pa.string()),
    ]
)
TEXTS = ["event", "date", "white", "black", "result", "variant", "laws"]
PLIES = [
    "end_ply",
    "dead_ply",
    "threefold_ply",
    "threefold_written_ply",
    "fivefold_ply",
    "fifty_ply",
    "fifty_written_ply",
    "seventy_five_ply",
]
SCHEMA = pa.schema(
    [("file", pa.string()), ("game", pa.int64()), ("line", pa.int64())]
    + [(name, pa.string()) for name in TEXTS]
    + [("plies", pa.int32()), ("final_fen", pa.string()), ("end", pa.string())]
    + [(name, pa.int32()) for name in PLIES]
    + [("faults", pa.list_(FAULT)), ("faults_left_out", pa.int64())]
)
AUDIT = set(SCHEMA.names)


def test_the_schema_is_what_is_promised() -> None:
    table = pa.table(ac.audit(b"1. e4 *"))
    assert table.schema == SCHEMA
    assert table.num_rows == 1
    assert pa.table(ac.audit(b"")).schema == SCHEMA
    keep = pa.table(ac.audit_columns(pa.table({"movetext": [MATE], "id": [7]}), keep=["id"]))
    assert keep.schema.names == ["row", "id", *SCHEMA.names[3:]]


def test_findings_have_their_weight() -> None:
    text = b'[Result "*"]\n\n1. f3 e5 2. g4 Qh4# *\n\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n'
    weights = [[(fault["kind"], fault["severity"]) for fault in row["faults"]] for row in pa.table(ac.audit(text)).to_pylist()]
    assert weights == [[("result_mismatch", "notice")], [("result_mismatch", "fault")]]
    assert [[fault.severity for fault in report.faults] for report in ac.reports(text)] == [["notice"], ["fault"]]


def test_all_ways_say_the_same(archive: list[str], tmp_path: Path) -> None:
    direct = said(pa.table(ac.audit(archive, jobs=2)))
    assert len(direct) >= 10
    games = pa.table(ac.games(archive, jobs=2))
    assert said(pa.table(ac.audit_columns(games))) == direct
    assert said(pa.table(ac.audit_columns(games, jobs=3))) == direct
    assert said(pa.table(ac.audit_columns(ac.games(archive)))) == direct
    pq.write_table(games, tmp_path / "games.parquet", row_group_size=1_000)
    assert said(pa.table(ac.audit(str(tmp_path / "games.parquet")))) == direct
    with pa.OSFile(str(tmp_path / "games.arrow"), "wb") as out, pa.ipc.new_file(out, games.schema) as writer:
        writer.write_table(games)
    assert said(pa.table(ac.audit(tmp_path / "games.arrow"))) == direct


def test_hostile_texts_say_the_same(hostile: list[str]) -> None:
    for path in hostile:
        text = Path(path).read_bytes()
        direct = said(pa.table(ac.audit(text)))
        assert said(pa.table(ac.audit_columns(ac.games(text)))) == direct, path
        pa.table(ac.replay(text, rows="plies", columns=("uci", "san", "fen", "key", "clock_ms")))


def cells() -> dict[str, pa.Array]:
    texts = ["1. e4 e5 *", MATE, None]
    plain = pa.array(texts)
    return {
        "string": plain,
        "large": pa.array(texts, pa.large_string()),
        "view": plain.cast(pa.string_view()),
        "binary": plain.cast(pa.binary()),
        "large binary": plain.cast(pa.large_binary()),
        "dictionary": plain.dictionary_encode(),
        "slice": pa.concat_arrays([pa.array(["1. d4 *"]), plain]).slice(1),
    }


@pytest.mark.parametrize("name", cells())
def test_every_type_of_text_is_taken(name: str) -> None:
    table = pa.table({"movetext": cells()[name], "White": cells()[name]})
    rows = pa.table(ac.audit_columns(table)).to_pylist()
    assert [row["plies"] for row in rows] == [2, 4, None]
    assert rows[1]["end"] == "checkmate"
    assert rows[1]["white"] == MATE
    assert [fault["kind"] for fault in rows[2]["faults"]] == ["syntax"]
    assert rows[2]["final_fen"] is None


def test_days_times_and_numbers_are_tags() -> None:
    day = datetime.date(2014, 10, 31)
    for kind in (pa.int8(), pa.uint64(), pa.int32()):
        table = pa.table(
            {
                "movetext": ["1. e4 *"] * 2,
                "UTCDate": pa.array([day, None], pa.date32()),
                "Date": pa.array([None, day], pa.date32()),
                "UTCTime": pa.array([datetime.time(1, 2, 3)] * 2, pa.time32("s")),
                "WhiteElo": pa.array([100, None], kind),
                "Round": pa.array([1, 2], kind),
            }
        )
        rows = pa.table(ac.audit_columns(table)).to_pylist()
        assert [row["laws"] for row in rows] == ["fide-2014"] * 2
        assert rows[1]["date"] == "2014.10.31"


def test_wrong_columns_are_told() -> None:
    good = pa.array(["1. e4 *"])
    for table, options, column in [
        (pa.table({"movetext": [1]}), {}, "movetext"),
        (pa.table({"movetext": [["e4"]]}), {}, "movetext"),
        (pa.table({"moves": good}), {}, "movetext"),
        (pa.table({"movetext": good, "White": [1.5]}), {}, "White"),
        (pa.table({"movetext": good, "w": [[1]]}), {"columns": {"White": "w"}}, "w"),
        (pa.table({"movetext": good}), {"columns": {"White": "w"}}, "w"),
        (pa.table({"movetext": good}), {"keep": ["id"]}, "id"),
        (pa.table({"movetext": good, "event": good}), {"keep": ["event"]}, "event"),
    ]:
        with pytest.raises(ac.ColumnError) as caught:
            ac.audit_columns(table, **options)
        assert caught.value.column == column
        assert caught.value.expected and caught.value.found


def test_ratings_with_gaps_are_passed_over() -> None:
    table = pa.table({"movetext": ["1. e4 *", "1. d4 *"], "WhiteElo": [2000.0, None]})
    rows = pa.table(ac.audit_columns(table, keep=["WhiteElo"]))
    assert rows["plies"].to_pylist() == [1, 1]
    assert rows["WhiteElo"].to_pylist() == [2000.0, None]
    with pytest.raises(ac.ColumnError):
        ac.audit_columns(table, columns={"WhiteElo": "WhiteElo", "BlackElo": "WhiteElo"})


def test_columns_are_renamed() -> None:
    table = pa.table({"pgn": ["1. e4 *"], "w": ["Vera"], "White": ["no"]})
    row = pa.table(ac.audit_columns(table, movetext="pgn", columns={"White": "w"})).to_pylist()[0]
    assert row["white"] == "Vera"


def test_tags_in_a_cell_count_where_a_column_has_none() -> None:
    cell = '[White "cell"]\n[Black "cell"]\n[Result "0-1"]\n\n' + MATE
    table = pa.table({"movetext": [cell, cell], "White": ["column", None]})
    first, second = pa.table(ac.audit_columns(table)).to_pylist()
    assert (first["white"], first["black"], first["result"]) == ("column", "cell", "0-1")
    assert second["white"] == "cell"
    assert not first["faults"] and not second["faults"]


def test_odd_cells_are_rows() -> None:
    table = pa.table(
        {
            "movetext": pa.array(
                [
                    b"1. e4 *\n\n1. d4 *\n\n1. c4 *",
                    b"\0\0\0 1. e4 \xff\xfe *",
                    b"",
                    b"no chess at all",
                    b"1. e4 {" + b"x" * 3_000_000,
                    b"e4 " * 300_000,
                ],
                pa.binary(),
            ),
            "White": pa.array([b"a\nb", b"\0", b"\xff", b'"', b"\\", b"[]"], pa.binary()),
        }
    )
    rows = pa.table(ac.audit_columns(table)).to_pylist()
    assert len(rows) == 6
    assert [row["row"] for row in rows] == list(range(6))
    assert rows[0]["plies"] == 1
    assert "syntax" in {fault["kind"] for fault in rows[0]["faults"]}
    assert rows[0]["white"] == "a b"
    assert rows[3]["white"] == '"'
    assert rows[4]["white"] == "\\"


def address(array: pa.ChunkedArray) -> list[int | None]:
    return [None if one is None else one.address for chunk in array.chunks for one in chunk.buffers()]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_kept_is_not_copied(jobs: int) -> None:
    table = pa.table({"movetext": ["1. e4 *"] * 3_000, "id": range(3_000), "name": [f"game {n}" for n in range(3_000)]})
    kept = pa.table(ac.audit_columns(table, keep=["name", "id"], jobs=jobs))
    for name in ("name", "id"):
        assert address(kept[name]) == address(table[name])
        assert kept[name].equals(table[name])


def test_a_stream_that_fails_in_its_middle() -> None:
    def batches():
        yield pa.record_batch({"movetext": ["1. e4 *"]})
        raise RuntimeError("the disk is gone")

    reader = pa.RecordBatchReader.from_batches(pa.schema([("movetext", pa.string())]), batches())
    answer = ac.audit_columns(reader)
    assert next(answer).num_rows == 1
    with pytest.raises(ac.ArbiterError, match="disk is gone"):
        next(answer)


def test_a_file_object_that_fails_in_its_middle() -> None:
    class Bad(io.RawIOBase):
        given = 0

        def read(self, size: int = -1) -> bytes:
            self.given += 1
            if self.given > 3:
                raise ConnectionError("away")
            return b'[Event "x"]\n\n1. e4 *\n\n' * 10

    answer = ac.audit(Bad())
    with pytest.raises(ConnectionError, match="away"):
        list(answer)


def test_spoilt_tables(tmp_path: Path) -> None:
    whole = tmp_path / "whole.parquet"
    pq.write_table(pa.table({"movetext": ["1. e4 *"] * 1_000}), whole)
    bytes_ = whole.read_bytes()
    for length in (5, 100, len(bytes_) // 2, len(bytes_) - 1):
        with pytest.raises((ac.ArbiterError, OSError)):
            list(ac.audit(bytes_[:length]))
    for place in range(4, len(bytes_), 7):
        spoilt = bytearray(bytes_)
        spoilt[place] ^= 0xFF
        try:
            list(ac.audit(bytes(spoilt)))
        except (ac.ArbiterError, OSError):
            pass
    other = tmp_path / "other.parquet"
    pq.write_table(pa.table({"price": [1.5]}), other)
    with pytest.raises(ac.ColumnError) as caught:
        list(ac.audit(other))
    assert caught.value.column == "movetext"


def test_mates_of_a_table() -> None:
    table = pa.table(
        {
            "fen": ["8/8/4k3/8/8/8/4KP2/8 w - - 0 1"] * 2 + ["nonsense", None],
            "side": ["black", "white", "white", "white"],
            "id": [1, 2, 3, 4],
        }
    )
    rows = pa.table(ac.can_mate_columns(table, budget="full"))
    assert rows.schema.names == ["fen", "side", "id", "verdict", "mate_in_plies"]
    assert rows["verdict"].to_pylist() == ["unwinnable", "winnable", None, None]
    assert rows["mate_in_plies"].to_pylist()[1] > 0
    with pytest.raises(ac.ColumnError):
        ac.can_mate_columns(table, side="id")
    with pytest.raises(ac.ColumnError) as caught:
        ac.can_mate_columns(rows)
    assert caught.value.column == "verdict"


def test_names_are_used_once() -> None:
    assert ac.replay(b"1. e4 *", rows="plies", columns=("san", "uci")).__class__ is ac.Batches
    with pytest.raises(ac.ArbiterError, match="each name once"):
        ac.replay(b"1. e4 *", rows="plies", columns=["uci", "uci"])
    table = pa.table({"movetext": ["1. e4 *"], "name": ["Vera"]})
    renamed = types.MappingProxyType({"White": "name"})
    assert pa.table(ac.audit_columns(table, columns=renamed))["white"].to_pylist() == ["Vera"]
    with pytest.raises(TypeError):
        ac.audit_columns(table, columns=["White"])


def test_a_replay_plays_what_an_audit_plays() -> None:
    stray = '[FEN "rnbq1rk1/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQq - 6 5"]\n\n5. O-O d6 *'
    for text in (stray, "1. e4 D e5 *", "1. e4 d62. d4 *", "1. e4 N e5 2. Nf3TN *"):
        audit, replay = (pa.table(way(text.encode())) for way in (ac.audit, ac.replay))
        assert audit["final_fen"].to_pylist() == replay["final_fen"].to_pylist(), text
        assert replay["error"].to_pylist() == [None], text


def test_a_replay_of_a_table_is_that_of_its_text(archive: list[str]) -> None:
    text = pa.table(ac.replay(archive))
    table = pa.table(ac.replay(ac.games(archive), jobs=2))
    assert table["final_fen"].to_pylist() == text["final_fen"].to_pylist()
    assert table["game"].to_pylist() == list(range(1, text.num_rows + 1))


def test_two_threads_at_once(archive: list[str]) -> None:
    expected = said(pa.table(ac.audit(archive)))
    found: list[object] = []

    def one() -> None:
        found.append(said(pa.table(ac.audit(archive, jobs=2))))

    threads = [threading.Thread(target=one) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected, expected]


def test_the_interpreter_is_free() -> None:
    game = b'[Event "x"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n'
    ticks = 0
    done = False

    def count() -> None:
        nonlocal ticks
        while not done:
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    begun = time.monotonic()
    assert pa.table(ac.audit(game * 200_000)).num_rows == 200_000
    took = time.monotonic() - begun
    done = True
    thread.join()
    assert ticks > 100 * took, f"{ticks} in {took} s"


MEMORY = """
import resource, sys
import pyarrow as pa
import arbiter_chess as ac
game = b'[Event "x"]\\n[White "A"]\\n[Black "B"]\\n\\n' + b'1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. d3 d6 *\\n\\n'
def source(megabytes):
    class File:
        left = megabytes * 1_000_000 // len(game)
        def read(self, size):
            count = min(self.left, size // len(game))
            self.left -= count
            return game * count
    return File()
what = sys.argv[1]
if what == "pgn":
    rows = sum(batch.num_rows for batch in ac.audit(source(172), jobs=2))
elif what == "games":
    rows = sum(batch.num_rows for batch in ac.games(source(172)))
elif what == "cell":
    table = pa.table({"movetext": pa.array([b"1. e4 {" + b"[%clk 0:01:00] x " * 3_600_000], pa.binary())})
    rows = sum(batch.num_rows for batch in ac.audit_columns(table))
else:
    table = pa.table({"movetext": pa.nulls(5_000_000, pa.string())})
    rows = sum(batch.num_rows for batch in ac.audit_columns(table))
print(rows, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.parametrize(("what", "most"), [("pgn", 300), ("games", 300), ("cell", 300), ("empty", 300)])
def test_memory_is_bounded(what: str, most: int) -> None:
    out = subprocess.run([sys.executable, "-c", MEMORY, what], capture_output=True, text=True, check=True).stdout
    rows, megabytes = map(int, out.split())
    assert rows >= 1
    assert megabytes < most


def test_all_packings(tmp_path: Path) -> None:
    import bz2
    import gzip
    import lzma
    import zipfile

    text = b'[Event "x"]\n\n1. e4 *\n\n' * 50
    (tmp_path / "a.pgn.gz").write_bytes(gzip.compress(text))
    (tmp_path / "b.pgn.bz2").write_bytes(bz2.compress(text))
    (tmp_path / "c.pgn.xz").write_bytes(lzma.compress(text))
    (tmp_path / "d.pgn.zst").write_bytes(pa.compress(text, codec="zstd", asbytes=True))
    with zipfile.ZipFile(tmp_path / "e.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("one.pgn", text)
        archive.writestr("folder/two.pgn", text)
        archive.writestr("readme.txt", b"no games")
    names = pa.table(ac.audit(tmp_path, jobs=2))["file"].to_pylist()
    expected = ["a.pgn.gz", "b.pgn.bz2", "c.pgn.xz", "d.pgn.zst", "e.zip/one.pgn", "e.zip/two.pgn"]
    assert names == [name for name in expected for _ in range(50)]
    with open(tmp_path / "e.zip", "rb") as file:
        assert pa.table(ac.audit(file)).num_rows == 100
    assert pa.table(ac.audit((tmp_path / "d.pgn.zst").read_bytes())).num_rows == 50
    assert os.path.exists(tmp_path / "a.pgn.gz")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > 0


def test_a_stream_that_is_not_what_it_announced_ends_with_an_error() -> None:
    def lying() -> pa.RecordBatchReader:
        announced = pa.schema([("movetext", pa.string())])
        return pa.RecordBatchReader.from_batches(announced, iter([pa.record_batch({"movetext": pa.nulls(2)})]))

    for work in (ac.audit_columns, ac.replay):
        with pytest.raises(Exception, match="spoilt"):
            list(work(lying()))
        with pytest.raises(Exception, match="spoilt"):
            pa.table(work(lying()))
