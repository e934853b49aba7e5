"""`ludotheque perft` and `ludotheque solve`: what can be computed about a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import Progress
from typer import Argument, Option, Typer, echo

from ludotheque.cli.complaint import Complaint, taken
from ludotheque.core import chance
from ludotheque.core.state import Game, State

app = Typer()

Slug = Annotated[str, Argument(metavar="GAME", help="The name of a game.")]
Position = Annotated[str, Argument(help="A position in the notation of the game.")]
Material = Annotated[Path | None, Option("--material", help="Another material file.")]


def set_up(game: Game, position: str) -> State:
    try:
        state: State = game.read_position(position, game.seats.start, {})
        return state
    except ValueError as fault:
        raise Complaint(str(fault)) from None


@app.command()
def perft(
    slug: Slug,
    position: Position,
    depth: Annotated[int, Argument(help="The longest sequences to count.", min=1, max=50)],
    material: Material = None,
) -> None:
    """Count the sequences of legal actions from a position. There is a line for each length."""
    state = set_up(taken(slug, material).game, position)
    for plies in range(1, depth + 1):
        try:
            echo(f"{plies} {chance.perft(state, plies)}")
        except ValueError as fault:
            raise Complaint(str(fault)) from None


@app.command()
def solve(
    slug: Slug,
    position: Position,
    as_json: Annotated[bool, Option("--json", help="Answer in JSON.")] = False,
    material: Material = None,
) -> None:
    """Say who wins a position under best play. It tells in how many plies, and what each move is worth."""
    from ludotheque.bots.levels import coach

    game = taken(slug, material).game
    solver = coach(slug, game)
    if solver is None:
        raise Complaint(f"{slug} is not solved")
    if not set_up(game, position).waiting_for:
        raise Complaint("the game is over in this position")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"Solving {slug}", total=None)
        solver.prepare(lambda done, total: progress.update(task, completed=done, total=total))
    try:
        verdict, moves = solver.solve(position)
    except ValueError as fault:
        raise Complaint(str(fault)) from None
    if as_json:
        echo(json.dumps({**verdict._asdict(), "moves": {move: worth._asdict() for move, worth in moves.items()}}))
        return
    echo(f"{verdict.value} in {verdict.plies}")
    for move, worth in moves.items():
        echo(f"{move}  {worth.value} in {worth.plies}")
