"""The facts of the masters' games against python-chess, which replays them by itself."""

from __future__ import annotations

import os
from pathlib import Path

import chess
import chess.pgn
import pyarrow as pa

import arbiter_chess as ac


def facts(path: str) -> list[dict]:
    """What python-chess says of each game: up to its first illegal move."""
    found = []
    with open(path, encoding="utf-8-sig", errors="replace") as file:
        while (game := chess.pgn.read_game(file)) is not None:
            board = game.board()
            one = {"threefold_ply": None, "fivefold_ply": None, "fifty_ply": None}

            def note(ply: int, board: chess.Board = board, one: dict = one) -> None:
                for name, holds in (
                    ("threefold_ply", board.is_repetition(3)),
                    ("fivefold_ply", board.is_repetition(5)),
                    ("fifty_ply", board.halfmove_clock >= 100 and any(board.legal_moves)),
                ):
                    if holds and one[name] is None:
                        one[name] = ply

            note(0)
            for ply, move in enumerate(game.mainline_moves(), 1):
                board.push(move)
                note(ply)
            one["plies"] = board.ply() - game.board().ply()
            one["final_fen"] = board.fen(en_passant="legal")
            one["mate"] = board.is_checkmate()
            one["stalemate"] = board.is_stalemate()
            one["errors"] = bool(game.errors)
            found.append(one)
    return found


def test_games_of_masters(archive: list[str]) -> None:
    compared = 0
    for path in archive:
        if not is_plain(path):
            continue
        ours = pa.table(ac.audit(path)).to_pylist()
        theirs = facts(path)
        assert len(ours) == len(theirs), path
        for our, their in zip(ours, theirs):
            kinds = {fault["kind"] for fault in our["faults"]}
            if their["errors"] or kinds & {"illegal_move", "ambiguous_move", "syntax", "letters", "board_signal"}:
                continue
            place = f"{os.path.basename(path)} game {our['game']}"
            for name in ("plies", "threefold_ply", "fivefold_ply", "fifty_ply"):
                assert our[name] == their[name], f"{place}: {name}"
            assert same(our["final_fen"], their["final_fen"]), place
            assert (our["end"] == "checkmate") == their["mate"], place
            assert (our["end"] == "stalemate") == their["stalemate"], place
            compared += 1
    data = os.environ.get("ARBITER_DATA")
    has_masters = data is not None and (Path(data) / "data" / "pgn" / "Kasparov.pgn").exists()
    assert compared > (6_000 if has_masters else 5)


def is_plain(path: str) -> bool:
    """Chess as people play it: python-chess reads other games by other means, and games that were made wrong in its own way."""
    name = os.path.basename(path)
    return not any(word in name for word in ("zh-lichess", "fischerrandom", "variant", "results", "faulty"))


def same(ours: str, theirs: str) -> bool:
    """The two write the square behind a pawn's double step by other rules."""
    ours_, theirs_ = ours.split(), theirs.split()
    return ours_[:3] == theirs_[:3] and ours_[4:] == theirs_[4:] and (ours_[3] == theirs_[3] or "-" in (ours_[3], theirs_[3]))
