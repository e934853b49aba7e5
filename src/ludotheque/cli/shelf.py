"""`ludotheque games` and `ludotheque serve`."""

from __future__ import annotations

import socket
import webbrowser
from typing import Annotated

from rich.console import Console
from rich.table import Table
from typer import Exit, Option, Typer

from ludotheque.cli.complaint import Complaint
from ludotheque.cli.nodes import Nodes, end_with_parent, own_command
from ludotheque.core.shelf import box, slugs

app = Typer()


@app.command()
def games() -> None:
    """List the shelf."""
    from ludotheque.bots.levels import LEVELS

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "seats", "computer players", "options"):
        table.add_column(heading, overflow="fold")
    for slug in slugs():
        game = box(slug).game
        fewest, most = game.seats.start, game.seats.stop - 1
        options = "\n".join(f"{option.name}: {', '.join(option.values)}" for option in game.options)
        seats = str(fewest) if fewest == most else f"{fewest}-{most}"
        table.add_row(slug, seats, "\n".join(LEVELS), options)
    Console().print(table, markup=False)


@app.command()
def serve(
    host: Annotated[str, Option(envvar="LUDOTHEQUE_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        Option(
            envvar="LUDOTHEQUE_PORT",
            help="The port; 0 takes any that is free. Without it, the first free one from 8000 on.",
            min=0,
            max=65535,
        ),
    ] = None,
    database: Annotated[
        str, Option(envvar="LUDOTHEQUE_DATABASE", help="A database URL; SQLite in the user's data folder unless told.")
    ] = "",
    open_browser: Annotated[bool, Option("--open", help="Open the browser.")] = False,
    limits: Annotated[
        str,
        Option(envvar="LUDOTHEQUE_LIMITS", help="What one address may have: on, off, or other numbers (tables=10)."),
    ] = "on",
    monitors: Annotated[
        str,
        Option(envvar="LUDOTHEQUE_MONITORS", help="Who may read /health, /ready and /metrics, beside this machine."),
    ] = "",
    log_format: Annotated[
        str, Option(envvar="LUDOTHEQUE_LOG_FORMAT", help="How logs are written: text or json.")
    ] = "text",
    redis: Annotated[
        str, Option(envvar="LUDOTHEQUE_REDIS", help="The URL of a Redis, where several servers share one PostgreSQL.")
    ] = "",
    nodes: Annotated[
        int, Option(envvar="LUDOTHEQUE_NODES", help="How many servers of this machine share the port.", min=1)
    ] = 1,
    listening: Annotated[int, Option(hidden=True, help="The socket of one of several servers.")] = -1,
) -> None:
    """Open the house: tables in the browser. Everybody who knows the address can come."""
    try:
        from ludotheque.house.storage import StorageError
        from ludotheque.web.app import serve as open_house
    except ImportError as fault:
        raise Complaint(f"the web part is not installed ({fault})") from None
    if nodes > 1 and not database.startswith("postgres"):
        raise Complaint("several nodes share a database of PostgreSQL; a file of SQLite belongs to one")
    try:
        if nodes > 1 and listening < 0:
            raise Exit(together(host, port, nodes, open_browser))
        if listening >= 0:
            end_with_parent()
        open_house(
            host=host,
            port=port,
            database=database,
            open_browser=open_browser,
            limits=limits,
            monitors=monitors,
            log_format=log_format,
            redis=redis,
            nodes=nodes,
            listening=listening,
        )
    except StorageError as fault:
        raise Complaint(str(fault)) from None
    except (OSError, ValueError) as fault:
        raise Complaint(str(fault)) from None


def together(host: str, port: int | None, nodes: int, open_browser: bool) -> int:
    """Let several servers share one port, each of them called as we were."""
    from ludotheque.web.app import free_port

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, free_port(host, port)), family=family, backlog=2048) as listening:
        servers = Nodes(own_command(), nodes, listening)
        return servers.run(lambda address: webbrowser.open(address) if open_browser else None)
