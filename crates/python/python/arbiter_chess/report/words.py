"""The texts of the report in one language, and how numbers and days are written in it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

#: Rates smaller than this have more places, so that a rare thing is not shown as none.
_PLACES = ((100, 0), (10, 1), (1, 2), (0.1, 3))


@cache
def _all() -> dict[str, Any]:
    return tomllib.loads(files("arbiter_chess.report").joinpath("words.toml").read_text(encoding="utf-8"))


def languages() -> list[str]:
    """The languages of the report."""
    return list(_all())


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        if lang not in _all():
            raise ValueError(f"no report in {lang!r}: there are {', '.join(_all())}")
        self.lang = lang
        self._texts: dict[str, Any] = _all()[lang]
        self._local = str.maketrans("0123456789", self._texts["digits"])
        self.rtl: bool = self._texts["direction"] == "rtl"

    def __call__(self, path: str) -> str:
        """The text of that name, such as `faults.title`; a name that nobody knows yet is shown as it is."""
        found: Any = self._texts
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found if isinstance(found, str) else path.rpartition(".")[2].replace("_", " ")

    def number(self, value: float | None) -> str:
        """With the digits, the groups and the decimal sign of the language."""
        if value is None:
            return "–"
        if isinstance(value, int):
            return self._signs(f"{value:,}")
        places = next((places for least, places in _PLACES if value >= least), 4)
        return self._signs(f"{value:,.{places}f}") if value else self._signs("0")

    def digits(self, text: str) -> str:
        """Digits alone, for years and for what is no quantity."""
        return text.translate(self._local)

    def day(self, day: int) -> str:
        """A day such as 20240131."""
        month: str = self._texts["months"][day // 100 % 100 - 1]
        text: str = self._texts["day"]
        return self.digits(text.format(day=day % 100, month=month, year=day // 10000))

    def label(self, label: tuple[str, Any]) -> str:
        """What stands under a bar and at the head of a row."""
        kind, value = label
        if kind == "text":
            return str(value)
        if kind in ("span", "years"):
            return self._span(value)
        return self(f"{kind}.{value}")

    def pair(self, name: str, value: str) -> str:
        text: str = self._texts["colon"]
        return text.format(name=name, value=value)

    def locale(self) -> dict[str, Any]:
        """For the axes of a drawing: how d3 writes numbers."""
        return {
            "decimal": self._texts["decimal"],
            "thousands": self._texts["group"],
            "grouping": [3],
            "currency": ["", ""],
            "numerals": list(self._texts["digits"]),
        }

    def _span(self, span: range) -> str:
        first, last = self.digits(str(span.start)), self.digits(str(span.stop - 1))
        if len(span) == 1:
            return first
        # The last bin of lengths has no end; what is longer was counted as its last number.
        return self("open_span").format(first=first) if span.stop == OPEN else f"{first}–{last}"

    def _signs(self, text: str) -> str:
        signs = {",": self._texts["group"], ".": self._texts["decimal"]}
        return self.digits("".join(signs.get(sign, sign) for sign in text))


#: Where a bin of lengths ends that has no end.
OPEN = 1001
