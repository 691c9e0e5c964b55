"""The one function that is handed to an engine: rows of games in, rows of facts out.

It is pure: it keeps nothing between two batches, writes nothing and asks no clock, so a task that an engine
runs twice gives the same rows. Spark and Ray differ in how they call it, not in what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pyarrow as pa

import arbiter_chess

#: Games that an engine hands over at once, where nobody has said another number.
BATCH_GAMES = 4096
#: What one batch of answers may weigh: engines copy a batch whole, more than once.
MOST_BYTES = 32 * 1024 * 1024
#: Where a game stands in a file. A row of a table has no such place; `keep` says how it is known.
PLACE = ("file", "game", "line")
#: The columns of an archive as `games` gives it.
ARCHIVE = (
    *("Event", "Site", "White", "Black", "Result", "WhiteTitle", "BlackTitle", "WhiteElo", "BlackElo"),
    *("WhiteRatingDiff", "BlackRatingDiff", "UTCDate", "UTCTime", "ECO", "Opening", "Termination", "TimeControl"),
    *("movetext", "FEN", "Variant", "Round", "Date", "tags", "as_written"),
)
#: Tags that the audit reads too where somebody has made columns of them.
OTHERS = (
    *("ICCResult", "SetUp", "PlyCount", "WhiteA", "BlackA", "WhiteB", "BlackB"),
    *("Link", "GameURL", "GameId", "BroadcastName", "BroadcastURL"),
)

Step = Callable[[Iterable[pa.RecordBatch]], Iterator[pa.RecordBatch]]


def columns_for(names: Iterable[str], keep: Sequence[str]) -> list[str]:
    """Which columns of a table have to travel to the audit: the moves, the tags, and those to keep.

    What is missing is said here, before an engine has started a single task.
    """
    there = list(names)
    for name in ("movetext", *keep):
        if name not in there:
            found = ", ".join(there)
            raise arbiter_chess.ColumnError(
                f"expected a column {name}, found {found}", column=name, expected="a column of this name", found=found
            )
    wanted = {*ARCHIVE, *OTHERS, *keep}
    return [name for name in there if name in wanted]


def distinct(keep: Sequence[str], told: Iterable[str], is_exact: bool) -> None:
    """Refuses columns to keep that an engine could not tell from others of the answer; most take `White` and `white` for one."""
    folded = str if is_exact else str.lower
    taken = {folded(name): name for name in told}
    for name in keep:
        other = taken.get(folded(name))
        if other is None:
            taken[folded(name)] = name
            continue
        raise arbiter_chess.ColumnError(
            f"column {name!r} cannot be kept beside {other!r} of the answer, which is the same name to Spark: leave it out, as "
            f"{other!r} says what the game's tag says, or keep a copy of another name, "
            f"df.withColumn('kept_{name}', df['{name}']); spark.sql.caseSensitive=true tells the two apart",
            column=name,
            expected="a name that no other column of the answer has, in any case of letters",
            found=other,
        )


def auditor(keep: Sequence[str], laws: str, exact_dead: bool) -> Step:
    """The function for an engine: it audits each batch by itself."""

    def step(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            if batch.num_rows == 0:
                continue
            answers = arbiter_chess.audit_columns(batch, keep=list(keep), laws=laws, exact_dead=exact_dead)
            for answer in answers:
                facts = pa.record_batch(answer)
                # Without `row`, which comes first: a batch has no place in the whole.
                yield from cut(facts.select(list(range(1, facts.num_columns))))

    return step


def cut(batch: pa.RecordBatch, most: int = MOST_BYTES) -> Iterator[pa.RecordBatch]:
    """The batch in pieces that weigh at most so much; a single row is never cut."""
    if batch.nbytes <= most or batch.num_rows < 2:
        yield batch
        return
    half = batch.num_rows // 2
    yield from cut(batch.slice(0, half), most)
    yield from cut(batch.slice(half), most)


def beside(
    facts: Iterable[pa.RecordBatch], games: Iterable[pa.RecordBatch], keep: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """Facts with columns of the same games behind their place; both come in the order of the file."""
    waiting = iter(games)
    rows: pa.RecordBatch | None = None
    for batch in facts:
        while batch.num_rows:
            while rows is None or rows.num_rows == 0:
                rows = next(waiting, None)
                if rows is None:
                    raise ValueError("fewer games than facts: the file has changed in between")
            count = min(batch.num_rows, rows.num_rows)
            piece, kept = batch.slice(0, count), rows.slice(0, count).select(list(keep))
            said = [name for name in piece.schema.names if name not in PLACE]
            yield from cut(
                pa.RecordBatch.from_arrays(
                    [*piece.select(list(PLACE)).columns, *kept.columns, *piece.select(said).columns],
                    names=[*PLACE, *kept.schema.names, *said],
                )
            )
            batch, rows = batch.slice(count), rows.slice(count)
