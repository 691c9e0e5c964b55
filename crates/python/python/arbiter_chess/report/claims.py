"""Sums of draws that could be claimed, and of dead positions.

A claim was possible at the half-move at which the position stood for the third time, or fifty moves of each player had
been made without a capture or a pawn's move. It was let go if somebody won, or the game went on for more than two moves: many
records of a draw by repetition end a move or two behind the third appearance, and nothing was let go there.
"""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess.report.games import MOST_PLIES, Games

#: What could be claimed, and the column that says at which half-move.
CLAIMS = {"threefold": "threefold_ply", "fifty": "fifty_ply"}
#: What became of it: the game stopped there or soon, and nobody won; it went on and was drawn, was won, is open.
LATER = ("stopped", "drawn", "decided", "open")
#: So many half-moves are soon.
SOON = 4


def sums(games: Games) -> list[pa.Table]:
    """The measures `claim` and `dead`."""
    parts = []
    for name, column in CLAIMS.items():
        ply = games.of(column)
        key = pc.binary_join_element_wise(name, _later(games, ply), ":")
        parts.append(games.count("claim", key=key, rating=games.rating, where=pc.is_valid(ply)))
    dead = games.of("dead_ply")
    # Two half-moves are a move; one that has begun counts.
    late = pc.divide(pc.add(pc.subtract(games.of("plies"), dead), 1), 2)
    parts.append(
        games.count("dead", at=pc.min_element_wise(late, MOST_PLIES, skip_nulls=False), where=pc.is_valid(dead))
    )
    return parts


def _later(games: Games, ply: pa.Array) -> pa.Array:
    result = games.of("result")
    won = pc.is_in(result, pa.array(["1-0", "0-1"]))
    drawn = pc.equal(result, "1/2-1/2")
    went_on = pc.greater(games.of("plies"), pc.add(ply, SOON))
    return pc.case_when(
        pc.make_struct(
            pc.fill_null(won, False),
            pc.fill_null(pc.invert(went_on), True),
            pc.fill_null(drawn, False),
        ),
        "decided",
        "stopped",
        "drawn",
        "open",
    )
