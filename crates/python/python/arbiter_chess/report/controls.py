"""Sums of time controls, and what the Laws call a game played at them.

Sixty moves' worth of time is the measure of the Laws: the base time and sixty increments. Up to ten minutes it is blitz,
under an hour rapid, from an hour on standard.
"""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess.report.faults import Faults, has
from arbiter_chess.report.games import Games

#: In the order of pictures. `days` are games by correspondence, `other` what cannot be read, `none` no control given.
PLAYS = ("blitz", "rapid", "standard", "days", "other", "none")
_ONE = r"^(?P<base>\d{1,6})(?P<rest>\+(?P<each>\d{1,5}))?$"


def sums(games: Games) -> list[pa.Table]:
    """The measures `control`, `play` and `play_bad`."""
    written = pc.fill_null(games.of("TimeControl").cast(pa.string()), "")
    faults = Faults(games)
    play = kind_of_play(written, has(games, faults.in_minutes))
    bad = has(games, faults.game)
    short = pc.match_substring_regex(written, r"^[0-9/+:*]{1,24}$")
    return [
        games.count("control", key=pc.if_else(short, written, "other"), year=False, where=_given(written)),
        games.count("play", key=play),
        games.count("play_bad", key=play, year=False, where=bad),
    ]


def kind_of_play(written: pa.Array, in_minutes: pa.Array) -> pa.Array:
    """What the Laws call it, of each control as PGN writes it: `300+3`, `40/5400+30:1800+30`, `1/259200`."""
    periods = pc.split_pattern(written, ":")
    game, text = pc.list_parent_indices(periods), pc.list_flatten(periods)
    text = pc.replace_substring_regex(text, r"^\d+/", "")
    parts = pc.extract_regex(text, _ONE)
    base = pc.cast(pc.struct_field(parts, "base"), pa.int64())
    each = pc.struct_field(parts, "each")
    each = pc.cast(pc.if_else(pc.equal(each, ""), "0", each), pa.int64())
    table = pa.table({"game": game, "base": base, "each": each, "read": pc.is_valid(base)})
    # Time of all periods, the increment of the first: what a player has who makes sixty moves.
    total = table.group_by("game", use_threads=False).aggregate(
        [("base", "sum"), ("each", "first"), ("read", "all")]
    )
    total = total.sort_by("game")
    base = pc.multiply(total.column("base_sum").combine_chunks(), pc.if_else(in_minutes, 60, 1))
    seconds = pc.add(base, pc.multiply(total.column("each_first").combine_chunks(), 60))
    read = pc.fill_null(total.column("read_all"), False).combine_chunks()
    days = pc.match_substring_regex(written, r"^(1/\d{5,}|-)$")
    return pc.case_when(
        pc.make_struct(
            pc.invert(_given(written)),
            days,
            pc.invert(read),
            pc.fill_null(pc.less_equal(seconds, 600), False),
            pc.fill_null(pc.less(seconds, 3600), False),
        ),
        "none",
        "days",
        "other",
        "blitz",
        "rapid",
        "standard",
    )


def _given(written: pa.Array) -> pa.Array:
    return pc.invert(pc.is_in(written, pa.array(["", "?"])))
