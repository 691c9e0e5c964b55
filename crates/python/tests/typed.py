"""How the package is used, for mypy --strict: nothing here is run."""

from __future__ import annotations

from pathlib import Path

import arbiter_chess as ac


def use(path: Path, table: ac.Batches) -> None:
    with ac.audit([path, "more.pgn.zst"], laws="auto", jobs=2) as batches:
        for batch in batches:
            rows: list[dict[str, object]] = batch.to_pylist()
            print(len(batch), batch.num_rows, batch.names, rows)
    ac.audit_columns(table, movetext="moves", columns={"White": "w"}, keep=["id"])
    ac.replay(ac.games(b"1. e4 *"), rows="plies", columns=["uci", "san", "fen", "key", "clock_ms"])
    for report in ac.reports(path):
        kinds: list[str] = [fault.kind for fault in report.faults]
        print(report.white, report.end_ply, kinds)
    verdict = ac.can_mate(ac.Position().fen, "white", budget="quick")
    line: list[str] | None = verdict.line
    dead: bool | None = ac.is_dead(ac.Position().fen)
    position: ac.Position = ac.Position().play("e4")
    print(line, dead, position.san("e7e5"), position.status)
    ac.can_mate_columns(table, fen="fen", side="side")
    try:
        round_: dict[str, object] = ac.pair(path, rules="fide-dutch-2026")
        print(round_, ac.standings(path), ac.check(path))
    except ac.NoPairing as error:
        print(error.reason)
    article: ac.laws.Article = ac.laws.article(ac.laws.in_force("2020-02-02"), "9.2", lang="fa")
    print(article.text, ac.laws.search("threefold"), ac.laws.parameter("fide-2018", "draw.claim.moves"), ac.AUDIT_DDL)
