"""The sums behind the report: from facts of games to counts that can be added.

A summary is one long table: a measure, what it is counted by, and `n`. Parts of an archive are counted on their own,
on an engine or not, and `added` gives the same sums whatever the parts were. Nobody's name is read.

    measure   by                   n
    games     year, rating         games
    plies     year                 half-moves
    faulty    year                 games with at least one fault
    fault     year, key: kind      faults
    fault_in  year, key: kind      games with such a fault
    left_out  year                 faults beyond the hundred that are told of a game
    claim     year, rating, key    games in which a draw could be claimed, and what became of it (`claims`)
    after_end year, key: the end   games in which somebody moved on after the end
    after_by  year, key: the end   half-moves made after it
    dead      year, at: moves      games that came to a dead position, by the moves played on in it
    flag      year, key            time forfeits: right, won_wrong, drawn_wrong
    no_flag   year                 games that do not say how they ended
    illegal   at: half-moves       illegal moves by the half-moves before them
    length    at: half-moves       games by their half-moves
    control   key: as written      games by their time control
    play      year, key            games by what the control is called in the Laws (`controls`)
    play_bad  key                  those of them with at least one fault
    laws      key: edition         games by the edition that they were held against
    variant   key                  games by what was played
    day       at: day              games by their day, such as 20240131
"""

from __future__ import annotations

from collections.abc import Iterable

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess.report import claims, controls, faults, flags
from arbiter_chess.report.games import COLUMNS, KEYS, MOST_PLIES, SCHEMA, SUMS_DDL, Games

__all__ = ["COLUMNS", "KEYS", "SCHEMA", "SUMS_DDL", "added", "merged", "of"]


def added(batches: Iterable[pa.RecordBatch]) -> pa.Table:
    """The sums of all batches of facts. Memory holds one batch and the sums."""
    total = SCHEMA.empty_table()
    waiting: list[pa.Table] = []
    for batch in batches:
        if batch.num_rows:
            waiting.append(of(batch))
        if len(waiting) >= 64:
            total, waiting = merged([total, *waiting]), []
    return merged([total, *waiting])


def merged(parts: Iterable[pa.Table]) -> pa.Table:
    """Summaries added up, in a fixed order of rows."""
    table = pa.concat_tables([part.select(SCHEMA.names).cast(SCHEMA) for part in parts])
    sums = table.group_by(list(KEYS)).aggregate([("n", "sum")]).rename_columns({"n_sum": "n"})
    return sums.sort_by([(key, "ascending") for key in KEYS]).select(SCHEMA.names).cast(SCHEMA)


def of(batch: pa.RecordBatch) -> pa.Table:
    """The sums of one batch."""
    games = Games(batch)
    parts = [
        games.count("games", rating=games.rating),
        games.count("plies", n=games.of("plies")),
        games.count("left_out", n=games.of("faults_left_out")),
        games.count("laws", key=games.of("laws"), year=False),
        games.count("variant", key=games.of("variant"), year=False),
        games.count("length", at=pc.min_element_wise(games.of("plies"), MOST_PLIES, skip_nulls=False), year=False),
        games.count("day", at=games.day, year=False, where=pc.is_valid(games.day)),
        *faults.sums(games),
        *claims.sums(games),
        *flags.sums(games),
        *controls.sums(games),
    ]
    return merged(parts)
