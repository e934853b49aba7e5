"""The command `ludotheque`: play, replay, review, check, export, count, solve, compare players, serve, keep house."""

from __future__ import annotations

import os
import sys

from typer import Abort, Exit, Option, Typer

from ludotheque.cli import arena, cases, export, numbers, play, records, review, shelf, upkeep
from ludotheque.cli.complaint import Complaint
from ludotheque.core.legible import legible
from ludotheque.version import VERSION

app = Typer(
    name="ludotheque",
    help="A library of playable board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for part in (shelf, play, records, export, review, cases, numbers, arena, upkeep):
    app.add_typer(part.app)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"ludotheque {VERSION}")
        raise Exit


@app.callback()
def options(
    version: bool = Option(False, "--version", is_eager=True, callback=show_version, help="Show the version and end."),
) -> None:
    """What the command takes before the name of a command."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command; bad input is one line on stderr and the exit code 2."""
    try:
        status = app(arguments or sys.argv[1:] or ["--help"], prog_name="ludotheque", standalone_mode=False)
    except Complaint as fault:
        status = complain(str(fault))
    except (Abort, KeyboardInterrupt):
        status = 130
    except BrokenPipeError:
        # Whoever read our output has read enough; nothing more may be written when Python closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except Exception as fault:
        # Only complaints about the command line know how to put themselves in words.
        words = getattr(fault, "format_message", None)
        if words is None:
            raise
        status = complain(words())
    sys.exit(status or 0)


def complain(why: str) -> int:
    line = legible(" ".join(why.split()))
    if line:
        print(f"ludotheque: {line}", file=sys.stderr)
    return 2
