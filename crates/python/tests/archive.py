"""An archive of 64 parts for the tests of engines: some empty, one with half of the games, poison in each tenth."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import arbiter_chess

PARTS = 64
EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
#: Cells that no reader likes: nul bytes, no UTF-8, two games, tags, nothing, and megabytes without end.
POISON = (
    b"1. e4 \0\0 e5 *",
    b"1. e4 \xff\xfe e5 {\x80} 2. Nf3 *",
    b"1. e4 e5 * 1. d4 d5 *",
    b'[FEN "no position"]\n\n1. e4 *',
    b"",
    b"{" + 30_000_000 * b"x",
    b"1. e4 e5 2. Nf3 " + 1_000_000 * b"({x} ",
)


def games() -> pa.Table:
    """The example games, as an archive has them."""
    paths = [str(EXAMPLES / name) for name in ("masters.pgn", "faulty.pgn", "variants.pgn")]
    return pa.table(arbiter_chess.games(paths))


def write(folder: Path, rows: int, poison: bool = False) -> pa.Table:
    """Writes the parts 0.parquet to 63.parquet and gives all of it as one table; `Site` is the name of each game."""
    some = games()
    parts = [_part(some, number, size) for number, size in enumerate(_sizes(rows))]
    if poison:
        parts = [_poisoned(part, number) if number % 10 == 0 else part for number, part in enumerate(parts)]
    for number, part in enumerate(parts):
        pq.write_table(part, folder / f"{number}.parquet", row_group_size=5000)
    return pa.concat_tables(parts)


def _sizes(rows: int) -> list[int]:
    """Part 7 has half of the games, each fifth has none, the others share what is left."""
    full = [number for number in range(PARTS) if number != 7 and number % 5]
    sizes = [0] * PARTS
    sizes[7] = rows // 2
    for place, number in enumerate(full):
        rest = rows - rows // 2
        sizes[number] = rest * (place + 1) // len(full) - rest * place // len(full)
    return sizes


def _part(some: pa.Table, number: int, size: int) -> pa.Table:
    rows = some.take(pa.array([(number + row) % some.num_rows for row in range(size)], pa.int64()))
    names = pa.array([f"{number}/{row}" for row in range(size)], pa.string())
    return rows.set_column(rows.schema.names.index("Site"), "Site", names)


def _poisoned(part: pa.Table, number: int) -> pa.Table:
    names = [f"{number}/poison {row}" for row in range(len(POISON))]
    cells = {"Site": pa.array(names), "movetext": pa.array(POISON, pa.binary()).view(pa.string())}
    columns = [cells.get(field.name, pa.nulls(len(POISON), field.type)) for field in part.schema]
    return pa.concat_tables([part, pa.Table.from_arrays(columns, schema=part.schema)])
