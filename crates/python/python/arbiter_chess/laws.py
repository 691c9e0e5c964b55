"""The Laws of Chess, edition by edition, and the rules of leagues: articles and parameters."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Any

from . import _native


@dataclass(frozen=True, slots=True)
class Article:
    """An article in the words of a language.

    ``state`` says who sees to it (software, a person), ``ground`` how sure its text is.
    """

    edition: str
    number: str
    topic: str
    state: str
    ground: str
    text: str
    parameters: dict[str, Any]


def editions() -> list[str]:
    """The ids of all rulebooks."""
    return _native.editions()


def in_force(date: str | datetime.date) -> str:
    """The edition that was in force on a day, such as ``2008-05-12``."""
    return _native.in_force(date if isinstance(date, str) else date.strftime("%Y-%m-%d"))


def article(edition: str, number: str, lang: str = "en") -> Article:
    """An article by its number, such as ``9.2`` or ``A.4.2``."""
    return Article(**_native.article(edition, number, lang))


def search(text: str, *, edition: str | None = None, lang: str = "en") -> list[Article]:
    """The articles that speak of something, those that fit best first; of the newest edition where none is named."""
    return [Article(**row) for row in _native.search(text, edition, lang)]


def parameter(edition: str, name: str) -> Any:
    """What a parameter such as ``draw.claim.moves`` is in an edition; ``None`` where it says nothing of it."""
    return _native.parameter(edition, name)


__all__ = ["Article", "article", "editions", "in_force", "parameter", "search"]
