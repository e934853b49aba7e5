"""What an arena or a simulation found, as one page that opens anywhere."""

from __future__ import annotations

from typing import Any

from ludotheque.drawing.svg import escape

LEFT, ROW, SPAN = 150, 30, 420  # of the plots, in pixels
INK, LAMP, FAINT = "#2b2622", "#a8641f", "#cfc6b8"
STYLE = (
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "background:#faf6ee;color:#2b2622}"
    "h1{font-family:Georgia,serif;font-weight:400}"
    "svg{max-width:100%;height:auto;background:#fff;border-radius:8px;padding:8px;box-sizing:border-box}table{border-collapse:collapse;width:100%}"
    "td,th{padding:.35rem .6rem;text-align:right;border-bottom:1px solid #cfc6b8}"
    "td:first-child,th:first-child{text-align:left}"
    ".wide{overflow-x:auto}@media(prefers-color-scheme:dark){body{background:#1d1a17;color:#efe8dc}}"
)


def plot(title: str, rows: list[tuple[str, float, float, float]], fair: float) -> str:
    """Shares with their intervals, a row each, and a line at the fair share."""
    height = ROW * len(rows) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + SPAN + 70} {height}" width="{LEFT + SPAN + 70}" '
        f'role="img" aria-label="{escape(title)}" font-family="system-ui,sans-serif" font-size="13">'
    ]
    for tenth in range(0, 11, 2):
        x = LEFT + SPAN * tenth / 10
        parts.append(f'<path d="M{x} 6V{height - 24}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle" fill="{INK}">{10 * tenth} %</text>')
    x = LEFT + SPAN * fair
    parts.append(f'<path d="M{x:.1f} 2V{height - 24}" stroke="{INK}" stroke-dasharray="4 3"/>')
    for i, (name, share, low, high) in enumerate(rows):
        y = ROW * i + 20
        parts.append(f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(name)}</text>')
        parts.append(
            f'<path d="M{LEFT + SPAN * low:.1f} {y}H{LEFT + SPAN * high:.1f}" stroke="{LAMP}" stroke-width="5"/>'
        )
        parts.append(f'<circle cx="{LEFT + SPAN * share:.1f}" cy="{y}" r="6" fill="{LAMP}"/>')
        parts.append(f'<text x="{LEFT + SPAN + 10}" y="{y + 5}" fill="{INK}">{100 * share:.1f} %</text>')
    return "".join([*parts, "</svg>"])


def histogram(title: str, figures: dict[str, Any]) -> str:
    """How many games lasted how long."""
    bins, tallest = figures["bins"], max(figures["bins"])
    width = (LEFT + SPAN) / len(bins)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + SPAN + 70} 190" width="{LEFT + SPAN + 70}" '
        f'role="img" aria-label="{escape(title)}" font-family="system-ui,sans-serif" font-size="13">'
    ]
    for i, count in enumerate(bins):
        height = 140 * count / tallest
        parts.append(
            f'<rect x="{20 + i * width:.1f}" y="{150 - height:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{height:.1f}" fill="{LAMP}">'
            f"<title>{figures['least'] + i * figures['bin']}: {count}</title></rect>"
        )
    for place, value in ((20.0, figures["least"]), (20 + LEFT + SPAN, figures["most"])):
        anchor = "start" if place == 20 else "end"
        parts.append(f'<text x="{place}" y="172" text-anchor="{anchor}" fill="{INK}">{value}</text>')
    return "".join([*parts, "</svg>"])


def table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def page(title: str, lead: str, parts: list[str]) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1><p>{escape(lead)}</p>{''.join(parts)}</html>\n"
    )


def arena_plot(figures: dict[str, Any]) -> str:
    rows = [(player["bot"], player["share"], player["low"], player["high"]) for player in figures["players"]]
    return plot("Shares of the wins", rows, 1 / figures["seats"])


ARENA_HEADS = ["player", "share", "95 % interval", "rating", "ms a decision", "ms p99"]


def arena_row(player: dict[str, Any]) -> list[str]:
    """A player below these heads; the times are left out where they were not taken."""
    times = [f"{player[name]:.1f}" for name in ("decision_ms_mean", "decision_ms_p99") if name in player]
    return [
        player["bot"],
        f"{100 * player['share']:.1f} %",
        f"{100 * player['low']:.1f} to {100 * player['high']:.1f} %",
        f"{player['rating']:.1f} ± {player['rating_sigma']:.1f}",
        *times,
    ]


def arena_page(figures: dict[str, Any]) -> str:
    rows = [arena_row(player) for player in figures["players"]]
    lead = (
        f"{figures['games']} games, seats rotated, the same dice for every rotation. The dashed line is a fair share."
    )
    return page(
        f"Arena: {figures['game']}, {figures['seats']} seats",
        lead,
        [arena_plot(figures), table(ARENA_HEADS[: len(rows[0])], rows)],
    )


def census_page(figures: dict[str, Any]) -> str:
    seats = [(f"seat {i + 1}", seat["share"], seat["low"], seat["high"]) for i, seat in enumerate(figures["by_seat"])]
    ends = [[end, f"{count}", f"{100 * count / figures['games']:.1f} %"] for end, count in figures["ends"].items()]
    facts = [[name, f"{value:g}"] for name, value in figures["facts"].items()]
    steps = figures["steps"]
    lead = (
        f"{figures['games']} games of {', '.join(figures['bots'])}. "
        f"Half of them last {steps['median']:g} steps or less, "
        f"eight of ten {steps['tenth']:g} to {steps['ninetieth']:g}."
    )
    parts = ["<h2>Length in steps</h2>", histogram("Length in steps", steps), "<h2>Wins by seat</h2>"]
    parts += [plot("Wins by seat", seats, 1 / figures["seats"]), "<h2>How games end</h2>"]
    parts += [table(["end", "games", "share"], ends)]
    if facts:
        parts += ["<h2>At the end, on average</h2>", table(["fact", "mean"], facts)]
    return page(f"Simulation: {figures['game']}, {figures['seats']} seats", lead, parts)
