"""The report: every number in it is computed a second time, by DuckDB, from the facts themselves."""

from __future__ import annotations

import csv
import json
import math
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import facts
from arbiter_chess import report
from arbiter_chess.report import sums
from arbiter_chess.report.sources import summary
from page import Page

LANGUAGES = ("en", "fa", "ar", "vi")

#: What each game is, before anything is counted: written here anew, in another language than the report's.
GAMES = r"""
CREATE TABLE archive AS SELECT *,
    CASE WHEN y BETWEEN 1475 AND 2100 THEN y END AS year,
    (white_elo + black_elo) // 2 // 200 * 200 AS rating
FROM (SELECT *, row_number() OVER () AS id,
        try_cast(regexp_extract(date, '^(\d{4})(\D.*)?$', 1) AS INT) AS y,
        CASE WHEN try_cast(WhiteElo AS INT) > 0 THEN try_cast(WhiteElo AS INT) END AS white_elo,
        CASE WHEN try_cast(BlackElo AS INT) > 0 THEN try_cast(BlackElo AS INT) END AS black_elo,
        lower(coalesce(Termination, '')) LIKE '%time forfeit%' OR lower(coalesce(Termination, '')) LIKE '%won on time%' AS fell
      FROM read_parquet('{path}'));
CREATE TABLE fault AS SELECT * FROM (
    SELECT id, year, plies, result, laws, unnest(faults, recursive := true), end_ply, fivefold_ply, seventy_five_ply, "end" FROM archive)
    WHERE kind NOT IN ('duplicate', 'illegal_stood', 'time_given', 'control_in_minutes') AND NOT (kind = 'result_mismatch' AND result = '*');
CREATE TABLE flag AS SELECT *, CASE WHEN NOT wrong THEN 'right' WHEN result = '1/2-1/2' THEN 'drawn_wrong' ELSE 'won_wrong' END AS decided
    FROM (SELECT *, id IN (SELECT id FROM fault WHERE kind = 'result_mismatch' AND (laws, article) IN (('fide-2009', '6.9'), ('fide-2018', '6.9'), ('fide-2005', '6.10'), ('lekocup-1402', '3.11'))) AS wrong FROM archive)
    WHERE fell OR wrong;
CREATE TABLE went_on AS SELECT *, greatest(plies - told, 0) AS beyond, CASE WHEN end_ply <= told THEN "end" WHEN fivefold_ply <= told THEN 'fivefold'
        WHEN seventy_five_ply <= told THEN 'seventy_five' ELSE 'other' END AS cause
    FROM (SELECT id, any_value(year) AS year, any_value(plies) AS plies, min(ply) AS told, any_value(end_ply) AS end_ply,
        any_value(fivefold_ply) AS fivefold_ply, any_value(seventy_five_ply) AS seventy_five_ply, any_value("end") AS "end"
        FROM fault WHERE kind = 'move_after_end' GROUP BY id);
CREATE TABLE dead AS SELECT *, (plies - dead_ply + 1) // 2 AS late FROM archive WHERE dead_ply IS NOT NULL;
CREATE TABLE control AS SELECT *, coalesce(TimeControl, '') AS written, CASE
    WHEN coalesce(TimeControl, '') IN ('', '?') THEN 'none' WHEN TimeControl IN ('-', '1/259200') THEN 'days'
    WHEN TimeControl IN ('60', '600', '300+3', '900+10') AND list_contains(list_transform(faults, lambda f: f.kind), 'control_in_minutes') THEN 'standard'
    WHEN TimeControl IN ('60', '600', '300+3') THEN 'blitz' WHEN TimeControl = '900+10' THEN 'rapid'
    WHEN TimeControl = 'long' THEN 'other' ELSE 'standard' END AS play, id IN (SELECT id FROM fault) AS bad FROM archive;
"""
BIN = "year // 2 * 2"
OF_KIND = f"""SELECT b, g, coalesce(n, 0), coalesce(i, 0), 1000.0 * coalesce(n, 0) / g
    FROM (SELECT {BIN} AS b, count(*) AS g FROM archive WHERE year IS NOT NULL GROUP BY b)
    LEFT JOIN (SELECT {BIN} AS b, count(*) AS n, count(DISTINCT id) AS i FROM fault WHERE kind = '{{0}}' GROUP BY b) USING (b)"""
CLAIM = """SELECT b, count(*), count({0}), count(*) FILTER ({1}), count(*) FILTER ({2}), 1000.0 * count(*) FILTER ({1}) / count(*)
    FROM (SELECT {3} AS b, * FROM archive) WHERE b IS NOT NULL GROUP BY b"""
CONTROL = """SELECT w, 1000.0 * n / (SELECT count(*) FROM control WHERE play <> 'none'), n FROM (
    SELECT CASE WHEN written IN ('long', '-') THEN 'other' ELSE written END AS w, count(*) AS n FROM control WHERE play <> 'none' GROUP BY w)"""


def _claim(column: str, by: str) -> str:
    decided = f"{column} IS NOT NULL AND result IN ('1-0', '0-1')"
    let_go = f"({decided}) OR plies > {column} + 4"
    return CLAIM.format(column, let_go, decided, by)


def _late() -> str:
    spans = [(0, 0), (1, 1), (2, 5), (6, 10), (11, 20), (21, 50), (51, 9999)]
    values = ", ".join(str(span) for span in spans)
    return f"""SELECT first, t, n, 1000.0 * n / t FROM (SELECT first, (SELECT count(*) FROM dead) AS t,
        (SELECT count(*) FROM dead WHERE late BETWEEN first AND last) AS n FROM (VALUES {values}) AS v(first, last))"""


ILLEGAL = """SELECT f, c, n, 1000.0 * n / c FROM (SELECT f, (SELECT count(*) FROM archive WHERE plies >= f) AS c,
    (SELECT count(*) FROM fault WHERE kind = 'illegal_move' AND ply BETWEEN f AND CASE WHEN f = 220 THEN 9999 ELSE f + 19 END) AS n
    FROM (SELECT unnest(range(0, 240, 20)) AS f))"""
FLAGS = """SELECT d, t, n, 1000.0 * n / t FROM (SELECT d, (SELECT count(*) FROM flag) AS t,
    (SELECT count(*) FROM flag WHERE decided = d) AS n FROM (VALUES ('right'), ('won_wrong'), ('drawn_wrong')) AS v(d))"""
ALL = "(SELECT count(*) FROM archive)"
PANELS = {
    "faults-kinds": f"SELECT kind, {ALL}, count(*), count(DISTINCT id), 1000.0 * count(*) / {ALL} FROM fault GROUP BY kind",
    "claims-threefold-year": _claim("threefold_ply", BIN),
    "claims-threefold-rating": _claim("threefold_ply", "rating"),
    "claims-fifty-year": _claim("fifty_ply", BIN),
    "claims-fifty-rating": _claim("fifty_ply", "rating"),
    "after_end-ends": f"SELECT cause, {ALL}, count(*), sum(beyond), 1000.0 * count(*) / {ALL} FROM went_on GROUP BY cause",
    "after_end-year": f"""SELECT {BIN}, count(*), count(told), coalesce(sum(beyond), 0), 1000.0 * count(told) / count(*)
        FROM archive LEFT JOIN (SELECT id, told, beyond FROM went_on) USING (id) WHERE year IS NOT NULL GROUP BY ALL""",
    "dead-late": _late(),
    "dead-year": f"SELECT {BIN}, count(*), count(dead_ply), 1000.0 * count(dead_ply) / count(*) FROM archive WHERE year IS NOT NULL GROUP BY ALL",
    "flags-right": FLAGS,
    "flags-year": f"""SELECT {BIN}, count(*), count(*) FILTER (wrong), 1000.0 * count(*) FILTER (wrong) / count(*)
        FROM flag WHERE year IS NOT NULL GROUP BY ALL""",
    "illegal-stage": ILLEGAL,
    "controls-play": """SELECT play, count(*) FILTER (bad), 1000.0 * count(*) FILTER (bad) / count(*), count(*)
        FROM control WHERE play <> 'none' GROUP BY play""",
    "controls-written": CONTROL,
    **{f"faults-{kind}": OF_KIND.format(kind) for kind in (*facts.KINDS[:5], "move_after_end", "result_mismatch")},
}
NUMBERS = {
    "glance-games": "SELECT count(*) FROM archive",
    "glance-plies": "SELECT sum(plies) FROM archive",
    "glance-faulty": "SELECT count(DISTINCT id) FROM fault",
    **{
        f"glance-laws-{edition}": f"SELECT count(*) FROM archive WHERE laws = '{edition}'"
        for edition in ("fide-2005", "fide-2009", "fide-2018", "lekocup-1402")
    },
    "glance-variant-standard": "SELECT count(*) FROM archive WHERE variant = 'standard'",
    "glance-variant-chess960": "SELECT count(*) FROM archive WHERE variant = 'chess960'",
    **{f"{key}-count": "SELECT count(*) FROM archive" for key in ("faults", "claims", "after_end", "dead", "illegal")},
    **{f"{key}-no_date": "SELECT count(*) FROM archive WHERE year IS NULL" for key in ("faults", "claims", "after_end", "dead")},
    "faults-left_out": "SELECT sum(faults_left_out) FROM archive",
    "claims-no_rating": "SELECT count(*) FROM archive WHERE rating IS NULL",
    "flags-count": "SELECT count(*) FROM flag",
    "flags-no_end": "SELECT count(*) FROM archive WHERE coalesce(Termination, '') IN ('', '?')",
    "flags-no_date": "SELECT count(*) FROM flag WHERE year IS NULL",
    "illegal-no_moves": "SELECT count(*) FROM archive WHERE plies = 0",
    "controls-count": "SELECT count(*) FROM control WHERE play <> 'none'",
    "controls-no_control": "SELECT count(*) FROM control WHERE play = 'none'",
}


@pytest.fixture(scope="module")
def audit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("facts") / "audit.parquet"
    pq.write_table(facts.table(6000, seed=24), path, row_group_size=700)
    return path


@pytest.fixture(scope="module")
def page(audit: Path) -> Page:
    return Page(report.build(audit, audit.parent / "out"))


@pytest.fixture(scope="module")
def again(audit: Path) -> Any:
    database = duckdb.connect()
    database.execute(GAMES.replace("{path}", str(audit)))
    return database


def _same(found: list[float], expected: list[float]) -> bool:
    return len(found) == len(expected) and all(
        math.isclose(a, b, rel_tol=1e-12) for a, b in zip(found, expected, strict=True)
    )


@pytest.mark.parametrize("panel", PANELS)
def test_each_row_of_a_table_is_what_a_query_says(panel: str, page: Page, again: Any) -> None:
    expected = {str(name): list(map(float, values)) for name, *values in again.execute(PANELS[panel]).fetchall()}
    # A bin of years in which nothing was played stands there too, with zeros and without a rate.
    found = {name: values for name, values in page.rows[panel].items() if not panel.endswith("-year") or any(values)}
    assert set(found) == set(expected)
    for name, values in expected.items():
        assert _same(found[name], values), (name, found[name], values)


@pytest.mark.parametrize("name", NUMBERS)
def test_each_number_beside_the_tables_is_what_a_query_says(name: str, page: Page, again: Any) -> None:
    assert page.numbers[name] == again.execute(NUMBERS[name]).fetchone()[0]


def test_no_number_stands_on_the_page_that_no_query_computes(page: Page) -> None:
    assert set(page.rows) == set(PANELS)
    assert set(page.numbers) == set(NUMBERS)


def test_the_figures_beside_the_page_are_those_on_it(page: Page, audit: Path) -> None:
    for key in ("faults", "claims", "after_end", "dead", "flags", "illegal", "controls"):
        with (audit.parent / "out" / f"{key}.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))[1:]
        found = {(panel, row): [float(value) for value in values if value] for panel, row, *values in rows}
        on_page = {(p, r): values for p, lines in page.rows.items() if p.startswith(key) for r, values in lines.items()}
        assert set(found) == set(on_page)
        for place, values in on_page.items():
            assert sorted(found[place]) == pytest.approx(sorted(values))


def test_time_runs_evenly_where_years_are_missing(tmp_path: Path) -> None:
    table = facts.table(400, seed=8)
    dates = pa.array(["1990.01.31", "2024.12.01"] * 200)
    table = table.set_column(table.schema.names.index("date"), "date", dates)
    found = Page(report.build(table, tmp_path))
    bins = [row for row in found.rows["dead-year"]]
    assert bins == [str(year) for year in range(1990, 2026, 2)]
    assert found.rows["dead-year"]["2000"] == [0, 0]
    assert '<time datetime="1990-01-31">31 January 1990</time>' in found.text


def test_audits_from_before_findings_had_a_weight_are_read() -> None:
    now, before = facts.table(300, seed=9), facts.table(300, seed=9, schema=facts.OLD)
    assert summary(now).equals(summary(before))


def test_what_is_no_fault_is_counted_as_none(tmp_path: Path) -> None:
    rows = facts.table(40, seed=3).to_pylist()
    for row in rows:
        # Mail around a game is a notice, of a kind that has faults too.
        row["faults"] = [dict.fromkeys(facts.FAULT.names) | {"kind": "syntax", "ply": 0, "severity": "notice"}]
    rows[0]["faults"][0]["severity"] = "fault"
    page = Page(report.build(pa.Table.from_pylist(rows, schema=facts.SCHEMA), tmp_path))
    assert page.numbers["glance-faulty"] == 1


def test_parts_add_up_to_the_whole(audit: Path) -> None:
    table = pq.read_table(audit)
    whole = sums.added(table.to_batches())
    parts = [sums.added(table.slice(at, 777).to_batches(max_chunksize=100)) for at in range(0, table.num_rows, 777)]
    assert sums.merged(parts).equals(whole)
    assert sums.added(table.slice(0, 0).to_batches()).num_rows == 0


def test_a_summary_gives_the_same_page_as_its_facts(page: Page, audit: Path, tmp_path: Path) -> None:
    table = pq.read_table(audit)
    summary = tmp_path / "summary.parquet"
    pq.write_table(sums.added(table.to_batches()), summary)
    for source in (summary, table, [str(summary)]):
        assert report.build(source, tmp_path / "out").read_text(encoding="utf-8") == page.text
    halves = [table.slice(0, 2500), table.slice(2500)]
    assert report.build(halves, tmp_path / "out").read_text(encoding="utf-8") == page.text


def test_without_ratings_clocks_and_dates_the_page_says_so(tmp_path: Path) -> None:
    table = facts.table(300, seed=5)
    table = table.drop_columns(["WhiteElo", "BlackElo", "TimeControl", "Termination", "date"])
    found = Page(report.build(table, tmp_path))
    assert found.numbers["faults-no_date"] == found.numbers["claims-no_rating"] == 300
    assert found.numbers["controls-no_control"] == found.numbers["flags-no_end"] == 300
    assert "claims-fifty-year" not in found.rows and "controls-play" not in found.rows
    assert Page(report.build(table.slice(0, 0), tmp_path)).numbers["glance-games"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_names_nobody_and_asks_nobody(lang: str, audit: Path, tmp_path: Path) -> None:
    found = Page(report.build(audit, tmp_path, lang=lang))
    for path in tmp_path.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not any(name in text for whole in (facts.WHITE, facts.BLACK) for name in whole.split(", ")), path
    html = dict(found.tags)["html"]
    assert html == {"lang": lang, "dir": "rtl" if lang in ("fa", "ar") else "ltr"}
    assert not {tag for tag, _ in found.tags} & {"script", "iframe", "img", "link", "object", "embed"}
    addresses = [v for _, given in found.tags for k, v in given.items() if k in ("href", "src", "action", "xlink:href")]
    assert all((tmp_path / str(address)).is_file() for address in addresses) and addresses
    assert not [name for _, given in found.tags for name in given if name.startswith("on")]
    outside = re.findall(r"(?:https?:)?//[a-z][^\s\"'<]*", found.text)
    assert {address for address in outside if "www.w3.org" not in address} == set()
    names = [given["id"] for _, given in found.tags if given.get("id")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_digits_are_those_of_the_language(lang: str, audit: Path, tmp_path: Path) -> None:
    text = report.build(audit, tmp_path, lang=lang).read_text(encoding="utf-8")
    shown = {"en": "6,000", "fa": "۶٬۰۰۰", "ar": "٦٬٠٠٠", "vi": "6.000"}[lang]
    assert f'value="6000">{shown}</data>' in text
    if lang in ("fa", "ar"):
        cells = re.findall(r"<td><data[^>]*>([^<]*)</data></td>", text)
        assert cells and not [cell for cell in cells if re.search("[0-9]", cell)]
        # Controls stand as the record has them, `600`; whatever the page itself counts has local digits.
        drawn = set(re.findall(r"<text[^>]*>([^<]*)</text>", text)) - set(facts.CONTROLS)
        assert not [label for label in drawn if re.fullmatch(r"[0-9,.–]+", label)]


def test_all_languages_have_every_text() -> None:
    words = tomllib.loads(files(report).joinpath("words.toml").read_text(encoding="utf-8"))

    def names(table: dict[str, Any], before: str = "") -> set[str]:
        found: set[str] = set()
        for key, value in table.items():
            found |= names(value, f"{before}{key}.") if isinstance(value, dict) else {before + key}
        return found

    assert tuple(words) == LANGUAGES
    for lang in LANGUAGES:
        assert names(words[lang]) == names(words["en"]), lang
        assert len(words[lang]["digits"]) == 10 and len(words[lang]["months"]) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_of_faults_are_called_as_everywhere_else(lang: str) -> None:
    root = Path(__file__).resolve().parents[3]
    text = (root / "lang" / lang / "audit.ftl").read_text(encoding="utf-8")
    expected = {
        kind.replace("-", "_"): name for kind, name in re.findall(r"^audit-kind-([a-z-]+) = (.*)$", text, re.MULTILINE)
    }
    words = tomllib.loads(files(report).joinpath("words.toml").read_text(encoding="utf-8"))
    assert words[lang]["kinds"] == expected


def test_what_is_no_source_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="klingon"):
        report.build(facts.table(1, seed=1), tmp_path, lang="klingon")
    with pytest.raises(ValueError, match="expected an audit"):
        report.build(pa.table({"x": [1]}), tmp_path)
    with pytest.raises(OSError):
        report.build(tmp_path / "nothing.parquet", tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_those_of_the_field(lang: str) -> None:
    root = Path(__file__).resolve().parents[3]
    terms = tomllib.loads((root / "laws" / "terms.toml").read_text(encoding="utf-8"))["term"]
    wrong = {word for term in terms for key in ("deprecated", "avoid") for word in term[lang].get(key, ())}
    words = tomllib.loads(files(report).joinpath("words.toml").read_text(encoding="utf-8"))
    texts = json.dumps(words[lang], ensure_ascii=False)
    found = {word for word in wrong if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", texts)}
    assert wrong and found == set()
