"""A batch of facts as its columns, and rows of a summary made of them."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

SUMS_DDL = "measure string, year int, rating int, key string, at bigint, n bigint"
KEYS = ("measure", "year", "rating", "key", "at")
SCHEMA = pa.schema(
    [
        ("measure", pa.string()),
        ("year", pa.int32()),
        ("rating", pa.int32()),
        ("key", pa.string()),
        ("at", pa.int64()),
        ("n", pa.int64()),
    ]
)
#: The columns of facts, and of an archive beside them, that are read. All but the first line may be missing.
COLUMNS = (
    *("date", "result", "variant", "laws", "plies", "end", "end_ply", "dead_ply", "faults", "faults_left_out"),
    *("threefold_ply", "fifty_ply", "fivefold_ply", "seventy_five_ply"),
    *("WhiteElo", "BlackElo", "TimeControl", "Termination", "UTCDate"),
)
#: Ratings are counted in bands so wide; a band is named by its lower end.
BAND = 200
#: Longer games and longer delays are counted as this one.
MOST_PLIES = 1000


class Games:
    """A batch of facts, each column by its name, and what is counted by: the year and the band of ratings."""

    def __init__(self, batch: pa.RecordBatch) -> None:
        self.batch = batch
        self.rows = batch.num_rows
        # Published archives have the day of the world's clock and no other; it may be a day or a text.
        date, utc = (self.of(name).cast(pa.string()) for name in ("date", "UTCDate"))
        date = pc.if_else(pc.fill_null(pc.match_substring_regex(date, r"^\d{4}"), False), date, utc)
        self.year = number(pc.replace_substring_regex(date, r"^(\d{4})(\D.*)?$", r"\1"), pa.int32())
        day = pc.replace_substring_regex(date, r"^(\d{4})\D(\d\d)\D(\d\d)$", r"\1\2\3")
        self.day = _if(pc.equal(pc.utf8_length(day), 8), number(day, pa.int64()))
        both = pc.add(elo(self.of("WhiteElo")), elo(self.of("BlackElo")))
        self.rating = pc.multiply(pc.divide(both, 2 * BAND), BAND).cast(pa.int32())

    def has(self, name: str) -> bool:
        return name in self.batch.schema.names

    def of(self, name: str) -> pa.Array:
        """The column; nulls where there is none."""
        if self.has(name):
            return self.batch.column(name)
        return pa.nulls(self.rows, _TYPES.get(name, pa.string()))

    def count(
        self,
        measure: str,
        *,
        key: pa.Array | None = None,
        at: pa.Array | None = None,
        rating: pa.Array | None = None,
        year: bool = True,
        n: pa.Array | int = 1,
        where: pa.Array | None = None,
    ) -> pa.Table:
        """One measure: each game adds `n` to what it is counted by; `where` chooses the games."""
        ones = pa.repeat(pa.scalar(n, pa.int64()), self.rows) if isinstance(n, int) else n
        table = rows(
            measure,
            self.rows,
            year=self.year if year else None,
            rating=rating,
            key=key,
            at=at,
            n=pc.fill_null(ones, 0),
        )
        return table if where is None else table.filter(pc.fill_null(where, False))


def rows(
    measure: str,
    count: int,
    *,
    n: pa.Array,
    year: pa.Array | None = None,
    rating: pa.Array | None = None,
    key: pa.Array | None = None,
    at: pa.Array | None = None,
) -> pa.Table:
    """Rows of a summary, not yet added up."""
    given = {"year": year, "rating": rating, "key": key, "at": at, "n": n}
    names = pa.repeat(pa.scalar(measure), count)
    arrays = [names] + [
        pa.nulls(count, field.type) if given[field.name] is None else given[field.name].cast(field.type)
        for field in list(SCHEMA)[1:]
    ]
    return pa.Table.from_arrays(arrays, schema=SCHEMA)


def number(text: pa.Array, kind: pa.DataType) -> pa.Array:
    """Digits as a number, all else as null."""
    digits = pc.match_substring_regex(text, r"^\d{1,9}$")
    return _if(digits, text).cast(kind)


def elo(column: pa.Array) -> pa.Array:
    """A rating, from text or a number; 0 and what is none are null."""
    text = column.cast(pa.string())
    value = number(pc.replace_substring_regex(text, r"\.0$", ""), pa.int64())
    return _if(pc.and_(pc.greater(value, 0), pc.less(value, 5000)), value)


def _if(condition: pa.Array, value: pa.Array) -> pa.Array:
    return pc.if_else(condition, value, pa.scalar(None, value.type))


_PLY = pa.int32()
_TYPES = {
    **dict.fromkeys(
        ("plies", "end_ply", "dead_ply", "threefold_ply", "fifty_ply", "fivefold_ply", "seventy_five_ply"), _PLY
    ),
    "faults_left_out": pa.int64(),
}
