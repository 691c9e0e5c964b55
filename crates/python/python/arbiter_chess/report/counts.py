"""A summary as a person asks it: how many, by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pyarrow as pa

#: The game of today's Laws is played since about then; a year before it, or far ahead, is a slip of the pen.
YEARS = range(1475, 2101)
#: So many bars a picture can carry and a table can list.
MOST_BINS = 24

_Row = tuple[int | None, int | None, str | None, int | None, int]


class Counts:
    """The sums of a summary by measure."""

    def __init__(self, summary: pa.Table) -> None:
        self._rows: dict[str, list[_Row]] = {}
        columns = [summary.column(name).to_pylist() for name in ("measure", "year", "rating", "key", "at", "n")]
        for measure, year, rating, key, at, n in zip(*columns, strict=True):
            known = year if year in YEARS else None
            self._rows.setdefault(measure, []).append((known, rating, key, at, n))

    def total(self, measure: str, *keys: str) -> int:
        """The sum of a measure, of some of its keys or of all."""
        return sum(row[4] for row in self._of(measure, keys))

    def by_year(self, measure: str, *keys: str) -> Counter[int]:
        return self._by(measure, keys, lambda row: row[0])

    def by_rating(self, measure: str, *keys: str) -> Counter[int]:
        return self._by(measure, keys, lambda row: row[1])

    def by_at(self, measure: str) -> Counter[int]:
        return self._by(measure, (), lambda row: row[3])

    def by_key(self, measure: str) -> Counter[str]:
        counter: Counter[str] = Counter()
        for row in self._of(measure, ()):
            counter[row[2] or ""] += row[4]
        return counter

    def without_year(self, measure: str) -> int:
        return sum(row[4] for row in self._of(measure, ()) if row[0] is None)

    def without_rating(self, measure: str) -> int:
        return sum(row[4] for row in self._of(measure, ()) if row[1] is None)

    def year_bins(self) -> list[range]:
        """The years of the archive in bins of one width, at most `MOST_BINS` of them."""
        years = sorted(self.by_year("games"))
        if not years:
            return []
        return bins(years[0], years[-1], (1, 2, 5, 10, 20, 50))

    def _of(self, measure: str, keys: tuple[str, ...]) -> list[_Row]:
        return [row for row in self._rows.get(measure, []) if not keys or row[2] in keys]

    def _by(self, measure: str, keys: tuple[str, ...], what: Callable[[_Row], int | None]) -> Counter[int]:
        counter: Counter[int] = Counter()
        for row in self._of(measure, keys):
            value = what(row)
            if value is not None:
                counter[value] += row[4]
        return counter


def bins(first: int, last: int, widths: tuple[int, ...]) -> list[range]:
    """Bins of the narrowest width that leaves at most `MOST_BINS`, each beginning at a multiple of it."""
    width = next((w for w in widths if last // w - first // w < MOST_BINS), widths[-1])
    return [range(at * width, (at + 1) * width) for at in range(first // width, last // width + 1)]


def within(counter: Counter[int], span: range) -> int:
    """What falls into a bin."""
    return sum(n for value, n in counter.items() if value in span)
