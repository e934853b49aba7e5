"""`ludotheque arena`, `ludotheque simulate` and `ludotheque leaderboard`: computer players among themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer import Argument, Option, Typer

from ludotheque.bots import report
from ludotheque.bots.arena import Contest, played, standings
from ludotheque.bots.census import census
from ludotheque.bots.leaderboard import boards, checked, leaderboard_page
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.match import Contestant, Played, outside
from ludotheque.bots.search import Budget
from ludotheque.cli.complaint import Complaint, agreed, contents, named, seats_of, taken, whole, writable
from ludotheque.lab import cluster

app = Typer()

MOST_SIMULATIONS = 1_000_000  # that a limit of seconds cuts short

Slug = Annotated[str, Argument(metavar="GAME", help="The name of a game.")]
Seats = Annotated[int, Option("--seats", help="How many play; without it, as few as can.")]
Bots = Annotated[
    str, Option("--bots", help="Levels by commas, or names of --code files; the last fills the seats left.")
]
Games = Annotated[int, Option("--games", min=1, help="How many games.")]
Simulations = Annotated[int, Option("--simulations", min=0, help="For one answer, instead of what a level makes.")]
Seconds = Annotated[float, Option("--seconds", min=0, help="For one answer, instead of a number of simulations.")]
Jobs = Annotated[int, Option("--jobs", min=1, max=256, help="How many processes play.")]
Ray = Annotated[
    str, Option("--ray", help="The address of a Ray cluster that plays, or `local`: Ray on this machine, with --jobs.")
]
Times = Annotated[bool, Option("--times/--no-times", help="Tell how long decisions take; never with --ray.")]
Seed = Annotated[int, Option("--seed", help="The same seed plays the same games, in any number of processes.")]
Settings = Annotated[list[str] | None, Option("--option", help="NAME=VALUE: an option of the table; may be repeated.")]
Code = Annotated[
    list[Path] | None, Option("--code", help="A file with choose(view) -> action; its player has its name.")
]
Json = Annotated[Path | None, Option("--json", help="Write the figures to this file.")]
Plot = Annotated[Path | None, Option("--plot", help="Write a plot (SVG) to this file.")]
Page = Annotated[Path | None, Option("--page", help="Write a report (HTML) to this file.")]


@app.command()
def arena(
    slug: Slug,
    seats: Seats = 0,
    bots: Bots = "best,greedy",
    games: Games = 100,
    simulations: Simulations = 0,
    seconds: Seconds = 0.0,
    jobs: Jobs = 1,
    ray: Ray = "",
    times: Times = True,
    seed: Seed = 1,
    options: Settings = None,
    code: Code = None,
    json_file: Json = None,
    plot: Plot = None,
    page: Page = None,
) -> None:
    """Let computer players meet. Seats are rotated; it says how often each of them wins."""
    writable(json_file, plot, page)
    contest = contest_of(slug, seats, bots, games, budget_of(simulations, seconds), seed, options or [], code or [])
    figures = standings(contest, results_of(contest, jobs, ray), times and not ray)
    rows = [report.arena_row(player) for player in figures["players"]]
    shown = Table(*report.ARENA_HEADS[: len(rows[0])])
    for row in rows:
        shown.add_row(*row)
    write(figures, json_file, (plot, report.arena_plot), (page, report.arena_page))
    Console().print(shown)


@app.command()
def simulate(
    slug: Slug,
    seats: Seats = 0,
    bots: Bots = "greedy",
    games: Games = 1000,
    jobs: Jobs = 1,
    ray: Ray = "",
    seed: Seed = 1,
    options: Settings = None,
    code: Code = None,
    json_file: Json = None,
    page: Page = None,
) -> None:
    """Play many games and count. It says how long they last, how they end, and which seat has the advantage."""
    writable(json_file, page)
    contest = contest_of(slug, seats, bots, games, None, seed, options or [], code or [])
    figures = census(contest, results_of(contest, jobs, ray))
    shown = Table("", "figure")
    for name in ("least", "tenth", "median", "ninetieth", "most"):
        shown.add_row(f"steps, {name}", f"{figures['steps'][name]:g}")
    for end, count in figures["ends"].items():
        shown.add_row(end, f"{100 * count / games:.1f} %")
    for number, seat in enumerate(figures["by_seat"], 1):
        interval = f"({100 * seat['low']:.1f} to {100 * seat['high']:.1f} %)"
        shown.add_row(f"seat {number} wins", f"{100 * seat['share']:.1f} % {interval}")
    write(figures, json_file, (page, report.census_page))
    Console().print(shown)


def budget_of(simulations: int, seconds: float) -> Budget | None:
    if not simulations and not seconds:
        return None
    return Budget(simulations or MOST_SIMULATIONS, seconds)


def contest_of(
    slug: str,
    seats: int,
    bots: str,
    games: int,
    budget: Budget | None,
    seed: int,
    options: list[str],
    code: list[Path],
) -> Contest:
    game = taken(slug).game
    seats = seats or game.seats.start
    if seats not in game.seats:
        raise Complaint(f"{slug} has {seats_of(game)} seats, not {seats}")
    agreed(game, options)  # complains where they cannot be
    outsiders = outsiders_of(code)
    names = [name.strip() for name in whole(bots, "--bots").split(",")]
    if len(names) > seats:
        raise Complaint(f"{len(names)} players for {seats} seats")
    names += names[-1:] * (seats - len(names))
    for name in names:
        if name not in LEVELS and name not in outsiders:
            raise Complaint(f"no player {name[:40]!r}; there is {', '.join([*LEVELS, *outsiders])}")
    line_up = tuple(Contestant(name, outsiders.get(name, "")) for name in names)
    try:
        for file in outsiders.values():
            outside(file)
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    return Contest(slug, line_up, games, seed, tuple(named(options).items()), budget)


def outsiders_of(code: list[Path]) -> dict[str, str]:
    """By name, the files of the players that others wrote."""
    found: dict[str, str] = {}
    for file in code:
        if file.stem in LEVELS:
            raise Complaint(f"{file}: {file.stem} is a player of the house; rename the file")
        if file.stem in found:
            raise Complaint(f"{file}: there is another player {file.stem!r}; rename the file")
        if "," in file.stem:
            raise Complaint(f"{file}: --bots could not name it, for the comma; rename the file")
        contents(file)  # complains where there is none
        found[file.stem] = str(file.resolve())
    return found


@app.command()
def leaderboard(
    files: Annotated[list[Path], Argument(metavar="REPORT", help="What `arena --json` wrote.")],
    out: Annotated[Path, Option("-o", "--output", help="The page (HTML).")],
) -> None:
    """Join the reports of several arenas into one page. Every player is rated over all its games, game by game."""
    writable(out, read=files)
    reports = []
    for file in files:
        try:
            reports.append(checked(json.loads(contents(file))))
        except json.JSONDecodeError as fault:
            raise Complaint(f"{file}: not JSON, as `arena --json` writes it: {fault}") from None
        except ValueError as fault:
            raise Complaint(f"{file}: {fault}") from None
        if reports[-1] in reports[:-1]:
            raise Complaint(f"{file}: the same games are there twice")
    write({}, None, (out, lambda _: leaderboard_page(boards(reports))))


def results_of(contest: Contest, jobs: int, ray: str) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"Playing {contest.slug}", total=contest.games)
        try:
            if ray:
                return cluster.played(contest.matches(), ray, jobs, lambda: progress.advance(task))
            return played(contest.matches(), jobs, lambda: progress.advance(task))
        except ValueError as fault:
            raise Complaint(str(fault)) from None


def write(figures: dict[str, Any], json_file: Path | None, *pages: tuple[Path | None, Any]) -> None:
    """Write what was asked for; a file that cannot be written is named."""
    texts = [(json_file, json.dumps(figures, indent=2) + "\n")] if json_file else []
    texts += [(file, made(figures)) for file, made in pages if file]
    for file, text in texts:
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as fault:
            raise Complaint(f"{file}: {fault.strerror}") from None
