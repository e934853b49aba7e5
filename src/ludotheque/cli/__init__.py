"""The command `ludotheque`: play, replay, review, check, export, count, solve, compare players, serve, keep house."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

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
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every encoding has all that we say
    try:
        status = app(arguments or sys.argv[1:] or ["--help"], prog_name="ludotheque", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Complaint as fault:
        status = complain(str(fault))
    except (Abort, KeyboardInterrupt):
        status = 130
    except BrokenPipeError:
        hush()  # whoever read our output has read enough
        status = 0
    except OSError as fault:
        status = complain(": ".join(str(part) for part in (fault.filename, fault.strerror or fault) if part))
        if fault.filename is None:
            hush()  # it may have been our output that could not be written
    except Exception as fault:
        # Only complaints about the command line know how to put themselves in words.
        words = getattr(fault, "format_message", None)
        if words is None:
            raise
        status = complain(words())
    sys.exit(status or 0)


def hush() -> None:
    """Let nothing more be written where our output went, not even when Python closes it."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(why: str) -> int:
    line = legible(" ".join(why.split()))
    if line:
        print(f"ludotheque: {line}", file=sys.stderr)
    return 2
