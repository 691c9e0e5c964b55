"""Reports as objects, for who wants no table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ._native import audit
from ._types import Source


@dataclass(frozen=True, slots=True)
class Fault:
    """A place where the record and the Laws, or the record and itself, disagree."""

    kind: str
    ply: int
    line: int
    column: int
    message: str
    article: str | None
    legal_moves: tuple[str, ...] | None
    #: `fault`, `notice`, `artefact` or `claim`: only the first contradicts the Laws or the record itself.
    severity: str


@dataclass(frozen=True, slots=True)
class Report:
    """What is said of one game; the fields are the columns of an audit."""

    file: str
    game: int
    line: int
    event: str
    date: str
    white: str
    black: str
    result: str
    variant: str
    laws: str
    plies: int | None
    final_fen: str | None
    end: str | None
    end_ply: int | None
    dead_ply: int | None
    threefold_ply: int | None
    threefold_written_ply: int | None
    fivefold_ply: int | None
    fifty_ply: int | None
    fifty_written_ply: int | None
    seventy_five_ply: int | None
    faults: tuple[Fault, ...]
    faults_left_out: int


def reports(source: Source, *, laws: str = "auto", exact_dead: bool = False) -> Iterator[Report]:
    """Audit an archive and give one report a game, in order.

    What cannot be opened is told at once; the games are audited as they are asked for.
    """
    return _each(audit(source, laws=laws, exact_dead=exact_dead, batch_games=512))


def _each(batches: Any) -> Iterator[Report]:
    with batches:
        for batch in batches:
            for row in batch.to_pylist():
                row["faults"] = tuple(_fault(fault) for fault in row["faults"])
                yield Report(**row)


def _fault(row: dict[str, Any]) -> Fault:
    legal = row.pop("legal_moves")
    return Fault(**row, legal_moves=None if legal is None else tuple(legal))
