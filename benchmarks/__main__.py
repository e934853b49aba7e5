"""python -m benchmarks [--json FILE] [--rounds N], or one part of it: see --help."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Column, Table

from benchmarks import batch, bench, cards, clicks, replay, rival, search, server, thinking
from benchmarks import figures as figures_of_games
from ludotheque.core.shelf import slugs


class Part(NamedTuple):
    """What is measured alone where its flag is given."""

    about: str  # the help of the flag
    status: str  # what is said meanwhile
    measure: Callable[[Namespace, Callable[[str], None]], dict[str, Any]]
    show: Callable[[Console, dict[str, Any]], None] | None = None  # where it is not one figure a line


PARTS = {
    "thinking": Part(
        "how long people wait for computer players",
        "playing against the best",
        lambda asked, say: thinking.figures(asked.tables or 50),
    ),
    "search": Part(
        "the search, beside OpenSpiel's",
        "searching",
        lambda asked, say: search.speeds(asked.rounds),
        lambda console, figures: show_speeds(console, figures, "simulations/s"),
    ),
    "pages": Part(
        "how heavy the pages are in a browser, and how fast",
        "opening pages",
        # It needs a browser, and what drives it.
        lambda asked, say: import_module("benchmarks.pages").figures(),
    ),
    "nodes": Part(
        "what it costs to share tables between servers",
        "playing on several servers",
        # It starts a PostgreSQL and a Redis.
        lambda asked, say: import_module("benchmarks.nodes").figures(asked.tables or 200),
    ),
    "rival": Part(
        "our server, beside one of boardgame.io",
        "playing on two servers",
        lambda asked, say: rival.figures(asked.tables or 200, asked.rounds, say),
    ),
    "crowd": Part(
        "what tables and open pages weigh on a server",
        "filling servers",
        lambda asked, say: import_module("benchmarks.crowd").figures(asked.tables or 10_000, asked.sockets),
    ),
    "replay": Part(
        "what the replay of a long game costs",
        "looking back at long games",
        lambda asked, say: replay.figures(),
    ),
    "batch": Part(
        "many games at once, beside a Python loop",
        "stepping batches",
        lambda asked, say: batch.figures(asked.rounds),
    ),
    "lab": Part(
        "the environments, beside one of PettingZoo's",
        "stepping environments",
        # It needs the libraries of the lab.
        lambda asked, say: import_module("benchmarks.lab").figures(asked.rounds, say),
    ),
    "spiel": Part(
        "our games and OpenSpiel's, through its interface",
        "playing through OpenSpiel",
        lambda asked, say: import_module("benchmarks.spiel").figures(asked.rounds),
        lambda console, figures: show_spiel(console, figures),
    ),
    "clicks": Part(
        "how often a person presses",
        "counting presses",
        lambda asked, say: clicks.figures(asked.games, say),
        lambda console, figures: show_clicks(console, figures),
    ),
}


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-server", action="store_true", help="leave out the load on the web server")
    parser.add_argument("--tables", type=int, help="tables on the web server: 200, or 50 that think")
    parser.add_argument("--sockets", type=int, default=5_000, help="open pages for --crowd, with 10,000 --tables")
    parser.add_argument("--games", type=int, default=clicks.GAMES, help="games of each kind for --clicks")
    parser.add_argument("--figures", action="store_true", help="only simulate games, for the pages of the boxes")
    parser.add_argument("--levels", action="store_true", help="only let the levels meet, for the pages of the boxes")
    parser.add_argument("--cards", action="store_true", help="only measure random games, for docs/cards")
    for name, part in PARTS.items():
        parser.add_argument(f"--{name}", action="append_const", dest="parts", const=name, help=f"only {part.about}")
    arguments = parser.parse_args()
    console = Console()
    if arguments.figures:
        with console.status("simulating") as status:
            figures_of_games.write(jobs=2, progress=lambda text: status.update(f"simulating {text}"))
    elif arguments.levels:
        with console.status("letting the levels meet") as status:
            figures_of_games.write_levels(
                jobs=2, progress=lambda text: status.update(f"letting the levels meet: {text}")
            )
    elif arguments.cards:
        with console.status("playing at random") as status:
            cards.write(lambda text: status.update(f"playing at random: {text}"))
    elif arguments.parts:
        measured = {name: alone(console, name, arguments) for name in arguments.parts}
        keep(arguments.json, measured)
    else:
        figures = everything(console, arguments)
        show(console, figures)
        keep(arguments.json, figures)


def alone(console: Console, name: str, arguments: Namespace) -> dict[str, Any]:
    """The figures of one part, shown."""
    part = PARTS[name]
    with console.status(part.status) as status:
        measured = part.measure(arguments, lambda text: status.update(f"{part.status}: {text}"))
    if part.show:
        part.show(console, measured)
    else:
        show_each(console, measured, name)
    return measured


def everything(console: Console, arguments: Namespace) -> dict[str, Any]:
    """The engines, the solver and the web server."""
    with console.status("measuring the engines") as status:
        figures = bench.engines(list(slugs()), arguments.rounds, lambda text: status.update(f"engines: {text}"))
        status.update("solving Apagos")
        figures["oracle_build_s"] = bench.oracle_seconds()
        if not arguments.no_server:
            status.update("playing on the web server")
            figures["server"] = server.figures(arguments.tables or 200)
    return figures


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
    show_speeds(console, yardsticks, "steps/s")
    console.print(f"Apagos solved in {figures['oracle_build_s']:.1f} s")
    show_each(console, figures.get("server", {}), "server")


def show_speeds(console: Console, speeds: dict[str, float | None], unit: str) -> None:
    for name, speed in speeds.items():
        console.print(f"{name}: {speed:,.0f} {unit}" if speed else f"{name}: not installed")


def show_clicks(console: Console, pressed: dict[str, dict[str, dict[str, float]]]) -> None:
    table = Table("game", "seats", "a turn", "a game", title="Presses of one person (medians)")
    for slug, by_seats in pressed.items():
        for seats, counts in by_seats.items():
            table.add_row(slug, seats, f"{counts['turn']:g}", f"{counts['game']:g}")
    console.print(table)


def show_spiel(console: Console, figures: dict[str, dict[str, float]]) -> None:
    theirs = figures["theirs"]
    columns = [Column(f"x {name.removeprefix('python_')}", overflow="fold") for name in theirs]
    title = "Random play through OpenSpiel (medians of interleaved rounds)"
    table = Table("game", "steps/s", *columns, "without OpenSpiel", title=title)
    for name, speed in {**figures["ours"], **theirs}.items():
        alone = figures["alone"].get(name)
        ratios = (f"{speed / other:.1f}" for other in theirs.values())
        table.add_row(name.removeprefix("python_"), f"{speed:,.0f}", *ratios, f"{alone:,.0f}" if alone else "")
    console.print(table)


def show_each(console: Console, figures: dict[str, Any], about: str) -> None:
    for name, value in figures.items():
        console.print(f"{about} {name}: {value:,.{2 if value < 1 else 1}f}")


if __name__ == "__main__":  # processes that it starts read this file too
    main()
