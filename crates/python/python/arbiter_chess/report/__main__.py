"""`python -m arbiter_chess.report FILE... --out DIR [--lang L]`."""

from __future__ import annotations

import argparse
import sys

from arbiter_chess.report import build
from arbiter_chess.report.words import languages


def main() -> int:
    """Builds a report out of audits, archives and summaries, and says where it stands."""
    parser = argparse.ArgumentParser(prog="python -m arbiter_chess.report", description=build.__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="Parquet or Arrow of an audit, an archive, PGN, a folder")
    parser.add_argument("--out", required=True, metavar="DIR", help="where index.html and the CSV files are written")
    parser.add_argument("--lang", default="en", choices=languages(), help="the language of the page")
    given = parser.parse_args()
    try:
        print(build(given.files, given.out, lang=given.lang))
    except (ImportError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
