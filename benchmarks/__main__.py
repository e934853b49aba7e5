"""python -m benchmarks [--json FILE] [--rounds N] [--no-server | --search | --figures]: a table, ratios, and JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks import bench, search, server
from benchmarks import figures as figures_of_games
from ludotheque.core.shelf import slugs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-server", action="store_true", help="leave out the load on the web server")
    parser.add_argument("--figures", action="store_true", help="simulate games for the pages of the boxes instead")
    parser.add_argument("--search", action="store_true", help="compare the search with OpenSpiel's instead")
    parser.add_argument("--tables", type=int, default=200, help="tables in the load on the web server")
    arguments = parser.parse_args()
    console = Console()
    if arguments.figures:
        with console.status("simulating") as status:
            figures_of_games.write(jobs=2, progress=lambda text: status.update(f"simulating {text}"))
        return
    if arguments.search:
        for name, speed in search.speeds(arguments.rounds).items():
            console.print(f"{name}: {speed:,.0f} simulations/s" if speed else f"{name}: not installed")
        return
    with console.status("measuring the engines") as status:
        figures = bench.engines(list(slugs()), arguments.rounds, lambda text: status.update(f"engines: {text}"))
        status.update("solving Apagos")
        figures["oracle_build_s"] = bench.oracle_seconds()
        if not arguments.no_server:
            status.update("playing on the web server")
            figures["server"] = server.figures(arguments.tables)
    show(console, figures)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


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
    for name, value in figures.get("server", {}).items():
        console.print(f"server {name}: {value:,.1f}")


main()
