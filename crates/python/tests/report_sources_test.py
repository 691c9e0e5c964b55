"""A report of games themselves: PGN, packed or not, and archives as columns are audited on the way, and say the same."""

from __future__ import annotations

import datetime
import gzip
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet as pq

import arbiter_chess
import archive
from arbiter_chess import report
from arbiter_chess.report.sources import summary
from page import Page

FAULTY = archive.EXAMPLES / "faulty.pgn"


def text(source: object, out: Path) -> str:
    return report.build(source, out).read_text(encoding="utf-8")


def test_games_are_audited_on_the_way(tmp_path: Path) -> None:
    page = Page(report.build(FAULTY, tmp_path))
    facts = pa.table(arbiter_chess.audit(FAULTY)).to_pylist()
    kinds = Counter(fault["kind"] for game in facts for fault in game["faults"])
    found = {row: int(values[1]) for row, values in page.rows["faults-kinds"].items()}
    assert page.numbers["glance-games"] == len(facts)
    assert page.numbers["glance-plies"] == sum(game["plies"] for game in facts)
    assert found and found.items() <= kinds.items()


def test_the_same_games_in_any_packing_give_the_same_page(tmp_path: Path) -> None:
    expected = text(FAULTY, tmp_path)
    packed = tmp_path / "faulty.pgn.gz"
    packed.write_bytes(gzip.compress(FAULTY.read_bytes()))
    games = pa.table(arbiter_chess.games(FAULTY))
    parquet, arrow = tmp_path / "games.parquet", tmp_path / "games.arrow"
    pq.write_table(games, parquet)
    with pa.ipc.new_file(arrow, games.schema) as file:
        file.write_table(games, max_chunksize=7)
    for source in (packed, FAULTY.read_bytes(), games, games.to_batches()[0], parquet, arrow, [str(parquet)]):
        assert text(source, tmp_path / "out") == expected


def test_what_was_kept_is_used(tmp_path: Path) -> None:
    games = pa.table(arbiter_chess.games(FAULTY))
    elos = pa.array(["2400", "2600"] * (games.num_rows // 2))
    for name in ("WhiteElo", "BlackElo"):
        games = games.set_column(games.schema.names.index(name), name, elos)
    page = Page(report.build(games, tmp_path))
    assert "claims-no_rating" not in page.numbers
    facts = arbiter_chess.audit_columns(games, keep=["WhiteElo", "BlackElo", "TimeControl", "Termination"])
    assert text(facts, tmp_path / "facts") == page.text


def test_a_game_that_knows_its_day_by_the_clock_of_the_world_has_a_year(tmp_path: Path) -> None:
    games = pa.table(arbiter_chess.games(FAULTY))
    rows = games.num_rows
    games = games.set_column(games.schema.names.index("Date"), "Date", pa.nulls(rows, pa.string()))
    place = games.schema.names.index("UTCDate")
    for days in (pa.array(["2019.03.07"] * rows), pa.array([datetime.date(2019, 3, 7)] * rows)):
        published = games.set_column(place, "UTCDate", days)
        page = Page(report.build(published, tmp_path / str(days.type)))
        assert "faults-no_date" not in page.numbers
        facts = arbiter_chess.audit_columns(published, keep=["UTCDate"])
        assert summary(facts).column("year").to_pylist().count(2019) > 0


def test_an_audit_alone_knows_no_ratings(tmp_path: Path) -> None:
    page = Page(report.build(arbiter_chess.audit(FAULTY), tmp_path))
    assert page.numbers["claims-no_rating"] == page.numbers["glance-games"]


def test_the_command_says_where_the_page_stands(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arbiter_chess.report", str(FAULTY), str(archive.EXAMPLES / "masters.pgn")]
    done = subprocess.run([*command, "--out", str(tmp_path), "--lang", "ar"], capture_output=True, text=True, check=True)  # noqa: S603
    assert Path(done.stdout.strip()) == tmp_path / "index.html"
    assert Page(tmp_path / "index.html").numbers["glance-games"] == 60
    missing = subprocess.run([*command[:3], "nothing.pgn", "--out", str(tmp_path)], capture_output=True, text=True, check=False)  # noqa: S603
    assert missing.returncode == 1 and missing.stderr.startswith("error: ") and "Traceback" not in missing.stderr


def test_what_draws_is_named_where_it_is_missing(tmp_path: Path) -> None:
    code = "import sys; sys.modules['vl_convert'] = None; from arbiter_chess.report.__main__ import main; sys.exit(main())"
    command = [sys.executable, "-c", code, str(FAULTY), "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 1 and "pip install pyarrow vl-convert-python" in done.stderr
