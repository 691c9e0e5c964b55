"""Sums of time forfeits: decided right, or wrong under the edition of the day."""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess.report.faults import Faults, has
from arbiter_chess.report.games import Games

#: What a tag `Termination` says of a flag, in small letters; all who write it so mean that time ran out.
SAID = r"time ?forfeit|time ?out|(wins|won|loses|lost|forfeits) on time|(runs|ran) out of time|exceeded the time limit"
#: The articles by which a fallen flag loses or draws; other articles behind a wrong result are about ends on the board.
ARTICLES = r"^(6\.\d+|3\.11)"


def sums(games: Games) -> list[pa.Table]:
    """The measures `flag` and `no_flag`."""
    said = games.of("Termination").cast(pa.string())
    forfeit = pc.fill_null(pc.match_substring_regex(pc.utf8_lower(said), SAID), False)
    game, _, article = Faults(games).of_kind("result_mismatch")
    wrong = has(games, game.filter(pc.fill_null(pc.match_substring_regex(article, ARTICLES), False)))
    drawn = pc.equal(games.of("result"), "1/2-1/2")
    key = pc.if_else(wrong, pc.if_else(pc.fill_null(drawn, False), "drawn_wrong", "won_wrong"), "right")
    silent = pc.or_kleene(pc.is_null(said), pc.is_in(said, pa.array(["", "?"])))
    return [
        games.count("flag", key=key, where=pc.or_(forfeit, wrong)),
        games.count("no_flag", where=silent),
    ]
