"""`ludotheque scenario`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Exit, Typer, echo

from ludotheque.cli.complaint import Complaint, contents
from ludotheque.core.legible import legible
from ludotheque.core.scenario import BrokenScenario, load, run

app = Typer()


@app.command()
def scenario(files: Annotated[list[Path], Argument(metavar="FILE", help="Files of scenarios.")]) -> None:
    """Play scenarios. It says which of them the rules do not bear out, and ends with 1 where there are any."""
    count = 0
    failed = 0
    for file in files:
        try:
            for case in load(contents(file), file.parent):
                count += 1
                failures = run(case)
                failed += bool(failures)
                for failure in failures:
                    echo("\n".join(map(legible, f"{file}: {failure}".split("\n"))))
        except BrokenScenario as fault:
            raise Complaint(f"{file}: {fault}") from None
    echo(f"{count} scenarios, {failed} failed" if failed else f"{count} scenarios, all as expected")
    if failed:
        raise Exit(1)
