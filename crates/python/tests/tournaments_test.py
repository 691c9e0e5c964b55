"""Reports of tournaments: a small one is played from its first round, and what is said of it is counted a second time."""

from __future__ import annotations

from pathlib import Path

import pytest

import arbiter_chess as ac

PLAYERS = 10
ROUNDS = 5
POINTS = {"1": 1.0, "0": 0.0, "=": 0.5}
OTHER = {"1": "0", "0": "1", "=": "="}

# Of each player the games so far: the opponent, the colour and the result.
Games = dict[int, list[tuple[int, str, str]]]


def points(games: Games, player: int) -> float:
    """What somebody has."""
    return sum(POINTS[result] for _, _, result in games[player])


def report(games: Games) -> bytes:
    """The report of a tournament after some rounds."""
    order = sorted(games, key=lambda player: (-points(games, player), player))
    lines = ["012 Club", f"142 {ROUNDS}", "152 W"]
    for player, played in games.items():
        rank = order.index(player) + 1
        name = f"Player {player}"
        head = f"001 {player:4}      {name:33} {2400 - player:4} {'':3} {'':11} {'':10} {points(games, player):4} {rank:4}"
        lines.append(head + "".join(f"  {other:4} {color} {result}" for other, color, result in played))
    return ("\n".join(lines) + "\n").encode()


def play(games: Games, number: int) -> dict:
    """Pairs a round and plays it: the player with the lower number wins, but for every third board."""
    drawn = ac.pair(report(games))
    assert drawn["round"] == number and drawn["byes"] == []
    met = set()
    for pair in drawn["pairs"]:
        white, black = pair["white"], pair["black"]
        assert all(black != other for other, _, _ in games[white]), "they have met before"
        met |= {white, black}
        result = "=" if pair["board"] % 3 == 0 else "1" if white < black else "0"
        games[white].append((black, "w", result))
        games[black].append((white, "b", OTHER[result]))
    assert met == set(games), "everybody plays"
    for played in games.values():
        colors = [color for _, color, _ in played]
        assert abs(colors.count("w") - colors.count("b")) <= 2
    return drawn


@pytest.fixture
def played() -> Games:
    """All rounds."""
    games: Games = {player: [] for player in range(1, PLAYERS + 1)}
    for number in range(1, ROUNDS + 1):
        play(games, number)
    return games


def test_a_round_can_be_paired_again_from_a_file(tmp_path: Path) -> None:
    games: Games = {player: [] for player in range(1, PLAYERS + 1)}
    play(games, 1)
    path = tmp_path / "club.trf"
    path.write_bytes(report(games))
    drawn = ac.pair(path)
    assert drawn == ac.pair(report(games)) and drawn["rules"] == "fide-dutch-2026"
    assert ac.pair(path, rules="fide-dutch-2017")["rules"] == "fide-dutch-2017"


def test_standings_are_what_they_add_up_to(played: Games) -> None:
    rows = ac.standings(report(played), tiebreaks="SB")["standings"]
    assert sorted(row["player"] for row in rows) == sorted(played)
    for row in rows:
        player = row["player"]
        assert float(row["points"]) == points(played, player)
        berger = sum(POINTS[result] * points(played, other) for other, _, result in played[player])
        assert float(row["tiebreaks"]["SB"]) == berger
    ranks = [(float(row["points"]), float(row["tiebreaks"]["SB"])) for row in rows]
    assert ranks == sorted(ranks, reverse=True)


def test_a_check_tells_the_round_that_was_paired_otherwise(played: Games) -> None:
    assert ac.check(report(played), rules="fide-dutch-2026") == []
    # In the third round two opponents are exchanged: the games of both boards are others.
    (one, (white, _, _)), (two, (black, _, _)) = [
        (player, rounds[2]) for player, rounds in played.items() if rounds[2][1] == "w"
    ][:2]
    for player, other, color in [(one, black, "w"), (black, one, "b"), (two, white, "w"), (white, two, "b")]:
        played[player][2] = (other, color, "=")
    found = ac.check(report(played), rules="fide-dutch-2026")
    assert found and {"round", "kind", "expected", "found", "reason"} == set(found[0])
    assert min(row["round"] for row in found) == 3


def test_what_is_no_report_is_told_with_its_place(tmp_path: Path) -> None:
    for text in [b"", b"nonsense", b"001 x", b"\xff\x00", report({1: [(2, "w", "1")]})]:
        for ask in [ac.pair, ac.standings, ac.check]:
            try:
                ask(text)
            except ac.ArbiterError as error:
                assert str(error)
    with pytest.raises(ac.ReportError) as refused:
        ac.pair(b"nonsense")
    assert (refused.value.line, refused.value.column) == (1, 1)
    with pytest.raises(OSError):
        ac.check(tmp_path / "none.trf")
    good = report({player: [] for player in range(1, 7)})
    with pytest.raises(ac.ArbiterError, match="fide-dutch-2026"):
        ac.pair(good, rules="nobody's")
    with pytest.raises(ac.ArbiterError, match="tie-break"):
        ac.standings(good, tiebreaks="XX")


def test_where_nobody_can_be_paired_it_is_told() -> None:
    games: Games = {1: [(2, "w", "1")], 2: [(1, "b", "0")]}
    with pytest.raises(ac.NoPairing) as none:
        ac.pair(report(games))
    assert none.value.reason
