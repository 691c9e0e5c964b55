"""What goes wrong, as classes with what they carry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any


class ArbiterError(ValueError):
    """Something that was asked for makes no sense, or cannot be read."""

    def __reduce__(self) -> tuple[Callable[..., ArbiterError], tuple[str]]:
        # What an error carries are keywords; it goes to another process with all of them.
        carried: dict[str, Any] = dict(self.__dict__)
        return partial(type(self), **carried), (str(self),)


class PositionError(ArbiterError):
    """No position to play from, or no move in it."""

    def __init__(self, message: str, *, fen: str = "", reasons: list[str] | None = None) -> None:
        super().__init__(message)
        self.fen = fen
        self.reasons = reasons or []


class ReportError(ArbiterError):
    """A report of a tournament that cannot be read; line and column from 1."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


class LawsError(ArbiterError):
    """No such rulebook, article or parameter, and what is near."""

    def __init__(self, message: str, *, nearest: list[str] | None = None) -> None:
        super().__init__(message)
        self.nearest = nearest or []


class ColumnError(ArbiterError):
    """A column that is missing or not what was expected."""

    def __init__(self, message: str, *, column: str = "", expected: str = "", found: str = "") -> None:
        super().__init__(message)
        self.column = column
        self.expected = expected
        self.found = found


class NoPairing(ArbiterError):
    """The next round cannot be paired, and why."""

    def __init__(self, message: str, *, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason
