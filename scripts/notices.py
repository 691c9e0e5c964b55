#!/usr/bin/env python3
"""Whose works the program and its pages contain, and under which terms: from the lock files, with the texts beside the sources.

Usage: notices.py >FILE. A text that several share stands once, below all their names; who brings none is named at the end.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "arbiter-cli"
# Built into the pages though npm counts it among the tools: a set of pieces.
SHIPPED_TOOLS = {"chessground"}
CODE = {".rs", ".c", ".h", ".js", ".ts", ".py", ".json"}
NOTICE = re.compile(r"^(licen[cs]e|copying|copyright|notice|unlicense|ofl)", re.IGNORECASE)


def crates():
    """Every crate that the program is linked with, with its folder: normal dependencies only, on this platform."""
    host = re.search(r"host: (\S+)", subprocess.check_output(["rustc", "-vV"], text=True)).group(1)
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", host]
    metadata = json.loads(subprocess.check_output(command, cwd=ROOT))
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    start = next(id for id, package in packages.items() if package["name"] == PROGRAM)
    seen, ahead = set(), [start]
    while ahead:
        here = ahead.pop()
        if here in seen:
            continue
        seen.add(here)
        for edge in nodes[here]["deps"]:
            if any(kind["kind"] is None for kind in edge["dep_kinds"]):
                ahead.append(edge["pkg"])
    for id in seen:
        package = packages[id]
        if package["source"] is not None:
            folder = Path(package["manifest_path"]).parent
            yield package["name"], package["version"], package["license"] or "", folder


def packages():
    """Every npm package whose work is in the pages."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if name and (not package.get("dev") or name in SHIPPED_TOOLS):
            yield name, package["version"], package.get("license", ""), ROOT / "web" / path


def main():
    texts = defaultdict(list)
    silent = []
    for name, version, licence, folder in sorted({*crates(), *packages()}):
        who = f"{name} {version} ({licence})"
        # Also of what lies within: libraries in C have folders, and terms, of their own.
        inside = [path for path in folder.rglob("*") if "node_modules" not in path.relative_to(folder).parts]
        files = sorted(path for path in inside if path.is_file() and NOTICE.match(path.name) and path.suffix not in CODE)
        if not files:
            silent.append(who)
        for path in files:
            texts[path.read_text(errors="replace").strip()].append(who)
    print("Arbiter contains works of others. Each text below stands under the names of those whose terms it is.\n")
    for text, whose in sorted(texts.items(), key=lambda pair: pair[1]):
        print("=" * 100, *dict.fromkeys(whose), "-" * 100, text, "", sep="\n")
    if silent:
        print("=" * 100, "These bring no text of their own; their licence is the one in brackets:", *silent, sep="\n")
    print(f"{len(texts)} texts, {len(silent)} without one", file=sys.stderr)


if __name__ == "__main__":
    main()
