"""Code of the book: blocks of Python with what they print under them."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
_BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One block: the heading that it stands under, its code, and what the page says that it prints."""

    title: str
    code: str
    prints: str | None


def of_page(name: str) -> list[Block]:
    """The blocks of a page of the book."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    blocks = []
    for found in _BLOCK.finditer(text):
        titles = re.findall(r"^## (.*)$", text[: found.start()], re.MULTILINE)
        blocks.append(Block(titles[-1] if titles else name, found[1], found[2]))
    return blocks


def run(code: str, folder: Path) -> str:
    """Runs code in a folder with the example games, as a program of its own; what it printed."""
    for name in ("masters.pgn", "faulty.pgn"):
        (folder / name).write_bytes((ROOT / "examples" / name).read_bytes())
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def types(files: list[Path]) -> str:
    """What `mypy --strict` says of them; empty where it says nothing."""
    settings = ROOT / "crates" / "python" / "mypy.ini"
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(settings), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return "" if done.returncode == 0 else done.stdout + done.stderr
