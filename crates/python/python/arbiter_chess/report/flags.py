"""Sums of time forfeits: decided right, or wrong under the edition of the day."""

from __future__ import annotations

from functools import cache

import pyarrow as pa
import pyarrow.compute as pc

from arbiter_chess import ArbiterError, laws
from arbiter_chess.report.faults import Faults, has
from arbiter_chess.report.games import Games

#: What a tag `Termination` says of a flag, in small letters; all who write it so mean that time ran out.
SAID = r"time ?forfeit|time ?out|(wins|won|loses|lost|forfeits) on time|(runs|ran) out of time|exceeded the time limit"
#: What the article is about by which a fallen flag loses or draws; wrong results at other ends rest on other articles.
TOPIC = "flag.loss"


def sums(games: Games) -> list[pa.Table]:
    """The measures `flag` and `no_flag`."""
    said = games.of("Termination").cast(pa.string())
    forfeit = pc.fill_null(pc.match_substring_regex(pc.utf8_lower(said), SAID), False)
    game, _, article = Faults(games).of_kind("result_mismatch")
    edition = games.of("laws").take(game)
    about = [_about(*pair) for pair in zip(edition.to_pylist(), article.to_pylist(), strict=True)]
    wrong = has(games, game.filter(pa.array([topic == TOPIC for topic in about], pa.bool_())))
    drawn = pc.equal(games.of("result"), "1/2-1/2")
    key = pc.if_else(wrong, pc.if_else(pc.fill_null(drawn, False), "drawn_wrong", "won_wrong"), "right")
    silent = pc.or_kleene(pc.is_null(said), pc.is_in(said, pa.array(["", "?"])))
    return [
        games.count("flag", key=key, where=pc.or_(forfeit, wrong)),
        games.count("no_flag", where=silent),
    ]


@cache
def _about(edition: str | None, article: str | None) -> str | None:
    """What an article is about. Editions number it differently: it is 6.9 here and 6.10 there."""
    if not edition or not article:
        return None
    try:
        return laws.article(edition, article).topic
    except ArbiterError:
        return None
