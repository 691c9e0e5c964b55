"""What the report shows: each picture with its question, its figures, its gaps. No words and no drawing here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from arbiter_chess.report.claims import LATER
from arbiter_chess.report.controls import PLAYS
from arbiter_chess.report.counts import Counts, within
from arbiter_chess.report.faults import ENDS
from arbiter_chess.report.games import BAND, MOST_PLIES

#: Kinds of faults that have a picture of their own by year; all kinds stand in the first one.
MOST_KINDS = 8
#: Time controls that are named; the others are one row.
MOST_CONTROLS = 12
#: Moves played on in a dead position.
LATE = (range(1), range(1, 2), range(2, 6), range(6, 11), range(11, 21), range(21, 51), range(51, MOST_PLIES + 1))
#: Half-moves of a game, in bins so wide; the last one has no end.
STAGE, STAGES = 20, 12

Number = int | float | None


@dataclass(frozen=True)
class Row:
    """One bar and one line of the table: by what, under which name for programs, and its figures."""

    name: str
    label: tuple[str, object]
    values: tuple[Number, ...]


@dataclass(frozen=True)
class Panel:
    """One drawing with its table. `columns` are names of words; the last one is drawn."""

    key: str
    title: str
    by: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    upright: bool = True


@dataclass(frozen=True)
class Picture:
    """A question, how many games answer it, how many cannot, and the panels."""

    key: str
    count: int
    gaps: tuple[tuple[str, int], ...]
    panels: tuple[Panel, ...] = field(default=())


def pictures(counts: Counts) -> list[Picture]:
    """All pictures of the report, in their order."""
    makers = (_faults, _claims, _after_end, _dead, _flags, _illegal, _controls)
    return [make(counts) for make in makers]


def per_thousand(part: int, whole: int) -> float | None:
    """The rate, if there is anything to divide by."""
    return 1000 * part / whole if whole else None


def _faults(counts: Counts) -> Picture:
    found = counts.by_key("fault").most_common()
    games, in_games = counts.total("games"), counts.by_key("fault_in")
    every = [
        Row(kind, ("kinds", kind), (games, n, in_games[kind], per_thousand(n, games)))
        for kind, n in sorted(found, key=lambda item: (-item[1], item[0]))
    ]
    columns = ("games", "faults", "games_with", "faults_rate")
    panels = [Panel("faults-kinds", "faults.kinds", "kind", columns, tuple(every), upright=False)]
    for row in every[:MOST_KINDS]:
        parts = (counts.by_year("fault", row.name), counts.by_year("fault_in", row.name))
        rows = _years(counts, parts, lambda part, whole: per_thousand(part[0], whole))
        panels.append(Panel(f"faults-{row.name}", f"kinds.{row.name}", "year", columns, rows))
    gaps = (("no_date", counts.without_year("games")), ("left_out", counts.total("left_out")))
    return _picture("faults", games, gaps, panels if every else [])


def _claims(counts: Counts) -> Picture:
    columns = ("games", "could", "let_go", "won_after", "let_go_rate")
    panels = []
    for claim in ("threefold", "fifty"):
        keys = [f"{claim}:{later}" for later in LATER]
        groups = (keys, keys[1:], keys[2:3])
        if not counts.total("claim", *keys):
            continue
        parts = tuple(counts.by_year("claim", *group) for group in groups)
        rows = _years(counts, parts, _let_go)
        panels.append(Panel(f"claims-{claim}-year", f"claims.{claim}", "year", columns, rows))
        parts = tuple(counts.by_rating("claim", *group) for group in groups)
        rows = _ratings(counts.by_rating("games"), parts, _let_go)
        panels.append(Panel(f"claims-{claim}-rating", f"claims.{claim}", "rating", columns, rows))
    gaps = (("no_date", counts.without_year("games")), ("no_rating", counts.without_rating("games")))
    return _picture("claims", counts.total("games"), gaps, panels)


def _let_go(part: Sequence[int], whole: int) -> float | None:
    return per_thousand(part[1], whole)


def _after_end(counts: Counts) -> Picture:
    games, found, by = counts.total("games"), counts.by_key("after_end"), counts.by_key("after_by")
    ends = [end for end in (*ENDS, "other") if found[end]]
    every = [
        Row(end, ("ends", end), (games, found[end], by[end], per_thousand(found[end], games))) for end in ends
    ]
    columns = ("games", "went_on", "half_moves_after", "went_on_rate")
    rows = _years(counts, (counts.by_year("after_end"), counts.by_year("after_by")), _first)
    panels = [
        Panel("after_end-ends", "after_end.ends", "end", columns, tuple(every), upright=False),
        Panel("after_end-year", "after_end.year", "year", columns, rows),
    ]
    return _picture("after_end", games, (("no_date", counts.without_year("games")),), panels if every else [])


def _dead(counts: Counts) -> Picture:
    late, dead = counts.by_at("dead"), counts.total("dead")
    every = []
    for span in LATE:
        games = within(late, span)
        every.append(Row(str(span.start), ("span", span), (dead, games, per_thousand(games, dead))))
    rows = _years(counts, (counts.by_year("dead"),), _first)
    panels = [
        Panel("dead-late", "dead.late", "moves_late", ("dead", "of_these", "of_dead_rate"), tuple(every)),
        Panel("dead-year", "dead.year", "year", ("games", "dead", "dead_rate"), rows),
    ]
    return _picture("dead", counts.total("games"), (("no_date", counts.without_year("games")),), panels if dead else [])


def _flags(counts: Counts) -> Picture:
    found, flags = counts.by_key("flag"), counts.total("flag")
    every = [
        Row(key, ("flags", key), (flags, found[key], per_thousand(found[key], flags)))
        for key in ("right", "won_wrong", "drawn_wrong")
    ]
    wrong = counts.by_year("flag", "won_wrong", "drawn_wrong")
    rows = _years(counts, (wrong,), _first, counts.by_year("flag"))
    panels = [
        Panel("flags-right", "flags.right_or_wrong", "decided", ("forfeits", "of_these", "of_forfeits_rate"), tuple(every), upright=False),
        Panel("flags-year", "flags.year", "year", ("forfeits", "wrong", "wrong_rate"), rows),
    ]
    gaps = (("no_end", counts.total("no_flag")), ("no_date", counts.without_year("flag")))
    return _picture("flags", flags, gaps, panels if flags else [])


def _illegal(counts: Counts) -> Picture:
    illegal, length = counts.by_at("illegal"), counts.by_at("length")
    rows = []
    for stage in range(STAGES):
        last = stage == STAGES - 1
        span = range(stage * STAGE, MOST_PLIES + 1 if last else (stage + 1) * STAGE)
        came = sum(n for plies, n in length.items() if plies >= span.start)
        found = within(illegal, span)
        rows.append(Row(str(span.start), ("span", span), (came, found, per_thousand(found, came))))
    panel = Panel("illegal-stage", "illegal.stage", "half_moves", ("came", "illegal", "illegal_rate"), tuple(rows))
    found = counts.total("illegal")
    gaps = (("no_moves", length[0]),)
    return _picture("illegal", counts.total("games"), gaps, [panel] if found else [])


def _controls(counts: Counts) -> Picture:
    games, bad, written = counts.by_key("play"), counts.by_key("play_bad"), counts.by_key("control")
    none = games.pop("none", 0)
    plays = [
        Row(play, ("plays", play), (bad[play], per_thousand(bad[play], games[play]), games[play]))
        for play in PLAYS
        if games[play]
    ]
    named = sorted(written.items(), key=lambda item: (item[0] == "other", -item[1], item[0]))
    rest = sum(n for _, n in named[MOST_CONTROLS:])
    all_of_them = sum(written.values())
    controls = [_control(key, n, all_of_them) for key, n in named[:MOST_CONTROLS] if key != "other"]
    other = rest + sum(n for key, n in named[:MOST_CONTROLS] if key == "other")
    if other:
        controls.append(_control("other", other, all_of_them))
    panels = [
        Panel("controls-play", "controls.play", "play", ("faulty", "faulty_rate", "games"), tuple(plays), upright=False),
        Panel("controls-written", "controls.written", "control", ("share", "games"), tuple(controls), upright=False),
    ]
    return _picture("controls", sum(games.values()), (("no_control", none),), panels if plays else [])


def _control(key: str, n: int, whole: int) -> Row:
    label = ("plays", "other") if key == "other" else ("text", key)
    return Row(key, label, (per_thousand(n, whole), n))


def _first(part: Sequence[int], whole: int) -> float | None:
    return per_thousand(part[0], whole)


def _years(
    counts: Counts,
    parts: Sequence[Counter[int]],
    rate: Callable[[Sequence[int], int], float | None],
    whole: Counter[int] | None = None,
) -> tuple[Row, ...]:
    """A row for each bin of years, also for those without a game, so that time runs evenly."""
    whole = counts.by_year("games") if whole is None else whole
    rows = []
    for span in counts.year_bins():
        games = within(whole, span)
        found = [within(part, span) for part in parts]
        rows.append(Row(str(span.start), ("years", span), (games, *found, rate(found, games))))
    return tuple(rows)


def _ratings(
    whole: Counter[int], parts: Sequence[Counter[int]], rate: Callable[[Sequence[int], int], float | None]
) -> tuple[Row, ...]:
    rows = []
    for band in sorted(whole):
        found = [part[band] for part in parts]
        label = ("years", range(band, band + BAND))
        rows.append(Row(str(band), label, (whole[band], *found, rate(found, whole[band]))))
    return tuple(rows)


def _picture(
    key: str, count: int, gaps: tuple[tuple[str, int], ...], panels: Sequence[Panel]
) -> Picture:
    # Without a bar, as where nobody has a rating, a panel says nothing that its picture does not say.
    drawn = tuple(panel for panel in panels if any(row.values[-1] for row in panel.rows))
    return Picture(key, count, gaps, drawn)
