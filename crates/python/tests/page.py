"""A report as a program reads it: what its tables and sentences say, from the values behind the words."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path


class Page(HTMLParser):
    """Figures by panel and row, and single numbers by name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.rows: dict[str, dict[str, list[float]]] = {}
        self.numbers: dict[str, float] = {}
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._figure = ""
        self._row = ""
        self.text = path.read_text(encoding="utf-8")
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        if tag == "figure":
            self._figure = given["id"] or ""
            self.rows[self._figure] = {}
        elif tag == "tr" and "data-row" in given:
            self._row = given["data-row"] or ""
            self.rows[self._figure][self._row] = []
        elif tag == "data":
            value = float(given["value"] or "nan")
            if given.get("id"):
                self.numbers[given["id"] or ""] = value
            else:
                self.rows[self._figure][self._row].append(value)
