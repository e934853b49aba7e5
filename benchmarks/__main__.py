"""python -m benchmarks [--json FILE] [--rounds N], or one part of it: see --help."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import bench, clicks, replay, search, server, thinking
from benchmarks import figures as figures_of_games
from ludotheque.core.shelf import slugs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-server", action="store_true", help="leave out the load on the web server")
    parser.add_argument("--tables", type=int, help="tables on the web server: 200, or 50 that think")
    parser.add_argument("--thinking", action="store_true", help="only how long people wait for computer players")
    parser.add_argument("--nodes", action="store_true", help="only what it costs to share tables between servers")
    parser.add_argument("--sizing", action="store_true", help="only what docs/sizing.md needs: memory, and --nodes")
    parser.add_argument("--sockets", type=int, default=5_000, help="open pages for --sizing, with 10,000 --tables")
    parser.add_argument("--search", action="store_true", help="only the search, beside OpenSpiel's")
    parser.add_argument("--pages", action="store_true", help="only how heavy the pages are in a browser, and how fast")
    parser.add_argument("--replay", action="store_true", help="only what the replay of a long game costs")
    parser.add_argument("--figures", action="store_true", help="only simulate games, for the pages of the boxes")
    parser.add_argument("--clicks", action="store_true", help="only how often a person presses")
    parser.add_argument("--games", type=int, default=clicks.GAMES, help="games of each kind for --clicks")
    arguments = parser.parse_args()
    console = Console()
    if arguments.figures:
        with console.status("simulating") as status:
            figures_of_games.write(jobs=2, progress=lambda text: status.update(f"simulating {text}"))
        return
    if arguments.clicks:
        with console.status("counting presses") as status:
            pressed = clicks.figures(arguments.games, lambda text: status.update(f"counting presses: {text}"))
        show_clicks(console, pressed)
        keep(arguments.json, {"clicks": pressed})
        return
    if arguments.search:
        for name, speed in search.speeds(arguments.rounds).items():
            console.print(f"{name}: {speed:,.0f} simulations/s" if speed else f"{name}: not installed")
        return
    if arguments.pages:
        from benchmarks import pages  # it needs a browser, and what drives it

        with console.status("opening pages"):
            measured = pages.figures()
        show_each(console, measured, "page")
        keep(arguments.json, measured)
        return
    if arguments.nodes:
        from benchmarks import nodes  # it starts a PostgreSQL and a Redis

        with console.status("playing on several servers"):
            shared = nodes.figures(arguments.tables or 200)
        show_each(console, shared, "nodes")
        keep(arguments.json, shared)
        return
    if arguments.sizing:
        from benchmarks import crowd, nodes

        with console.status("filling servers"):
            sized = crowd.figures(arguments.tables or crowd.TABLES, arguments.sockets)
        with console.status("playing on several servers"):
            sized |= nodes.figures(200)
        show_each(console, sized, "sizing")
        keep(arguments.json, sized)
        return
    if arguments.replay:
        with console.status("looking back at long games"):
            looked = replay.figures()
        show_each(console, looked, "replay")
        keep(arguments.json, looked)
        return
    if arguments.thinking:
        with console.status("playing against the best"):
            waited = thinking.figures(arguments.tables or 50)
        show_each(console, waited, "thinking")
        keep(arguments.json, waited)
        return
    with console.status("measuring the engines") as status:
        figures = bench.engines(list(slugs()), arguments.rounds, lambda text: status.update(f"engines: {text}"))
        status.update("solving Apagos")
        figures["oracle_build_s"] = bench.oracle_seconds()
        if not arguments.no_server:
            status.update("playing on the web server")
            figures["server"] = server.figures(arguments.tables or 200)
    show(console, figures)
    keep(arguments.json, figures)


def keep(file: Path | None, figures: dict[str, Any]) -> None:
    if file:
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def show(console: Console, figures: dict[str, Any]) -> None:
    yardsticks = figures["yardsticks"]
    ratios_to = [f"x {name}" for name in yardsticks]
    columns = ("compiled steps/s", "interpreted", "copy ns", "view µs", "draw ms")
    games = Table("game", *columns, *ratios_to, title="Engines (medians of interleaved rounds)")
    for slug, costs in figures["games"].items():
        ratios = [f"{costs['compiled'] / speed:.1f}" if speed else "-" for speed in yardsticks.values()]
        numbers = [costs["compiled"], costs["interpreted"], costs["copy_ns"], costs["view_us"], costs["draw_ms"]]
        games.add_row(slug, *(f"{number:,.{0 if number > 100 else 2}f}" for number in numbers), *ratios)
    console.print(games)
    for name, speed in yardsticks.items():
        console.print(f"{name}: {speed:,.0f} steps/s" if speed else f"{name}: not installed")
    console.print(f"Apagos solved in {figures['oracle_build_s']:.1f} s")
    show_each(console, figures.get("server", {}), "server")


def show_clicks(console: Console, pressed: dict[str, dict[str, dict[str, float]]]) -> None:
    table = Table("game", "seats", "a turn", "a game", title="Presses of one person (medians)")
    for slug, by_seats in pressed.items():
        for seats, counts in by_seats.items():
            table.add_row(slug, seats, f"{counts['turn']:g}", f"{counts['game']:g}")
    console.print(table)


def show_each(console: Console, figures: dict[str, Any], about: str) -> None:
    for name, value in figures.items():
        console.print(f"{about} {name}: {value:,.{2 if value < 1 else 1}f}")


if __name__ == "__main__":  # processes that it starts read this file too
    main()
