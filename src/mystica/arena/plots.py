"""Plots as hand-written SVG: bars with intervals, how an estimate settled down, how training went."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from mystica.arena.statistics import Estimate

_COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b7791f", "#c53030")
_ROW = 22
_LEFT = 150
_WIDTH = 760


def bars(title: str, rows: Sequence[tuple[str, Mapping[str, Estimate]]], unit: str) -> str:
    """One group of bars for each row, one bar for each name in it."""
    names = sorted({name for _, found in rows for name in found})
    values = [e for _, found in rows for e in found.values()]
    least = min([0.0, *(_bound(e, e.low) for e in values)])
    most = max([1.0, *(_bound(e, e.high) for e in values)])
    scale = (_WIDTH - _LEFT - 90) / (most - least)
    parts = [f'<text x="10" y="24" font-size="16">{escape(title)}</text>']
    for number, name in enumerate(names):
        x = 10 + number * 150
        parts.append(f'<rect x="{x}" y="36" width="12" height="12" fill="{_colour(number)}"/>')
        parts.append(f'<text x="{x + 18}" y="47">{escape(name)}</text>')
    y = 64.0
    zero = _LEFT - least * scale
    for label, found in rows:
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 14:.1f}" text-anchor="end">{escape(label)}</text>')
        for name, e in sorted(found.items()):
            end = zero + e.mean * scale
            parts.append(
                f'<rect x="{min(zero, end):.1f}" y="{y + 3:.1f}" width="{abs(end - zero):.1f}" height="{_ROW - 8}" '
                f'fill="{_colour(names.index(name))}" fill-opacity="0.75"/>'
            )
            if not math.isinf(e.low):
                low, high = zero + e.low * scale, zero + e.high * scale
                middle = y + _ROW / 2 - 1
                parts.append(f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}" stroke="#222" stroke-width="1.5"/>')
            parts.append(f'<text x="{max(end, zero) + 34:.1f}" y="{y + 14:.1f}">{e.mean:.1f}</text>')
            y += _ROW
        y += 6
    parts.append(f'<text x="10" y="{y + 16:.1f}" fill="#555">{escape(unit)}; lines are 95 % intervals</text>')
    return _svg(_WIDTH, int(y) + 28, parts)


def curve(title: str, points: Sequence[Estimate], unit: str) -> str:
    """The estimate after each table: mean as a line, interval as an area."""
    shown = [e for e in points if not math.isinf(e.low)]
    height = 320
    if not shown:
        return _svg(_WIDTH, 60, [f'<text x="10" y="24" font-size="16">{escape(title)}: too few tables</text>'])
    settled = shown[len(shown) // 5 :]  # the first intervals are enormous
    least = min([0.0, *(e.low for e in settled)])
    most = max([0.0, *(e.high for e in settled)])
    span = (most - least) or 1.0

    def x_of(e: Estimate) -> float:
        return 60 + (e.tables - 1) * (_WIDTH - 90) / max(1, shown[-1].tables - 1)

    def y_of(value: float) -> float:
        return 44 + (most - min(max(value, least), most)) * (height - 84) / span

    upper = [f"{x_of(e):.1f},{y_of(e.high):.1f}" for e in shown]
    lower = [f"{x_of(e):.1f},{y_of(e.low):.1f}" for e in reversed(shown)]
    line = " ".join(f"{x_of(e):.1f},{y_of(e.mean):.1f}" for e in shown)
    zero = y_of(0.0)
    parts = [
        f'<text x="10" y="24" font-size="16">{escape(title)}</text>',
        f'<polygon points="{" ".join(upper + lower)}" fill="{_COLOURS[0]}" fill-opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="{_COLOURS[0]}" stroke-width="2"/>',
        f'<path d="M60 {zero:.1f}H{_WIDTH - 30}" stroke="#222" stroke-dasharray="4 4"/>',
        *(
            f'<text x="54" y="{y_of(value) + 4:.1f}" text-anchor="end">{value:.1f}</text>'
            for value in sorted({least, 0.0, most})
        ),
        f'<text x="60" y="{height - 12}" fill="#555">tables: {shown[-1].tables}; {escape(unit)}</text>',
    ]
    return _svg(_WIDTH, height, parts)


def panels(title: str, along: str, found: Mapping[str, Sequence[tuple[float, float, float]]]) -> str:
    """A panel for each name, with a scale of its own, above one another: points along the same values, and by how much
    each may be off."""
    places = [x for points in found.values() for x, _, _ in points]
    first, last = min(places, default=0.0), max(places, default=0.0)
    height, top = 240, 44.0
    parts = [f'<text x="10" y="24" font-size="16">{escape(title)}</text>']
    for number, (name, points) in enumerate(found.items()):
        colour, least = _colour(number), min((y - off for _, y, off in points), default=0.0)
        most = max((y + off for _, y, off in points), default=0.0)
        drawn = [
            (60 + (x - first) * (_WIDTH - 90) / ((last - first) or 1), y, off, (height - 70) / ((most - least) or 1))
            for x, y, off in points
        ]
        low = top + height - 40
        parts.append(f'<text x="60" y="{top + 12:.1f}" fill="{colour}">{escape(name)}</text>')
        way = " ".join(f"{x:.1f},{low - (y - least) * scale:.1f}" for x, y, _, scale in drawn)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for x, y, off, scale in drawn:
            at, far = low - (y - least) * scale, off * scale
            parts.append(f'<circle cx="{x:.1f}" cy="{at:.1f}" r="3" fill="{colour}"/>')
            if off:
                parts.append(f'<path d="M{x:.1f} {at - far:.1f}V{at + far:.1f}" stroke="{colour}"/>')
        parts.append(f'<text x="54" y="{low + 4:.1f}" text-anchor="end">{least:.1f}</text>')
        if most > least:
            parts.append(f'<text x="54" y="{low - (height - 70) + 4:.1f}" text-anchor="end">{most:.1f}</text>')
        top += height
    parts.append(f'<text x="60" y="{top:.1f}" fill="#555">{escape(along)}: {first:g} to {last:g}</text>')
    return _svg(_WIDTH, int(top) + 16, parts)


def _bound(e: Estimate, value: float) -> float:
    return e.mean if math.isinf(value) else value


def _colour(number: int) -> str:
    return _COLOURS[number % len(_COLOURS)]


def _svg(width: int, height: int, parts: Sequence[str]) -> str:
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    body = "\n".join([ground, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12">\n{body}\n</svg>\n'
    )


def write_plots(folder: Path, plots: Mapping[str, str]) -> None:
    for name, text in plots.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
