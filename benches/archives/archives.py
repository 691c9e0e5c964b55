"""The package against python-chess, the program, itself on more threads, and its memory. `make bench BENCH=archives`.

The games are the book of the audit's bench; ARBITER_BOOK names it, ARBITER_PROGRAM the program `arbiter`.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import chess.pgn
import pyarrow as pa

import arbiter_chess
from race import Bench, wall

BOOK = Path(os.environ["ARBITER_BOOK"])
PROGRAM = os.environ["ARBITER_PROGRAM"]
GAMES = 3000
#: So many times the games for us: one pass over them is too short to be timed.
MORE = 30
#: Reads a source to its end and keeps nothing.
DROP = "import sys, arbiter_chess\nfor batch in arbiter_chess.audit(sys.argv[1:], jobs=2): pass"
CELL = """
import sys, pyarrow, arbiter_chess
cell = "1. e4 {" + "x" * int(sys.argv[1]) + "} e5 *"
table = pyarrow.table({"movetext": [cell]})
del cell
for batch in arbiter_chess.audit_columns(table): pass
"""
EMPTY = """
import pyarrow, arbiter_chess
batch = pyarrow.record_batch({"movetext": pyarrow.array([""] * 8192)})
cells = pyarrow.RecordBatchReader.from_batches(batch.schema, (batch for _ in range(5_000_000 // 8192 + 1)))
for answer in arbiter_chess.audit_columns(cells): pass
"""


def first_games(count: int) -> bytes:
    """The beginning of the book."""
    text = BOOK.read_bytes()
    at = -1
    for _ in range(count + 1):
        at = text.index(b"[Event ", at + 1)
    return text[:at]


def python_chess(text: bytes) -> list[tuple[int, str]]:
    """Half-moves and the last position of each game."""
    file = io.StringIO(text.decode("latin-1"))
    found = []
    while (game := chess.pgn.read_game(file)) is not None:
        end = game.end()
        found.append((end.ply(), end.board().fen(en_passant="fen")))
    return found


def ours(text: bytes) -> list[tuple[int, str]]:
    table = pa.table(arbiter_chess.replay(text, rows="games"))
    return list(zip(table["plies"].to_pylist(), table["final_fen"].to_pylist(), strict=True))


def main() -> int:
    bench = Bench()
    some = first_games(GAMES)
    theirs = python_chess(some)
    assert [plies for plies, _ in ours(some)] == [plies for plies, _ in theirs], "both replay the same games"
    boards = [fen.split()[:2] for _, fen in ours(some)]
    assert boards == [fen.split()[:2] for _, fen in theirs], "both end in the same positions"
    bench.say(f"{GAMES} games, {sum(plies for plies, _ in theirs)} half-moves")
    peer = lambda: python_chess(some)  # noqa: E731
    many = some * MORE
    bench.race("replay, python-chess", lambda: pa.table(arbiter_chess.replay(many)), peer, 300, more=MORE)
    bench.race("audit to a table, python-chess", lambda: pa.table(arbiter_chess.audit(many)), peer, 100, more=MORE)

    program = [PROGRAM, "audit", "--jobs", "1", "--format", "jsonl", "--output", os.devnull, str(BOOK)]
    table = pa.table(arbiter_chess.games(BOOK))
    book = BOOK.read_bytes()
    drain = lambda batches: sum(batch.num_rows for batch in batches)  # noqa: E731
    assert drain(arbiter_chess.audit(BOOK)) == drain(arbiter_chess.audit_columns(table)) == table.num_rows
    bench.say(f"the book: {table.num_rows} games, {len(book)} bytes")
    run = lambda: subprocess.run(program, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: E731, S603
    bench.race("audit, the program", lambda: pa.table(arbiter_chess.audit(BOOK)), run, 0.9)
    bench.race("columns, bytes", lambda: drain(arbiter_chess.audit_columns(table)), lambda: drain(arbiter_chess.audit(book)), 0.9)
    bench.race(
        "two threads, one",
        lambda: drain(arbiter_chess.audit(BOOK, jobs=2)),
        lambda: drain(arbiter_chess.audit(BOOK, jobs=1)),
        1.7,
        clock=wall,
    )
    for size in (256, 1024, 8192, 65536):
        before = wall()
        drain(arbiter_chess.audit(BOOK, batch_games=size))
        bench.say(f"batches of {size} games: {wall() - before:.2f} s")
    rows = [first_part(table, part) for part in (8, 4, 2, 1)]
    for part in rows:
        before = wall()
        drain(arbiter_chess.audit_columns(part))
        bench.say(f"{part.num_rows} games: {wall() - before:.2f} s")
    del table, rows, book
    bench.memory("memory, 172 MB of PGN", DROP, 300, str(BOOK), str(BOOK))
    bench.memory("memory, a cell of 60 MB", CELL, 300, "60000000")
    bench.memory("memory, five million empty cells", EMPTY, 300)
    return bench.end()


def first_part(table: pa.Table, part: int) -> pa.Table:
    """The first of so many equal parts."""
    return table.slice(0, table.num_rows // part)


if __name__ == "__main__":
    sys.exit(main())
