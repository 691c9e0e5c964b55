"""A panel as SVG: bars by Vega-Lite, drawn by vl-convert, coloured by the page that it stands in."""

from __future__ import annotations

import re
from typing import Any

import vl_convert

from arbiter_chess.report.pictures import Panel
from arbiter_chess.report.words import Words

#: Small enough for a phone, and two stand beside each other on a desk. Drawings grow with the page, they do not shrink.
WIDTH, HEIGHT = 270, 140
#: One bar with its name above it.
STEP = 38
#: Of upright bars so many can be named below.
MOST_NAMES = 4


def svg(panel: Panel, words: Words, number: int) -> str:
    """The drawing. `number` tells its parts from those of the other drawings of the page."""
    bars = [
        {"at": at, "name": words.label(row.label), "n": row.values[-1] or 0}
        for at, row in enumerate(panel.rows)
    ]
    spec = _upright(bars, words) if panel.upright else _lying(bars, words)
    spec |= {"data": {"values": bars}, "background": None, "config": _config()}
    text = vl_convert.vegalite_to_svg(spec, format_locale=words.locale())
    # Parts that are referred to by name must have names of their own in the page.
    text = re.sub(r'\b(id="|url\(#)', rf"\g<1>d{number}-", text)
    name = _escaped(words(panel.title))
    return re.sub(r"<svg ", f'<svg role="img" aria-label="{name}" ', text, count=1)


def _upright(bars: list[dict[str, Any]], words: Words) -> dict[str, Any]:
    every = -(-len(bars) // MOST_NAMES)
    names = [bar["name"] for bar in bars]
    axis = {
        "title": None,
        "labelAngle": 0,
        "values": list(range(0, len(bars), every)),
        "labelExpr": f"{_literal(names)}[datum.value]",
        "labelOverlap": True,
        "ticks": True,
        "grid": False,
    }
    x = {"field": "at", "type": "ordinal", "axis": axis, "scale": {"reverse": words.rtl, "paddingInner": 0.25}}
    y = {
        "field": "n",
        "type": "quantitative",
        "axis": {"title": None, "tickCount": 4, "orient": "right" if words.rtl else "left"},
    }
    return {"width": WIDTH, "height": HEIGHT, "mark": {"type": "bar"}, "encoding": {"x": x, "y": y}}


def _lying(bars: list[dict[str, Any]], words: Words) -> dict[str, Any]:
    y = {"field": "at", "type": "ordinal", "axis": None, "scale": {"paddingInner": 0.5, "paddingOuter": 0.5}}
    axis = {"title": None, "tickCount": 4, "grid": True}
    x = {"field": "n", "type": "quantitative", "axis": axis, "scale": {"reverse": words.rtl}}
    name = {
        "mark": {"type": "text", "align": "right" if words.rtl else "left", "dy": -16, "baseline": "middle"},
        "encoding": {"y": y, "x": {"datum": 0, "type": "quantitative"}, "text": {"field": "name"}},
    }
    bar = {"mark": {"type": "bar", "height": 13}, "encoding": {"y": y, "x": x}}
    return {"width": WIDTH, "height": max(1, len(bars)) * STEP, "layer": [bar, name]}


def _config() -> dict[str, Any]:
    return {
        "aria": False,
        "font": "sans-serif",
        "padding": 2,
        "view": {"stroke": None},
        "bar": {"color": "var(--bar)"},
        "text": {"color": "var(--ink)", "fontSize": 12, "limit": WIDTH},
        "axis": {
            "labelColor": "var(--ink)",
            "domainColor": "var(--line)",
            "tickColor": "var(--line)",
            "gridColor": "var(--grid)",
            "labelFontSize": 11,
        },
    }


def _literal(names: list[str]) -> str:
    """A list as an expression of Vega."""
    quoted = [name.replace("\\", "\\\\").replace("'", "\\'") for name in names]
    return "[" + ", ".join(f"'{name}'" for name in quoted) + "]"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
