"""What the tests share: the data that is not part of the project, and a program to compare with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
collect_ignore_glob = ["bare/*", "typed.py"]


def masters() -> list[Path]:
    """The collections of the masters; none where there is no such data."""
    folder = Path(os.environ.get("ARBITER_DATA", ROOT.parent / "shared")) / "data" / "pgn"
    return sorted(folder.glob("*.pgn"))


@pytest.fixture(scope="session")
def archive() -> list[str]:
    """Files of games: the masters', or the examples of the project."""
    found = masters() or sorted((ROOT / "examples").rglob("*.pgn"))
    assert found
    return [str(path) for path in found]


@pytest.fixture(scope="session")
def hostile() -> list[str]:
    """Texts that were made to break readers."""
    found = [path for folder in ("pgn", "bpgn", "clocks", "encoding") for path in (ROOT / "fuzz/corpus" / folder).iterdir()]
    assert len(found) > 20
    return [str(path) for path in sorted(found)]
