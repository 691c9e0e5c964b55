"""A picture of an archive: what the Laws say of its games, as one page that prints.

    from arbiter_chess import report
    report.build("audit.parquet", "out", lang="fa")     # or python -m arbiter_chess.report audit.parquet --out out

Names of players are not read; the report has counts only.
"""

from __future__ import annotations

import csv
import io
import os
from pathlib import Path
from typing import Any

__all__ = ["build"]


def build(source_or_summary: Any, out: str | os.PathLike[str], *, lang: str = "en") -> Path:
    """Writes `index.html` and its CSV files into the folder `out`, and gives the path of the page.

    The source is an audit (`audit`, `audit_columns`, their Parquet), an archive as PGN or as columns, which is audited
    under the edition of each game's day, a summary of `arbiter_chess.spark.summary`, or a list of them. Ratings, time
    controls and the word on the end are known where the audit kept `WhiteElo`, `BlackElo`, `TimeControl`, `Termination`;
    years also by `UTCDate`, where games have no other day.
    """
    # Only who builds a report needs pyarrow and what draws.
    try:
        from arbiter_chess.report.counts import Counts
        from arbiter_chess.report.page import page
        from arbiter_chess.report.pictures import pictures
        from arbiter_chess.report.sources import summary
        from arbiter_chess.report.words import Words
    except ModuleNotFoundError as error:
        needed = "a report needs pyarrow and vl-convert-python: pip install pyarrow vl-convert-python"
        raise ModuleNotFoundError(f"{error.msg}; {needed}", name=error.name) from error

    words = Words(lang)
    table = summary(source_or_summary)
    counts = Counts(table)
    drawn = pictures(counts)
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for picture in drawn:
        columns = list(dict.fromkeys(name for panel in picture.panels for name in panel.columns))
        rows = [
            [panel.key, row.name, *(dict(zip(panel.columns, row.values, strict=True)).get(name) for name in columns)]
            for panel in picture.panels
            for row in panel.rows
        ]
        _write(folder / f"{picture.key}.csv", _csv(["panel", "row", *columns], rows))
    _write(folder / "summary.csv", _csv(table.schema.names, [list(row.values()) for row in table.to_pylist()]))
    # The page last: where it stands, what it links to is there.
    index = folder / "index.html"
    _write(index, page(counts, drawn, words))
    return index


def _csv(head: list[str], rows: list[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def _write(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.part")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(path)
