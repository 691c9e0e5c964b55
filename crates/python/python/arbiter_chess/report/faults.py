"""Sums of faults: how many of each kind, illegal moves by where they stand, moves after the end."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess.report.games import MOST_PLIES, Games, rows

#: Findings that are no faults: notices, artefacts of boards and programs, what could have been claimed. Only asked of audits
#: that were written before they said so themselves.
LIGHTER = (
    *("board_signal", "clock_read_twice", "clock_whole_minutes", "clock_no_contact", "time_given", "time_gift"),
    *("increment_missing", "control_in_minutes", "period_missing", "time_spent", "forfeit_out_of_turn"),
    *("ply_count", "tag_twice"),
    *("letters", "duplicate", "repaired", "move_after_zero", "illegal_stood"),
)
#: How a game can end by itself, in the order in which it is asked. The first three are `end` of the facts.
ENDS = ("checkmate", "stalemate", "dead_position", "hill", "third_check", "fivefold", "seventy_five")


class Faults:
    """The faults of a batch, one row each, and the game of each."""

    def __init__(self, games: Games) -> None:
        column = games.of("faults")
        if pa.types.is_null(column.type) or not pa.types.is_nested(column.type):
            column = pa.nulls(games.rows, pa.list_(_STRUCT))
        all_games = pc.list_parent_indices(column)
        items = pc.list_flatten(column)
        kind = pc.struct_field(items, "kind")
        #: Games whose tag of the time control counts minutes, as their clocks show.
        self.in_minutes = all_games.filter(pc.equal(kind, "control_in_minutes"))
        is_fault = _by_kind(kind, games.of("result").take(all_games))
        if items.type.get_field_index("severity") >= 0:
            severity = pc.struct_field(items, "severity").cast(pa.string())
            is_fault = pc.if_else(pc.is_valid(severity), pc.equal(severity, "fault"), is_fault)
        self.game = all_games.filter(is_fault)
        self.kind = kind.filter(is_fault)
        self.ply = pc.struct_field(items, "ply").filter(is_fault)
        self.article = pc.struct_field(items, "article").filter(is_fault)

    def of_kind(self, kind: str) -> tuple[pa.Array, pa.Array, pa.Array]:
        """Game, ply and article of the faults of one kind."""
        chosen = pc.equal(self.kind, kind)
        return self.game.filter(chosen), self.ply.filter(chosen), self.article.filter(chosen)


def _by_kind(kind: pa.Array, result: pa.Array) -> pa.Array:
    """Whether findings of these kinds are faults, as far as that can be told from the kind."""
    # A result that is left open contradicts nothing: whoever collects games marks them so.
    left_open = pc.and_(pc.fill_null(pc.equal(result, "*"), False), pc.equal(kind, "result_mismatch"))
    return pc.invert(pc.or_(pc.is_in(kind, pa.array(LIGHTER)), left_open))


def has(games: Games, chosen: pa.Array) -> pa.Array:
    """Of each game of the batch, whether it is among those chosen by their place."""
    return pc.is_in(pa.array(range(games.rows), pa.int64()), value_set=pc.unique(chosen).cast(pa.int64()))


def first_ply(games: Games, game: pa.Array, ply: pa.Array) -> pa.Array:
    """Of each game of the batch the first ply at which it has a fault of a kind; null where it has none."""
    table = pa.table({"game": game.cast(pa.int64()), "ply": ply})
    first = table.group_by("game").aggregate([("ply", "min")])
    place = pc.index_in(
        pa.array(range(games.rows), pa.int64()), value_set=first.column("game").combine_chunks()
    )
    return first.column("ply_min").combine_chunks().take(place)


def sums(games: Games) -> list[pa.Table]:
    """The measures `faulty`, `fault`, `fault_in`, `illegal`, `after_end` and `after_by`."""
    faults = Faults(games)
    count = len(faults.game)
    one = pa.repeat(pa.scalar(1, pa.int64()), count)
    years = games.year.take(faults.game)
    pairs = pa.table({"game": faults.game, "kind": faults.kind}).group_by(["game", "kind"]).aggregate([])
    in_games = pairs.column("game").combine_chunks()
    illegal = pc.equal(faults.kind, "illegal_move")
    return [
        games.count("faulty", where=has(games, faults.game)),
        rows("fault", count, year=years, key=faults.kind, n=one),
        rows(
            "fault_in",
            len(in_games),
            year=games.year.take(in_games),
            key=pairs.column("kind").combine_chunks(),
            n=pa.repeat(pa.scalar(1, pa.int64()), len(in_games)),
        ),
        rows("illegal", count, at=pc.min_element_wise(faults.ply, MOST_PLIES), n=one).filter(illegal),
        *_after_end(games, faults),
    ]


def _after_end(games: Games, faults: Faults) -> list[pa.Table]:
    game, ply, _ = faults.of_kind("move_after_end")
    at = first_ply(games, game, ply)
    # Moves behind an end by itself are told at the first of them: that many half-moves were played by then.
    ended = pc.less_equal(games.of("end_ply"), at)
    fifth = pc.less_equal(games.of("fivefold_ply"), at)
    counted = pc.less_equal(games.of("seventy_five_ply"), at)
    end = pc.if_else(
        pc.fill_null(ended, False),
        games.of("end"),
        pc.if_else(
            pc.fill_null(fifth, False),
            "fivefold",
            pc.if_else(pc.fill_null(counted, False), "seventy_five", "other"),
        ),
    )
    where = pc.is_valid(at)
    beyond = pc.max_element_wise(pc.subtract(games.of("plies"), at), 0, skip_nulls=False)
    return [
        games.count("after_end", key=end, where=where),
        games.count("after_by", key=end, where=where, n=beyond),
    ]


_STRUCT = pa.struct(
    [("kind", pa.string()), ("ply", pa.int32()), ("article", pa.string())]
)
