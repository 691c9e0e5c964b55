"""Facts of games made by dice: the schema of an audit with columns of an archive beside, and nobody's real game."""

from __future__ import annotations

import random
from typing import Any

import pyarrow as pa

PLIES = (
    *("end_ply", "dead_ply", "threefold_ply", "threefold_written_ply", "fivefold_ply"),
    *("fifty_ply", "fifty_written_ply", "seventy_five_ply"),
)
FAULT = pa.struct(
    [
        *(("kind", pa.string()), ("ply", pa.int32()), ("line", pa.int64()), ("column", pa.int32())),
        *(("message", pa.string()), ("article", pa.string()), ("legal_moves", pa.list_(pa.string()))),
        ("severity", pa.string()),
    ]
)
SCHEMA = pa.schema(
    [
        *(("file", pa.string()), ("game", pa.int64()), ("line", pa.int64())),
        *((name, pa.string()) for name in ("event", "date", "white", "black", "result", "variant", "laws")),
        *(("plies", pa.int32()), ("final_fen", pa.string()), ("end", pa.string())),
        *((name, pa.int32()) for name in PLIES),
        *(("faults", pa.list_(FAULT)), ("faults_left_out", pa.int64())),
        *((name, pa.string()) for name in ("WhiteElo", "BlackElo", "TimeControl", "Termination")),
    ]
)
#: An audit as it was written before findings had a weight in it.
OLD = SCHEMA.set(SCHEMA.get_field_index("faults"), pa.field("faults", pa.list_(pa.struct(list(FAULT)[:-1]))))
#: Names that must not come out anywhere.
WHITE, BLACK = "Nemo, Captain", "Dakkar, Prince"
CONTROLS = (None, "", "?", "300+3", "60", "600", "900+10", "5400+30", "40/5400+30:1800+30", "40/7200:3600", "1/259200", "-", "long")
KINDS = ("illegal_move", "clock", "notation", "missing_result", "syntax", "duplicate", "illegal_stood", "time_given", "control_in_minutes")
LIGHTER = ("duplicate", "illegal_stood", "time_given", "control_in_minutes")


def table(games: int, seed: int, schema: pa.Schema = SCHEMA) -> pa.Table:
    """So many games; the same seed gives the same."""
    dice = random.Random(seed)
    return pa.Table.from_pylist([_game(dice, number) for number in range(games)], schema=schema)


def _game(dice: random.Random, number: int) -> dict[str, Any]:
    plies = dice.choice([0, dice.randint(0, 60), dice.randint(0, 260), 1400])
    year = dice.randint(1990, 2024)
    row: dict[str, Any] = {name: dice.randint(0, plies) if dice.random() < 0.06 else None for name in PLIES}
    end = dice.choice([None] * 6 + ["checkmate", "stalemate", "dead_position"])
    row |= {
        "file": "dice.pgn",
        "game": number + 1,
        "line": 1,
        "event": "Dice",
        "date": dice.choice([f"{year}.{dice.randint(1, 12):02}.{dice.randint(1, 28):02}", f"{year}.??.??", "????.??.??", "0099.01.01", "2001-02-03", ""]),
        "white": WHITE,
        "black": BLACK,
        "result": dice.choice(["1-0", "0-1", "1/2-1/2", "*"]),
        "variant": dice.choice(["standard", "standard", "chess960"]),
        "laws": dice.choice(["fide-2009", "fide-2018", "fide-2005", "lekocup-1402"]),
        "plies": plies,
        "final_fen": "8/8/8/8/8/8/8/8 w - - 0 1",
        "end": end,
        "end_ply": dice.randint(0, plies) if end else None,
        "faults_left_out": dice.choice([0] * 40 + [7]),
        "WhiteElo": dice.choice([None, "", "?", "0", "1234", str(dice.randint(800, 2850))]),
        "BlackElo": dice.choice([None, "1999", str(dice.randint(800, 2850))]),
        "TimeControl": dice.choice(CONTROLS),
        "Termination": dice.choice([None, "", "?", "Normal", "Time forfeit", "time forfeit", f"{WHITE} won on time", "Abandoned"]),
    }
    row["faults"] = _faults(dice, row)
    return row


def _faults(dice: random.Random, row: dict[str, Any]) -> list[dict[str, Any]]:
    def fault(kind: str, ply: int, article: str | None) -> dict[str, Any]:
        lighter = kind in LIGHTER or (kind == "result_mismatch" and row["result"] == "*")
        fault = {"kind": kind, "ply": ply, "line": 1, "column": 1, "message": WHITE, "article": article, "legal_moves": None}
        return fault | {"severity": "notice" if lighter else "fault"}

    found = [
        fault(kind, dice.randint(0, row["plies"]), None) for kind in KINDS for _ in range(2) if dice.random() < 0.06
    ]
    if dice.random() < 0.2:
        ends = [ply for ply in (row["end_ply"], row["fivefold_ply"], row["seventy_five_ply"]) if ply is not None]
        found.append(fault("move_after_end", dice.choice([*ends, row["plies"]]), "5.1.1"))
    if dice.random() < 0.2:
        found.append(fault("result_mismatch", row["plies"], dice.choice(["6.9", "6.10", "3.11", "5.1.1", "9.6.1", None])))
    return found
