"""Recorded chess games held against the Laws, positions and tournaments; Arrow in and out.

Tables come back as :class:`Batches`, which every library that speaks Arrow reads: ``pyarrow.table(audit(path))``,
``polars.DataFrame(audit(path))``. Nothing else need be installed for what is here.
"""

from __future__ import annotations

from . import laws
from ._native import (
    AUDIT_DDL,
    Batch,
    Batches,
    Position,
    Verdict,
    __version__,
    audit,
    audit_columns,
    can_mate,
    can_mate_columns,
    check,
    games,
    is_dead,
    pair,
    replay,
    standings,
)
from ._reports import Fault, Report, reports
from .errors import ArbiterError, ColumnError, LawsError, NoPairing, PositionError, ReportError

__all__ = [
    "AUDIT_DDL",
    "ArbiterError",
    "Batch",
    "Batches",
    "ColumnError",
    "Fault",
    "LawsError",
    "NoPairing",
    "Position",
    "PositionError",
    "Report",
    "ReportError",
    "Verdict",
    "__version__",
    "audit",
    "audit_columns",
    "can_mate",
    "can_mate_columns",
    "check",
    "games",
    "is_dead",
    "laws",
    "pair",
    "replay",
    "reports",
    "standings",
]
