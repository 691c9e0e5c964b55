"""The report as one page: no script, no address outside, every number also for programs."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from arbiter_chess.report.counts import Counts
from arbiter_chess.report.draw import svg
from arbiter_chess.report.pictures import Panel, Picture, Row
from arbiter_chess.report.words import Words


def page(counts: Counts, pictures: list[Picture], words: Words) -> str:
    """The whole of `index.html`."""
    style = files("arbiter_chess.report").joinpath("style.css").read_text(encoding="utf-8")
    numbers = iter(range(1, 10_000))
    sections = "\n".join(_picture(picture, words, numbers) for picture in pictures)
    title = escape(words("title"))
    return f"""<!DOCTYPE html>
<html lang="{words.lang}" dir="{words('direction')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p class="lead">{escape(words('lead'))}</p>
{_glance(counts, words)}
{sections}
<p class="files"><a href="summary.csv">{escape(words('sums'))}</a></p>
</main>
</body>
</html>
"""


def _glance(counts: Counts, words: Words) -> str:
    days = sorted(counts.by_at("day"))
    items = [
        (words(f"glance.{name}"), _data(counts.total(name), words, f"glance-{name}"))
        for name in ("games", "plies", "faulty")
    ]
    years = sorted(counts.by_year("games"))
    if years:
        items.append((words("glance.years"), escape(words.label(("years", range(years[0], years[-1] + 1))))))
    # The first day known is no first day where some games have only a year.
    if days and sum(counts.by_at("day").values()) == sum(counts.by_year("games").values()):
        for name, day in (("first", days[0]), ("last", days[-1])):
            shown = f'<time datetime="{_iso(day)}">{escape(words.day(day))}</time>'
            items.append((words(f"glance.{name}"), shown))
    for name in ("laws", "variant"):
        lines = [
            words.pair(f"<bdi>{escape(key)}</bdi>", _data(n, words, f"glance-{name}-{key}"))
            for key, n in counts.by_key(name).most_common(8)
        ]
        items.append((words(f"glance.{name}"), "<br>".join(lines)))
    body = "\n".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in items)
    return f"<section>\n<h2>{escape(words('at_a_glance'))}</h2>\n<dl>\n{body}\n</dl>\n</section>"


def _picture(picture: Picture, words: Words, numbers: Iterator[int]) -> str:
    key = picture.key
    gaps = [
        words.pair(escape(words(f"gaps.{name}")), _data(n, words, f"{key}-{name}")) for name, n in picture.gaps if n
    ]
    missing = f'<p class="gaps">{words.pair(escape(words("missing")), words("separator").join(gaps))}</p>\n' if gaps else ""
    counted = words.pair(escape(words("counted")), _data(picture.count, words, f"{key}-count"))
    panels = "\n".join(_panel(panel, words, next(numbers)) for panel in picture.panels)
    shown = f'<div class="panels">\n{panels}\n</div>' if panels else f"<p>{escape(words('nothing'))}</p>"
    files = f'<p class="files"><a href="{key}.csv">{escape(words("csv"))}</a></p>'
    return f"""<section id="{key}">
<h2>{escape(words(f'{key}.title'))}</h2>
<p>{escape(words(f'{key}.question'))}</p>
<p class="gaps">{counted}</p>
{missing}{shown}
{files}
</section>"""


def _panel(panel: Panel, words: Words, number: int) -> str:
    heads = "".join(f'<th scope="col">{escape(words(f"columns.{name}"))}</th>' for name in panel.columns)
    rows = "\n".join(_row(row, words) for row in panel.rows)
    return f"""<figure id="{escape(panel.key)}">
<h3>{_title(panel, words)}</h3>
{svg(panel, words, number)}
<details open>
<summary>{escape(words('table'))}</summary>
<div class="table">
<table>
<thead><tr><th scope="col">{escape(words(f'by.{panel.by}'))}</th>{heads}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
</div>
</details>
</figure>"""


def _title(panel: Panel, words: Words) -> str:
    """With what it goes by, where one question is drawn by more than one thing."""
    title = escape(words(panel.title))
    if panel.by in ("year", "rating") and not panel.title.endswith(".year"):
        title += f" ({escape(words(f'by.{panel.by}'))})"
    return title


def _row(row: Row, words: Words) -> str:
    cells = "".join(f"<td>{_data(value, words)}</td>" for value in row.values)
    name = escape(row.name, quote=True)
    whole = ' class="whole"' if row.label[0] in ("span", "years") else ""
    return f'<tr data-row="{name}"><th scope="row"{whole}><bdi>{escape(words.label(row.label))}</bdi></th>{cells}</tr>'


def _data(value: float | None, words: Words, name: str = "") -> str:
    """A number for people, and the same for programs."""
    if value is None:
        return words.number(None)
    identity = f' id="{escape(name, quote=True)}"' if name else ""
    return f'<data{identity} value="{value!r}">{words.number(value)}</data>'


def _iso(day: int) -> str:
    return f"{day // 10000:04}-{day // 100 % 100:02}-{day % 100:02}"
